import { asc, eq, ne } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { JUDGING_DELAY, offsetOf, partOf } from "../../src/domain/alarm/due";
import type { AlarmRulePreview } from "../../src/generated/api";
import type { Input } from "../../src/generated/operations";
import { evaluateAlarms } from "../../src/server/areas/alarm/evaluate/evaluate";
import { completed } from "../../src/server/areas/alarm/check-rule";
import { metricStore } from "../../src/server/areas/monitor/store/store";
import { chunksOf, writeChunks } from "../../src/server/areas/monitor/store/write-minutes";
import { seededRandom } from "../../src/server/database/seed/bills-generator/random";
import { alarmRuleResources, alarmRules, alarms, alarmShards } from "../../src/server/database/schema/alarm";
import { metricSeries } from "../../src/server/database/schema/metric";
import { limits } from "../../src/server/limits";
import { addDays, toLocalDateTime, toLocalDateTimeOrNull } from "../../src/server/time";
import { newRule } from "./alarm-rows";
import { own, unique } from "./example";
import { modelRuns } from "./killed-server";
import { putResources } from "./resources";
import { createTestApi, type TestApi } from "./test-api";

const minute = 60_000;
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  await api.db.delete(alarmRules);
});
afterAll(() => api.close());

const conditions = fc
  .record({
    periodLength: fc.constantFrom(60, 300, 900, 3600),
    periods: fc.constantFrom(1, 2, 3, 5, 10),
    comparison: fc.constantFrom("greater", "greaterOrEqual", "less", "lessOrEqual"),
    statistics: fc.constantFrom("average", "maximum", "minimum"),
    threshold: fc.integer({ min: 30, max: 70 }),
    gap: fc.constantFrom(null, 0, 15),
    noDataPolicy: fc.constantFrom("keep", "ok", "breach", "insufficient"),
    effectiveInterval: fc.constantFrom("00:00-23:59", "08:00-19:59", "22:00-05:59"),
  })
  .map(({ gap, ...rest }) => {
    const sign = rest.comparison.startsWith("greater") ? -1 : 1;
    return { ...rest, ...(gap !== null && { recoveryThreshold: rest.threshold + sign * gap }) };
  });

/** Values of eight days up to a moment: they wander, and are missing for some time now and then. */
async function putValues(seed: number, now: Date): Promise<number> {
  const [resourceId = 0] = await putResources(api.db, own, [{}]);
  const [series] = await api.db
    .insert(metricSeries)
    .values({ customId: own, resourceId, metricName: "cpuUsage" })
    .returning();
  const random = seededRandom(seed);
  const start = Math.floor(addDays(now, -8).getTime() / minute) * minute;
  const [values, missing] = [[] as (number | null)[], { left: 0 }];
  for (let at = 0, level = 50; start + at * minute < now.getTime(); at += 1) {
    level = Math.max(0, Math.min(100, level + random.whole(-7, 7)));
    if (missing.left === 0 && random.whole(1, 300) === 1) missing.left = random.whole(1, 240);
    values.push(missing.left > 0 ? null : level);
    missing.left = Math.max(0, missing.left - 1);
  }
  await writeChunks(api.db, chunksOf(series?.id ?? 0, new Date(start), values));
  return resourceId;
}

/** Judges a rule about the seven days before a moment, as servers do that have not run for so long. @returns its alarms */
async function evaluate(input: Input<"previewAlarmRule">, resourceId: number, now: Date) {
  const { resourceIds: _ids, ...condition } = completed(input);
  const length = condition.period * 1000;
  const lastEnd = Math.floor((now.getTime() - JUDGING_DELAY) / length) * length;
  const ruleId = await newRule(api.db, { customId: own, ruleName: unique(), ...condition });
  await api.db.insert(alarmRuleResources).values({ ruleId, resourceId });
  const late = JUDGING_DELAY + offsetOf({ id: ruleId, period: condition.period });
  const judgedFrom = new Date(addDays(new Date(lastEnd), -7).getTime() + late);
  await api.db.update(alarmRules).set({ judgedFrom }).where(eq(alarmRules.id, ruleId));
  const shard = partOf(ruleId);
  await api.db.delete(alarmShards);
  // Parts without the rule are left alone.
  const others = Array.from({ length: 16 }, (_, at) => at).filter((at) => at !== shard);
  const far = addDays(now, 100);
  await api.db.insert(alarmShards).values(others.map((at) => ({ shard: at, leaseUntil: far, judgedTo: now })));
  await api.db.insert(alarmShards).values({ shard, leaseUntil: judgedFrom, judgedTo: judgedFrom });
  const source = metricStore({ metricCatalogue: () => ["cpuUsage"] });
  const raise = (error: unknown): never => {
    throw error;
  };
  const upTo = new Date(lastEnd + late);
  for (let judged = judgedFrom.getTime(); judged < upTo.getTime(); judged += limits.alarmPiece)
    await evaluateAlarms(api.db, source, () => upTo, new AbortController().signal, raise);
  await api.db.delete(alarmShards).where(ne(alarmShards.shard, -1));
  return api.db.select().from(alarms).where(eq(alarms.ruleId, ruleId)).orderBy(asc(alarms.startTime));
}

it("what a preview tells is what evaluating the same days comes to, whatever the rule and the values", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1e6 }), conditions, async (seed, condition) => {
      const now = api.now();
      const resourceId = await putValues(seed, now);
      const about = { resourceType: "host", scope: "instance", metricName: "cpuUsage" } as const;
      const input: Input<"previewAlarmRule"> = { ...about, ...condition, resourceIds: [resourceId] };
      const told = (await api.call("previewAlarmRule", input, { token })).data as AlarmRulePreview;
      const made = await evaluate(input, resourceId, now);
      expect(told.firedCount).toBe(made.length);
      expect(told.firings.map(({ startTime, endTime }) => ({ startTime, endTime }))).toEqual(
        made
          .toReversed()
          .slice(0, told.firings.length)
          .map((row) => ({
            startTime: toLocalDateTime(row.startTime),
            endTime: toLocalDateTimeOrNull(row.recoverTime),
          })),
      );
    }),
    modelRuns(6),
  );
});
