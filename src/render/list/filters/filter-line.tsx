import { type ReactElement, useState } from "react";
import type { RowFilter } from "../../../domain/filter/filter";
import { apiMoment } from "../../../domain/time-zone";
import type { ListView } from "../../../model/resolved-list";
import type { ListChange, ListQuery } from "../list-query";
import { askedFor, filterOf, isAskedBy } from "./asked";
import type { Begun } from "./begun";
import { LineBox } from "./line-box";
import { useLine } from "./use-line";

/** What the line of a list is drawn from. */
export interface FilterLineProps {
  view: ListView;
  query: ListQuery;
  onChange: (change: ListChange) => void;
  placeholder: string;
  begun: Begun | undefined;
}

/** The line of a list: whatever the list is narrowed down by, as one filter. */
export function FilterLine({ view, query, onChange, placeholder, begun }: FilterLineProps): ReactElement {
  const [isTyping, setTyping] = useState(begun !== undefined);
  const line = useLine(view, query, isTyping);
  const frequent = view.filters.filter((filter) => filter.frequent);
  const counted = view.filters.filter(({ name }) => name === view.counts);
  const onFilter = (filter: RowFilter | undefined): boolean => {
    const asked = askedFor(filter, view.filters, line, apiMoment(Date.now()));
    if (asked) onChange({ type: "filters", ...asked });
    return asked !== undefined;
  };
  const placeOf = (part: RowFilter): "above" | "beside" | undefined => {
    if (counted.some((filter) => isAskedBy(part, filter, query, line))) return "above";
    return frequent.some((filter) => isAskedBy(part, filter, query, line)) ? "beside" : undefined;
  };
  return (
    <LineBox
      line={line}
      filter={filterOf(query, view.filters, line)}
      onFilter={onFilter}
      placeOf={placeOf}
      placeholder={placeholder}
      begun={begun}
      onFocus={() => setTyping(true)}
    />
  );
}
