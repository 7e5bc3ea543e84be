import { memo, type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import type { Filter, ListView } from "../../model/resolved-list";
import type { ResolvedChoices } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { ChoiceOption, FilterValue } from "../../widgets/contract";
import { filters } from "../../widgets/filters";
import { Icon } from "../../widgets/shared/icon";
import { useScreen } from "../shared/screen-context";
import { useChoices } from "../shared/use-choices";
import { FilterTags } from "./filter-tags";
import { FurtherButton, useFoldedFilters } from "./folded-filters";
import { countFilters, type ListChange, type ListQuery } from "./list-query";
import "./filter-bar.css";

/** The filters of a list, each under its name; not drawn again when rows come. On narrow screens they fold away. */
export const FilterBar = memo(function FilterBar(props: {
  view: ListView;
  query: ListQuery;
  onChange: (change: ListChange) => void;
}): ReactElement {
  const { view, query, onChange } = props;
  const { t, say } = useWords();
  const [open, setOpen] = useState(false);
  // Text that was typed but never counted is cleared by making the inputs anew.
  const [generation, setGeneration] = useState(0);
  const active = countFilters(query, view);
  const barId = useId();
  const search = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    setGeneration(generation + 1);
    onChange({ type: "clearFilters" });
  };
  const fold = useFoldedFilters(view.filters, query.filters);
  const set = (name: string, value: FilterValue): void => onChange({ type: "filter", name, value });
  return (
    <div ref={search} className="filters" role="search" aria-label={t("list.filtersOf", { list: say(view.title) })}>
      <button
        type="button"
        className="bp6-button filters-toggle"
        aria-expanded={open}
        aria-controls={barId}
        onClick={() => setOpen(!open)}
      >
        <Icon name="filter" />
        {active > 0 ? t("list.filtersCount", { count: active }) : t("list.filters")}
      </button>
      <div id={barId} key={generation} className={open ? "filters-bar filters-open" : "filters-bar"}>
        {fold.shown.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={query.filters[filter.name]}
            onChange={(value) => set(filter.name, value)}
          />
        ))}
        <FurtherButton {...fold} />
      </div>
      {active > 0 && (
        <FilterTags
          view={view}
          query={query}
          onFilter={set}
          onClear={clear}
          onLast={() => focusFirst(search.current)}
        />
      )}
    </div>
  );
});

/** Puts the focus on the first control in sight: the first filter, or the button that unfolds them. */
function focusFirst(bar: HTMLElement | null): void {
  const controls = [...(bar?.querySelectorAll<HTMLElement>("button, input, select") ?? [])];
  controls.find((control) => control.checkVisibility())?.focus();
}

interface FilterFieldProps {
  filter: Filter;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
}

/** One filter under its name, its choices fetched where a call has them. */
export function FilterField(props: FilterFieldProps): ReactElement {
  const { choices } = props.filter;
  return choices ? <FetchedField {...props} choices={choices} /> : <DrawnField {...props} />;
}

/** A filter whose choices come from a call; where that fails, it can be tried again here. */
function FetchedField({ choices, ...props }: FilterFieldProps & { choices: ResolvedChoices }): ReactElement {
  const { t } = useWords();
  const { options, failed, retry } = useChoices(choices, {});
  return (
    <DrawnField {...props} options={options}>
      {failed && (
        <button type="button" className="action-text filter-retry" onClick={retry}>
          {t("filter.failed")}
        </button>
      )}
    </DrawnField>
  );
}

function DrawnField({
  filter,
  value,
  onChange,
  options,
  children,
}: FilterFieldProps & { options?: ChoiceOption[] | undefined; children?: ReactNode }): ReactElement {
  const { language, reading, say, t } = useWords();
  const { enums } = useScreen();
  const id = useId();
  const Input = filters[filter.kind];
  return (
    <div className={`filter filter-of-${filter.kind}`} data-filter={filter.name}>
      <label htmlFor={id}>{say(filter.words)}</label>
      <Input
        id={id}
        value={value}
        onChange={onChange}
        filter={filter}
        language={language}
        enums={enums}
        reading={reading}
        text={t}
        {...(options && { options })}
      />
      {children}
    </div>
  );
}
