import type { ReactElement } from "react";
import { formatDecimal } from "../../domain/decimal-format";
import type { ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import type { Say } from "../../widgets/contract";
import { Icon, type IconName } from "../../widgets/shared/icon";
import { lastPage, type ListChange, type ListQuery } from "./list-query";
import { pageTurns } from "./page-turns";
import type { ListAnswer } from "./read-answer";

/** What the foot of a list is drawn from. */
export interface PagerProps {
  view: ListView;
  query: ListQuery;
  /** Undefined while unknown. */
  answer: ListAnswer | undefined;
  pageSizes: readonly number[];
  onChange: (change: ListChange) => void;
}

/** How many rows there are, which of them are shown, and the way to the others. */
export function Pager({ view, query, answer, pageSizes, onChange }: PagerProps): ReactElement {
  const { say, t } = useWords();
  const { paged } = view;
  const count = answer?.total ?? 0;
  const capped = answer?.capped ?? false;
  const pages = lastPage(count, query.size);
  const { previous, next } = pageTurns({ paged }, query, answer);
  const walk = (page: number): void => onChange({ type: "page", page });
  return (
    <footer className={count > 0 ? "list-foot" : "visually-hidden"}>
      <span className="list-count">{answer && countWords(query, { paged }, answer, t)}</span>
      {paged && count > 0 && (
        <nav className="list-pager" aria-label={t("list.pages", { list: say(view.title) })}>
          <PageSize size={query.size} pageSizes={pageSizes} onChange={(size) => onChange({ type: "size", size })} />
          {pages > 1 && (
            <>
              <Step icon="first" label={t("list.firstPage")} disabled={query.page <= 1} onStep={() => walk(1)} />
              <Step icon="left" label={t("list.previousPage")} disabled={!previous} onStep={() => previous && onChange(previous)} />
              <span className="list-page" aria-current="page">
                {capped ? t("list.pageOpen", { page: grouped(query.page) }) : t("list.page", { page: grouped(query.page), pages: grouped(pages) })}
              </span>
              <Step icon="right" label={t("list.nextPage")} disabled={!next} onStep={() => next && onChange(next)} />
              {/* Nobody knows which page is the last of rows that were not counted. */}
              {!capped && <Step icon="last" label={t("list.lastPage")} disabled={query.page >= pages} onStep={() => walk(pages)} />}
            </>
          )}
        </nav>
      )}
    </footer>
  );
}

/** How many rows there are and which of them are shown, in words. */
export function countWords(query: ListQuery, { paged, keyset }: Pick<ListView, "paged" | "keyset">, { rows, total, capped }: ListAnswer, text: Say): string {
  if (keyset) return text("list.shownCount", { count: grouped(rows.length) });
  if (!paged || total === 0) return text("list.totalCount", { total: grouped(total) });
  const known = capped ? Math.max(total, (query.page - 1) * query.size + rows.length) : total;
  const range = rangeShown(query, known);
  return text("list.range", capped ? { ...range, total: text("list.moreThan", { total: grouped(total) }) } : range);
}

/** "21–40 of 1,400": the places of the first and last row of the page. */
export function rangeShown({ page, size }: Pick<ListQuery, "page" | "size">, total: number): { from: string; to: string; total: string } {
  return { from: grouped(Math.min(total, (page - 1) * size + 1)), to: grouped(Math.min(total, page * size)), total: grouped(total) };
}

function grouped(count: number): string {
  return formatDecimal(String(count)) ?? String(count);
}

/** How many rows a page holds. */
export function PageSize({ size, pageSizes, onChange }: { size: number; pageSizes: readonly number[]; onChange: (size: number) => void }): ReactElement {
  const { t } = useWords();
  return (
    <span className="bp6-html-select filter-select list-size">
      <select aria-label={t("list.pageSize")} value={size} onChange={(event) => onChange(Number(event.target.value))}>
        {pageSizes.map((choice) => (
          <option key={choice} value={choice}>
            {t("list.perPage", { size: choice })}
          </option>
        ))}
      </select>
      <span className="filter-select-sign" aria-hidden="true" />
    </span>
  );
}

/** A step to another page. */
export function Step({ icon, label, disabled, onStep }: { icon: IconName; label: string; disabled: boolean; onStep: () => void }): ReactElement {
  return (
    <button type="button" className={`bp6-button bp6-minimal list-step list-step-${icon}`} aria-label={label} title={label} disabled={disabled} onClick={onStep}>
      <Icon name={icon} />
    </button>
  );
}
