import type { Description } from "../api/description";

/** Whether the values of an enum are codes of clouds: all of these are among them. */
export function isOfClouds({ enumValues }: Description, name: string, codes: readonly string[]): boolean {
  const values = enumValues(name) ?? [];
  return codes.length > 0 && codes.every((code) => values.includes(code));
}

/** The enum of the API that consists of the clouds' codes, as far as one does: that which has the most of them and the fewest other values. */
export function cloudEnumOf({ enumNames, enumValues }: Description, codes: readonly string[]): string | undefined {
  const candidates = enumNames.map((name) => {
    const values = enumValues(name) ?? [];
    const shared = values.filter((value) => codes.includes(String(value))).length;
    return { name, shared, others: values.length - shared };
  });
  const [best] = candidates
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || one.others - other.others);
  return best?.name;
}
