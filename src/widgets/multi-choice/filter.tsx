import { type ReactElement, useState } from "react";
import type { FilterInput, FilterProps } from "../contract";
import { type FilterChoice, filterChoices } from "../shared/filter-choices";
import { Icon } from "../shared/icon";
import { Popover } from "../shared/popover";

/** From so many choices on, they can be searched. */
const SEARCHED_FROM = 9;

/** Any of several values: a list of checkboxes that unfolds. */
export const MultiChoiceFilter: FilterInput = (props): ReactElement => {
  const { id, value, filter, language, text, options } = props;
  const choices = filterChoices(props);
  const chosen = chosenKeys(value);
  const first = choices.find((choice) => choice.key === chosen[0])?.label ?? chosen[0];
  const summary =
    chosen.length > 1
      ? text("filter.chosen", { count: chosen.length })
      : (first ?? filter.placeholder?.[language] ?? text("filter.any"));
  const loading = filter.choices !== undefined && options === undefined;
  const button = (
    <>
      <span className="filter-multi-text">{summary}</span>
      <Icon name="down" size={14} />
    </>
  );
  return (
    <Popover className="filter-multi" id={id} label={`${filter.words[language]}: ${summary}`} button={button}>
      {() =>
        loading ? (
          <p className="popover-note">{text("filter.loading")}</p>
        ) : (
          <CheckList {...props} choices={choices} chosen={chosen} />
        )
      }
    </Popover>
  );
};

function CheckList({
  choices,
  chosen,
  onChange,
  filter,
  language,
  text,
}: FilterProps & { choices: FilterChoice[]; chosen: string[] }): ReactElement {
  const [search, setSearch] = useState("");
  const { most = Infinity } = filter;
  const full = chosen.length >= most;
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(search.trim().toLowerCase()));
  const change = (keys: string[]): void => {
    const values = keys.map((key) => choices.find((choice) => choice.key === key)?.value ?? key);
    onChange(values.length > 0 ? values : undefined);
  };
  return (
    <div className="check-list">
      {choices.length >= SEARCHED_FROM && (
        <input
          className="bp6-input"
          type="search"
          aria-label={text("filter.search")}
          placeholder={text("filter.search")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <div className="check-list-items" role="group" aria-label={filter.words[language]}>
        {found.map(({ key, label }) => (
          <label key={key} className="check-item">
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              disabled={full && !chosen.includes(key)}
              onChange={() => change(toggled(chosen, key))}
            />
            <span>{label}</span>
          </label>
        ))}
        {found.length === 0 && <p className="popover-note">{text("filter.noMatch")}</p>}
      </div>
      {full && (
        <p className="popover-note" role="status">
          {text("filter.most", { count: most })}
        </p>
      )}
      {chosen.length > 0 && (
        <button type="button" className="bp6-button bp6-small bp6-minimal check-list-clear" onClick={() => change([])}>
          {text("filter.clear", { label: filter.words[language] })}
        </button>
      )}
    </div>
  );
}

function chosenKeys(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The keys with one put in or taken out. */
export function toggled(keys: readonly string[], key: string): string[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
}
