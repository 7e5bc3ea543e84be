import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
const due = (minutes: number) => new Date(begin + minutes * minute + JUDGING_DELAY + offsetOf(ruleId));
const judge = (now: Date, signal = new AbortController().signal) => evaluateAlarms(db, store, now, signal, raise);
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
    await evaluateAlarms(db, slow, due(3), new AbortController().signal, raise);
    expect(taken).toBe(true);
    expect(await transitions()).toEqual([]);
    expect(await db.$count(alarmStates)).toBe(0);
  });

  it("judges late values anew with the periods to come, and leaves what was said", async () => {
    await write("0XX-X");
    for (let at = 1; at <= 5; at += 1) await judge(due(at));
    const said = await transitions();
    expect(said).toEqual(["insufficientData>ok@1"]);
    await write("X", 3);
    await judge(due(5));
    expect(await transitions()).toEqual(said);
    await write("X", 5);
    await judge(due(6));
    expect(await transitions()).toEqual([...said, "ok>alarm@6"]);
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
