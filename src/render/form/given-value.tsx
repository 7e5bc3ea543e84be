import type { ReactElement, ReactNode } from "react";
import { useWords } from "../../state/language";
import type { FormField } from "../../model/resolved-form";
import type { ResolvedChoices } from "../../model/resolved-view";
import { cellOf } from "../../widgets/cells";
import type { Row } from "../../widgets/contract";
import { orNone } from "../../widgets/shared/or-none";
import { useChoices } from "../shared/use-choices";
import { useForm } from "./form-context";
import { isEmpty } from "./form-fields";
import { Viewer } from "../fields/viewers";
import { usePagedChoices } from "../shared/use-fetched-choices";

/** A value of a form as a detail would show it: what a call has answered is shown by the words of its choice. */
export function GivenValue({ field, row }: { field: FormField; row: Row }): ReactNode {
  return field.choices ? (
    <GivenChoice field={field} choices={field.choices} value={row[field.name]} />
  ) : (
    <ShownValue field={field} row={row} />
  );
}

interface GivenChoiceProps {
  field: FormField;
  choices: ResolvedChoices;
  value: unknown;
}

function GivenChoice(props: GivenChoiceProps): ReactElement {
  return props.choices.paged ? <PagedChoice {...props} /> : <ListedChoice {...props} />;
}

function ListedChoice({ choices, ...props }: GivenChoiceProps): ReactElement {
  const { source, state } = useForm();
  const { options = [] } = useChoices(choices, { ...source, ...state.values });
  return <Labelled {...props} labelOf={(value) => options.find((option) => option.value === value)?.label} />;
}

const nothingGiven: ReadonlyMap<unknown, string> = new Map();

function PagedChoice({ choices, ...props }: GivenChoiceProps): ReactElement {
  const { source, state } = useForm();
  const values = [props.value].flat().filter((value) => !isEmpty(value));
  const { labelOf } = usePagedChoices(
    choices,
    { ...source, ...state.values },
    { enabled: values.length > 0, values, given: nothingGiven },
  );
  return <Labelled {...props} labelOf={labelOf} />;
}

function Labelled({
  field,
  value,
  labelOf: find,
}: Omit<GivenChoiceProps, "choices"> & { labelOf: (value: unknown) => string | undefined }): ReactElement {
  const labelOf = (one: unknown): unknown => find(one) ?? one;
  const shown = Array.isArray(value) ? value.map(labelOf) : labelOf(value);
  return (
    <ShownValue field={{ ...field, widget: Array.isArray(value) ? "tags" : "text" }} row={{ [field.name]: shown }} />
  );
}

function ShownValue({ field, row }: { field: FormField; row: Row }): ReactNode {
  const { screen } = useForm();
  const { language, reading, say, t } = useWords();
  const { name, words, widget, enum: named, limits, none, filterOf } = field;
  const shown = {
    name,
    words,
    widget,
    ...(filterOf === undefined ? {} : { filterOf }),
    ...(named === undefined ? {} : { enum: named }),
    ...(none === undefined ? {} : { none }),
    ...(limits?.scale === undefined ? {} : { scale: limits.scale }),
  };
  const value = row[name];
  const props = { value, field: shown, row, language, reading, enums: screen.enums, text: t };
  const drawn = orNone(cellOf(widget))(props);
  return (
    <>
      {filterOf === undefined || isEmpty(value) ? drawn : <Viewer {...props} cell={drawn} />}
      {field.unit && !isEmpty(value) && ` ${say(field.unit)}`}
    </>
  );
}
