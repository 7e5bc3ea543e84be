import { observer } from "mobx-react-lite";
import { type ReactElement, useState } from "react";
import { useWords } from "../../../state/language";
import type { FormField, FormProperty } from "../../../model/resolved-form";
import type { ResolvedChoices } from "../../../model/resolved-view";
import { widgetTraits } from "../../../widgets/traits";
import type { ChoiceOption, FetchedChoices, Row } from "../../../widgets/contract";
import { labelId } from "../../../widgets/control";
import { inputs } from "../../../widgets/inputs";
import { whenReleased } from "../../../widgets/shared/when-released";
import { ChoicesFailed } from "../choices-failed";
import { errorId, hintId } from "../field-frame";
import { useForm } from "../form-context";
import { isDemanded, isEmpty } from "../form-fields";
import { problemText } from "../problem";
import { Calendar } from "../../shared/calendar";
import { filling, useChoices } from "../../shared/use-choices";
import { usePagedChoices } from "../../shared/use-fetched-choices";

/** A cell of a row: an ordinary input with its label, hint and problem. */
export interface RowCellProps {
  id: string;
  /** Where its problems are: "items.0.name". */
  place: string;
  field: FormField;
  property: FormProperty;
  value: unknown;
  readOnly: boolean;
  /** The only cell of a row is what the list is called: its label is heard, and not read again in each row. */
  alone: boolean;
  /** `fill`: what else of the row the choice fills in. */
  onChange: (value: unknown, fill?: Row) => void;
}

const noValues: Row = {};

/** One cell. */
export const RowCell = observer(function RowCell(props: RowCellProps): ReactElement {
  const { field, id, property, place } = props;
  const { state } = useForm();
  const speaker = useWords();
  // It goes with the row when that is moved, as what the form knows by place could not.
  const [touched, setTouched] = useState(false);
  const problem =
    touched || state.shownProblem(place.split(".")[0] ?? "") !== undefined ? state.problemAt(place) : undefined;
  const message = problem ? problemText(problem, { field, property }, speaker) : state.server.at(place);
  const label = (
    <>
      {speaker.say(field.words)}
      {isDemanded(field, property) && (
        <span className="form-required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  const labelled = { id: labelId(id), className: props.alone ? "form-label visually-hidden" : "form-label" };
  const described = [field.hint && hintId(id), message !== undefined && errorId(id)].filter(Boolean).join(" ");
  const shared = { ...props, invalid: message !== undefined, describedBy: described, onLeave: () => setTouched(true) };
  return (
    <div
      className={`form-field rows-cell form-field-${field.widget}${message === undefined ? "" : " form-field-invalid"}`}
    >
      {widgetTraits(field.widget).group ? (
        <span {...labelled}>{label}</span>
      ) : (
        <label {...labelled} htmlFor={id}>
          {label}
        </label>
      )}
      {field.choices ? <ChoosingInput {...shared} choices={field.choices} /> : <CellInput {...shared} />}
      {message !== undefined && (
        <p id={errorId(id)} className="form-error">
          {message}
        </p>
      )}
      {field.hint && (
        <p id={hintId(id)} className="form-hint">
          {speaker.say(field.hint)}
        </p>
      )}
    </div>
  );
});

interface CellInputProps extends RowCellProps {
  invalid: boolean;
  describedBy: string;
  onLeave: () => void;
  options?: ChoiceOption[] | undefined;
  fetched?: FetchedChoices;
  disabled?: boolean;
}

type ChoosingInputProps = CellInputProps & { choices: ResolvedChoices };

function ChoosingInput(props: ChoosingInputProps): ReactElement {
  return props.choices.paged ? <PagedInput {...props} /> : <ListedInput {...props} />;
}

function ListedInput({ choices: asked, ...props }: ChoosingInputProps): ReactElement {
  const choices = useChoices(asked, useForm().source);
  return (
    <>
      <CellInput
        {...props}
        options={choices.options}
        onChange={filling(choices.options, props.onChange)}
        disabled={choices.failed}
      />
      {choices.failed && <ChoicesFailed retry={choices.retry} />}
    </>
  );
}

/** Choices a page at a time, searched by the server. */
function PagedInput({ choices, ...props }: ChoosingInputProps): ReactElement {
  const values = isEmpty(props.value) ? [] : [props.value];
  const paged = usePagedChoices(choices, useForm().source, { enabled: true, values, given: nothingGiven });
  return (
    <>
      <CellInput {...props} fetched={paged} onChange={filling(paged.options, props.onChange)} />
      {paged.failed && <ChoicesFailed retry={paged.retry} />}
    </>
  );
}

const nothingGiven: ReadonlyMap<unknown, string> = new Map();

const CellInput = observer(function CellInput(props: CellInputProps): ReactElement | null {
  const { field, property, options, fetched, describedBy } = props;
  const { screen, state } = useForm();
  const { language, reading, t } = useWords();
  const Input = inputs[field.widget];
  if (!Input) throw new Error(`A row draws "${field.name}" with the widget "${field.widget}", which has no input.`);
  return (
    <Input
      id={props.id}
      name={field.name}
      value={props.value}
      onChange={props.onChange}
      onBlur={() => whenReleased(props.onLeave)}
      disabled={props.disabled ?? false}
      readOnly={props.readOnly || (field.readOnly ?? false)}
      required={isDemanded(field, property)}
      invalid={props.invalid}
      {...(describedBy === "" ? {} : { describedBy })}
      field={field}
      property={property}
      autoComplete="off"
      language={language}
      reading={reading}
      calendar={Calendar}
      enums={screen.enums}
      {...(options === undefined ? {} : { options })}
      {...(fetched === undefined ? {} : { fetched })}
      values={field.certificateField ? state.values : noValues}
      text={t}
    />
  );
});
