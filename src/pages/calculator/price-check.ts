import { formats } from "../../domain/formats";
import { validateIpAddress } from "../../domain/ip-address";
import type { PriceAttr } from "../../generated/api";
import { isEmpty } from "../../render/form/form-fields";
import type { RawError } from "../../render/form/value-problems";
import type { Row } from "../../widgets/contract";
import { ADDRESS, LONGEST_DOMAIN, QUANTITY } from "./price-form";

/**
 * What is wrong with the values of a price form, as the form engine takes it. Its attributes come from the server while the
 * console runs, so no validator can be compiled ahead for them; what an attribute asks for is little enough to be said here.
 */
export function checkPrice(attrs: ReadonlyMap<string, PriceAttr>): (values: Row) => RawError[] {
  return (values) => [
    ...[...attrs.values()].flatMap((attr) =>
      isEmpty(values[attr.attrCode]) ? missing(attr, values) : problems(attr, values[attr.attrCode]),
    ),
    ...(isEmpty(values[QUANTITY]) ? [] : numberProblems(QUANTITY, values[QUANTITY], 1, 100, 1)),
  ];
}

/** A list is never "empty" to the form engine by itself. */
function missing({ attrCode, required }: PriceAttr, values: Row): RawError[] {
  const value = values[attrCode];
  if (!required || !Array.isArray(value)) return [];
  return value.length > 0 ? [] : [error("minItems", `/${attrCode}`, { limit: 1 })];
}

function problems(attr: PriceAttr, value: unknown): RawError[] {
  const { attrCode, attrType, min, max, step } = attr;
  const path = `/${attrCode}`;
  switch (attrType) {
    case "number":
    case "duration":
      return numberProblems(attrCode, value, min ?? 0, max ?? 999_999, step ?? 1);
    case "domain":
      return Array.isArray(value)
        ? [...value.flatMap((one, at) => domainProblems(`${path}/${at}`, one)), ...countProblems(attr, value)]
        : domainProblems(path, value);
    case "ip":
      return Array.isArray(value)
        ? [
            ...value.flatMap((row: Row, at) => addressProblems(`${path}/${at}/${ADDRESS}`, row[ADDRESS])),
            ...countProblems(attr, value),
          ]
        : addressProblems(path, value);
    case "cert":
      return typeof value === "string" &&
        value.includes("-----BEGIN CERTIFICATE-----") &&
        !value.includes("PRIVATE KEY")
        ? []
        : [error("pattern", path)];
    case "select":
      return Array.isArray(value) ? countProblems(attr, value) : [];
    case "radio":
      return [];
  }
}

function numberProblems(name: string, value: unknown, min: number, max: number, step: number): RawError[] {
  const path = `/${name}`;
  if (typeof value !== "number" || !Number.isInteger(value)) return [error("type", path, { type: "integer" })];
  if (value < min) return [error("minimum", path, { limit: min })];
  if (value > max) return [error("maximum", path, { limit: max })];
  return (value - min) % step === 0 ? [] : [error("multipleOf", path, { multipleOf: step })];
}

function domainProblems(path: string, value: unknown): RawError[] {
  if (typeof value !== "string" || !formats["wildcard-domain"](value))
    return [error("format", path, { format: "wildcard-domain" })];
  return value.length > LONGEST_DOMAIN ? [error("maxLength", path, { limit: LONGEST_DOMAIN })] : [];
}

/** Specification §5: an empty address is told by the form engine, like every other that is missing. */
function addressProblems(path: string, value: unknown): RawError[] {
  return typeof value === "string" && validateIpAddress(value) === "invalid"
    ? [error("format", path, { format: "ipv4" })]
    : [];
}

function countProblems({ attrCode, min, max }: PriceAttr, value: readonly unknown[]): RawError[] {
  if (value.length < (min ?? 1)) return [error("minItems", `/${attrCode}`, { limit: min ?? 1 })];
  return value.length > (max ?? 1) ? [error("maxItems", `/${attrCode}`, { limit: max ?? 1 })] : [];
}

function error(keyword: string, instancePath: string, params: RawError["params"] = {}): RawError {
  return { keyword, instancePath, params };
}
