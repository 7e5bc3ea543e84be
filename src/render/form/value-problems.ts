import { compareDecimals } from "../../domain/decimal-format";
import type { FormField, FormProperty } from "../../model/resolved-form";
import type { Words } from "../../model/words";
import type { Row } from "../../widgets/contract";
import { isEmpty } from "./form-fields";
import type { Problem } from "./problem";

/** The part of ajv's error object that matters here. */
export interface RawError {
  keyword: string;
  /** "" for the form itself, "/name" for a field, "/name/0" for an item, "/name/0/cell" for a cell of a row. */
  instancePath: string;
  params: Record<string, unknown>;
}

/** A problem and where it is: "name" for a field, "items.0.name" for a cell of a row. */
export interface PlacedProblem {
  place: string;
  problem: Problem;
}

/** Where an error of ajv's is told, and as what. Of a list of texts it names the wrong ones, of a period the whole field. */
export function placedError(error: RawError, fields: ReadonlyMap<string, FormField>, values: Row): PlacedProblem {
  const steps = error.instancePath.split("/").slice(1);
  const missing = typeof error.params.missingProperty === "string" ? [error.params.missingProperty] : [];
  const [name = "", ...inner] = [...steps, ...missing];
  const field = fields.get(name);
  const { about } = error.params;
  const problem = { rule: error.keyword, detail: detailOf(error), ...(about ? { about: about as Words } : {}) };
  if (inner.length === 0) return { place: name, problem };
  if (field?.rows) return { place: [name, ...inner.slice(0, 2)].join("."), problem };
  if (field?.widget === "dateRange")
    return { place: name, problem: missing.length > 0 ? { rule: "periodEnds", detail: "" } : problem };
  const item = (values[name] as unknown[] | undefined)?.[Number(inner[0])];
  return {
    place: name,
    problem: typeof item === "string" && error.keyword !== "type" ? { rule: "items", detail: item } : problem,
  };
}

/** What the description asks of a value beyond JSON Schema, and has not got: of the field, and of the cells of its rows. */
export function valueProblems(field: FormField, property: FormProperty | undefined, value: unknown): PlacedProblem[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value) && field.rows) return rowProblems(field, property, value as Row[]);
  const own = typeof value === "string" ? decimalProblems(field, value) : periodProblems(field, property, value);
  return own.map((problem) => ({ place: field.name, problem }));
}

function rowProblems(
  { name, rows = [], limits }: FormField,
  property: FormProperty | undefined,
  values: readonly Row[],
): PlacedProblem[] {
  const seen = new Set<unknown>();
  return values.flatMap((row, index) => {
    const place = (cell: string): string => `${name}.${index}.${cell}`;
    const cells = rows.flatMap((cell) => {
      const required: PlacedProblem[] =
        cell.required && isEmpty(row[cell.name])
          ? [{ place: place(cell.name), problem: { rule: "required", detail: "" } }]
          : [];
      const inner = valueProblems(cell, property?.items?.properties?.[cell.name], row[cell.name]);
      return [...required, ...inner.map(({ problem }) => ({ place: place(cell.name), problem }))];
    });
    const key = limits?.unique === undefined ? undefined : row[limits.unique];
    const repeated = limits?.unique !== undefined && !isEmpty(key) && seen.has(key);
    seen.add(key);
    return repeated
      ? [...cells, { place: place(limits.unique ?? ""), problem: { rule: "rowUnique", detail: String(key) } }]
      : cells;
  });
}

function decimalProblems({ limits = {} }: FormField, value: string): Problem[] {
  const { scale, minimum, maximum } = limits;
  const problems: Problem[] = [];
  const decimals = /\.(\d*?)0*$/.exec(value)?.[1]?.length ?? 0;
  if (scale !== undefined && decimals > scale) problems.push({ rule: "scale", detail: String(scale) });
  if (minimum !== undefined && compareDecimals(value, minimum) === -1)
    problems.push({ rule: "minimum", detail: minimum });
  if (maximum !== undefined && compareDecimals(value, maximum) === 1)
    problems.push({ rule: "maximum", detail: maximum });
  return problems;
}

/** Both ends are written alike, so that they compare as texts. */
function periodProblems({ widget }: FormField, property: FormProperty | undefined, value: unknown): Problem[] {
  if (widget !== "dateRange" || typeof value !== "object" || value === null) return [];
  const [from, to] = Object.keys(property?.properties ?? {}).map((end) => (value as Row)[end]);
  return typeof from === "string" && typeof to === "string" && from > to ? [{ rule: "period", detail: "" }] : [];
}

function detailOf({ params }: RawError): string {
  const detail = params.limit ?? params.format ?? params.type ?? params.multipleOf ?? "";
  return String(detail);
}
