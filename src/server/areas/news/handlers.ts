import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Context, Handlers } from "../../context";
import { news, newsViews } from "../../database/schema/news";
import { refuse } from "../../errors";
import { toLocalDate } from "../../time";
import { newsList } from "./lists";

type NewsRow = typeof news.$inferSelect;
/** News of the platform, as far as they are published. */
export const handlers = {
  getNews: async ({ id }, context) => {
    const { db, user, language, now } = context;
    const [row] = await db
      .select()
      .from(news)
      .where(and(newsList.owned(context), eq(news.id, id)));
    if (!row) throw refuse("NOT_FOUND");
    const [views, previousId, nextId] = await Promise.all([
      db.$count(
        newsViews,
        and(eq(newsViews.newsId, id), eq(newsViews.userId, user.id), eq(newsViews.day, toLocalDate(now()))),
      ),
      beside(row, "above", context),
      beside(row, "below", context),
    ]);
    return {
      ...(await newsList.show(row, context)),
      content: row.content[language],
      viewed: views > 0,
      previousId,
      nextId,
    };
  },

  viewNews: async ({ id }, context) => {
    const { user, now } = context;
    await context.db.transaction(async (tx) => {
      const [row] = await tx
        .select({ id: news.id })
        .from(news)
        .where(and(newsList.owned(context), eq(news.id, id)));
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
    .where(and(newsList.owned(context), eq(news.type, type), farther))
    .orderBy(direction(news.top), direction(news.publishTime), direction(news.id))
    .limit(1);
  return found?.id ?? null;
}
