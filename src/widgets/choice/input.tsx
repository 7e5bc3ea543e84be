import type { ReactElement } from "react";
import type { ChoiceOption, InputProps } from "../contract";
import { choicesOf, controlProps } from "../control";
import { Combobox } from "./combobox";

/** Up to this many known choices a plain list is quickest; beyond, and where a call answers, one can search. */
const MOST_IN_PLAIN_LIST = 12;

/** One of several choices. */
export function ChoiceInput(props: InputProps): ReactElement {
  if (props.fetched) return <Combobox {...props} options={undefined} fetched={props.fetched} />;
  const options = choicesOf(props);
  if (props.field.choices || (options && options.length > MOST_IN_PLAIN_LIST))
    return <Combobox {...props} options={options} />;
  return <PlainList {...props} options={options ?? []} />;
}

/** The browser's own list. */
function PlainList({ options, ...props }: InputProps & { options: ChoiceOption[] }): ReactElement {
  const { readOnly, ...control } = controlProps(props);
  const { value, field, language, text } = props;
  const told = (chosen: string): unknown => options.find((option) => String(option.value) === chosen)?.value;
  // Of a row that has what cannot be chosen nothing is: the browser would show the first one, which is not sent.
  const isOffered = options.some((option) => String(option.value) === String(value));
  return (
    <span className="bp6-html-select bp6-fill input-select">
      <select
        {...control}
        disabled={props.disabled || readOnly}
        value={isOffered ? String(value) : ""}
        onChange={(event) => props.onChange(told(event.target.value))}
        onBlur={props.onBlur}
      >
        <option value="" disabled={props.required}>
          {field.placeholder?.[language] ?? text("input.choose")}
        </option>
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="input-select-caret" aria-hidden="true" />
    </span>
  );
}
