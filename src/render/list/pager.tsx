import type { ReactElement } from "react";
import { formatCount } from "../../domain/decimal-format";
import type { ListView } from "../../model/resolved-list";
import { type Speaker, useWords } from "../../state/language";
import { Icon, type IconName } from "../../widgets/shared/icon";
import { lastPage, type ListChange, type ListQuery } from "./list-query";
import { PageSize } from "./page-size";
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
  const speaker = useWords();
  const { say, t, reading } = speaker;
  const { paged } = view;
  const count = answer?.total ?? 0;
  const capped = answer?.capped ?? false;
  const pages = lastPage(count, query.size);
  const { previous, next } = pageTurns({ paged }, query, answer);
  const walk = (page: number): void => onChange({ type: "page", page });
  return (
    // Another element than the unseen one that only says a count: to the eye it comes, and does not move.
    <footer key={String(count > 0)} className={count > 0 ? "list-foot" : "visually-hidden"}>
      <span className="list-count">{answer && countWords(query, { paged }, answer, speaker)}</span>
      {paged && count > 0 && (
        <nav className="list-pager" aria-label={t("list.pages", { list: say(view.title) })}>
          <PageSize size={query.size} pageSizes={pageSizes} onChange={(size) => onChange({ type: "size", size })} />
          {pages > 1 && (
            <>
              <Step icon="first" label={t("list.firstPage")} disabled={query.page <= 1} onStep={() => walk(1)} />
              <Step
                icon="left"
                label={t("list.previousPage")}
                disabled={!previous}
                onStep={() => previous && onChange(previous)}
              />
              <span className="list-page" aria-current="page">
                {capped
                  ? t("list.pageOpen", { page: formatCount(query.page, reading) })
                  : t("list.page", { page: formatCount(query.page, reading), pages: formatCount(pages, reading) })}
              </span>
              <Step icon="right" label={t("list.nextPage")} disabled={!next} onStep={() => next && onChange(next)} />
              {/* Nobody knows which page is the last of rows that were not counted. */}
              {!capped && (
                <Step
                  icon="last"
                  label={t("list.lastPage")}
                  disabled={query.page >= pages}
                  onStep={() => walk(pages)}
                />
              )}
            </>
          )}
        </nav>
      )}
    </footer>
  );
}

/** How many rows there are and which of them are shown, in words. */
export function countWords(
  query: ListQuery,
  { paged, keyset }: Pick<ListView, "paged" | "keyset">,
  { rows, total, capped }: ListAnswer,
  { t, reading }: Speaker,
): string {
  const shown = (count: number): string => formatCount(count, reading);
  if (keyset) return t("list.shownCount", { count: shown(rows.length) });
  if (!paged || total === 0) return t("list.totalCount", { total: shown(total) });
  const { page, size } = query;
  const known = capped ? Math.max(total, (page - 1) * size + rows.length) : total;
  const range = { from: shown(Math.min(known, (page - 1) * size + 1)), to: shown(Math.min(known, page * size)) };
  return t("list.range", { ...range, total: totalWords({ total, capped }, { t, reading }) });
}

/** How many rows match, as far as they were counted: "45", "10,000+". */
export function totalWords(
  { total, capped }: Pick<ListAnswer, "total" | "capped">,
  { t, reading }: Pick<Speaker, "t" | "reading">,
): string {
  const counted = formatCount(total, reading);
  return capped ? t("list.moreThan", { total: counted }) : counted;
}

/** A step to another page. At an end the button stays where it is, so that the focus does too. */
export function Step({
  icon,
  label,
  disabled,
  onStep,
}: {
  icon: IconName;
  label: string;
  disabled: boolean;
  onStep: () => void;
}): ReactElement {
  return (
    <button
      type="button"
      className={`bp6-button bp6-minimal list-step list-step-${icon}`}
      aria-label={label}
      aria-disabled={disabled || undefined}
      title={label}
      onClick={() => disabled || onStep()}
    >
      <Icon name={icon} />
    </button>
  );
}
