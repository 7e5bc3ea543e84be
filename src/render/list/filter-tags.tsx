import { type ReactElement, useRef } from "react";
import type { Filter, ListView } from "../../model/resolved-list";
import type { ResolvedChoices } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { ChoiceOption, FilterValue } from "../../widgets/contract";
import { Icon } from "../../widgets/shared/icon";
import { useChoices } from "../shared/use-choices";
import { useScreen } from "../shared/screen-context";
import { appliedFilters } from "./filter-words";
import { isDefault } from "./filter-values";
import type { ListQuery } from "./list-query";
import "./filter-tags.css";

/** What the applied filters are drawn from. */
export interface FilterTagsProps {
  view: ListView;
  query: ListQuery;
  onFilter: (name: string, value: FilterValue) => void;
  onClear: () => void;
  /** Where the focus goes when nothing is left to be removed. */
  onLast: () => void;
}

/**
 * The filters that stand otherwise than at first, each with a button that removes it. The focus goes on to the next one,
 * so that several can be removed by keyboard.
 */
export function FilterTags({ view, query, onFilter, onClear, onLast }: FilterTagsProps): ReactElement {
  const { t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const remove = (name: string, rest: FilterValue, pressed: HTMLElement): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const place = buttons.indexOf(pressed);
    const next = buttons[place + 1] ?? buttons[place - 1];
    if (next) next.focus();
    else onLast();
    onFilter(name, rest);
  };
  const applied = view.filters.filter((filter) => !isDefault(filter, query.filters[filter.name]));
  return (
    <div className="filter-tags">
      <ul ref={list} aria-label={t("list.applied")}>
        {applied.map((filter) => (
          <TagsOfFilter key={filter.name} filter={filter} value={query.filters[filter.name]} onRemove={remove} />
        ))}
      </ul>
      <button
        type="button"
        className="action-text filters-clear"
        onClick={() => {
          onLast();
          onClear();
        }}
      >
        {t("list.clearFilters")}
      </button>
    </div>
  );
}

interface TagsProps {
  filter: Filter;
  value: FilterValue;
  onRemove: (name: string, rest: FilterValue, pressed: HTMLElement) => void;
}

function TagsOfFilter(props: TagsProps): ReactElement {
  const { choices } = props.filter;
  return choices ? <FetchedTags {...props} choices={choices} /> : <DrawnTags {...props} options={undefined} />;
}

/** The words of the choices are those that the filter itself has fetched. */
function FetchedTags({ choices, ...props }: TagsProps & { choices: ResolvedChoices }): ReactElement {
  const { options } = useChoices(choices, {});
  return <DrawnTags {...props} options={options} />;
}

function DrawnTags({
  filter,
  value,
  onRemove,
  options,
}: TagsProps & { options: ChoiceOption[] | undefined }): ReactElement {
  const { language, reading, t } = useWords();
  const { enums } = useScreen();
  const tags = appliedFilters(filter, value, { language, enums, options, text: t, reading });
  return (
    <>
      {tags.map(({ key, text, rest }) => (
        <li key={key} className="filter-tag">
          <bdi title={text}>{text}</bdi>
          <button
            type="button"
            aria-label={t("list.removeFilter", { filter: text })}
            onClick={(event) => onRemove(filter.name, rest, event.currentTarget)}
          >
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </>
  );
}
