import type { ValueKind } from "../../model/value-kind";
import type { Operation, RequestShape, Row } from "../api/operation";
import type { Property } from "../api/property";
import { listedRow, objectRow } from "../index/own-call";
import { clientTokenName, requiredOf } from "../index/pick-shape";

/** What operations are to a screen that they are about. */
export interface Parts {
  list: { operation: Operation; row: Row; rowKey: string };
  /** Answers one of the list's rows, from what a row has. */
  detail?: { operation: Operation; row: Row };
  forms: CallPart[];
  actions: CallPart[];
  /** Operations that are none of these. */
  others: Operation[];
}

/** A call that changes something, in one of its shapes: with what is typed, or with nothing but rows. */
export interface CallPart {
  operation: Operation;
  shape: RequestShape;
  /** The request property that says which rows: of one, or of several. Absent: it is about none. */
  rows?: { property: string; several: boolean };
  /** What is typed. */
  typed: string[];
}

/** Values that are neither shown in a column nor typed in a line. */
const nested: readonly ValueKind[] = ["objects", "object", "unknown", "menuCodes", "password", "filter"];

/** Whether a value is shown by itself. */
export function isPlain({ kind }: Property): boolean {
  return !nested.includes(kind);
}

/** What the operations are to a screen; undefined where none of them answers rows that can be told apart. */
export function partsOf(operations: readonly Operation[]): Parts | undefined {
  const list = operations.flatMap(listOf)[0];
  if (!list) return undefined;
  const others = operations.filter((operation) => operation !== list.operation);
  const detail = others.flatMap((operation) => detailOf(operation, list))[0];
  const calls = others
    .filter(({ change }) => change)
    .flatMap((operation) => operation.shapes.map((shape) => callOf(operation, shape, list.rowKey)));
  const actions = calls.filter(isAction);
  const forms = calls.filter((call) => !actions.includes(call) && call.typed.length > 0);
  const placed = [detail?.operation, ...[...forms, ...actions].map(({ operation }) => operation)];
  return {
    list,
    ...(detail && { detail }),
    forms,
    actions,
    others: others.filter((operation) => !placed.includes(operation)),
  };
}

/** Whether a call needs nothing to be typed: one of several rows that may be told more is done without it. */
function isAction({ rows, typed, shape }: CallPart): boolean {
  if (!rows) return false;
  return rows.several ? requiredOf(shape).every((name) => name === rows.property) : typed.length === 0;
}

function listOf(operation: Operation): Parts["list"][] {
  const row = operation.change ? undefined : listedRow(operation);
  const rowKey = row && keyOf(row);
  return row && rowKey !== undefined && requiredOf(operation.shapes[0]).length === 0
    ? [{ operation, row, rowKey }]
    : [];
}

/** What tells a row from others: its id, or the first property that is required and called a key, number or code. */
function keyOf({ properties }: Row): string | undefined {
  if (properties.has("id")) return "id";
  return [...properties.values()].find(
    ({ name, required, kind }) => required && (kind === "text" || kind === "id") && /(id|key|no|code)$/i.test(name),
  )?.name;
}

function detailOf(operation: Operation, { row: of }: Parts["list"]): NonNullable<Parts["detail"]>[] {
  const row = operation.change ? undefined : objectRow(operation);
  const needs = requiredOf(operation.shapes[0]);
  return row && needs.length > 0 && needs.every((name) => of.properties.has(name)) ? [{ operation, row }] : [];
}

function callOf(operation: Operation, shape: RequestShape, rowKey: string): CallPart {
  const several = `${rowKey}s`;
  const property = [rowKey, several].find((name) => shape.properties.has(name));
  return {
    operation,
    shape,
    ...(property !== undefined && { rows: { property, several: property === several } }),
    typed: [...shape.properties.values()]
      .filter(
        ({ name, kind }) => name !== property && name !== clientTokenName && kind !== "object" && kind !== "unknown",
      )
      .map(({ name }) => name),
  };
}
