import { JUDGING_DELAY } from "../../../src/domain/alarm/due";
import { evaluateAlarms } from "../../../src/server/areas/alarm/evaluate/evaluate";
import { metricStore } from "../../../src/server/areas/monitor/store/store";
import { writeSamples } from "../../../src/server/areas/monitor/store/write-minutes";
import { type OpenDatabase, openDatabase } from "../../../src/server/database/client";
import { alarmTransitions } from "../../../src/server/database/schema/alarm";
import { limits } from "../../../src/server/limits";
import { createEmptyDatabase, startTestCluster } from "../../helpers/database";
import { newSeries } from "../../helpers/metric-series";
import type { Measure } from "../measure";
import { type CpuTime, cpuSince, cpuTime } from "./cpu";
import { expectedChanges, type PlacedRule, putRules, valueAt } from "./fill";
import { measurePrometheus } from "./prometheus";

/** How many rules there are, over how many series, and for how many minutes they are judged. */
export interface AlarmSizes {
  rules: readonly number[];
  series: number;
  minutes: number;
}

const minuteMs = 60_000;
/** Periods before those that are measured: with the first one every state is new. */
const WARM_UP = 2;
/** How much of what the same rules take of Prometheus judging may take. */
const TIMES_PROMETHEUS = 0.1;

/** What judging many rules takes of the processor, beside Prometheus with the same rules, and whether all of it is right. */
export async function measureAlarms(
  { rules, series, minutes }: AlarmSizes,
  onShutdown: (close: () => unknown) => void,
): Promise<Measure[]> {
  onShutdown(await startTestCluster());
  const measures: Measure[] = [];
  for (const count of rules) {
    const { url } = await createEmptyDatabase();
    const opened = openDatabase(url, 2);
    onShutdown(opened.close);
    const judged = await judgeMinutes(opened, { count, series, minutes });
    const isLargest = count === Math.max(...rules);
    const prometheus = isLargest ? await measurePrometheus(judged.placed, series, minutes) : undefined;
    measures.push(...measuresOf(judged, { count, series, minutes }, prometheus));
  }
  return measures;
}

interface Size {
  count: number;
  series: number;
  minutes: number;
}

/** What was measured of some minutes. */
interface Judged {
  placed: PlacedRule[];
  /** Of all minutes together. */
  judging: CpuTime;
  queries: number;
  writing: CpuTime;
  /** The longest run of the job, milliseconds. */
  longest: number;
  /** Changes of states that are missing, or should not be there. */
  wrong: number;
}

/** Writes minute after minute what series measure, and judges it as the job does: every few seconds what has become due. */
async function judgeMinutes(opened: OpenDatabase, { count, series: seriesCount, minutes }: Size): Promise<Judged> {
  const { db } = opened;
  const source = metricStore({ metricCatalogue: () => ["cpuUsage"] });
  const series = await newSeries(db, seriesCount);
  const firstMinute = Math.floor(Date.now() / 3_600_000) * 60;
  const begin = firstMinute * minuteMs;
  const placed = await putRules(db, series, count, new Date(begin));
  const asked = countQueries(opened);
  const never = new AbortController().signal;
  const judge = (moment: number) =>
    evaluateAlarms(
      db,
      source,
      () => new Date(moment),
      never,
      (error) => {
        throw error;
      },
    );
  await judge(begin + JUDGING_DELAY);
  const judged: Judged = { placed, judging: none(), queries: 0, writing: none(), longest: 0, wrong: 0 };
  const all = WARM_UP + minutes;
  for (let at = 0; at < all; at += 1) {
    const minute = firstMinute + at;
    const samples = series.map(({ id }, place) => ({ seriesId: id, minute, value: valueAt(place, minute) }));
    const isMeasured = at >= WARM_UP;
    const beforeWriting = await cpuTime(db);
    await writeSamples(db, samples);
    if (isMeasured) add(judged.writing, await cpuSince(db, beforeWriting));
    const due = (minute + 1) * minuteMs + JUDGING_DELAY;
    const [before, asking] = [await cpuTime(db), asked()];
    for (let late = 0; late < minuteMs; late += limits.judge) {
      const since = performance.now();
      await judge(due + late);
      if (isMeasured) judged.longest = Math.max(judged.longest, performance.now() - since);
    }
    if (!isMeasured) continue;
    judged.queries += asked() - asking;
    add(judged.judging, await cpuSince(db, before));
  }
  // What is due within the last seconds of a minute.
  await judge(begin + (all + 1) * minuteMs + JUDGING_DELAY - 1);
  return { ...judged, wrong: await wrongChanges(opened, placed, firstMinute, all) };
}

function none(): CpuTime {
  return { node: 0, postgres: 0 };
}

function add(to: CpuTime, { node, postgres }: CpuTime): void {
  to.node += node;
  to.postgres += postgres;
}

/** Counts the statements that are sent to the database. @returns how many so far */
function countQueries({ pool }: OpenDatabase): () => number {
  let count = 0;
  pool.on("acquire", (client) => {
    if (Object.hasOwn(client, "query")) return;
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (...given: unknown[]) => {
        count += 1;
        return query(...given);
      },
    });
  });
  return () => count;
}

/** Compares what is written with what the pure judge says of the same values. */
async function wrongChanges(
  { db }: OpenDatabase,
  placed: readonly PlacedRule[],
  firstMinute: number,
  minutes: number,
): Promise<number> {
  const expected = new Set(
    placed.flatMap((one) =>
      expectedChanges(one, firstMinute, minutes).map(({ to, time }) => `${one.rule.id} ${to} ${time}`),
    ),
  );
  const rows = await db.select().from(alarmTransitions);
  const right = rows.filter(({ ruleId, to, time }) => expected.delete(`${ruleId} ${to} ${time.getTime()}`));
  return expected.size + rows.length - right.length;
}

function measuresOf(
  { judging, queries, writing, longest, wrong }: Judged,
  { count, series, minutes }: Size,
  prometheus: number | undefined,
): Measure[] {
  const heading = `${count.toLocaleString("en")} alarm rules of 60 s over ${series.toLocaleString("en")} series, ${minutes} minutes`;
  const pass = (judging.node + judging.postgres) / minutes;
  const isCompared = prometheus !== undefined;
  return [
    {
      heading,
      name: "processor time to judge all once, beside Prometheus",
      value: pass,
      reference: prometheus,
      unit: "ms",
      ...(isCompared && { ratio: TIMES_PROMETHEUS }),
    },
    { heading, name: "of that, of PostgreSQL", value: judging.postgres / minutes, unit: "ms" },
    { heading, name: "share of one core", value: (pass / minuteMs) * 100, unit: "%" },
    { heading, name: "queries to judge all once", value: queries / minutes, unit: "" },
    { heading, name: "longest run", value: longest, unit: "ms", budget: limits.judge },
    { heading, name: "changes missed, doubled or wrong", value: wrong, unit: "", budget: 0 },
    {
      heading,
      name: `processor time to write a minute of ${series.toLocaleString("en")} series`,
      value: (writing.node + writing.postgres) / minutes,
      unit: "ms",
    },
  ];
}
