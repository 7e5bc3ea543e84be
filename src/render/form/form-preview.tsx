import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect } from "react";
import type { FormPreview as ResolvedPreview, FormQuestion } from "../../model/resolved-form";
import { useWords } from "../../state/language";
import { AnsweredFields } from "./answered-fields";
import { useForm } from "./form-context";
import { type FormAnswer, useFormQuestion } from "./use-form-question";
import "./form-preview.css";

/** What would come of the form as it is filled in: the answer to the present values counts. */
export const FormPreview = observer(function FormPreview({ preview }: { preview: ResolvedPreview }): ReactElement {
  const { state } = useForm();
  const said = useFormQuestion(preview);
  const { present } = said;
  useEffect(() => state.submission.setPreviewed(present), [state, present]);
  return <Answered question={preview} said={said} />;
});

/** What is true of what is typed so far. */
export const FormLive = observer(function FormLive({ live }: { live: FormQuestion }): ReactElement {
  return <Answered question={live} said={useFormQuestion(live)} />;
});

function Answered({ question, said }: { question: FormQuestion; said: FormAnswer }): ReactElement {
  const { say } = useWords();
  const { answer, present, failure, asking } = said;
  return (
    <section
      className={present ? "form-preview" : "form-preview form-preview-waiting"}
      aria-label={say(question.words)}
      aria-busy={asking}
    >
      <h2>{say(question.words)}</h2>
      <div role="status">
        {failure === undefined ? (
          <AnsweredFields fields={question.fields} answer={answer} />
        ) : (
          <p className="form-preview-error">{failure}</p>
        )}
      </div>
    </section>
  );
}
