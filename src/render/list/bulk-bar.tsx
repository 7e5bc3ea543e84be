import type { ReactElement } from "react";
import type { ResolvedAction } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import { ActionButton } from "../actions/action-button";
import { MOST_SELECTED, type Selection } from "./selection";

/** What can be done with the selected rows, how many they are, and a way to let go of them. */
export function BulkBar(props: { actions: readonly ResolvedAction[]; selection: Selection; onClear: () => void }): ReactElement {
  const { t } = useWords();
  const { actions, selection, onClear } = props;
  const rows = [...selection.values()];
  return (
    <div className="list-bulk" role="group" aria-label={t("list.selection")}>
      <span className="list-bulk-count" role="status">
        {t("list.selected", { count: selection.size })}
        {selection.size >= MOST_SELECTED && <span className="list-bulk-note">{t("list.selectionFull", { count: MOST_SELECTED })}</span>}
      </span>
      {actions.map((action) => (
        <ActionButton key={action.name} action={action} rows={rows} look="button" onDone={onClear} />
      ))}
      <button type="button" className="bp6-button bp6-minimal" onClick={onClear}>
        {t("list.clearSelection")}
      </button>
    </div>
  );
}
