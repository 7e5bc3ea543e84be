import type { ReactElement } from "react";
import type { ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import { ActionButton } from "../actions/action-button";
import { isFull, keyOfRow, MOST_SELECTED, type Selection, type SelectionChange } from "./selection";

/** What can be done with the selected rows, how many they are, and a way to let go of them. */
export function BulkBar(props: {
  view: ListView;
  selection: Selection;
  onSelect: (change: SelectionChange) => void;
}): ReactElement {
  const { t } = useWords();
  const { view, selection, onSelect } = props;
  const rows = [...selection.values()];
  return (
    <div className="list-bulk" role="group" aria-label={t("list.selection")}>
      <span className="list-bulk-count" role="status">
        {t("list.selected", { count: selection.size })}
        {isFull(selection) && (
          <span className="list-bulk-note">{t("list.selectionFull", { count: MOST_SELECTED })}</span>
        )}
      </span>
      {view.bulkActions.map((action) => (
        // Those it was done for leave the selection; what failed or was left out stays, to be seen and tried again.
        <ActionButton
          key={action.name}
          action={action}
          rows={rows}
          look="button"
          onDone={(done) => onSelect({ type: "drop", keys: done.map((row) => keyOfRow(row, view.rowKey, -1)) })}
        />
      ))}
      <button type="button" className="bp6-button bp6-minimal" onClick={() => onSelect({ type: "clear" })}>
        {t("list.clearSelection")}
      </button>
    </div>
  );
}
