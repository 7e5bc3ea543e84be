import { compareDecimals } from "../../../src/domain/decimal-format";
import type { Schema } from "./schema";

/** An amount or ratio as text, which follows from the number; the largest that the schema allows where it has to be long. */
export function amountOf(schema: Schema, number: number, isLong: boolean): string {
  const candidates = isLong ? largest(schema) : [usual(schema, number)];
  const found = [...candidates, schema["x-minimum"] ?? "", schema["x-maximum"] ?? ""].find((text) =>
    accepts(schema, text),
  );
  return found ?? String(schema.examples?.[0] ?? "0");
}

function usual({ format, "x-scale": scale = 2 }: Schema, number: number): string {
  const fraction = String((number * 7919) % 10 ** scale).padStart(scale, "0");
  return format === "ratio" ? `0.${fraction}` : `${(number * 37) % 100_000}.${fraction}`;
}

function largest({ "x-scale": scale = 2 }: Schema): string[] {
  return Array.from({ length: 18 }, (_, index) => `${"9".repeat(18 - index)}.${"9".repeat(scale)}`);
}

function accepts(
  { pattern, maxLength = Infinity, "x-minimum": least, "x-maximum": most }: Schema,
  text: string,
): boolean {
  return (
    text !== "" &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, "u").test(text)) &&
    (least === undefined || compareDecimals(text, least) !== -1) &&
    (most === undefined || compareDecimals(text, most) !== 1)
  );
}
