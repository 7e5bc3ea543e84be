import type { ReactElement } from "react";
import type { Column } from "../../../model/resolved-list";
import { PageCheckbox } from "../page-checkbox";
import type { Sort } from "../list-query";
import type { KeyedRow, Selection, SelectionChange } from "../selection";
import { OrderSelect } from "./order-select";

/** What the line above cards is drawn from. */
export interface CardsHeadProps {
  columns: readonly Column[];
  sort: Sort | undefined;
  keys: readonly KeyedRow[];
  selection: Selection;
  selectable: boolean;
  onSelect: (change: SelectionChange) => void;
  onOrder: (sort: Sort | undefined) => void;
}

/** Above rows that are cards: what a table's head does, selecting the page and choosing the order. Nothing where there is neither. */
export function CardsHead({
  columns,
  sort,
  keys,
  selection,
  selectable,
  onSelect,
  onOrder,
}: CardsHeadProps): ReactElement | null {
  if (!selectable && !columns.some(({ sortable }) => sortable)) return null;
  return (
    <div className="list-cards-head">
      {selectable && (
        <span className="list-check">
          <PageCheckbox selection={selection} keys={keys} onSelect={onSelect} />
        </span>
      )}
      <OrderSelect columns={columns} sort={sort} onOrder={onOrder} />
    </div>
  );
}
