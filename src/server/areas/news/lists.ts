import { desc, lte, type SQL, sql } from "drizzle-orm";
import type { News } from "../../../generated/api";
import type { Context } from "../../context";
import { news } from "../../database/schema/news";
import { defineList } from "../../lists/define-list";
import { contains, is, since, until } from "../../lists/filter";
import { toLocalDateTime } from "../../time";

/** What a list shows: the texts themselves are long. */
const brief = {
  id: news.id,
  type: news.type,
  title: news.title,
  summary: news.summary,
  top: news.top,
  publishTime: news.publishTime,
  viewCount: news.viewCount,
};

/** News of the platform, as far as they are published. */
export const newsList = defineList("listNews", {
  table: news,
  owner: ({ now }) => lte(news.publishTime, now()),
  rows: ({ db }) => db.select(brief).from(news).$dynamic(),
  filters: {
    type: is(news.type),
    keyword: (keyword, context) => contains(...textsIn(context.language))(keyword, context),
    startTime: since(news.publishTime),
    endTime: until(news.publishTime),
  },
  sort: [desc(news.top), desc(news.publishTime), desc(news.id)],
  show: ({ id, type, title, summary, top, publishTime, viewCount }, { language }): News => ({
    id,
    type,
    title: title[language],
    summary: summary[language],
    top,
    placement: top ? "top" : null,
    publishTime: toLocalDateTime(publishTime),
    viewCount,
  }),
});

/** The lists of this area, by operation. */
export const lists = { listNews: newsList };

function textsIn(language: Context["language"]): SQL[] {
  return [news.title, news.summary].map((words) => sql`${words} ->> ${language}`);
}
