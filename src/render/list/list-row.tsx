import { type ChangeEvent, memo, type ReactElement } from "react";
import type { ListView } from "../../model/resolved-list";
import type { Row } from "../../widgets/contract";
import { useWords } from "../../state/language";
import { RowActions } from "../actions/row-actions";
import { type CellSetting, type PreparedColumn, rowName } from "./columns";
import { ExpandButton } from "./expand-button";
import { OpeningCell } from "./opening-cell";
import type { SelectionChange } from "./selection";

/** What a row is drawn from; a row whose props stay the same is not drawn again. */
export interface ListRowProps {
  view: ListView;
  columns: readonly PreparedColumn[];
  setting: CellSetting;
  row: Row;
  /** The row's key. */
  id: string;
  /** The row's number in a windowed table, the head being 1. */
  place: number | undefined;
  selected: boolean;
  /** Whether it is open beside or over the list. */
  open: boolean;
  /** Whether it is unfolded; undefined where it has nothing to unfold. */
  expanded: boolean | undefined;
  onExpand: (key: string) => void;
  onSelect: (change: SelectionChange) => void;
  /** The row's checkbox was pressed; with `extend` all rows since the last one that was. */
  onToggle: (key: string, row: Row, extend: boolean) => void;
}

/** One row. */
export const ListRow = memo(function ListRow({
  view,
  columns,
  setting,
  row,
  id,
  place,
  selected,
  open,
  expanded,
  onExpand,
  onSelect,
  onToggle,
}: ListRowProps): ReactElement {
  const { t } = useWords();
  const name = rowName(view, row, id);
  return (
    <tr
      className={open ? "list-open" : selected ? "list-selected" : undefined}
      aria-current={open || undefined}
      tabIndex={-1}
      aria-rowindex={place}
      data-row-key={id}
    >
      {view.bulkActions.length > 0 && (
        <td className="list-check">
          <input
            type="checkbox"
            aria-label={t("list.selectRow", { name })}
            checked={selected}
            onChange={(event) => onToggle(id, row, withShift(event))}
          />
        </td>
      )}
      {columns.map(({ column, cell, className, action }, index) => {
        const props = { value: row[column.name], field: column, row, ...setting };
        return (
          <td key={column.name} className={className}>
            {index === 0 && expanded !== undefined && (
              <ExpandButton id={id} name={name} expanded={expanded} onExpand={onExpand} />
            )}
            {action ? <OpeningCell action={action} cell={cell} props={props} /> : cell(props)}
          </td>
        );
      })}
      {view.rowActions.length > 0 && (
        <td className="list-row-actions">
          <RowActions
            actions={view.rowActions}
            row={row}
            rowName={name}
            onDone={() => onSelect({ type: "drop", keys: [id] })}
          />
        </td>
      )}
    </tr>
  );
});

/** Whether Shift was held: React tells of a checkbox's change by its click, which keys bring about too. */
function withShift({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
