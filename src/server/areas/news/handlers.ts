import { and, asc, desc, eq, ilike, lte, or, type SQL, sql } from "drizzle-orm";
import type { News } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { containing, pageOf } from "../../database/page";
import { during } from "../../database/ranges";
import { news, newsViews } from "../../database/schema/news";
import { refuse } from "../../errors";
import { toLocalDate, toLocalDateTime } from "../../time";

type NewsRow = typeof news.$inferSelect;
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
export const handlers = {
  listNews: async (input, context) => {
    const { db, language } = context;
    const page = pageOf(input);
    const where = and(published(context), ...filters(input, language));
    const [rows, total] = await Promise.all([
      db
        .select(brief)
        .from(news)
        .where(where)
        .orderBy(desc(news.top), desc(news.publishTime), desc(news.id))
        .limit(page.limit)
        .offset(page.offset),
      db.$count(news, where),
    ]);
    return { list: rows.map((row) => toNews(row, language)), total, pageNum: page.pageNum, pageSize: page.pageSize };
  },

  getNews: async ({ id }, context) => {
    const { db, user, language, now } = context;
    const [row] = await db
      .select()
      .from(news)
      .where(and(published(context), eq(news.id, id)));
    if (!row) throw refuse("NOT_FOUND");
    const [views, previousId, nextId] = await Promise.all([
      db.$count(
        newsViews,
        and(eq(newsViews.newsId, id), eq(newsViews.userId, user.id), eq(newsViews.day, toLocalDate(now()))),
      ),
      beside(row, "above", context),
      beside(row, "below", context),
    ]);
    return { ...toNews(row, language), content: row.content[language], viewed: views > 0, previousId, nextId };
  },

  viewNews: async ({ id }, context) => {
    const { user, now } = context;
    await context.db.transaction(async (tx) => {
      const [row] = await tx
        .select({ id: news.id })
        .from(news)
        .where(and(published(context), eq(news.id, id)));
      if (!row) throw refuse("NOT_FOUND");
      const counted = await tx
        .insert(newsViews)
        .values({ newsId: id, userId: user.id, day: toLocalDate(now()) })
        .onConflictDoNothing()
        .returning({ newsId: newsViews.newsId });
      if (counted.length > 0)
        await tx
          .update(news)
          .set({ viewCount: sql`${news.viewCount} + 1` })
          .where(eq(news.id, id));
      await context.audit({ targets: [id] }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

/** The next of its kind, as they are listed; null at either end. */
async function beside({ type, id }: NewsRow, where: "above" | "below", context: Context): Promise<number | null> {
  const [than, direction] = where === "above" ? [sql`>`, asc] : [sql`<`, desc];
  const farther = sql`(${news.top}, ${news.publishTime}, ${news.id}) ${than} (SELECT it.top, it.publish_time, it.id FROM news it WHERE it.id = ${id})`;
  const [found] = await context.db
    .select({ id: news.id })
    .from(news)
    .where(and(published(context), eq(news.type, type), farther))
    .orderBy(direction(news.top), direction(news.publishTime), direction(news.id))
    .limit(1);
  return found?.id ?? null;
}

function published({ now }: Context): SQL {
  return lte(news.publishTime, now());
}

function filters(
  { type, keyword, startTime, endTime }: Input<"listNews">,
  language: Context["language"],
): (SQL | undefined)[] {
  const text = (column: typeof news.title | typeof news.summary): SQL => sql`${column} ->> ${language}`;
  return [
    type === undefined ? undefined : eq(news.type, type),
    keyword
      ? or(ilike(text(news.title), containing(keyword)), ilike(text(news.summary), containing(keyword)))
      : undefined,
    during(news.publishTime, startTime, endTime),
  ];
}

function toNews(
  { id, type, title, summary, top, publishTime, viewCount }: Omit<NewsRow, "content">,
  language: Context["language"],
): News {
  return {
    id,
    type,
    title: title[language],
    summary: summary[language],
    top,
    placement: top ? "top" : null,
    publishTime: toLocalDateTime(publishTime),
    viewCount,
  };
}
