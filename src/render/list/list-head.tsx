import type { CSSProperties, ReactElement } from "react";
import type { ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { Icon } from "../../widgets/shared/icon";
import type { ColumnChange } from "./columns/layout";
import { ResizeHandle } from "./columns/resize-handle";
import { headWords, type PreparedColumn } from "./columns";
import type { Sort } from "./list-query";
import { PageCheckbox } from "./page-checkbox";
import type { Selection, SelectionChange } from "./selection";

/** What a table's head is drawn from. */
export interface ListHeadProps {
  view: ListView;
  columns: readonly PreparedColumn[];
  sort: Sort | undefined;
  /** The rows of the page with their keys. */
  keys: readonly (readonly [key: string, row: Row])[];
  selection: Selection;
  onSelect: (change: SelectionChange) => void;
  onSort: (field: string) => void;
  /** Absent where the columns cannot be changed. */
  onColumns?: ((change: ColumnChange) => void) | undefined;
}

/** The table's head: names, order, and a checkbox for the whole page. */
export function ListHead({
  view,
  columns,
  sort,
  keys,
  selection,
  onSelect,
  onSort,
  onColumns,
}: ListHeadProps): ReactElement {
  const { t } = useWords();
  return (
    <thead>
      <tr>
        {view.bulkActions.length > 0 && (
          <th scope="col" className="list-check">
            <PageCheckbox selection={selection} keys={keys} onSelect={onSelect} />
          </th>
        )}
        {columns.map((prepared) => (
          <ColumnHead
            key={prepared.column.name}
            prepared={prepared}
            sort={sort}
            onSort={onSort}
            onColumns={onColumns}
          />
        ))}
        {view.rowActions.length > 0 && (
          <th scope="col" className="list-row-actions">
            {t("list.actions")}
          </th>
        )}
      </tr>
    </thead>
  );
}

function ColumnHead({
  prepared,
  sort,
  onSort,
  onColumns,
}: { prepared: PreparedColumn } & Pick<ListHeadProps, "sort" | "onSort" | "onColumns">): ReactElement {
  const { language, say } = useWords();
  const { column, className } = prepared;
  const words = headWords(column, language);
  const order = sort?.field === column.name ? sort.order : "none";
  const hint = column.hint && say(column.hint);
  return (
    <th
      scope="col"
      className={className}
      style={widthOf(prepared)}
      data-column={column.name}
      aria-sort={column.sortable ? order : undefined}
    >
      {column.sortable ? (
        <button type="button" className="list-sort" data-order={order} onClick={() => onSort(column.name)}>
          {words}
          <Icon name={order === "none" ? "sort" : order} size={14} />
        </button>
      ) : (
        words
      )}
      {hint !== undefined && <ColumnHint text={hint} />}
      {onColumns && <ResizeHandle name={column.name} onChange={onColumns} />}
    </th>
  );
}

/** A width of config's; one of the user's is a custom property, so that narrow windows can bound it. */
function widthOf({ column: { width }, className }: PreparedColumn): CSSProperties | undefined {
  if (width === undefined) return undefined;
  return className?.includes("cell-sized")
    ? ({ "--column": `${width}px` } as CSSProperties)
    : { width, minWidth: width };
}

function ColumnHint({ text }: { text: string }): ReactElement {
  return (
    <button type="button" className="list-hint" data-hint={text} aria-label={text}>
      <Icon name="help" size={14} />
    </button>
  );
}
