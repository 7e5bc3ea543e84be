import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Message, MessagePage } from "../../src/generated/api";
import { users } from "../../src/server/database/schema/identity";
import { messages } from "../../src/server/database/schema/message";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const list = async (input: object = {}, as = token) =>
  (await api.call("listMessages", input, { token: as })).data as MessagePage;
const unread = async (as = token) => (await api.call("countUnreadMessages", undefined, { token: as })).data as number;

const everything = async (input: object) => {
  const first = await list({ ...input, pageSize: 200 });
  return [...first.list, ...(first.total > 200 ? (await list({ ...input, pageSize: 200, pageNum: 2 })).list : [])];
};

describe("the demo's messages", () => {
  it("are 400 for admin, 37 unread, over 13 months, of all six types", async () => {
    expect((await list()).total).toBe(400);
    expect(await unread()).toBe(37);
    const all = await everything({});
    const months = new Set(all.map(({ createTime }) => createTime.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(12);
    expect(new Set(all.map(({ type }) => type)).size).toBe(6);
    expect(
      all.every(
        ({ createTime }) =>
          createTime <= new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " "),
      ),
    ).toBe(true);
    expect(new Set(all.map(({ title }) => title)).size).toBeGreaterThan(300);
    expect(
      all.every(({ readFlag, readTime, createTime }) =>
        readFlag === 1 ? (readTime ?? "") >= createTime : readTime === null,
      ),
    ).toBe(true);
  });

  it("are more than 99 unread for many", async () => {
    expect(await unread(await api.signIn("many"))).toBeGreaterThan(99);
  });

  it("are counted as the list counts them, and the alarms among them", async () => {
    const counts = (await api.call("countMessages", undefined, { token })).data;
    expect(counts).toEqual({ unread: 37, alarms: (await list({ readFlag: 0, type: ["om"] })).total });
    const nobodys = (await api.call("countMessages", undefined, { token: await api.signIn("many") })).data;
    expect(nobodys).not.toEqual(counts);
  });

  it("tell of bills that exist, with their amounts", async () => {
    const { list: finance } = await list({ type: ["finance"], pageSize: 50 });
    const bills = finance.filter(({ bizType }) => bizType === "bill");
    expect(bills.length).toBeGreaterThan(5);
    for (const { bizId, title } of bills) {
      const { rows } = await api.db.execute<{ total: string }>(
        sql`SELECT to_char(round(sum(payable_amount), 2), 'FM999,999,990.00') AS total FROM bill_lines WHERE custom_id = 1001 AND bill_cycle = ${bizId}`,
      );
      expect(title).toContain(rows[0]?.total);
    }
  });
});

describe("listMessages", () => {
  it.each([
    ["one type", { type: ["om"] }, (one: Message) => one.type === "om"],
    ["several types", { type: ["om", "finance"] }, (one: Message) => ["om", "finance"].includes(one.type)],
    ["unread", { readFlag: 0 }, (one: Message) => one.readFlag === 0],
    ["read", { readFlag: 1 }, (one: Message) => one.readFlag === 1],
    ["a keyword", { keyword: "CPU" }, (one: Message) => `${one.title}${one.content}`.toLowerCase().includes("cpu")],
    ["a wildcard as a letter", { keyword: "%" }, (one: Message) => `${one.title}${one.content}`.includes("%")],
    ["a keyword nowhere", { keyword: "没有这样的消息" }, () => false],
    ["no type at all", { type: [] }, () => true],
  ])("filters by %s exactly", async (_, input, fits) => {
    const all = await everything({});
    expect((await everything(input)).map(({ id }) => id)).toEqual(all.filter(fits).map(({ id }) => id));
  });

  it("finds by the words that the reader sees, in either language", async () => {
    const found = async (keyword: string, language: string): Promise<MessagePage> =>
      (await api.call("listMessages", { keyword, pageSize: 200 }, { token, language })).data;
    const { list: english } = await found("awaits payment", "en");
    expect(english.length).toBeGreaterThan(0);
    expect(english.every(({ title, content }) => `${title} ${content}`.includes("awaits payment"))).toBe(true);
    const filter = 'title ~ "awaits payment" or content ~ "awaits payment"';
    const { data } = await api.call("listMessages", { filter, pageSize: 200 }, { token, language: "en" });
    expect((data as MessagePage).list).toEqual(english);
    expect((await api.call("listMessages", { filter }, { token, language: "zh-CN" })).data).toMatchObject({ total: 0 });
    expect((await found("awaits payment", "zh-CN")).total).toBe(0);
    expect((await found("待支付", "zh-CN")).list.map(({ id }) => id)).toEqual(
      expect.arrayContaining(english.map(({ id }) => id)),
    );
  });

  it("takes both ends of a time range, to the second", async () => {
    const all = await everything({});
    const [end, start] = [all[10]?.createTime ?? "", all[60]?.createTime ?? ""];
    const inside = all.filter(({ createTime }) => createTime >= start && createTime <= end);
    expect(inside.length).toBeGreaterThanOrEqual(51);
    expect((await everything({ startTime: start, endTime: end })).map(({ id }) => id)).toEqual(
      inside.map(({ id }) => id),
    );
  });

  it.each(["createTime", "type", "readFlag"])("sorts by %s both ways, and pages keep the order", async (sortField) => {
    const key = (one: Message) => String(one[sortField as "type"]);
    for (const sortOrder of ["ascending", "descending"]) {
      const rows = await everything({ sortField, sortOrder });
      const keys = rows.map(key);
      const sorted = [...keys].sort();
      expect(keys).toEqual(sortOrder === "ascending" ? sorted : sorted.toReversed());
      expect(new Set(rows.map(({ id }) => id)).size).toBe(400);
    }
  });

  it.each([
    [{ pageSize: 201 }],
    [{ pageNum: 0 }],
    [{ sortField: "content" }],
    [{ type: ["spam"] }],
    [{ startTime: "2024-02-30 00:00:00" }],
    [{ keyword: "a\u0007" }],
  ])("refuses %j", async (input) => {
    expect((await api.call("listMessages", input, { token })).code).toBe(400);
  });
});

describe("markMessagesRead", () => {
  beforeEach(async () => {
    await api.db
      .update(messages)
      .set({ readFlag: 0, readTime: null })
      .where(eq(messages.title, (await list({ pageSize: 1 })).list[0]?.title ?? ""));
  });

  it("marks those named, once, and the count follows", async () => {
    const before = await unread();
    const [first] = (await list({ readFlag: 0, pageSize: 1 })).list;
    await api.call("markMessagesRead", { ids: [first?.id] }, { token });
    expect(await unread()).toBe(before - 1);
    const read = (await api.call("getMessage", { id: first?.id }, { token })).data as Message;
    expect(read.readFlag).toBe(1);
    api.advance(2);
    await api.call("markMessagesRead", { ids: [first?.id] }, { token });
    expect((await api.call("getMessage", { id: first?.id }, { token })).data).toMatchObject({
      readTime: read.readTime,
    });
  });

  it("marks all of the caller's and nobody else's", async () => {
    const many = await api.signIn("many");
    const others = await unread(many);
    expect((await api.call("markMessagesRead", { all: true }, { token })).code).toBe(200);
    expect([await unread(), await unread(many)]).toEqual([0, others]);
  });

  it.each([[{ all: false }], [{ all: true, ids: [1] }], [{ ids: [] }], [{}]])("refuses %j", async (input) => {
    expect((await api.call("markMessagesRead", input, { token })).code).toBe(400);
  });
});

describe("deleteMessages", () => {
  it("deletes all or none", async () => {
    const ids = (await list({ pageSize: 2 })).list.map(({ id }) => id);
    const { total } = await list();
    expect((await api.call("deleteMessages", { ids: [...ids, 9_007_199_254_740_991] }, { token })).code).toBe(404);
    expect((await list()).total).toBe(total);
    expect((await api.call("deleteMessages", { ids }, { token })).code).toBe(200);
    expect((await list()).total).toBe(total - 2);
    expect((await api.call("getMessage", { id: ids[0] }, { token })).code).toBe(404);
  });
});

describe("the total of messages", () => {
  it("is counted up to 10,000, and says so; the pages beyond are there", async () => {
    const many = await api.signIn("many");
    const [{ id, customId } = { id: 0, customId: 0 }] = await api.db
      .select()
      .from(users)
      .where(eq(users.username, "many"));
    const before = (await list({}, many)).total;
    const insert = (count: number) =>
      api.db.execute(sql`INSERT INTO messages (custom_id, user_id, title, type, sub_type, content, level, create_time)
        SELECT ${customId}, ${id}, 'one of many', 'om', 'notice', 'x', 'info', now() - n * interval '1 second' FROM generate_series(1, ${count}) AS n`);
    await insert(10_000 - before);
    expect(await list({}, many)).toMatchObject({ total: 10_000, totalCapped: false });
    await insert(30);
    expect(await list({}, many)).toMatchObject({ total: 10_000, totalCapped: true });
    expect((await list({ pageSize: 20, pageNum: 502 }, many)).list).toHaveLength(10);
    expect(await list({ type: ["finance"] }, many)).toMatchObject({ totalCapped: false });
  });
});
