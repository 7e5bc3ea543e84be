import { relates } from "../../domain/field-rule";
import type { FormField, FormView } from "../../model/resolved-form";
import type { Row } from "../../widgets/contract";
import { fieldsOf, isEmpty, visibleNames } from "./form-fields";
import type { Problem } from "./problem";
import { clearedValue } from "./request";
import { placedError, type RawError, valueProblems } from "./value-problems";

/** What is checked. */
export interface Checked {
  view: FormView;
  values: Row;
  /** The values at first: what was there may not silently stay when it was emptied. */
  initial: Row;
  /** The fields whose value the server knows to be taken. */
  taken: ReadonlySet<string>;
}

/** Of several problems of one field the first of these is told, a limit before the pattern that says the same; those not named come last. */
const order = [
  "required",
  "cleared",
  "type",
  "enum",
  "scale",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "format",
  "pattern",
  "sameAs",
  "taken",
];

/**
 * The problems of a form: one per field, in the order of the fields, and one per cell of its rows ("items.0.name"). Hidden
 * fields have none, a repeated field must equal the one it repeats, and a rule across fields that does not hold is a problem
 * of its right one.
 *
 * @param raw ajv's errors for `values`.
 */
export function problemsOf(raw: readonly RawError[], checked: Checked): ReadonlyMap<string, Problem> {
  const fields = fieldsOf(checked.view);
  const visible = visibleNames(fields, checked.values);
  const found = new Map<string, Problem[]>();
  const add = (name: string, problem: Problem): void => void found.set(name, [...(found.get(name) ?? []), problem]);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const placed = [
    ...raw.map((error) => placedError(error, byName, checked.values)),
    ...fields.flatMap((field) =>
      valueProblems(field, checked.view.schema.properties[field.name], checked.values[field.name]),
    ),
  ];
  for (const { place, problem } of placed) add(place, problem);
  for (const field of fields) for (const problem of ownProblems(field, checked)) add(field.name, problem);

  for (const [index, { left, is, right, as }] of (checked.view.rules ?? []).entries()) {
    if (visible.has(left) && !relates(checked.values[left], is, checked.values[right], as))
      add(right, { rule: "rule", detail: String(index) });
  }

  const problems = new Map<string, Problem>();
  for (const { name } of fields) {
    const worst = visible.has(name) ? (found.get(name) ?? []).sort((a, b) => rank(a) - rank(b))[0] : undefined;
    const cells = visible.has(name) ? [...found].filter(([place]) => place.startsWith(`${name}.`)) : [];
    for (const [place, several] of cells) problems.set(place, several.sort((a, b) => rank(a) - rank(b))[0] as Problem);
    if (worst) problems.set(name, worst);
    else if (cells.length > 0) problems.set(name, { rule: "rows", detail: String(cells.length) });
  }
  return problems;
}

/** What no schema can say. */
function ownProblems(field: FormField, { view, values, initial, taken }: Checked): Problem[] {
  const { name, required, sameAs } = field;
  const property = view.schema.properties[name];
  const value = values[name];
  const empty = isEmpty(value);
  const problems: Problem[] = [];
  // A field behind a condition may be left out of the schema's `required`, because hidden it must not be asked for.
  if (required && empty && !Array.isArray(value)) problems.push({ rule: "required", detail: "" });
  if (sameAs && value !== values[sameAs] && !(empty && isEmpty(values[sameAs])))
    problems.push({ rule: "sameAs", detail: sameAs });
  if (taken.has(name)) problems.push({ rule: "taken", detail: "" });
  const emptied = empty && !required && !field.readOnly && !isEmpty(initial[name]);
  if (emptied && property && clearedValue(property) === undefined) problems.push({ rule: "cleared", detail: "" });
  return problems;
}

function rank(problem: Problem): number {
  const place = order.indexOf(problem.rule);
  return place === -1 ? order.length : place;
}
