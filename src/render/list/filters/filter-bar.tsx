import { memo, type ReactElement, useState } from "react";
import type { RowFilter } from "../../../domain/filter/filter";
import { apiMoment } from "../../../domain/time-zone";
import type { ListView } from "../../../model/resolved-list";
import { useWords } from "../../../state/language";
import type { ListChange, ListQuery } from "../list-query";
import { askedFor, filterOf, isAskedBy } from "./asked";
import { FilterField } from "./filter-field";
import { FilterLine } from "./filter-line";
import { useLine } from "./use-line";
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
  const [isTyping, setTyping] = useState(false);
  const line = useLine(view, query, isTyping);
  const frequent = view.filters.filter((filter) => filter.frequent);
  const counted = view.filters.filter(({ name }) => name === view.counts);
  const onFilter = (filter: RowFilter | undefined): boolean => {
    const asked = askedFor(filter, view.filters, line, apiMoment(Date.now()));
    if (asked) onChange({ type: "filters", ...asked });
    return asked !== undefined;
  };
  const placeOf = (part: RowFilter): "above" | "beside" | undefined => {
    if (counted.some((filter) => isAskedBy(part, filter, line))) return "above";
    return frequent.some((filter) => isAskedBy(part, filter, line)) ? "beside" : undefined;
  };
  return (
    <div className="filters" role="search" aria-label={t("list.filtersOf", { list: say(view.title) })}>
      <div className="filters-line">
        {frequent.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={query.filters[filter.name]}
            onChange={(value) => onChange({ type: "filter", name: filter.name, value })}
          />
        ))}
        <FilterLine
          line={line}
          filter={filterOf(query, view.filters, line)}
          onFilter={onFilter}
          placeOf={placeOf}
          onFocus={() => setTyping(true)}
        />
      </div>
    </div>
  );
});
