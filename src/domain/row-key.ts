import type { ResolvedView } from "../model/resolved";
import type { ResolvedSend } from "../model/resolved-view";

/** The fields of the row that a send reads. */
export function fieldsRead(send: ResolvedSend): string[] {
  return Object.values(send).flatMap((source) => (source.from === "value" ? [] : [source.field]));
}

/**
 * The field whose value names the row in an address: the one that the view asks the server with, so that the address is
 * enough to open it; else the one that identifies rows in the list.
 */
export function keyField(view: ResolvedView, rowKey: string): string {
  const send = view.kind === "form" ? (view.load?.send ?? view.send) : view.kind === "detail" ? view.send : {};
  const [field, ...others] = new Set(fieldsRead(send));
  return field !== undefined && others.length === 0 ? field : rowKey;
}
