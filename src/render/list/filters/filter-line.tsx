import { type ReactElement, useMemo, useState } from "react";
import { namesIn, type RowFilter } from "../../../domain/filter/filter";
import { type Parsed, parseFilter } from "../../../domain/filter/parse";
import { printFilter } from "../../../domain/filter/print";
import { apiMoment } from "../../../domain/time-zone";
import type { ListView } from "../../../model/resolved-list";
import type { ListChange, ListQuery } from "../list-query";
import { type Asked, askedFor, filterOf, isAskedBy } from "./asked";
import { isDefault } from "./filter-values";
import type { Begun } from "../../filters/begun";
import { codesVocabulary } from "../../filters/searched";
import { LineBox } from "../../filters/line-box";
import { useLine } from "../../filters/use-line";

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
  const { filter: text } = query;
  const read = useMemo(() => readText(view, text), [view, text]);
  const asked = { filters: query.filters, filter: read.mistake ? undefined : read.filter };
  const line = useLine(view, namedBy(asked, view), isTyping);
  const frequent = view.filters.filter((filter) => filter.frequent);
  const counted = view.filters.filter(({ name }) => name === view.counts);
  const onFilter = (filter: RowFilter | undefined): boolean => {
    const next = askedFor(filter, view.filters, line, apiMoment(Date.now()));
    if (next)
      onChange({
        type: "filters",
        filters: next.filters,
        filter: next.filter && printFilter(next.filter, view.filterBy?.properties ?? []),
      });
    return next !== undefined;
  };
  const placeOf = (part: RowFilter): "above" | "beside" | undefined => {
    if (counted.some((filter) => isAskedBy(part, filter, asked, line))) return "above";
    return frequent.some((filter) => isAskedBy(part, filter, asked, line)) ? "beside" : undefined;
  };
  return (
    <LineBox
      line={line}
      filter={filterOf(asked, view.filters, line)}
      onFilter={onFilter}
      placeOf={placeOf}
      placeholder={placeholder}
      begun={begun}
      wrong={read.mistake && text}
      onFocus={() => setTyping(true)}
    />
  );
}

/** Names of the properties that a list is narrowed down by. */
function namedBy({ filters, filter }: Asked, view: ListView): ReadonlySet<string> {
  const set = view.filters.filter((plain) => !isDefault(plain, filters[plain.name])).map(({ name }) => name);
  return new Set([...namesIn(filter), ...set]);
}

/** What the text in an address asks for, in names and codes. */
function readText({ filterBy }: ListView, text = ""): Parsed {
  return filterBy ? parseFilter(text, codesVocabulary(filterBy)) : { filter: undefined };
}
