import type { ConfigField } from "../../model/config/screen";
import type { Property } from "../api/property";

/** Keys of limits that config sets on an input: how long a text is, how much a number or an amount. */
export const limitKeys = [
  ["minLength", "maxLength"],
  ["minimum", "maximum"],
] as const;

type LimitKeys = (typeof limitKeys)[number];

/** The least and the most; undefined where there is no such limit. */
export type Limits = readonly [least?: number | undefined, most?: number | undefined];

/** The API's limits of one kind; undefined where the property is nothing that has them. An amount is a text, and so are its limits. */
export function limitsIn({ kind, scalar, schema }: Property, [key]: LimitKeys): Limits | undefined {
  if (schema.items) return undefined;
  if (key === "minLength") return scalar === "string" ? [schema.minLength, schema.maxLength] : undefined;
  if (kind === "decimal" || kind === "ratio") return [numberIn(schema["x-minimum"]), numberIn(schema["x-maximum"])];
  return scalar === "number" ? [schema.minimum, schema.maximum] : undefined;
}

/** The limits of one kind that config sets. */
export function writtenLimits(
  field: Partial<Pick<ConfigField, LimitKeys[number]>> = {},
  [least, most]: LimitKeys,
): Limits {
  return [field[least], field[most]];
}

/** What keeps two pairs of limits. */
export function tighter([least, most]: Limits, [ownLeast, ownMost]: Limits): Limits {
  return [extreme(Math.max, least, ownLeast), extreme(Math.min, most, ownMost)];
}

function extreme(of: (...all: number[]) => number, ...limits: (number | undefined)[]): number | undefined {
  const given = limits.filter((limit) => limit !== undefined);
  return given.length > 0 ? of(...given) : undefined;
}

function numberIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
