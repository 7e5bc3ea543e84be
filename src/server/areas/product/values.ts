import { X509Certificate } from "node:crypto";
import { formats } from "../../../domain/formats";
import type { AttrValue, ChoiceProblem, PriceAttribute } from "./price-model";

/** Longest text shown for a value; longer ones (certificates, many addresses) are cut. */
const shownLength = 200;
/** "*." at most once at the start, then labels of letters, digits and inner dashes, the last one without digits alone. */
const domainName = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z][a-z0-9-]{0,61}[a-z0-9])$/i;
const certificateBlock = /^-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/;

/** What is wrong with a value that was given, by the attribute's type. */
export function valueProblem(attribute: PriceAttribute, value: string, now: Date): ChoiceProblem | null {
  switch (attribute.attrType) {
    case "radio":
    case "select":
      return listProblem(attribute, value, (one) => attribute.options.some((option) => option.value === one), {
        name: "ATTR_OPTION",
      });
    case "ip":
      return listProblem(attribute, value, formats.ipv4, { name: "ATTR_IP" });
    case "domain":
      return listProblem(attribute, value, isDomain, { name: "ATTR_DOMAIN" });
    case "number":
    case "duration":
      return numberProblem(attribute, value);
    case "cert":
      return certificateProblem(value, now);
  }
}

/** A domain name, perhaps with a leading wildcard, of at most 64 characters. */
export function isDomain(text: string): boolean {
  return text.length <= 64 && domainName.test(text);
}

/** Several values are joined by commas; how many there may be is min..max, one where nothing is said. */
function listProblem(
  { min, max }: PriceAttribute,
  value: string,
  fits: (one: string) => boolean,
  problem: ChoiceProblem,
): ChoiceProblem | null {
  const parts = value.split(",");
  const least = min ?? 1;
  const most = max ?? 1;
  if (!parts.every(fits)) return problem;
  const countFits = parts.length >= least && parts.length <= most && new Set(parts).size === parts.length;
  return countFits ? null : { name: "ATTR_COUNT", values: { min: least, max: most } };
}

function numberProblem({ min, max, step }: PriceAttribute, value: string): ChoiceProblem | null {
  const least = min ?? 0;
  const most = max ?? 999_999;
  const every = step ?? 1;
  const number = /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most && (number - least) % every === 0) return null;
  return { name: "ATTR_NUMBER", values: { min: least, max: most, step: every } };
}

/** A certificate (with its chain) that can be read and is valid now. A private key has no business here. */
function certificateProblem(value: string, now: Date): ChoiceProblem | null {
  if (value.includes("PRIVATE KEY") || !certificateBlock.test(value)) return { name: "ATTR_CERT" };
  try {
    const { validFrom, validTo } = new X509Certificate(value);
    return new Date(validFrom) <= now && now <= new Date(validTo) ? null : { name: "ATTR_CERT_EXPIRED" };
  } catch {
    return { name: "ATTR_CERT" };
  }
}

/** The value with its attribute's name and what is shown for it. */
export function namedValue({ attrCode, attrName, attrType, options }: PriceAttribute, value: string): AttrValue {
  const labels = value.split(",").flatMap((one) => options.find((option) => option.value === one)?.label ?? []);
  if (labels.length > 0) {
    const valueName = { zh: labels.map(({ zh }) => zh).join("、"), en: labels.map(({ en }) => en).join(", ") };
    return { attrCode, attrName, value, valueName };
  }
  const subject = attrType === "cert" ? new X509Certificate(value).subject.replaceAll("\n", ", ") : undefined;
  const shown = (separator: string): string => shortened(subject ?? value.replaceAll(",", separator));
  return { attrCode, attrName, value, valueName: { zh: shown("、"), en: shown(", ") } };
}

function shortened(text: string): string {
  return text.length > shownLength ? `${text.slice(0, shownLength - 1)}…` : text;
}
