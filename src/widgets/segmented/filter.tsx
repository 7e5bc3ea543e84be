import type { ReactElement } from "react";
import type { FilterInput } from "../contract";
import { type FilterChoice, filterChoices } from "../shared/filter-choices";

/** A few values side by side, one of them chosen: radio buttons, drawn as a bar. */
export const SegmentedFilter: FilterInput = (props): ReactElement => {
  const { id, value, onChange, filter, language, text } = props;
  const any: FilterChoice[] = filter.default === undefined ? [{ key: "", value: "", label: text("filter.any") }] : [];
  const choices = [...any, ...filterChoices(props)];
  const current = String(value ?? filter.default ?? "");
  return (
    <span className="filter-segments" role="radiogroup" aria-label={filter.words[language]}>
      {choices.map((choice, index) => (
        <label key={choice.key} className="filter-segment">
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={id}
            checked={choice.key === current}
            onChange={() => onChange(choice.key === "" ? undefined : choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </span>
  );
};
