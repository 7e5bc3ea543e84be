import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { news } from "../../../src/server/database/schema/news";
import type { Example } from "../example";

async function someNews(db: Database): Promise<number> {
  const [row] = await db.select({ id: news.id }).from(news).limit(1);
  return row?.id ?? 0;
}

/** News of the platform. */
export const examples = {
  listNews: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      type: 1,
      keyword: "维护",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getNews: { input: async (db) => ({ id: await someNews(db) }) },
  viewNews: { input: async (db) => ({ id: await someNews(db) }) },
} satisfies Partial<Record<OperationId, Example>>;
