import type { FormView } from "../../model/resolved-form";

/**
 * Index of the section below which the form's check stands: the last with a field the check needs, so that the button is beside
 * what it checks. Undefined: above the form's buttons, as in a form of steps, where the whole is reviewed before it is checked.
 */
export function checkPlace({
  check,
  steps,
  sections,
}: Pick<FormView, "check" | "steps" | "sections">): number | undefined {
  if (!check || steps) return undefined;
  const place = sections.findLastIndex(({ fields }) => fields.some(({ name }) => check.needs.includes(name)));
  return place < 0 ? undefined : place;
}
