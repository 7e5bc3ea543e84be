import type { ReactElement } from "react";
import type { FilterInput } from "../contract";
import { filterChoices } from "../shared/filter-choices";

/** One of several values, or any: all of them, unless the placeholder says what no value means. A filter with a default offers no "any". */
export const ChoiceFilter: FilterInput = (props): ReactElement => {
  const { id, value, onChange, filter, language, text } = props;
  const choices = filterChoices(props);
  const current = value === undefined ? "" : String(value);
  return (
    <span className="bp6-html-select filter-select">
      <select
        id={id}
        value={current}
        onChange={(event) => onChange(choices.find((choice) => choice.key === event.target.value)?.value)}
      >
        {filter.default === undefined && (
          <option value="">{filter.placeholder?.[language] ?? text("filter.any")}</option>
        )}
        {current !== "" && !choices.some((choice) => choice.key === current) && (
          <option value={current}>{current}</option>
        )}
        {choices.map((choice) => (
          <option key={choice.key} value={choice.key}>
            {choice.label}
          </option>
        ))}
      </select>
      <span className="filter-select-sign" aria-hidden="true" />
    </span>
  );
};
