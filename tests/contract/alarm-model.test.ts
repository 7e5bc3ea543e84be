import { isDeepStrictEqual } from "node:util";
import { asc, eq, ne, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { duePeriods, partOf } from "../../src/domain/alarm/due";
import { episodesOf } from "../../src/domain/alarm/episodes";
import { judgeAll } from "../../src/domain/alarm/judge";
import type { NoDataPolicy } from "../../src/domain/alarm/rule";
import { endAlarmsOf } from "../../src/server/areas/alarm/end-alarms";
import { evaluateAlarms } from "../../src/server/areas/alarm/evaluate/evaluate";
import type { RuleRow } from "../../src/server/areas/alarm/evaluate/judge-rules";
import { metricStore } from "../../src/server/areas/monitor/store/store";
import { writeSamples } from "../../src/server/areas/monitor/store/write-minutes";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { alarmRules, alarms, alarmShards, alarmStates, alarmTransitions } from "../../src/server/database/schema/alarm";
import { resources } from "../../src/server/database/schema/resource";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { newSeries } from "../helpers/metric-series";
import { newRule } from "./alarm-rows";
import { killedAt, modelRuns } from "./killed-server";

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
let hosts: Awaited<ReturnType<typeof newSeries>>;
let customId: number;
beforeAll(async () => {
  database = await createEmptyDatabase();
  opened = openDatabase(database.url, 6);
  ({ db } = opened);
  hosts = await newSeries(db, 2);
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

/** What happens to a rule about two hosts. */
type Step =
  /** A value of the minute that ended so many minutes ago arrives, once or twice. */
  | { does: "arrive"; host: number; back: number; value: number; times: number }
  | { does: "pass"; minutes: number }
  | { does: "judge"; servers: number }
  /** A server is killed before it sends its statement of this number; its lease stays. */
  | { does: "kill"; statement: number }
  | { does: "disable" | "enable" | "edit" };

const steps = (latest: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 10,
        arbitrary: fc.record({
          does: fc.constant("arrive" as const),
          host: fc.constantFrom(0, 1),
          back: fc.integer({ min: 0, max: latest }),
          value: fc.constantFrom(10, 75, 95, 95),
          times: fc.constantFrom(1, 1, 2),
        }),
      },
      {
        weight: 6,
        arbitrary: fc.record({ does: fc.constant("pass" as const), minutes: fc.integer({ min: 1, max: 3 }) }),
      },
      { weight: 5, arbitrary: fc.record({ does: fc.constant("judge" as const), servers: fc.constantFrom(1, 2) }) },
      {
        weight: 3,
        arbitrary: fc.record({ does: fc.constant("kill" as const), statement: fc.integer({ min: 1, max: 16 }) }),
      },
      { weight: 1, arbitrary: fc.constantFrom<Step>({ does: "disable" }, { does: "enable" }, { does: "edit" }) },
    ),
    { minLength: 40, maxLength: 80 },
  );

/** A rule on the database, and beside it what a clock, the values and the rule's last change are. */
class World {
  private now = begin + 30 * minute;
  private readonly values = hosts.map(() => new Map<number, number>());
  /** All changes that were stored when it was last looked. */
  private seen: (typeof alarmTransitions.$inferSelect)[] = [];

  private readonly ruleId: number;
  private readonly isLate: boolean;

  private constructor(ruleId: number, isLate: boolean) {
    this.ruleId = ruleId;
    this.isLate = isLate;
  }

  static async begin(noDataPolicy: NoDataPolicy, isLate: boolean): Promise<World> {
    for (const table of [alarmTransitions, alarms, alarmStates, alarmRules, alarmShards]) await db.delete(table);
    await db.execute(sql`delete from metric_hours`);
    const rule = { customId, ruleName: "cpu", times: 2, recoveryThreshold: 70, noDataPolicy } as const;
    const ruleId = await newRule(db, rule, new Date(begin + 30 * minute));
    const world = new World(ruleId, isLate);
    await world.judge(db);
    // Parts without rules are left alone.
    const leaseUntil = new Date(begin + 1e9);
    await db
      .update(alarmShards)
      .set({ leaseUntil })
      .where(ne(alarmShards.shard, partOf(ruleId)));
    return world;
  }

  async step(step: Step): Promise<void> {
    if (step.does === "arrive") await this.arrive(step);
    if (step.does === "pass") this.now += step.minutes * minute;
    if (step.does === "judge") await Promise.all(Array.from({ length: step.servers }, () => this.judge(db)));
    if (step.does === "kill") await killedAt(database.url, step.statement, (killed) => this.judge(killed, true));
    if (step.does === "disable") await this.change({ enabled: false }, "ruleDisabled");
    if (step.does === "enable") await this.change({ enabled: true, judgedFrom: new Date(this.now) }, "ruleDisabled");
    if (step.does === "edit") await this.change({ threshold: 90, judgedFrom: new Date(this.now) }, "ruleChanged");
  }

  /** Lets so much time pass, judged each minute, that nothing can come late any more. */
  async settle(): Promise<void> {
    await this.change({ enabled: true }, undefined);
    for (let minutes = 0; minutes < 20; minutes += 1) {
      this.now += minute;
      await this.judge(db);
    }
  }

  private async arrive({ host, back, value, times }: Step & { does: "arrive" }): Promise<void> {
    const at = Math.floor(this.now / minute) - 1 - back;
    const ofHost = this.values[host];
    if (!ofHost || at * minute < begin) return;
    if (!ofHost.has(at)) ofHost.set(at, value);
    const sample = { seriesId: hosts[host]?.id ?? 0, minute: at, value: ofHost.get(at) ?? value };
    for (let time = 0; time < times; time += 1) await writeSamples(db, [sample]);
  }

  private judge(on: Database, mayFail = false): Promise<void> {
    return evaluateAlarms(
      on,
      store,
      () => new Date(this.now),
      new AbortController().signal,
      (error) => {
        if (!mayFail) throw error;
      },
    );
  }

  private change(
    set: Partial<typeof alarmRules.$inferInsert>,
    cause: "ruleDisabled" | "ruleChanged" | undefined,
  ): Promise<void> {
    return db.transaction(async (tx) => {
      const [rule] = await tx.select().from(alarmRules).where(eq(alarmRules.id, this.ruleId)).for("update");
      const isSame = rule?.enabled === set.enabled;
      if (isSame) return;
      if (cause) await endAlarmsOf(tx, [this.ruleId], cause, new Date(this.now));
      const judgedFrom = new Date(this.now);
      await tx
        .update(alarmRules)
        .set({ judgedFrom, ...set })
        .where(eq(alarmRules.id, this.ruleId));
    });
  }

  /** What was stored before, as it was and as it is now. */
  async written(): Promise<{ before: unknown[]; now: unknown[] }> {
    const before = this.seen;
    this.seen = await db.select().from(alarmTransitions).orderBy(asc(alarmTransitions.id));
    return { before, now: this.seen.slice(0, before.length) };
  }

  /** What all values together say of a host since the rule is what it is. */
  private judgedAtOnce(rule: RuleRow, host: number) {
    const { firstEnd, count } = duePeriods(rule, rule.judgedFrom.getTime(), this.now);
    const back = rule.times - 1;
    const from = firstEnd - back * minute;
    const values = Array.from(
      { length: count + back },
      (_, at) => this.values[host]?.get(from / minute + at - 1) ?? null,
    );
    return judgeAll(rule, { firstEnd: from, values }, "insufficientData", back);
  }

  /** What is wrong about a host by now. */
  async wrongOf(host: number): Promise<unknown[]> {
    const [rule] = await db.select().from(alarmRules).where(eq(alarmRules.id, this.ruleId));
    if (!rule) throw new Error("the rule is there");
    const resourceId = hosts[host]?.key.resource.id ?? 0;
    const wanted = this.judgedAtOnce(rule, host);
    const all = await db
      .select()
      .from(alarmTransitions)
      .where(eq(alarmTransitions.resourceId, resourceId))
      .orderBy(asc(alarmTransitions.time), asc(alarmTransitions.id));
    const stored = all
      .filter(({ cause, judgedTime }) => cause === "judged" && judgedTime > rule.judgedFrom)
      .map(({ from, to, time, value }) => ({ from, to, time: time.getTime(), value }));
    const isAsWanted = this.isLate || isDeepStrictEqual(stored, wanted);
    const rows = (await db.select().from(alarms).where(eq(alarms.resourceId, resourceId))).map((row) => ({
      ...row,
      start: row.startTime.getTime(),
      end: row.recoverTime?.getTime() ?? Number.POSITIVE_INFINITY,
    }));
    const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
    const lost = episodesOf(wanted)
      .map(({ start, end }) => ({ start, end: end ?? Number.POSITIVE_INFINITY }))
      .filter((span) => !rows.some((row) => overlap(row, span)));
    const bad = rows.filter((row) => {
      const began = all.find(({ alarmId, to }) => alarmId === row.id && to === "alarm");
      const others = rows.filter(({ id, cause }) => id !== row.id && cause === "judged" && row.cause === "judged");
      const isDouble = others.some((other) => overlap(row, other));
      return isDouble || row.end <= row.start || began?.time.getTime() !== row.start;
    });
    const [state] = await db.select().from(alarmStates).where(eq(alarmStates.resourceId, resourceId));
    const isState = (state?.state ?? "insufficientData") === (wanted.at(-1)?.to ?? "insufficientData");
    return [...lost, ...bad, ...(isAsWanted ? [] : [{ stored, wanted }]), ...(isState ? [] : [{ state, wanted }])];
  }
}

/** A time in which there is an alarm. */
interface Span {
  start: number;
  end: number;
}

it.each([
  { name: "on time", latest: 1 },
  { name: "late by up to a quarter of an hour", latest: 14 },
])("alarms whose values come $name: whatever happens, none is lost, doubled or rewritten", async ({ latest }) => {
  const policy = fc.constantFrom<NoDataPolicy>("keep", "ok", "breach", "insufficient");
  await fc.assert(
    fc.asyncProperty(policy, steps(latest), async (noDataPolicy, some) => {
      const world = await World.begin(noDataPolicy, latest > 2);
      for (const step of some) {
        await world.step(step);
        const { before, now } = await world.written();
        expect(now).toEqual(before);
      }
      await world.settle();
      const { before, now } = await world.written();
      expect(now).toEqual(before);
      for (const host of hosts.keys()) expect(await world.wrongOf(host)).toEqual([]);
    }),
    modelRuns(3),
  );
});
