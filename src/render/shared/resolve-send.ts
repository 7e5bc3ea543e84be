import { fieldsRead } from "../../domain/row-key";
import type { ResolvedSend, ResolvedSource } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";

/**
 * The request properties that config takes from rows: a field of the row at hand (the first), the list of a field over
 * all rows, or a constant. Properties whose field the row lacks are left out.
 */
export function resolveSend(send: ResolvedSend, rows: readonly Row[]): Record<string, unknown> {
  const entries = Object.entries(send).map(([name, source]) => [name, resolveSource(source, rows)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Several rows as one, for a form that is opened for all of them: each field that is sent as a list is the list of its values. */
export function gatheredRow(sends: readonly ResolvedSend[], rows: readonly Row[]): Row {
  const sources = sends.flatMap((send) => Object.values(send));
  return Object.fromEntries(
    sources.flatMap((source) => (source.from === "each" ? [[source.field, rows.map((row) => row[source.field])]] : [])),
  );
}

/**
 * The lists of objects that a form fills in from selected rows: an object for each row, with what config names of it. What the
 * row has nothing for is left out.
 */
export function filledLists(selected: Readonly<Record<string, Record<string, string>>>, rows: readonly Row[]): Row {
  const objectOf = (taken: Record<string, string>, row: Row): Row =>
    Object.fromEntries(
      Object.entries(taken).flatMap(([name, field]) =>
        row[field] === undefined || row[field] === null ? [] : [[name, row[field]] as const],
      ),
    );
  return Object.fromEntries(
    Object.entries(selected).map(([name, taken]) => [name, rows.map((row) => objectOf(taken, row))]),
  );
}

/** Whether the row has a value for every field that a send reads. */
export function covers(send: ResolvedSend, row: Row): boolean {
  return fieldsRead(send).every((field) => row[field] !== undefined && row[field] !== null);
}

function resolveSource(source: ResolvedSource, rows: readonly Row[]): unknown {
  if (source.from === "value") return source.value;
  if (source.from === "field") return typed(rows[0]?.[source.field], source.type);
  // Of rows that were gathered into one, as a form opened for several has them, the field is the list already.
  return rows.flatMap((row) => row[source.field]).filter((value) => value !== undefined && value !== null);
}

/** A value as the request wants it: what comes out of an address is text. */
function typed(value: unknown, type: "number" | "boolean" | undefined): unknown {
  if (type === undefined || typeof value !== "string") return value;
  if (type === "boolean") return value === "true";
  const number = Number(value);
  return value === "" || Number.isNaN(number) ? undefined : number;
}
