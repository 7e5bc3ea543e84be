import type { When } from "../../model/config/screen";
import { type Names, valueOf } from "../api/names";
import type { Property } from "../api/property";

/** A condition with the numbers that the wire carries in place of the names that config writes. */
export function resolveWhen(when: When, properties: ReadonlyMap<string, Pick<Property, "names">> = new Map()): When {
  return whenByNames(when, (field) => properties.get(field)?.names);
}

/** The same, by the names that each field's values have. */
export function whenByNames(when: When, namesAt: (field: string) => Names | undefined): When {
  return Object.fromEntries(
    Object.entries(when).map(([field, wanted]) => [field, valueOf(namesAt(field), wanted) as When[string]]),
  );
}
