import { parseFilter } from "../../domain/filter/parse";
import type { ResolvedScreen } from "../../model/resolved";
import type { FormView } from "../../model/resolved-form";
import { type Line, lineOf } from "../filters/line";
import { FILTER_RULE } from "./filter-rule";
import { fieldsOf } from "./form-fields";
import type { RawCheck } from "./form-validator";
import type { RawError } from "./value-problems";

/** The judgement of a form's values, and of its filters by their languages: a text that cannot be read is wrong as any other value is. */
export function withFilters(
  check: RawCheck,
  view: FormView,
  { filterLanguages = {}, enums }: Pick<ResolvedScreen, "filterLanguages" | "enums">,
): RawCheck {
  const filters = fieldsOf(view).flatMap(({ name, filterOf }) => {
    const language = filterOf === undefined ? undefined : filterLanguages[filterOf];
    // Values that a call has are not known here: any may be one.
    return language ? [{ name, line: lineOf(language, enums, () => undefined) }] : [];
  });
  if (filters.length === 0) return check;
  return (values) => [...check(values), ...filters.flatMap(({ name, line }) => mistakeIn(name, values[name], line))];
}

function mistakeIn(name: string, text: unknown, { vocabulary, properties }: Line): RawError[] {
  const { mistake } = parseFilter(typeof text === "string" ? text : "", vocabulary);
  if (!mistake) return [];
  const { reason, from, to, property } = mistake;
  const about = properties.find((one) => one.name === property)?.words;
  const limit = String(text).slice(from, to);
  return [{ keyword: `${FILTER_RULE}${reason}`, instancePath: `/${name}`, params: { limit, about } }];
}
