import type { ReactElement } from "react";
import type { ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import { headWords } from "./columns";
import { emptyWords } from "./empty-words";
import type { ListQuery } from "./list-query";
import { countWords } from "./pager";
import type { ListRows } from "./use-rows";

/**
 * What a screen reader hears of a list: how many rows there are, which of them are shown and in which order, whenever an
 * answer that was asked for is there. Silent in between, so that the same words are said again; an answer that came by
 * itself is heard only where it changes the count.
 */
export function ListHeard({
  view,
  query,
  rows,
  filtered,
}: {
  view: ListView;
  query: ListQuery;
  rows: ListRows;
  filtered: boolean;
}): ReactElement {
  const speaker = useWords();
  const { language, t } = speaker;
  const { answer, error, refreshing } = rows;
  const words = (): string => {
    if (!answer || refreshing || error !== undefined) return "";
    if (answer.rows.length === 0) return filtered ? t("list.noMatchTitle") : emptyWords(view, speaker).title;
    const sorted = view.columns.find((column) => column.name === query.sort?.field);
    const count = countWords(query, view, answer, speaker);
    if (!sorted || !query.sort) return count;
    return t("list.heardSorted", { count, column: headWords(sorted, language), order: t(`list.${query.sort.order}`) });
  };
  return (
    <p className="visually-hidden" role="status" data-list-heard>
      {words()}
    </p>
  );
}
