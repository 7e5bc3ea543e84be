import type { ReactElement } from "react";
import type { ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import type { ListChange, ListQuery } from "./list-query";
import { pageTurns } from "./page-turns";
import { PageSize } from "./page-size";
import { countWords, Step } from "./pager";
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
  const speaker = useWords();
  const { say, t } = speaker;
  const { previous, next } = pageTurns(view, query, answer);
  const shown = answer !== undefined && answer.rows.length > 0;
  const first = query.cursor === undefined;
  return (
    // Another element than the unseen one that only says a count: to the eye it comes, and does not move.
    <footer key={String(shown)} className={shown ? "list-foot" : "visually-hidden"}>
      <span className="list-count">{answer && countWords(query, view, answer, speaker)}</span>
      {shown && (
        <nav className="list-pager" aria-label={t("list.pages", { list: say(view.title) })}>
          <PageSize size={query.size} pageSizes={pageSizes} onChange={(size) => onChange({ type: "size", size })} />
          <Step
            icon="first"
            label={t("list.firstPage")}
            disabled={first}
            onStep={() => onChange({ type: "cursor", cursor: undefined })}
          />
          <Step
            icon="left"
            label={t("list.previousPage")}
            disabled={!previous}
            onStep={() => previous && onChange(previous)}
          />
          <Step icon="right" label={t("list.nextPage")} disabled={!next} onStep={() => next && onChange(next)} />
        </nav>
      )}
    </footer>
  );
}
