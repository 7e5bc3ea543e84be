import type { Column, ListView } from "../../../model/resolved-list";
import { clampWidth, type ColumnPreference, type Density } from "./preference";

/** A column and whether it is shown. */
export interface LaidColumn {
  column: Column;
  shown: boolean;
  /** It cannot be hidden. */
  always: boolean;
  /** The user's width, pixels. */
  width: number | undefined;
}

/** A list's table as a user wants it. */
export interface ColumnLayout {
  /** Every column, also those not shown, in order. */
  columns: readonly LaidColumn[];
  /** Names of the columns whose width is the user's. */
  sized: ReadonlySet<string>;
  /** The first column stays in sight. */
  pinned: boolean;
  density: Density;
}

/** What a user can do to the columns. */
export type ColumnChange =
  | { type: "show"; name: string; shown: boolean }
  /** `to`: the place among all columns, also those not shown. */
  | { type: "move"; name: string; to: number }
  /** Without a width: as wide as config or the values want. */
  | { type: "width"; name: string; width: number | undefined }
  | { type: "pin"; pinned: boolean }
  | { type: "density"; density: Density }
  /** As config has it, in every respect. */
  | { type: "reset" };

/**
 * The table as config, the user and the address want it together. Names of columns that no longer exist are passed over; a column
 * that config has got since stands beside the one it follows there.
 *
 * @param named the columns that the address names, in order; they, and no others, are shown then.
 */
export function layColumns(view: ListView, preference: ColumnPreference, named?: readonly string[]): ColumnLayout {
  const always = alwaysShown(view);
  const known = named?.filter((name) => view.columns.some((column) => column.name === name)) ?? [];
  const narrowed = known.length > 0;
  const order = narrowed ? [...new Set([...known, ...always])] : preference.order;
  const hidden = hiddenColumns(view, preference);
  const columns = inOrder(view.columns, order, narrowed).map((column): LaidColumn => {
    const { name } = column;
    const isAlways = always.has(name);
    const shown = isAlways || (narrowed ? known.includes(name) : !hidden.has(name));
    return { column, shown, always: isAlways, width: preference.widths?.[name] };
  });
  const sized = new Set(columns.filter(({ width }) => width !== undefined).map(({ column }) => column.name));
  return { columns, sized, pinned: preference.pinned ?? true, density: preference.density ?? "normal" };
}

/** The view with the columns that are shown, in order and with their widths. */
export function shownView(view: ListView, layout: ColumnLayout): ListView {
  const shown = layout.columns.filter((laid) => laid.shown);
  // A table fills its frame: where every column has a width, the user's last one gives way, and the others stay as they are.
  const full = shown.every(({ column, width }) => (width ?? column.width) !== undefined);
  const columns = shown.map(({ column, width }, index): Column => {
    if (width === undefined) return column;
    const { width: _config, ...free } = column;
    return full && index === shown.length - 1 ? free : { ...free, width };
  });
  return { ...view, columns };
}

/** Names of the columns that are shown, in order. */
export function shownNames(layout: ColumnLayout): string[] {
  return layout.columns.filter(({ shown }) => shown).map(({ column }) => column.name);
}

/** The preference after a change; what it says about columns that no longer exist is dropped on the occasion. */
export function changePreference(
  preference: ColumnPreference,
  change: ColumnChange,
  layout: ColumnLayout,
): ColumnPreference {
  switch (change.type) {
    case "show":
    case "move":
      return { ...preference, ...written(changeOrder(layout.columns, change)) };
    case "width":
      return { ...preference, widths: changedWidths(layout, change.name, change.width) };
    case "pin":
      return { ...preference, pinned: change.pinned };
    case "density":
      return { ...preference, density: change.density };
    case "reset":
      return {};
  }
}

/** The columns after one was moved, shown or hidden. */
export function changeOrder(
  columns: readonly LaidColumn[],
  change: Extract<ColumnChange, { name: string }>,
): LaidColumn[] {
  if (change.type === "show")
    return columns.map((laid) =>
      laid.column.name === change.name && !laid.always ? { ...laid, shown: change.shown } : laid,
    );
  const moved = columns.find(({ column }) => column.name === change.name);
  const others = columns.filter((laid) => laid !== moved);
  if (!moved || change.type !== "move") return [...columns];
  return others.toSpliced(Math.max(0, change.to), 0, moved);
}

/** Columns that cannot be hidden: those that open the row, or else config's first. */
export function alwaysShown({ columns, rowActions }: ListView): Set<string> {
  const offered = columns.filter(({ optional }) => !optional);
  const opening = offered.filter(({ action }) => rowActions.some(({ name }) => name === action));
  return new Set((opening.length > 0 ? opening : offered.slice(0, 1)).map(({ name }) => name));
}

/** Hidden are those the user hid, and the optional ones that config has got since. */
function hiddenColumns(view: ListView, { order, hidden }: ColumnPreference): Set<string> {
  const unseen = view.columns.filter(({ name, optional }) => optional && !order?.includes(name));
  return new Set([...(hidden ?? []), ...unseen.map(({ name }) => name)]);
}

/** The columns in the wanted order; one it does not name follows the one it follows in config, or, `last`, all that it names. */
function inOrder(columns: readonly Column[], order: readonly string[] | undefined, last: boolean): Column[] {
  if (!order) return [...columns];
  const placed = order
    .map((name) => columns.find((column) => column.name === name))
    .filter((column) => column !== undefined);
  for (const [index, column] of columns.entries()) {
    if (order.includes(column.name)) continue;
    const before = index === 0 ? undefined : columns[index - 1];
    const place = last ? placed.length : before ? placed.indexOf(before) + 1 : 0;
    placed.splice(place, 0, column);
  }
  return placed;
}

function written(columns: readonly LaidColumn[]): Pick<ColumnPreference, "order" | "hidden"> {
  return {
    order: columns.map(({ column }) => column.name),
    hidden: columns.filter(({ shown }) => !shown).map(({ column }) => column.name),
  };
}

function changedWidths({ columns }: ColumnLayout, name: string, width: number | undefined): Record<string, number> {
  const entries = columns.map(
    ({ column, width: before }) => [column.name, column.name === name ? width : before] as const,
  );
  return Object.fromEntries(
    entries
      .filter((entry): entry is readonly [string, number] => entry[1] !== undefined)
      .map(([key, value]) => [key, clampWidth(value)]),
  );
}
