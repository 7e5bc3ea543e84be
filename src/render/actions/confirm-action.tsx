import { type ReactElement, useId, useState } from "react";
import type { ResolvedAction } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
import { ConfirmDialog } from "./confirm-dialog";
import { questionWords } from "./perform-call";
import { questionValues } from "./question-values";

/**
 * Asks whether an action is meant, in config's words: what it does, what cannot be undone, and, where config wants it, for
 * the row's value to be typed before the button works.
 */
export function ConfirmAction(props: {
  action: ResolvedAction;
  rows: readonly Row[];
  onAnswer: (yes: boolean) => void;
}): ReactElement {
  const { reading, say, t } = useWords();
  const { action, rows, onAnswer } = props;
  const [typed, setTyped] = useState("");
  const values = questionValues(action.confirm, rows, reading);
  const { consequence, no, type } = action.confirm ?? {};
  const wanted = type && valueText(rows[0]?.[type.field]);
  const ready = wanted === undefined || same(typed, wanted);
  return (
    <ConfirmDialog
      title={say(action.words)}
      text={action.confirm ? say(questionWords(action.confirm, rows), values) : ""}
      {...(consequence && { consequence: say(consequence, values) })}
      yes={say(action.words)}
      no={no ? say(no, values) : t("action.cancel")}
      tone={consequence ? "danger" : action.tone}
      ready={ready}
      onAnswer={onAnswer}
    >
      {type && wanted !== undefined && (
        <TypedValue
          label={t("action.typeToConfirm", { field: say(type.words), value: wanted })}
          value={typed}
          onChange={setTyped}
        />
      )}
    </ConfirmDialog>
  );
}

function TypedValue({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}): ReactElement {
  const id = useId();
  return (
    <div className="confirm-typed">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="confirm-input"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** Blanks around a pasted value, and the ways to write one letter, are not what is asked about. */
function same(typed: string, wanted: string): boolean {
  return typed.trim().normalize() === wanted.trim().normalize();
}
