import type { Description } from "../api/description";
import type { Names } from "../api/names";

/** The facts of rules whose values are an enum's. */
const enumOfFact: Readonly<Record<string, string>> = { customType: "CustomType", accountType: "AccountType" };

/** Names by which rules write a fact's values; undefined where they write the value itself. */
export function factNames(api: Description, fact: string): Names | undefined {
  const name = enumOfFact[fact];
  return name === undefined ? undefined : api.enumNumbers(name);
}
