import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkChoices } from "../../../src/server/areas/product/choices";
import type { AttrChoice } from "../../../src/server/areas/product/price-model";
import { isDomain } from "../../../src/server/areas/product/values";
import { seededRandom } from "../../../src/server/database/seed/bills-generator/random";
import { seedProducts } from "../../../src/server/database/seed/commerce-data/products";
import { sampleChoices } from "../../../src/server/database/seed/commerce-data/wishes";
import { AnswerError } from "../../../src/server/errors";

const now = new Date("2030-01-01T00:00:00Z");
const waf = seedProducts.find(({ code }) => code === "waf")?.attributes ?? [];
const ddos = seedProducts.find(({ code }) => code === "ddos")?.attributes ?? [];
const certificate = readFileSync(new URL("fixtures/certificate.pem", import.meta.url), "utf8");

const good: Record<string, string> = {
  edition: "standard",
  domain: "www.example.com",
  certificate: "no",
  originType: "ip",
  originIps: "198.51.100.7",
  ports: "80,443",
  proxy: "no",
  extraDomains: "0",
  extraBandwidth: "50",
};
const list = (values: Record<string, string | undefined>): AttrChoice[] =>
  Object.entries(values).flatMap(([attrCode, value]) => (value === undefined ? [] : [{ attrCode, value }]));
/** Fields and English messages of the refusal, or nothing. */
const problems = (attributes: typeof waf, choices: AttrChoice[], path?: string) => {
  try {
    checkChoices(attributes, choices, now, path);
    return [];
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return (error.errors ?? []).map(({ field, words }) => `${field}: ${words.en}`);
  }
};
const ips = (count: number) => Array.from({ length: count }, (_, at) => `198.51.100.${at + 1}`).join(",");

describe("checkChoices of a web application firewall (domain rules, Price attributes)", () => {
  it("takes valid choices and names them", () => {
    expect(checkChoices(waf, list(good), now)).toContainEqual({
      attrCode: "ports",
      attrName: { zh: "防护端口", en: "Protected ports" },
      value: "80,443",
      valueName: { zh: "80、443", en: "80, 443" },
    });
  });

  it.each<[what: string, change: Record<string, string | undefined>, expected: RegExp | null]>([
    ["20 origin addresses", { originIps: ips(20) }, null],
    ["21 origin addresses", { originIps: ips(21) }, /Origin IP addresses” takes 1 to 20/],
    ["an address twice", { originIps: "1.2.3.4,1.2.3.4" }, /takes 1 to 20 different/],
    ["no address", { originIps: undefined }, /^attrs: “Origin IP addresses” is required/],
    ["an address out of range", { originIps: "1.2.3.256" }, /invalid IP/],
    [
      "an origin domain instead",
      { originType: "domain", originIps: undefined, originDomain: "origin.example.com" },
      null,
    ],
    [
      "addresses with an origin domain",
      { originType: "domain", originDomain: "origin.example.com" },
      /cannot be given/,
    ],
    ["an empty value for what is not asked", { originDomain: " " }, null],
    [
      "two origin domains",
      { originType: "domain", originIps: undefined, originDomain: "a.example.com,b.example.com" },
      /takes 1 to 1/,
    ],
    ["a domain of 64 characters", { domain: `${"a".repeat(52)}.example.com` }, null],
    ["a domain of 65 characters", { domain: `${"a".repeat(53)}.example.com` }, /at most 64/],
    ["a domain with its prefix", { domain: "http://www.example.com" }, /without http/],
    ["a wildcard domain", { domain: "*.example.com" }, null],
    ["an unknown edition", { edition: "gold" }, /has no such choice/],
    ["no edition", { edition: undefined }, /“Edition” is required/],
    ["a port that is not offered", { ports: "80,22" }, /has no such choice/],
    ["a certificate where it is needed", { certificate: "yes", certificateText: certificate }, null],
    ["no certificate where it is needed", { certificate: "yes" }, /Certificate content” is required/],
    [
      "a certificate that is none",
      { certificate: "yes", certificateText: "-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----" },
      /valid certificate/,
    ],
    [
      "a private key with the certificate",
      { certificate: "yes", certificateText: `${certificate}\n-----BEGIN PRIVATE KEY-----` },
      /without its private key/,
    ],
    ["a certificate nobody asked for", { certificateText: certificate }, /cannot be given/],
    ["a bandwidth off its step", { extraBandwidth: "60" }, /in steps of 50/],
    ["a bandwidth above the maximum", { extraBandwidth: "1050" }, /from 0 to 1000/],
    ["a number with a sign", { extraDomains: "-1" }, /whole number/],
    ["a number with a fraction", { extraDomains: "1.5" }, /whole number/],
    ["a number in another notation", { extraDomains: "0x10" }, /whole number/],
  ])("%s", (_what, change, expected) => {
    const found = problems(waf, list({ ...good, ...change }));
    expect(found.map((text) => expected?.test(text))).toEqual(expected ? [true] : []);
  });

  it("refuses an expired certificate", () => {
    const choices = list({ ...good, certificate: "yes", certificateText: certificate });
    expect(() => checkChoices(waf, choices, new Date("2200-01-01"))).toThrow(AnswerError);
  });

  it("reports every mistake at once, each at its field", () => {
    const choices = [
      ...list({ ...good, domain: "x", proxy: "maybe" }),
      { attrCode: "colour", value: "red" },
      { attrCode: "edition", value: "standard" },
    ];
    expect(problems(waf, choices, "items.2.")).toEqual([
      "items.2.attrs.9.attrCode: The product has no such option",
      "items.2.attrs.10.attrCode: This option is given twice",
      expect.stringMatching(/^items\.2\.attrs\.1\.value: /),
      expect.stringMatching(/^items\.2\.attrs\.6\.value: /),
    ]);
  });
});

describe("checkChoices of any product", () => {
  it("lets optional values be absent", () => {
    expect(problems(ddos, list({ line: "bgp", protection: "30", ports: "50" }))).toEqual([]);
  });

  it("takes every sample of the demo", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.constantFrom(...seedProducts), (seed, product) => {
        expect(problems(product.attributes, sampleChoices(seededRandom(seed), product))).toEqual([]);
      }),
    );
  });

  it("never fails on any text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...waf), fc.string({ unit: "binary" }), ({ attrCode }, value) => {
        expect(() => problems(waf, [{ attrCode, value }])).not.toThrow();
      }),
    );
  });
});

describe("isDomain", () => {
  it.each<[text: string, fits: boolean]>([
    ["example.com", true],
    ["a-b.example.cn", true],
    ["*.example.com", true],
    ["xn--fiqs8s.cn", true],
    ["example", false],
    ["-a.example.com", false],
    ["a..com", false],
    ["*.*.com", false],
    ["1.2.3.4", false],
    ["example.com.", false],
    ["ex ample.com", false],
    ["", false],
  ])("%s: %s", (text, fits) => {
    expect(isDomain(text)).toBe(fits);
  });
});
