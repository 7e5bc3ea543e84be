import { type ReactElement, useState } from "react";
import type { ChoiceOption, InputProps } from "../contract";
import { choicesOf, groupProps, listOf, onGroupBlur } from "../control";
import { matchingOptions, MOST_SHOWN } from "../choice/options";
import { MultiCombobox } from "./combobox";

/** Up to this many choices are simply shown; more can be searched. */
const MOST_WITHOUT_SEARCH = 8;

/** Labels of up to so many characters stand side by side. */
const SHORT = 24;

/** Any of several choices: each with its checkbox, or found by typing where they are many. */
export function MultiChoiceInput(props: InputProps): ReactElement {
  return props.fetched ? <MultiCombobox {...props} fetched={props.fetched} /> : <CheckList {...props} />;
}

function CheckList(props: InputProps): ReactElement {
  const { value, text, disabled, readOnly, onChange } = props;
  const [query, setQuery] = useState("");
  const options = choicesOf(props);
  const chosen = listOf(value);
  const long = options?.some(({ label }) => label.length > SHORT) ?? false;
  // Choices of a call have the same room before and after its answer.
  const { choices } = props.field;
  const many = choices !== undefined || (options?.length ?? 0) > MOST_WITHOUT_SEARCH;
  const [before] = useState(chosen);
  const shown = many ? matchingOptions(reachable(options ?? [], before), query) : (options ?? []);
  const toggle = (option: ChoiceOption, checked: boolean): void =>
    onChange(checked ? [...chosen, option.value] : chosen.filter((other) => other !== option.value));

  return (
    <div
      {...groupProps(props)}
      role="group"
      className={`input-checks${many ? " input-checks-many" : ""}${choices ? " input-checks-fetched" : ""}${long ? " input-checks-long" : ""}`}
      onBlur={onGroupBlur(props.onBlur)}
    >
      {many && (
        <div className="input-checks-head">
          <input
            type="search"
            className="bp6-input bp6-fill"
            aria-label={text("input.search")}
            placeholder={text("input.search")}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
          />
          <span role="status">{text("input.selected", { count: chosen.length })}</span>
        </div>
      )}
      <div className="input-checks-list">
        {shown.map((option) => (
          <label key={option.value} className="bp6-control bp6-checkbox">
            <input
              className="bp6-control-input"
              type="checkbox"
              checked={chosen.includes(option.value)}
              disabled={disabled || readOnly}
              aria-invalid={props.invalid || undefined}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            <span className="bp6-control-indicator" />
            {option.label}
          </label>
        ))}
        {shown.length === 0 && (
          <p className="input-nothing">{text(options ? "input.nothingFound" : "input.loading")}</p>
        )}
      </div>
    </div>
  );
}

/** More choices than are shown at once begin with those that were chosen before: otherwise these might not be seen. */
function reachable(options: readonly ChoiceOption[], before: readonly unknown[]): readonly ChoiceOption[] {
  if (options.length <= MOST_SHOWN) return options;
  const isBefore = ({ value }: ChoiceOption): boolean => before.includes(value);
  return [...options.filter(isBefore), ...options.filter((option) => !isBefore(option))];
}
