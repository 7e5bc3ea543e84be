import type { ReactElement } from "react";
import type { SavedView } from "../../../generated/api";
import { useWords } from "../../../state/language";
import { ConfirmDialog } from "../../actions/confirm-dialog";
import { useViewChanges } from "./use-view-changes";

/** Asks whether a saved view is to be deleted, and deletes it. `onEnd` is told whether it is gone. */
export function DeleteView({
  list,
  view,
  onEnd,
}: {
  list: string;
  view: SavedView;
  onEnd: (deleted: boolean) => void;
}): ReactElement {
  const { t } = useWords();
  const { remove } = useViewChanges(list);
  const text = t(view.shared ? "views.deleteShared" : "views.deleteQuestion", { name: view.name });
  const answer = async (yes: boolean): Promise<void> => onEnd(yes && (await remove(view.id)));
  return (
    <ConfirmDialog
      title={t("views.delete")}
      text={text}
      yes={t("views.delete")}
      no={t("action.cancel")}
      tone="danger"
      onAnswer={(yes) => void answer(yes)}
    />
  );
}
