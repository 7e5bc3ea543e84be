import type { ReactElement } from "react";
import type { ResolvedAction } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { ConfirmDialog } from "./confirm-dialog";
import { actionValues } from "./perform-call";

/** Asks whether an action is meant, in config's words. */
export function ConfirmAction(props: { action: ResolvedAction; rows: readonly Row[]; onAnswer: (yes: boolean) => void }): ReactElement {
  const { say, t } = useWords();
  const { action, rows, onAnswer } = props;
  const text = action.confirm ? say(action.confirm, actionValues(rows)) : "";
  return <ConfirmDialog title={say(action.words)} text={text} yes={say(action.words)} no={t("action.cancel")} tone={action.tone} onAnswer={onAnswer} />;
}
