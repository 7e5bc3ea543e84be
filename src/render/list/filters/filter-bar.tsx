import { memo, type ReactElement } from "react";
import type { ListView } from "../../../model/resolved-list";
import { useWords } from "../../../state/language";
import type { ListChange, ListQuery } from "../list-query";
import { FilterField } from "./filter-field";
import { LaterLine } from "./later-line";
import "./filter-bar.css";

/**
 * What a list is filtered by: frequent filters with controls of their own, and the line in which all can be said. Not drawn again when rows
 * come. Where there is no room for the controls, the line shows theirs, too.
 */
export const FilterBar = memo(function FilterBar({
  view,
  query,
  onChange,
}: {
  view: ListView;
  query: ListQuery;
  onChange: (change: ListChange) => void;
}): ReactElement {
  const { t, say } = useWords();
  return (
    <div className="filters" role="search" aria-label={t("list.filtersOf", { list: say(view.title) })}>
      <div className="filters-line filters-boxed">
        {view.filters
          .filter(({ frequent }) => frequent)
          .map((filter) => (
            <FilterField
              key={filter.name}
              filter={filter}
              value={query.filters[filter.name]}
              onChange={(value) => onChange({ type: "filter", name: filter.name, value })}
            />
          ))}
        <LaterLine view={view} query={query} onChange={onChange} />
      </div>
    </div>
  );
});
