import { fieldsRead, keyField } from "../../domain/row-key";
import type { ResolvedView } from "../../model/resolved";
import type { Row } from "../../widgets/contract";
import { covers } from "../shared/resolve-send";
import { paramValue } from "../shared/param-values";
import type { ShownRows } from "../shared/shown-rows";

/** Where the row of a drawer may come from. */
export interface RowSources {
  /** The key in the address. */
  id: string | undefined;
  /** The row the history kept when the drawer was opened; may have grown old. */
  kept: Row | undefined;
  /** What the page below shows now. */
  shown: ShownRows;
}

/**
 * The row of an open drawer: what the page shows now, over what the history kept, over the bare key of the address.
 * Undefined where that is not enough for the view, as when a form without a loading call is opened by a link: an empty
 * form would overwrite what is there.
 */
export function drawerRow(view: ResolvedView, { id, kept, shown }: RowSources): Row | undefined {
  const key = keyField(view, shown.rowKey);
  const found = id === undefined ? ownRow(shown) : shown.rows.find((row) => String(row[key]) === id);
  const row: Row = { ...(id === undefined ? {} : { [key]: paramValue(id) }), ...kept, ...found };
  return enough(view, row, Boolean(found ?? kept)) ? row : undefined;
}

function ownRow({ rows, single }: ShownRows): Row | undefined {
  return single ? rows[0] : undefined;
}

function enough(view: ResolvedView, row: Row, known: boolean): boolean {
  if (view.kind === "detail") return covers(view.send, row);
  if (view.kind !== "form") return true;
  const loads = view.load ? covers(view.load.send, row) : known || fieldsRead(view.send).length === 0;
  return loads && covers(view.send, row);
}
