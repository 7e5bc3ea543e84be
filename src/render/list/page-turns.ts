import type { ListView } from "../../model/resolved-list";
import { lastPage, type ListChange, type ListQuery } from "./list-query";
import type { ListAnswer } from "./read-answer";

/** What leads to the neighbouring pages; undefined at an end, and before the first answer. */
export interface PageTurns {
  previous: ListChange | undefined;
  next: ListChange | undefined;
}

/** The ways from the page that is shown to those beside it. */
export function pageTurns(
  { paged, keyset }: Pick<ListView, "paged" | "keyset">,
  query: ListQuery,
  answer: ListAnswer | undefined,
): PageTurns {
  if (!answer || !paged) return { previous: undefined, next: undefined };
  if (keyset) {
    const to = (cursor: string | undefined): ListChange | undefined =>
      cursor === undefined ? undefined : { type: "cursor", cursor };
    return { previous: query.cursor === undefined ? undefined : to(answer.previous), next: to(answer.next) };
  }
  const to = (page: number): ListChange => ({ type: "page", page });
  // Nobody knows which page is the last of rows that were not counted: a full one has another behind it.
  const more = answer.capped ? answer.rows.length >= query.size : query.page < lastPage(answer.total, query.size);
  return { previous: query.page > 1 ? to(query.page - 1) : undefined, next: more ? to(query.page + 1) : undefined };
}
