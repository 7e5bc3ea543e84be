import type { ReactElement } from "react";
import type { ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import type { ListChange, ListQuery } from "./list-query";
import { countWords, PageSize, Step } from "./pager";
import type { ListAnswer } from "./read-answer";

/** What the foot of a list is drawn from that is paged by places. */
export interface KeysetPagerProps {
  view: ListView;
  query: ListQuery;
  answer: ListAnswer | undefined;
  pageSizes: readonly number[];
  onChange: (change: ListChange) => void;
}

/** The way through a list that nobody counts: to its beginning, to the previous page and to the next. */
export function KeysetPager({ view, query, answer, pageSizes, onChange }: KeysetPagerProps): ReactElement {
  const { t } = useWords();
  const walk = (cursor: string | undefined): void => onChange({ type: "cursor", cursor });
  const shown = answer !== undefined && answer.rows.length > 0;
  const first = query.cursor === undefined;
  return (
    <footer className={shown ? "list-foot" : "visually-hidden"}>
      <span className="list-count">{answer && countWords(query, view, answer, t)}</span>
      {shown && (
        <nav className="list-pager" aria-label={t("list.pages")}>
          <PageSize size={query.size} pageSizes={pageSizes} onChange={(size) => onChange({ type: "size", size })} />
          <Step icon="first" label={t("list.firstPage")} disabled={first} onStep={() => walk(undefined)} />
          <Step icon="left" label={t("list.previousPage")} disabled={first || answer.previous === undefined} onStep={() => walk(answer.previous)} />
          <Step icon="right" label={t("list.nextPage")} disabled={answer.next === undefined} onStep={() => walk(answer.next)} />
        </nav>
      )}
    </footer>
  );
}
