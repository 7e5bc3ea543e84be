import { asc, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DeliveryStatus } from "../../src/generated/enums";
import type { Notice } from "../../src/server/areas/warning/notifier";
import { sendNotices } from "../../src/server/areas/warning/send-notices";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { warningDeliveries, warningRecords } from "../../src/server/database/schema/warning";
import { limits } from "../../src/server/limits";
import { createTestDatabase, type TestDatabase } from "../helpers/database";

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url, 2);
  ({ db } = opened);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const words = { zh: "余额不足", en: "Low balance" };
const reason = { zh: "邮件服务器无法连接", en: "The mail server is away" };
const start = new Date("2026-05-20T02:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

/** Makes a reminder with deliveries that wait, one after the other. */
beforeEach(async () => {
  await db.delete(warningRecords);
  const about = { bizType: "account", bizNo: "balance", subject: words, value: words, threshold: words };
  const [record] = await db
    .insert(warningRecords)
    .values({ customId: 1001, warningType: "balance", notifyWays: ["email", "sms"], raiseTime: start, ...about })
    .returning();
  const waiting = [
    { way: "email", address: "a@example.com" },
    { way: "email", address: "b@example.com" },
    { way: "sms", address: "13800000000" },
  ] as const;
  await db.insert(warningDeliveries).values(
    waiting.map((to, place) => ({
      ...to,
      recordId: record?.id ?? 0,
      receiver: "admin",
      content: words,
      status: DeliveryStatus.waiting,
      time: new Date(start.getTime() + place),
    })),
  );
});

const deliveries = () => db.select().from(warningDeliveries).orderBy(asc(warningDeliveries.id));

it("what cannot be sent now is sent again after a time that doubles, and given up in the end", async () => {
  await db.delete(warningDeliveries).where(ne(warningDeliveries.address, "a@example.com"));
  const minutes: number[] = [];
  for (let minute = 0; minute < 200; minute += 1)
    await sendNotices(db, { send: async () => (minutes.push(minute), { delivered: false, again: true, reason }) }, () =>
      after(minute),
    );
  expect(minutes.slice(1).map((at, index) => at - (minutes[index] ?? 0))).toEqual([1, 2, 4, 8, 16, 32, 60]);
  expect(await deliveries()).toMatchObject([{ status: 2, reason, failures: 8, nextTime: null }]);
});

it("the others of a way that is away wait, too, and other ways do not", async () => {
  const sent: string[] = [];
  const away = async ({ way, address }: Notice) => {
    sent.push(address);
    return way === "email"
      ? { delivered: false as const, again: true, away: true, reason }
      : { delivered: true as const };
  };
  await sendNotices(db, { send: away }, () => after(1));
  expect(sent).toEqual(["a@example.com", "13800000000"]);
  expect((await deliveries()).map(({ status, failures }) => [status, failures])).toEqual([
    [0, 1],
    [0, 0],
    [1, 0],
  ]);
  await sendNotices(db, { send: async () => ({ delivered: true }) }, () => after(2));
  expect((await deliveries()).map(({ status, reason: why }) => [status, why])).toEqual([
    [1, null],
    [1, null],
    [1, null],
  ]);
});

it("what is refused is given up at once, and the others of its way are sent", async () => {
  const refusing = async ({ address }: Notice) =>
    address === "a@example.com" ? { delivered: false as const, reason } : { delivered: true as const };
  await sendNotices(db, { send: refusing }, () => after(1));
  expect((await deliveries()).map(({ status }) => status)).toEqual([2, 1, 1]);
});

it("what one receiver cannot get at present is sent to them again, and to the others now", async () => {
  const full = async ({ address }: Notice) =>
    address === "a@example.com" ? { delivered: false as const, again: true, reason } : { delivered: true as const };
  await sendNotices(db, { send: full }, () => after(1));
  expect((await deliveries()).map(({ status }) => status)).toEqual([0, 1, 1]);
});

it("nobody else sends what is being sent, and no transaction is open meanwhile", async () => {
  const [sent, open]: [string[], number[]] = [[], []];
  const sender = (then: () => Promise<void>) => ({
    send: async ({ address }: Notice) => {
      sent.push(address);
      const { rows } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      open.push(rows.length);
      await then();
      return { delivered: true as const };
    },
  });
  const other = sender(() => Promise.resolve());
  await sendNotices(
    db,
    sender(() => sendNotices(db, other, () => after(4))),
    () => after(0),
  );
  expect(sent).toEqual(["a@example.com", "b@example.com", "13800000000"]);
  expect(open).toEqual([0, 0, 0]);
});

it("what a server that has ended was sending is sent again, and not before it is taken for gone", async () => {
  await db.delete(warningDeliveries).where(ne(warningDeliveries.address, "a@example.com"));
  const ending = { send: () => Promise.reject(new Error("the server ends")) };
  await expect(sendNotices(db, ending, () => after(0))).rejects.toThrow("the server ends");
  const minutes: number[] = [];
  for (let minute = 0; minute < 10; minute += 1)
    await sendNotices(db, { send: async () => (minutes.push(minute), { delivered: true }) }, () => after(minute));
  expect(minutes).toEqual([limits.noticeClaim / 60_000]);
});

it("leaves off where the server ends, and each notice has its time", async () => {
  const ending = new AbortController();
  let now = after(0);
  const slow = async ({ way }: Notice) => {
    now = after(3);
    if (way === "email") ending.abort();
    return { delivered: true as const };
  };
  await sendNotices(db, { send: slow }, () => now, ending.signal);
  expect((await deliveries()).map(({ status, nextTime }) => [status, nextTime])).toEqual([
    [1, null],
    [0, null],
    [0, null],
  ]);
  expect((await deliveries())[0]?.time).toEqual(after(3));
});
