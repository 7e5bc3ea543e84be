import { describe, expect, it } from "vitest";
import type { PriceAttr } from "../../../src/generated/api";
import { checkPrice } from "../../../src/pages/calculator/price-check";
import {
  ADDRESS,
  defaultOf,
  DURATION,
  isPriceAttributes,
  priceForm,
  QUANTITY,
} from "../../../src/pages/calculator/price-form";
import { refusedInputs, wishOf, withoutStale } from "../../../src/pages/calculator/price-request";
import type { Row } from "../../../src/widgets/contract";

const plain = {
  unit: null,
  required: true,
  min: null,
  max: null,
  step: null,
  defaultValue: null,
  options: [],
  dependsOn: null,
};
const attr = (attrCode: string, attrType: PriceAttr["attrType"], more: Partial<PriceAttr> = {}): PriceAttr => ({
  ...plain,
  attrCode,
  attrName: attrCode,
  attrType,
  ...more,
});
const options = (...values: string[]) => ({
  options: values.map((value) => ({ value, label: value })),
  defaultValue: values[0] ?? null,
});
const when = (attrCode: string, ...values: string[]) => ({ dependsOn: { attrCode, values } });

/** Like a web application firewall, and a chain of three that depend on each other. */
const attrs = [
  attr("edition", "radio", options("standard", "ultimate")),
  attr("domain", "domain", { min: 1, max: 1 }),
  attr("certificate", "radio", options("no", "yes")),
  attr("certificateText", "cert", when("certificate", "yes")),
  attr("origin", "radio", options("ip", "domain")),
  attr("originIps", "ip", { min: 1, max: 3, ...when("origin", "ip") }),
  attr("originDomain", "domain", { min: 1, max: 1, ...when("origin", "domain") }),
  attr("ports", "select", { min: 1, max: 4, ...options("80", "443") }),
  attr("bandwidth", "number", { min: 0, max: 100, step: 50, defaultValue: "0" }),
  attr("first", "radio", options("a", "b")),
  attr("second", "radio", { ...options("x", "y"), ...when("first", "b") }),
  attr("third", "number", { min: 1, max: 9, defaultValue: "2", ...when("second", "x") }),
];
const words = {
  language: "en" as const,
  configuration: "",
  purchase: "",
  quantity: "",
  duration: "",
  certificate: "PEM",
  addresses: "",
};
const form = priceForm(
  {
    productCode: "waf",
    productName: "WAF",
    attrs,
    durations: [
      { durationNum: 1, durationUnit: "M" },
      { durationNum: 2, durationUnit: "Y" },
    ],
  },
  words,
);
const all = new Set(Object.keys(form.initial));
const start = withoutStale(form, all, form.initial);
const visible = (values: Row) =>
  new Set(
    Object.keys(values).filter(
      (name) => values[name] !== undefined || ["domain", "originDomain", "certificateText"].includes(name),
    ),
  );
const field = (name: string) => form.view.sections.flatMap(({ fields }) => fields).find((one) => one.name === name);

describe("priceForm", () => {
  it.each([
    ["edition", "segmented"],
    ["domain", "domain"],
    ["certificateText", "textarea"],
    ["originIps", "rows"],
    ["ports", "multiChoice"],
    ["bandwidth", "number"],
    [DURATION, "segmented"],
    [QUANTITY, "number"],
  ])("draws %s with the widget %s", (name, widget) => {
    expect(field(name)?.widget).toBe(widget);
  });

  it("gives addresses the prefix of the certificate choice (specification §5)", () => {
    expect(field("originIps")?.rows?.[0]).toMatchObject({ widget: "ipAddress", certificateField: "certificate" });
  });

  it("names durations in the reader's language", () => {
    expect(form.options.get(DURATION)?.map(({ label }) => label)).toEqual(["1 month", "2 years"]);
  });

  it("begins with the defaults of what is asked for", () => {
    expect(start).toMatchObject({
      edition: "standard",
      originIps: [{}],
      ports: ["80"],
      bandwidth: 0,
      first: "a",
      [QUANTITY]: 1,
      [DURATION]: "1M",
    });
    expect([start.second, start.third, start.originDomain]).toEqual([undefined, undefined, undefined]);
  });
});

describe("withoutStale", () => {
  it.each(["", "three", "1e999"])(
    "begins empty where the default of a number is “%s”, which is none",
    (defaultValue) => {
      expect(defaultOf(attr("size", "number", { defaultValue }))).toBeUndefined();
    },
  );

  it("forgets what is not asked for any more, children of children too", () => {
    const shown = withoutStale(form, visible(start), { ...start, first: "b" });
    expect(shown).toMatchObject({ second: "x", third: 2 });
    const typed = { ...shown, third: 7 };
    const gone = withoutStale(form, visible(typed), { ...typed, first: "a" });
    expect([gone.second, gone.third]).toEqual([undefined, undefined]);
  });

  it("begins anew with what is asked for again", () => {
    const filled = { ...start, originIps: [{ [ADDRESS]: "1.2.3.4" }] };
    const away = withoutStale(form, visible(filled), { ...filled, origin: "domain" });
    expect(away.originIps).toBeUndefined();
    expect(withoutStale(form, visible(away), { ...away, origin: "ip" }).originIps).toEqual([{}]);
  });

  it("leaves alone what the user has emptied", () => {
    const emptied = { ...start, bandwidth: undefined };
    expect(withoutStale(form, all, emptied).bandwidth).toBeUndefined();
  });
});

