import { observer } from "mobx-react-lite";
import { type ReactElement, useId, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "../../api/error";
import type { FormCheck as ResolvedCheck, FormField } from "../../model/resolved-form";
import { widgetTraits } from "../../widgets/traits";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { usePress } from "../../state/use-press";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";
import { AnsweredFields } from "./answered-fields";
import { focusField, useForm } from "./form-context";
import { isEmpty } from "./form-fields";
import "./form-preview.css";

/** What came of a check: the answer or why there is none, and what was asked. */
interface Checked {
  asked: string;
  answer?: Row;
  failure?: string;
}

/**
 * A button that asks a call about what is typed, and below it what that answers. Asked again only when pressed again; an answer
 * to something else than what is typed now is taken away. It may be asked with secrets: nothing of it is cached.
 */
export const FormCheck = observer(function FormCheck({ check }: { check: ResolvedCheck }): ReactElement {
  const { api } = useConsole();
  const { state, source: row, fields, idPrefix } = useForm();
  const source = withoutSecrets(row, fields);
  const { say, t } = useWords();
  const press = usePress();
  const [checked, setChecked] = useState<Checked>();
  const reasonId = useId();

  const inputNow = (): Row => {
    const filled = Object.entries({ ...source, ...state.values }).filter(([, value]) => !isEmpty(value));
    return resolveSend(check.send, [Object.fromEntries(filled)]);
  };
  const missing = check.needs.filter((name) => isEmpty(state.values[name]) && isEmpty(source[name]));
  const words = missing.flatMap((name) => fields.get(name) ?? []).map((field) => say(field.words));
  const reason =
    missing.length === 0 ? undefined : t("form.checkNeeds", { fields: words.join(t("action.listSeparator")) });
  const current = checked && checked.asked === JSON.stringify(inputNow()) ? checked : undefined;

  const ask = async (): Promise<void> => {
    flushSync(() => state.collectDrafts());
    const wrong = Object.values(check.send).flatMap((part) =>
      part.from === "field" && state.problemAt(part.field) ? [part.field] : [],
    );
    wrong.forEach((name) => state.touch(name));
    if (wrong[0] !== undefined) return focusField(idPrefix, wrong[0]);
    const input = inputNow();
    const asked = JSON.stringify(input);
    setChecked(undefined);
    try {
      setChecked({ asked, answer: (await api.callByName(check.call, input, { told: "inPlace" })) as Row });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setChecked({ asked, failure: failure.message });
    }
  };
  const disabled = reason !== undefined || press.blocked;
  return (
    <section className="form-preview form-check" aria-label={say(check.words)}>
      <div className="form-check-head">
        <h2>{say(check.words)}</h2>
        <button
          type="button"
          className={`bp6-button${disabled ? " bp6-disabled" : ""}`}
          aria-disabled={disabled || undefined}
          aria-busy={press.running || undefined}
          aria-describedby={reason === undefined ? undefined : reasonId}
          onClick={() => !disabled && press.press(ask)}
        >
          {say(check.button)}
        </button>
      </div>
      {reason !== undefined && (
        <p id={reasonId} className="form-check-reason">
          {reason}
        </p>
      )}
      <div role="status">
        {press.running && t("form.checking")}
        {current?.failure !== undefined && <p className="form-preview-error">{current.failure}</p>}
        {current?.answer && <AnsweredFields fields={check.fields} answer={current.answer} />}
      </div>
    </section>
  );
});

/** What the row at hand has of a secret is a mask: it is asked with only what is typed. */
function withoutSecrets(row: Row, fields: ReadonlyMap<string, FormField>): Row {
  const isSecret = (name: string): boolean => widgetTraits(fields.get(name)?.widget ?? "").secret === true;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !isSecret(name)));
}
