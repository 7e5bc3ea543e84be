/** What a filter asks for, told from the rows as they are answered. */
export interface Rule<Row> {
  /** Values worth asking for, taken from the rows there are. */
  values: (rows: readonly Row[]) => unknown[];
  fits: (row: Row, value: never) => boolean;
  /** How a text is compared, which the description says by `x-match`. */
  match?: "is" | "startsWith" | "contains";
}

type Values = Record<string, unknown>;

export const textOf = (row: object, name: string): string => String((row as Values)[name] ?? "");
export const valuesOf = (rows: readonly object[], name: string): string[] =>
  [...new Set(rows.map((row) => textOf(row, name)))].filter((text) => text !== "").sort();
/** The least, some in between, and the greatest. */
export const some = <Value>(values: readonly Value[]): Value[] =>
  [...new Set([0, 0.3, 0.7, 1].map((part) => Math.round(part * (values.length - 1))))].flatMap(
    (index) => values[index] ?? [],
  );
const byNumber = (a: string, b: string): number => Number(a) - Number(b);
export const raw = (rows: readonly object[], name: string): unknown[] => [
  ...new Set(rows.map((row) => (row as Values)[name]).filter((value) => value !== null && value !== undefined)),
];

export function anyOf<Row extends object>(name: keyof Row & string): Rule<Row> {
  return {
    values: (rows) => [...raw(rows, name).map((value) => [value]), raw(rows, name).slice(0, 2)],
    fits: (row, wanted: unknown[]) => wanted.includes(row[name]),
  };
}

export function is<Row extends object>(name: keyof Row & string): Rule<Row> {
  return { values: (rows) => raw(rows, name), fits: (row, wanted: unknown) => row[name] === wanted, match: "is" };
}

export function starts<Row extends object>(name: keyof Row & string): Rule<Row> {
  return {
    values: (rows) => some(valuesOf(rows, name)).flatMap((text) => [text, text.slice(0, 6)]),
    fits: (row, text: string) => textOf(row, name).startsWith(text),
    match: "startsWith",
  };
}

/** Some letters of the columns that a keyword is looked for in. */
export function has<Row extends object>(...names: (keyof Row & string)[]): Rule<Row> {
  return {
    values: (rows) =>
      names.flatMap((name) => some(valuesOf(rows, name)).flatMap((text) => [text.slice(0, 3), text.slice(1, 6)])),
    fits: (row, text: string) =>
      names.some((name) => textOf(row, name).toLowerCase().includes(text.trim().toLowerCase())),
    match: "contains",
  };
}

export function least<Row extends object>(name: keyof Row & string): Rule<Row> {
  return {
    values: (rows) => some(valuesOf(rows, name).sort(byNumber)),
    fits: (row, amount: string) => Number(row[name]) >= Number(amount),
  };
}

export function most<Row extends object>(name: keyof Row & string): Rule<Row> {
  return { ...least<Row>(name), fits: (row, amount: string) => Number(row[name]) <= Number(amount) };
}

/** Days, months and times compare as texts. */
export function from<Row extends object>(name: keyof Row & string): Rule<Row> {
  return { values: (rows) => some(valuesOf(rows, name)), fits: (row, time: string) => textOf(row, name) >= time };
}

export function to<Row extends object>(name: keyof Row & string): Rule<Row> {
  return { ...from<Row>(name), fits: (row, time: string) => textOf(row, name) <= time };
}

/** The moment before which what ends is about to. */
/** A whole number of at least this. */
export function numberLeast<Row extends object>(name: keyof Row & string): Rule<Row> {
  return {
    values: (rows) => some([...new Set(rows.map((row) => Number(row[name])))].sort((a, b) => a - b)),
    fits: (row, wanted: number) => Number(row[name]) >= wanted,
  };
}

/** A whole number of at most this. */
export function numberMost<Row extends object>(name: keyof Row & string): Rule<Row> {
  return { ...numberLeast<Row>(name), fits: (row, wanted: number) => Number(row[name]) <= wanted };
}
