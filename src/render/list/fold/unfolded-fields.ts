import type { ListView } from "../../../model/resolved-list";
import type { ShownField } from "../../../model/resolved-view";
import type { PreparedColumn } from "../columns";

/** What a row unfolds below itself: the columns that found no room in it, and the fields that config names besides. */
export function unfoldedFields({ expand = [] }: ListView, folded: readonly PreparedColumn[]): ShownField[] {
  const columns = folded.map(({ column }) => column);
  const names = new Set(columns.map(({ name }) => name));
  return [...columns, ...expand.filter(({ name }) => !names.has(name))];
}
