import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { JUDGING_DELAY, offsetOf, partOf } from "../../src/domain/alarm/due";
import { evaluateAlarms } from "../../src/server/areas/alarm/evaluate/evaluate";
import { claimShard } from "../../src/server/areas/alarm/evaluate/shards";
import { metricStore } from "../../src/server/areas/monitor/store/store";
import { writeSamples } from "../../src/server/areas/monitor/store/write-minutes";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import {
  alarmEvents,
  alarmRules,
  alarms,
  alarmShards,
  alarmStates,
  alarmTransitions,
} from "../../src/server/database/schema/alarm";
import { resources } from "../../src/server/database/schema/resource";
import { limits } from "../../src/server/limits";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { newSeries } from "../helpers/metric-series";
import { newRule } from "./alarm-rows";

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
let series: Awaited<ReturnType<typeof newSeries>>;
let customId: number;
let ruleId: number;
beforeAll(async () => {
  database = await createEmptyDatabase();
  opened = openDatabase(database.url, 6);
  ({ db } = opened);
  series = await newSeries(db, 3);
  const [row] = await db.select().from(resources).limit(1);
  customId = row?.customId ?? 0;
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const minute = 60_000;
const begin = Date.UTC(2026, 4, 20, 1);
const store = metricStore({ metricCatalogue: () => ["cpuUsage"] });
const raise = (error: unknown): never => {
  throw error;
};
/** The moment at which the period that ends so many minutes after the beginning is judged. */
const due = (minutes: number) =>
  new Date(begin + minutes * minute + JUDGING_DELAY + offsetOf({ id: ruleId, period: 60 }));
const judge = (now: Date, signal = new AbortController().signal) => evaluateAlarms(db, store, () => now, signal, raise);
/** Values of the minutes from the beginning on; "X" breaches, "-" is missing. */
const write = async (text: string, from = 0, id = series[0]?.id ?? 0) => {
  for (const [at, one] of [...text].entries())
    if (one !== "-")
      await writeSamples(db, [{ seriesId: id, minute: begin / minute + from + at, value: one === "X" ? 95 : 10 }]);
};
const transitions = async () =>
  (await db.select().from(alarmTransitions).orderBy(asc(alarmTransitions.id))).map(
    ({ from, to, time, resourceId }) =>
      `${resourceId === series[0]?.key.resource.id ? "" : "other "}${from}>${to}@${(time.getTime() - begin) / minute}`,
  );

const { leaseRenewal } = limits;
/** A busy machine takes longer than Vitest waits by itself. */
const patience = 5_000;
afterEach(() => Object.assign(limits, { leaseRenewal }));
beforeEach(async () => {
  for (const table of [alarmTransitions, alarms, alarmStates, alarmRules, alarmShards]) await db.delete(table);
  await db.execute(sql`delete from metric_hours`);
  ruleId = await newRule(db, { customId, ruleName: "cpu" }, new Date(begin - 60 * minute));
  // From here on there is something to judge.
  await judge(due(0));
});

describe("evaluating alarms", () => {
  it("begins an alarm with the third breach in a row, ends it with the first value below, and writes only changes", async () => {
    await write("XXXX0000");
    for (let at = 1; at <= 8; at += 1) await judge(due(at));
    expect(await transitions()).toEqual(["insufficientData>alarm@3", "alarm>ok@5"]);
    expect(await db.select().from(alarms)).toMatchObject([
      {
        ruleName: "cpu",
        curValue: 95,
        alarmState: "ok",
        times: 1,
        startTime: new Date(begin + 3 * minute),
        cause: "judged",
      },
    ]);
    expect(await db.$count(alarmEvents)).toBe(1);
    expect(await db.select().from(alarmStates)).toMatchObject([{ state: "ok", since: new Date(begin + 5 * minute) }]);
  });

  it("judges no period before its delay is over, and what became due together in order", async () => {
    await write("XXX0XXX");
    await judge(new Date(due(3).getTime() - 1));
    expect(await transitions()).toEqual([]);
    await judge(due(7));
    expect(await transitions()).toEqual(["insufficientData>alarm@3", "alarm>ok@4", "ok>alarm@7"]);
    expect(await db.$count(alarms)).toBe(2);
  });

  it("says the same on two servers at once as on one, once", async () => {
    await write("0XXX0");
    for (let at = 1; at <= 5; at += 1) await Promise.all([judge(due(at)), judge(due(at)), judge(due(at))]);
    expect(await transitions()).toEqual(["insufficientData>ok@1", "ok>alarm@4", "alarm>ok@5"]);
    expect(await db.$count(alarms)).toBe(1);
  });

  it("goes on where a server left off that ended while it judged: nothing is lost, nothing is said twice", async () => {
    await write("0XXXX0");
    await judge(due(2));
    // It has the part, and does not come back.
    await claimShard(db, partOf(ruleId), "gone", due(3));
    await judge(due(3));
    expect(await transitions()).toEqual(["insufficientData>ok@1"]);
    await judge(new Date(due(6).getTime() + limits.alarmLease));
    expect(await transitions()).toEqual(["insufficientData>ok@1", "ok>alarm@4", "alarm>ok@6"]);
  });

  it("writes nothing of a server whose part another has taken over", async () => {
    await write("XXX");
    let taken = false;
    const slow = {
      ...store,
      range: async (...asked: Parameters<typeof store.range>) => {
        if (!taken) {
          taken = true;
          await db.update(alarmShards).set({ holder: "other", leaseUntil: due(60) });
        }
        return store.range(...asked);
      },
    };
    await evaluateAlarms(db, slow, () => due(3), new AbortController().signal, raise);
    expect(taken).toBe(true);
    expect(await transitions()).toEqual([]);
    expect(await db.$count(alarmStates)).toBe(0);
  });

  it("holds each part from when it takes it, and as long as it judges", async () => {
    await db.update(alarmRules).set({ judgedFrom: new Date(begin) });
    await newRule(db, { customId, ruleName: "other part" }, new Date(begin));
    let now = new Date(due(3).getTime() + minute);
    const heldUntil = async () => {
      const [row] = await db.select().from(alarmShards).where(isNotNull(alarmShards.holder));
      return row?.leaseUntil.getTime() ?? 0;
    };
    const renewed = async () => expect(await heldUntil()).toBe(now.getTime() + limits.alarmLease);
    Object.assign(limits, { leaseRenewal: 1 });
    let parts = 0;
    const slow = {
      ...store,
      range: async (...asked: Parameters<typeof store.range>) => {
        parts += 1;
        await renewed();
        // Longer than a lease, but renewed before it is over.
        for (let times = 0; times < 3; times += 1) {
          now = new Date(now.getTime() + limits.alarmLease / 2);
          await vi.waitFor(renewed, patience);
        }
        return store.range(...asked);
      },
    };
    await evaluateAlarms(db, slow, () => now, new AbortController().signal, raise);
    expect(parts).toBe(2);
    expect(await db.$count(alarmShards, isNotNull(alarmShards.holder))).toBe(0);
  });

  it("begins an alarm by a late value at the time at which it began, and leaves what was written", async () => {
    await write("0XX-X");
    for (let at = 1; at <= 5; at += 1) await judge(due(at));
    const [first] = await db.select().from(alarmTransitions);
    expect(await transitions()).toEqual(["insufficientData>ok@1"]);
    await write("X", 3);
    await judge(due(6));
    expect(await transitions()).toEqual(["insufficientData>ok@1", "ok>alarm@4"]);
    expect((await db.select().from(alarmTransitions).orderBy(asc(alarmTransitions.id)))[0]).toEqual(first);
    expect(await db.select().from(alarms)).toMatchObject([
      { startTime: new Date(begin + 4 * minute), curValue: 95, recoverTime: null },
    ]);
  });

  it("alarms where a cloud is always later than the delay", async () => {
    const values = "0XXXXX00000000";
    for (let at = 1; at <= values.length; at += 1) {
      await write(values[at - 1] ?? "-", at - 1);
      await judge(due(at + 2));
    }
    expect(await transitions()).toEqual(["insufficientData>ok@1", "ok>alarm@4", "alarm>ok@7"]);
  });

  it("writes an alarm that was over before anybody knew beside what is written, with its times", async () => {
    await db.update(alarmRules).set({ times: 2 });
    await write("0-X00XXX0");
    for (let at = 1; at <= 9; at += 1) await judge(due(at));
    await write("X", 1);
    await judge(due(10));
    expect(await transitions()).toEqual([
      "insufficientData>ok@1",
      "ok>alarm@7",
      "alarm>ok@9",
      "ok>alarm@3",
      "alarm>ok@4",
    ]);
    expect(await db.select().from(alarms).orderBy(asc(alarms.startTime))).toMatchObject([
      { startTime: new Date(begin + 3 * minute), recoverTime: new Date(begin + 4 * minute), cause: "judged" },
      { startTime: new Date(begin + 7 * minute), recoverTime: new Date(begin + 9 * minute), cause: "judged" },
    ]);
    expect(await db.select().from(alarmStates)).toMatchObject([{ state: "ok", since: new Date(begin + 9 * minute) }]);
  });

  it("ends an alarm that late values show to be none by a recovery", async () => {
    const condition = { times: 1, noDataPolicy: "breach", recoveryThreshold: 5 } as const;
    await db.update(alarmRules).set({ ...condition, judgedFrom: due(0) });
    for (const { id } of series.slice(1)) await write("000", 0, id);
    await write("0-");
    for (let at = 1; at <= 2; at += 1) await judge(due(at));
    const own = async () => (await transitions()).filter((one) => !one.startsWith("other"));
    expect(await own()).toEqual(["insufficientData>ok@1", "ok>alarm@2"]);
    await write("00", 1);
    await judge(due(3));
    expect(await own()).toEqual(["insufficientData>ok@1", "ok>alarm@2", "alarm>ok@3"]);
    expect(await db.select().from(alarms)).toMatchObject([{ cause: "judged", alarmState: "ok" }]);
  });

  it("changes nothing by a value that comes when its period is judged no more", async () => {
    await write("0XX-X");
    for (let at = 1; at <= 20; at += 1) await judge(due(at));
    await write("X", 3);
    for (let at = 21; at <= 24; at += 1) await judge(due(at));
    expect(await transitions()).toEqual(["insufficientData>ok@1"]);
  });

  it("judges a period of an hour for the last time when nothing comes late any more, before the next one is over", async () => {
    await db.update(alarmRules).set({ period: 3600, times: 1 });
    await write("0");
    const hourly = offsetOf({ id: ruleId, period: 3600 });
    const at = (minutes: number) => new Date(begin + minutes * minute + JUDGING_DELAY + hourly);
    await judge(at(60));
    expect(await transitions()).toEqual(["insufficientData>ok@60"]);
    await write("X".repeat(59), 1);
    await judge(at(74));
    expect(await transitions()).toHaveLength(1);
    await judge(at(75));
    expect(await transitions()).toHaveLength(1);
    expect(await db.select().from(alarmStates)).toMatchObject([{ state: "ok", settled: "alarm" }]);
    await write("X".repeat(60), 60);
    await judge(at(120));
    expect(await transitions()).toEqual(["insufficientData>ok@60", "ok>alarm@120"]);
  });

  it("judges all that became due while no server was there, piece by piece", async () => {
    const days = 2 * 24 * 60;
    await write("XXX0");
    await write("XXX0", days - 10);
    for (let passes = 0; passes < (days * minute) / limits.alarmPiece; passes += 1) await judge(due(days));
    expect(await transitions()).toEqual([
      "insufficientData>alarm@3",
      "alarm>ok@4",
      `ok>alarm@${days - 7}`,
      `alarm>ok@${days - 6}`,
    ]);
    const { judgedTo } = alarmShards;
    expect(
      await db
        .select({ judgedTo })
        .from(alarmShards)
        .where(eq(alarmShards.shard, partOf(ruleId))),
    ).toEqual([{ judgedTo: due(days) }]);
  });

  it("continues an alarm over missing data, and counts when it comes back", async () => {
    await db.update(alarmRules).set({ noDataPolicy: "insufficient" });
    await write("XXX---XXX0");
    await judge(due(10));
    expect(await transitions()).toEqual([
      "insufficientData>alarm@3",
      "alarm>insufficientData@6",
      "insufficientData>alarm@9",
      "alarm>ok@10",
    ]);
    expect(await db.select().from(alarms)).toMatchObject([{ times: 2, alarmState: "ok" }]);
  });

  it("ends the alarm of a resource that is gone, and says why", async () => {
    await write("XXXX");
    await judge(due(3));
    const gone = eq(resources.id, series[0]?.key.resource.id ?? 0);
    await db
      .update(resources)
      .set({ goneTime: due(3) })
      .where(gone);
    await judge(due(4));
    await db.update(resources).set({ goneTime: null }).where(gone);
    expect(await db.select().from(alarms)).toMatchObject([{ cause: "outOfScope", alarmState: "insufficientData" }]);
    expect((await transitions()).at(-1)).toMatch(/^alarm>insufficientData/);
  });

  it("judges each resource of a rule by itself, and no other customer's", async () => {
    const others = await newSeries(db, 1);
    await write("XXX");
    await write("000", 0, series[1]?.id);
    await write("XXX", 0, others[0]?.id);
    await judge(due(3));
    expect((await transitions()).sort()).toEqual(["insufficientData>alarm@3", "other insufficientData>ok@1"]);
  });

  it("leaves out a rule that is disabled, and what became due before it was enabled", async () => {
    await write("XXX0");
    await db.update(alarmRules).set({ enabled: false });
    await judge(due(2));
    expect(await transitions()).toEqual([]);
    await db.update(alarmRules).set({ enabled: true, judgedFrom: due(3) });
    await judge(due(4));
    expect(await transitions()).toEqual(["insufficientData>ok@4"]);
  });
});
