import { observer } from "mobx-react-lite";
import Form, { type IChangeEvent } from "@rjsf/core";
import { type ReactElement, useEffect, useState } from "react";
import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import { useWords } from "../../state/language";
import type { ResolvedScreen, ScreenModule } from "../../model/resolved";
import type { FormView } from "../../model/resolved-form";
import type { Row } from "../../widgets/contract";
import { DraftContext } from "../../widgets/draft";
import { FilesContext } from "../../widgets/file/files";
import type { KeptForm } from "../../state/kept-input";
import { nextAction } from "../shared/next-action";
import type { LeftOut } from "../shared/obstacle";
import { useScreen } from "../shared/screen-context";
import { ErrorSummary } from "./error-summary";
import { focusField, FormContext, useForm } from "./form-context";
import { checkPlace } from "./check-place";
import { FormCheck } from "./form-check";
import { FormLive, FormPreview } from "./form-preview";
import { FormResult } from "./form-result";
import { FormFooter } from "./form-footer";
import { FormIntro } from "./form-intro";
import { isDemanded } from "./form-fields";
import { FormSections } from "./form-sections";
import type { withFilters } from "./filter-check";
import { formName } from "./kept-values";
import { KeptNote } from "./kept-note";
import { LeaveGuard } from "./leave-guard";
import { LeftOutNote } from "./left-out-note";
import { LostNote } from "./lost-note";
import { Review } from "./steps/review";
import { StepList } from "./steps/step-list";
import { useSteps } from "./steps/use-steps";
import { useFormParts } from "./use-form-parts";
import { useHeldFiles } from "./use-held-files";
import { useKeptInput } from "./use-kept-input";
import { showsResult, useSubmit } from "./use-submit";

/** The whole form is one field to rjsf. */
const rjsfFields = { SchemaField: FormSections };

/** What a form is drawn from once its values are there. */
export interface FormBodyProps {
  view: FormView;
  screen: ResolvedScreen;
  module: Pick<ScreenModule, "validators">;
  /** Adds what judges filters; of a form that keeps one. */
  judged?: typeof withFilters;
  /** The row at hand over the address's parameters, with what was fetched over both. */
  source: Row;
  /** The selected rows that it was not opened for. */
  leftOut: readonly LeftOut[];
  onDone: (answer: unknown) => void;
  onCancel: () => void;
  /** It does not close: there is nothing to cancel. */
  stays: boolean;
}

/** A form with its values; with those that were typed before it went away without its user's wish, until they are discarded. */
export function FormBody(props: FormBodyProps): ReactElement {
  const { session } = useConsole();
  const { keptInput } = useInside();
  const { view, screen, source } = props;
  const [name] = useState(() => formName(screen, view, source));
  const [user] = useState(() => session.profile?.id ?? 0);
  const [start, setStart] = useState(() => ({ round: 0, kept: keptInput.read(user, name) }));
  return (
    <OpenForm
      key={start.round}
      {...props}
      user={user}
      name={name}
      kept={start.kept}
      onDiscard={() => setStart({ round: start.round + 1, kept: undefined })}
    />
  );
}

interface OpenFormProps extends FormBodyProps {
  user: number;
  /** Names the form and its row. */
  name: string;
  kept: KeptForm | undefined;
  onDiscard: () => void;
}

/** What calls say of the form as it is filled in, above its buttons; in a form of steps what would come of it below the review. */
const FormAnswers = observer(function FormAnswers(): ReactElement {
  const { view, steps } = useForm();
  const isWhole = !steps || steps.reviewing;
  return (
    <>
      {view.live && <FormLive live={view.live} />}
      {view.preview && isWhole && <FormPreview preview={view.preview} />}
      {view.check && isWhole && checkPlace(view) === undefined && <FormCheck check={view.check} />}
    </>
  );
});

/** rjsf keeps the values and has them judged before they are sent, FormState knows the rest. */
function OpenForm({
  view,
  screen,
  module,
  judged,
  source,
  kept,
  user,
  name,
  leftOut,
  onDone,
  onCancel,
  stays,
  onDiscard,
}: OpenFormProps): ReactElement {
  const { t } = useWords();
  const tools = useScreen();
  const { parts, form, round } = useFormParts({ view, screen, module, source, kept, judged });
  useKeptInput(parts.state, user, name);
  const [answer, setAnswer] = useState<Row>();
  const submit = useSubmit(parts, (done) => (showsResult(view, done) ? setAnswer(done as Row) : onDone(done)));
  const files = useHeldFiles(parts.state);
  const { state, idPrefix, steps } = parts;
  const { around, held } = useSteps<HTMLDivElement>(parts);
  const marked = state.fields.some((field) => isDemanded(field, view.schema.properties[field.name]));
  useEffect(() => () => state.unique.stop(), [state]);

  const refuse = (): void => {
    state.refuse();
    const first = state.faulty[0];
    if (first) focusField(idPrefix, first.name);
  };
  if (view.result && answer)
    return (
      <FormContext value={parts}>
        <FormResult
          result={view.result}
          answer={answer}
          next={nextAction(view, tools, { ...source, ...answer })}
          onClose={() => onDone(answer)}
        />
      </FormContext>
    );
  return (
    <FormContext value={parts}>
      <DraftContext value={state.registry}>
        <FilesContext value={files}>
          {/* Before rjsf hears of the submit, what is still being typed is handed over to it. */}
          <div ref={around} className="form-view" onSubmitCapture={(event) => held(event) || state.collectDrafts()}>
            {kept && <KeptNote time={kept.time} onDiscard={onDiscard} />}
            {leftOut.length > 0 && <LeftOutNote rows={leftOut} />}
            <LostNote formId={`${idPrefix}-form`} onLook={onCancel} />
            {steps && <StepList steps={steps} />}
            <ErrorSummary />
            <FormIntro />
            {marked && <p className="form-note">{t("form.requiredNote")}</p>}
            <Form
              key={round}
              {...form}
              id={`${idPrefix}-form`}
              className="form"
              initialFormData={state.start}
              fields={rjsfFields}
              showErrorList={false}
              noHtml5Validate
              onChange={(event: IChangeEvent<Row>) => state.change(event.formData ?? {})}
              onError={refuse}
              onSubmit={() => void submit()}
            >
              {steps && <Review steps={steps} />}
              <FormAnswers />
              <FormFooter onCancel={stays ? undefined : onCancel} />
            </Form>
            <LeaveGuard state={state} />
          </div>
        </FilesContext>
      </DraftContext>
    </FormContext>
  );
}
