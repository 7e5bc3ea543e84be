import type { ReactElement } from "react";
import { formatCount } from "../../domain/decimal-format";
import type { ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { enumChoices } from "../../widgets/shared/enum-words";
import { useScreen } from "../shared/screen-context";
import type { ListChange, ListQuery } from "./list-query";
import "./list-counts.css";

/** What the counts of a list are drawn from. */
export interface ListCountsProps {
  view: ListView;
  query: ListQuery;
  /** Of the answer; undefined before there is one. */
  counts: readonly Row[] | undefined;
  onChange: (change: ListChange) => void;
}

/** How many rows each value of a filter has, as buttons that filter by it; the first takes that filter away. */
export function ListCounts({ view, query, counts, onChange }: ListCountsProps): ReactElement | null {
  const { language, reading, say, t } = useWords();
  const { enums } = useScreen();
  const filter = view.filters.find(({ name }) => name === view.counts);
  if (!filter) return null;
  // Room for what is coming, so that nothing moves when it is there.
  if (!counts) return <div className="list-counts" />;
  // The server's order is that of the matter; an enum's values that look like numbers have none of their own.
  const placeOf = (value: string): number => counts.findIndex((row) => String(row[filter.name]) === value);
  const chosen = [query.filters[filter.name] ?? []].flat().map(String);
  const values = enumChoices(filter.enum, enums, language)
    .map(({ value, label }) => ({
      value,
      label,
      place: placeOf(value),
      count: Number(counts[placeOf(value)]?.count ?? 0),
    }))
    // A server may leave out those that nothing has.
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place);
  const filterBy = (value: string | undefined): void => {
    const typed = value === undefined ? undefined : filter.type === "number" ? Number(value) : value;
    onChange({
      type: "filter",
      name: filter.name,
      value: typed === undefined || filter.kind !== "multiChoice" ? typed : [typed],
    });
  };
  const all = {
    value: undefined,
    label: t("list.countsAll"),
    count: values.reduce((sum, { count }) => sum + count, 0),
  };
  return (
    <div className="list-counts" role="group" aria-label={t("list.counts", { name: say(filter.words) })}>
      {[all, ...values].map(({ value, label, count }) => (
        <button
          key={value ?? ""}
          type="button"
          className="list-count-button"
          aria-pressed={value === undefined ? chosen.length === 0 : chosen.length === 1 && chosen[0] === value}
          onClick={() => filterBy(value)}
        >
          {label} <span className="list-count-number">{formatCount(count, reading)}</span>
        </button>
      ))}
    </div>
  );
}
