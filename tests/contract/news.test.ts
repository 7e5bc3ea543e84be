import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NewsDetail, NewsPage } from "../../src/generated/api";
import { news } from "../../src/server/database/schema/news";
import { addDays } from "../../src/server/time";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("viewer");
});
afterAll(() => api.close());

const list = async (input: object, language?: string): Promise<NewsPage> =>
  (await api.call("listNews", { pageSize: 100, ...input }, { token, ...(language ? { language } : {}) })).data;
const get = async (id: number, as = token): Promise<NewsDetail> =>
  (await api.call("getNews", { id }, { token: as })).data;
const read = (id: number, as = token) => api.call("viewNews", { id }, { token: as });
async function made(changes: Partial<typeof news.$inferInsert> = {}): Promise<number> {
  const words = { zh: "示例", en: "Example" };
  const [row] = await api.db
    .insert(news)
    .values({
      type: 2,
      title: words,
      summary: words,
      content: { zh: "<p>正文</p>", en: "<p>Text</p>" },
      publishTime: api.now(),
      ...changes,
    })
    .returning({ id: news.id });
  return row?.id ?? 0;
}

describe("listNews", () => {
  it("has about sixty of the demo, of every type, in both languages", async () => {
    const [zh, en] = [await list({}), await list({}, "en")];
    expect(zh.total).toBe(60);
    expect(new Set(zh.list.map(({ type }) => type))).toEqual(new Set([1, 2, 3]));
    expect(
      zh.list.every(
        ({ title }, index) => /[\u4e00-\u9fff]/.test(title) && !/[\u4e00-\u9fff]/.test(en.list[index]?.title ?? "中"),
      ),
    ).toBe(true);
  });

  it.each([1, 2, 3])("of type %d has what is kept at the top first, then the latest", async (type) => {
    const rows = (await list({ type })).list;
    const key = ({ top, publishTime }: (typeof rows)[number]) => `${top ? 1 : 0} ${publishTime}`;
    expect(rows.every((row) => row.type === type && (row.placement === "top") === row.top)).toBe(true);
    expect(rows.map(key)).toEqual(rows.map(key).sort().reverse());
  });

  it("finds words of title and summary in the reader's language", async () => {
    const id = await made({ title: { zh: "独一无二的标题", en: "A unique heading" } });
    expect((await list({ keyword: "独一无二" })).list.map((row) => row.id)).toEqual([id]);
    expect((await list({ keyword: "unique heading" })).total).toBe(0);
    expect((await list({ keyword: "UNIQUE heading" }, "en")).list.map((row) => row.id)).toEqual([id]);
    expect((await list({ keyword: "%" })).list.every(({ title, summary }) => `${title}${summary}`.includes("%"))).toBe(
      true,
    );
  });

  it("and the others keep what is not published yet to themselves", async () => {
    const id = await made({ publishTime: addDays(api.now(), 1) });
    expect((await list({ type: 2 })).list.map((row) => row.id)).not.toContain(id);
    expect((await api.call("getNews", { id }, { token })).code).toBe(404);
    expect((await read(id)).code).toBe(404);
  });
});

describe("getNews", () => {
  it("leads from one to the next of its kind as they are listed, and back", async () => {
    // More than Date can tell apart: moments of the database have microseconds.
    await api.db.execute(
      "UPDATE news SET publish_time = publish_time + interval '7 microseconds' WHERE type = 1 AND id % 2 = 0",
    );
    const ids = (await list({ type: 1 })).list.map(({ id }) => id);
    const found = await Promise.all(ids.map((id) => get(id)));
    expect(found.map(({ nextId }) => nextId)).toEqual([...ids.slice(1), null]);
    expect(found.map(({ previousId }) => previousId)).toEqual([null, ...ids.slice(0, -1)]);
  });
});

describe("viewNews", () => {
  it("counts each user once a day, however often and at once they read", async () => {
    const id = await made();
    expect(await get(id)).toMatchObject({ viewCount: 0, viewed: false, content: "<p>正文</p>" });
    await Promise.all([read(id), read(id), read(id), read(id)]);
    expect(await get(id)).toMatchObject({ viewCount: 1, viewed: true });
    const other = await api.signIn("type0");
    expect(await get(id, other)).toMatchObject({ viewed: false });
    await read(id, other);
    await api.db.execute("UPDATE news_views SET day = day - 1");
    expect(await get(id)).toMatchObject({ viewCount: 2, viewed: false });
    await read(id);
    expect((await get(id)).viewCount).toBe(3);
    await api.db.delete(news).where(eq(news.id, id));
  });
});
