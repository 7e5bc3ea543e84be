import type { ShownField } from "../../model/resolved-view";
import type { Words } from "../../model/words";
import { widgetTraits } from "../../widgets/traits";

/**
 * Whether the heading of a detail's section names one of its fields already, so that the field's own name is not shown: two
 * of the three hold. It takes the whole width, it is the section's only field, it is called like the section.
 */
export function namedByHeading(
  field: Pick<ShownField, "words" | "widget">,
  section: { words: Words; fields: readonly unknown[] },
  say: (words: Words) => string,
): boolean {
  const wide = widgetTraits(field.widget).wide?.includes("detail") ?? false;
  const only = section.fields.length === 1;
  const same = say(field.words) === say(section.words);
  return [wide, only, same].filter(Boolean).length >= 2;
}
