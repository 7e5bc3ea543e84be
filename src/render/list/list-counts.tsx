import type { ReactElement } from "react";
import { formatCount } from "../../domain/decimal-format";
import type { Filter, ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { enumChoices } from "../../widgets/shared/enum-words";
import { useScreen } from "../shared/screen-context";
import { useSaidOfCounted } from "./use-said-of-counted";
import type { SaidOfCounted } from "./filters/counted";
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

/** A value of the filter; without its count before the answer. */
interface Counted {
  value: string;
  count?: number;
}

/** As wide as a usual count. */
const COMING = "\u2007\u2007";

/** How many rows each value of a filter has, as buttons that filter by it; the first takes that filter away. */
export function ListCounts({ view, query, counts, onChange }: ListCountsProps): ReactElement | null {
  const { language, reading, say, t } = useWords();
  const { enums } = useScreen();
  const said = useSaidOfCounted(view, query.filter);
  const filter = view.filters.find(({ name }) => name === view.counts);
  if (!filter) return null;
  const labels = new Map(enumChoices(filter.enum, enums, language).map(({ value, label }) => [value, label]));
  const counted = counts
    ?.map((row) => ({ value: String(row[filter.name]), count: Number(row.count) }))
    .filter(({ value, count }) => labels.has(value) && Number.isFinite(count));
  const known: readonly Counted[] | undefined = counted ?? view.countedValues?.map((value) => ({ value }));
  // Room for what is coming, so that nothing moves when it is there.
  if (!known) return <div className="list-counts" />;
  const asked = [query.filters[filter.name] ?? []].flat().map(String);
  const chosen = said ? [...asked, said.value ?? ""] : asked;
  const values = known.map((one) => ({ ...one, label: labels.get(one.value) }));
  const filterBy = (value: string | undefined): void => onChange(chosenBy(filter, value, query, said));
  const all = {
    value: undefined,
    label: t("list.countsAll"),
    count: counted?.reduce((sum, { count }) => sum + count, 0),
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
          {label}{" "}
          <span className="list-count-number">{count === undefined ? COMING : formatCount(count, reading)}</span>
        </button>
      ))}
    </div>
  );
}

/** The change that one value makes, or none of them. What the list's text says of the property would contradict it. */
function chosenBy(
  { name, kind, type }: Filter,
  text: string | undefined,
  query: ListQuery,
  said: SaidOfCounted | undefined,
): ListChange {
  const typed = text === undefined ? undefined : type === "number" ? Number(text) : text;
  const value = typed === undefined || kind !== "multiChoice" ? typed : [typed];
  if (!said) return { type: "filter", name, value };
  return { type: "filters", filters: { ...query.filters, [name]: value }, filter: said.rest };
}
