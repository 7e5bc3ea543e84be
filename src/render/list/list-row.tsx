import { type ChangeEvent, memo, type ReactElement, useCallback } from "react";
import type { ListView } from "../../model/resolved-list";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
import { useWords } from "../../state/language";
import { RowActions } from "../actions/row-actions";
import { cardPartOf } from "./cards/card-parts";
import { type CellSetting, headWords, type PreparedColumn, rowName } from "./columns";
import { ExpandButton } from "./expand-button";
import { OpeningCell } from "./opening-cell";
import type { SelectionChange } from "./selection";

/** What a row is drawn from; a row whose props stay the same is not drawn again. */
export interface ListRowProps {
  view: ListView;
  columns: readonly PreparedColumn[];
  setting: CellSetting;
  /** The window is narrow: the row is a card, in which values have their names beside them. */
  card: boolean;
  /** Not even the columns that stay have the room they need. */
  tight: boolean;
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
  card,
  tight,
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
  const onDone = useCallback(() => onSelect({ type: "drop", keys: [id] }), [onSelect, id]);
  return (
    <tr
      role={card ? "row" : undefined}
      className={open ? "list-open" : selected ? "list-selected" : undefined}
      aria-current={open || undefined}
      tabIndex={-1}
      aria-rowindex={place}
      data-row-key={id}
    >
      {view.bulkActions.length > 0 && (
        <td className="list-check" role={card ? "cell" : undefined}>
          <input
            type="checkbox"
            aria-label={t("list.selectRow", { name })}
            checked={selected}
            onChange={(event) => onToggle(id, row, withShift(event))}
          />
        </td>
      )}
      {columns.map((prepared, index) => {
        const { column, cell, className, action } = prepared;
        const part = card ? partInRow(prepared, index) : undefined;
        // In a card nothing says what a tag without a value would be of.
        if (part === "tag" && valueText(row[column.name]) === undefined) return null;
        const props = { value: row[column.name], field: column, row, ...setting };
        return (
          <td key={column.name} className={part ? `list-card-${part}` : className} role={card ? "cell" : undefined}>
            {index === 0 && expanded !== undefined && (
              <ExpandButton id={id} name={name} expanded={expanded} onExpand={onExpand} />
            )}
            {part === "value" && <span className="list-card-name">{headWords(column, setting.language)}</span>}
            {action ? <OpeningCell action={action} cell={cell} props={props} /> : cell(props)}
          </td>
        );
      })}
      {view.rowActions.length > 0 && (
        <td className="list-row-actions" role={card ? "cell" : undefined}>
          <RowActions actions={view.rowActions} row={row} rowName={name} tight={tight} onDone={onDone} />
        </td>
      )}
    </tr>
  );
});

/** Whether Shift was held: React tells of a checkbox's change by its click, which keys bring about too. */
function withShift({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}

/** Where a column stands in a row that is a card: what it is called, its state beside that, everything else below. */
function partInRow(prepared: PreparedColumn, index: number): "title" | "tag" | "value" {
  if (index === 0) return "title";
  return cardPartOf(prepared) === "tag" ? "tag" : "value";
}