describe("wishOf", () => {
  it("joins several values by commas and leaves out what is empty, hidden or faulty", () => {
    const values = {
      ...start,
      originIps: [{ [ADDRESS]: "1.2.3.4" }, { [ADDRESS]: "5.6.7.8" }, {}],
      domain: "no domain",
      ports: ["443", "80"],
      [QUANTITY]: 3,
      [DURATION]: "2Y",
      originDomain: "hidden.example.com",
    };
    const wish = wishOf("waf", form, values, new Set(["domain"]));
    expect(wish).toMatchObject({ productCode: "waf", quantity: 3, durationNum: 2, durationUnit: "Y" });
    const chosen = Object.fromEntries(wish.attrs.map(({ attrCode, value }) => [attrCode, value]));
    expect(chosen).toEqual({
      edition: "standard",
      certificate: "no",
      origin: "ip",
      originIps: "1.2.3.4,5.6.7.8",
      ports: "443,80",
      bandwidth: "0",
      first: "a",
    });
  });

  it("has the quantity that was typed in, also a wrong one, which has no price", () => {
    expect(wishOf("scan", form, { ...start, [QUANTITY]: 1000 }, new Set([QUANTITY]))).toMatchObject({ quantity: 1000 });
  });

  it("has no duration where the product has none", () => {
    expect(wishOf("scan", form, { ...start, [DURATION]: undefined })).not.toHaveProperty("durationNum");
  });
});

describe("checkPrice", () => {
  const check = (values: Row) =>
    checkPrice(form.attrs)({ ...start, ...values }).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);

  it.each([
    [{}, []],
    [{ domain: "www.example.com" }, []],
    [{ domain: "*.example.com" }, []],
    [{ domain: "http://x" }, ["/domain format"]],
    [{ domain: `${"a".repeat(60)}.example.com` }, ["/domain maxLength"]],
    [{ originIps: [{ [ADDRESS]: "1.2.3.4" }, { [ADDRESS]: "1.2.3" }] }, ["/originIps/1/address format"]],
    [{ originIps: [] }, ["/originIps minItems"]],
    [{ originIps: Array.from({ length: 4 }, () => ({})) }, ["/originIps maxItems"]],
    [{ ports: [] }, ["/ports minItems"]],
    [{ bandwidth: 25 }, ["/bandwidth multipleOf"]],
    [{ bandwidth: 150 }, ["/bandwidth maximum"]],
    [{ bandwidth: "many" }, ["/bandwidth type"]],
    [{ [QUANTITY]: 101 }, [`/${QUANTITY} maximum`]],
    [{ [QUANTITY]: 0 }, [`/${QUANTITY} minimum`]],
    [{ certificateText: "-----BEGIN CERTIFICATE-----\nx" }, []],
    [{ certificateText: "-----BEGIN CERTIFICATE-----\n-----BEGIN PRIVATE KEY-----" }, ["/certificateText pattern"]],
  ])("%j: %j", (values, found) => {
    expect(check(values)).toEqual(found);
  });
});

describe("refusedInputs", () => {
  it("names the input that a refusal concerns", () => {
    const wish = wishOf("waf", form, start);
    const at = wish.attrs.findIndex(({ attrCode }) => attrCode === "ports");
    const refused = (fieldName: string) => refusedInputs([{ field: fieldName, message: "no" }], wish)[0]?.field;
    expect([
      refused(`attrs.${at}.value`),
      refused(`items.0.attrs.${at}.value`),
      refused("quantity"),
      refused("items.0.durationNum"),
      refused("attrs"),
    ]).toEqual(["ports", "ports", QUANTITY, DURATION, "attrs"]);
  });
});

describe("an answer", () => {
  const answer = { productCode: "waf", productName: "WAF", attrs, durations: [{ durationNum: 1, durationUnit: "M" }] };

  it("is read where every attribute is one, whatever else it says", () => {
    expect([answer, { ...answer, more: 1 }, { ...answer, attrs: [], durations: [] }].map(isPriceAttributes)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    null,
    [],
    { ...answer, attrs: [null] },
    { ...answer, attrs: undefined },
    { ...answer, durations: [{ durationNum: "n1", durationUnit: "M" }] },
    ...[
      { attrType: "toString" },
      { attrType: 42 },
      { options: [null] },
      { required: "yes" },
      { dependsOn: { attrCode: "a" } },
      { min: "n1" },
    ].map((wrong) => ({ ...answer, attrs: [{ ...attrs[0], ...wrong }] })),
  ])("%j is none", (wrong) => {
    expect(isPriceAttributes(wrong)).toBe(false);
  });
});
