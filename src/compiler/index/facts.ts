import type { Description } from "../api/description";
import type { Names } from "../api/names";

/** The facts of rules whose values are an enum's. */
export const enumOfFact: Readonly<Record<string, string>> = { customType: "CustomType", accountType: "AccountType" };

/** A value of a fact, as rules write it. */
export type FactValue = string | number | boolean;

const either = [true, false] as const;

/** The other facts: what they may be, or else only of which type that is. */
const otherFacts: Readonly<Record<string, readonly FactValue[] | "number">> = {
  mode: [1, 2],
  all: either,
  channel: either,
  held: either,
  loginNumStored: either,
  loginNum: "number",
};

/** Names by which rules write a fact's values; undefined where they write the value itself. */
export function factNames(api: Description, fact: string): Names | undefined {
  const name = enumOfFact[fact];
  return name === undefined ? undefined : api.enumNumbers(name);
}

/** Everything that a fact may be, as rules write it; undefined where that has no end, or the API does not say. */
export function factValues(api: Description, fact: string): readonly FactValue[] | undefined {
  const values = otherFacts[fact];
  const names = factNames(api, fact);
  if (names) return [...names.keys()];
  return typeof values === "string" ? undefined : values;
}

/** The type of a fact whose values are no enum's. */
export function factType(fact: string): string | undefined {
  const values = otherFacts[fact];
  return typeof values === "string" ? values : values && typeof values[0];
}
