import type { ExportColumn } from "../../generated/api";
import { cloudName } from "../cloud-names/in-language";
import type { RowProperty, ValueKind } from "./row-properties";

/** How a number is shown where the file can say so. */
export type NumberForm = "integer" | "id" | "money" | "fine" | "percent";

/** What stands in one place of the file. Numbers are decimal texts: nothing passes through a float. */
export type Cell =
  | { kind: "text"; text: string }
  | { kind: "number"; text: string; form: NumberForm }
  | { kind: "date" | "dateTime"; text: string };

/** A column made ready: whatever is the same for all its cells is looked up once. */
export interface PreparedColumn {
  name: string;
  heading: string;
  kind: ValueKind;
  /** The cell of a value. */
  cell: (value: unknown) => Cell;
}

/** Between the values of a list, in either language. */
const SEPARATOR = { zh: "、", en: ", " } as const;
/** Digits that a spreadsheet's numbers can hold: a longer id would lose its last ones. */
const EXACT_DIGITS = 15;

const plainDecimal = /^-?\d+(\.\d+)?$/;
const date = /^\d{4}-\d{2}-\d{2}$/;
const dateTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Makes a column ready. */
export function prepareColumn(
  column: ExportColumn,
  { kind, scale, isCloudName = false }: RowProperty,
  language: "zh" | "en",
): PreparedColumn {
  const words = new Map(column.words?.map(({ value, text }) => [value, text]));
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined) return "";
    if (Array.isArray(value)) return value.map(textOf).join(SEPARATOR[language]);
    const text = plainText(value);
    return words.get(text) ?? (isCloudName ? cloudName(text, language) : text);
  };
  const cell = (value: unknown): Cell => {
    const text = textOf(value);
    return (words.size === 0 && typedCell(text, kind, scale)) || { kind: "text", text };
  };
  return { name: column.name, heading: column.heading, kind: words.size === 0 ? kind : "text", cell };
}

/** The cell of a text that is what its column says; undefined for one that is not, which stays a text. */
function typedCell(text: string, kind: ValueKind, scale: number): Cell | undefined {
  if (kind === "date" || kind === "dateTime")
    return (kind === "date" ? date : dateTime).test(text) ? { kind, text } : undefined;
  if (kind === "text" || !plainDecimal.test(text)) return undefined;
  if (kind === "id") return text.length > EXACT_DIGITS ? undefined : { kind: "number", text, form: "id" };
  if (kind === "decimal") return { kind: "number", text, form: scale > 2 ? "fine" : "money" };
  return { kind: "number", text, form: kind === "ratio" ? "percent" : "integer" };
}

/** A single value as text. A pair of key and value reads as in the console's tags; what is of no known shape is JSON. */
function plainText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return String(value);
  if ("key" in value && "value" in value) return `${String(value.key)}: ${String(value.value)}`;
  return JSON.stringify(value);
}
