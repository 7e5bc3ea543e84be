import { type ReactElement, useEffect, useRef } from "react";
import type { FormResult as ResolvedResult } from "../../model/resolved-form";
import type { ResolvedAction } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { AnsweredFields } from "./answered-fields";
import "./form-preview.css";

/** What came of a form that has been sent, until its reader closes it or goes on to what it leads to. */
export function FormResult({
  result,
  answer,
  next,
  onClose,
}: {
  result: ResolvedResult;
  answer: Row;
  /** What closing it leads to. */
  next: ResolvedAction | undefined;
  onClose: () => void;
}): ReactElement {
  const { say, t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: reading goes on here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="form-view">
      <section className="form-preview form-result" aria-label={say(result.words)}>
        <h2 ref={heading} tabIndex={-1}>
          {say(result.words)}
        </h2>
        <AnsweredFields fields={result.fields} answer={answer} />
      </section>
      <div className="form-footer">
        <div className="form-buttons">
          <button type="button" className="bp6-button bp6-intent-primary" onClick={onClose}>
            {next ? say(next.words) : t("form.resultClose")}
          </button>
        </div>
      </div>
    </div>
  );
}
