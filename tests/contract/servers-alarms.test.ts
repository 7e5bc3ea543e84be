import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RULE_PARTS } from "../../src/domain/alarm/due";
import { writeSamples } from "../../src/server/areas/monitor/store/write-minutes";
import { alarmRuleResources, alarms, alarmShards, alarmTransitions } from "../../src/server/database/schema/alarm";
import { addMinutes } from "../../src/server/time";
import { newSeries } from "../helpers/metric-series";
import { newRule } from "./alarm-rows";
import { startTwoServers, type TwoServers, type Which } from "./two-servers";

const minute = 60_000;
/** More than one of each part. */
const RULES = 2 * RULE_PARTS;
/** The change of a state that comes first waits here for the test. */
const GATE = 7;

let servers: TwoServers;
let keeper: pg.Client;
let customId: number;
let series: Awaited<ReturnType<typeof newSeries>>;
beforeAll(async () => {
  servers = await startTwoServers({ JOBS_EVERY: "500" });
  const { db, pool } = servers.opened;
  keeper = new pg.Client({ connectionString: pool.options.connectionString });
  await keeper.connect();
  series = await newSeries(db, RULES);
  customId = series[0]?.key.resource.customId ?? 0;
  // Which server wrote a change, and the gate: only the first one that comes waits at it.
  await keeper.query(`
    CREATE TABLE written_by (transition_id bigint, server text);
    CREATE FUNCTION note_server() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF pg_try_advisory_xact_lock(0, ${GATE + 1}) THEN PERFORM pg_advisory_xact_lock_shared(0, ${GATE}); END IF;
      INSERT INTO written_by VALUES (NEW.id, current_setting('application_name'));
      RETURN NEW;
    END $$;
    CREATE TRIGGER note_server AFTER INSERT ON alarm_transitions
      FOR EACH ROW WHEN (NEW.custom_id = ${customId}) EXECUTE FUNCTION note_server()`);
});
afterAll(async () => {
  await keeper.end();
  await servers.close();
});

/** Rules of all parts about a resource each, of which a quarter of an hour is to be judged: an alarm that begins and is over. */
async function makeDue(): Promise<void> {
  const { db } = servers.opened;
  const now = Math.floor(Date.now() / minute) * minute;
  const from = now / minute - 25;
  await db.transaction(async (tx) => {
    for (let at = 0; at < 20; at += 1) {
      const value = at < 8 ? 95 : 10;
      const samples = series.map(({ id }) => ({ seriesId: id, minute: from + at, value }));
      await writeSamples(tx, samples);
    }
    for (const [at, { key }] of series.entries()) {
      const row = { customId, ruleName: `cpu ${at}`, scope: "instance" } as const;
      const ruleId = await newRule(tx, row, new Date(now - 23 * minute));
      await tx.insert(alarmRuleResources).values({ ruleId, resourceId: key.resource.id });
    }
    // Nobody is judging any more, and nothing has been judged since then. The servers may not have made the parts yet.
    const since = { judgedTo: new Date(now - 23 * minute), leaseUntil: new Date(now - minute), holder: null };
    const parts = Array.from({ length: RULE_PARTS }, (_, shard) => ({ shard, ...since }));
    await tx.insert(alarmShards).values(parts).onConflictDoUpdate({ target: alarmShards.shard, set: since });
  });
}

async function until<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(20);
  }
  throw new Error(`waited in vain: ${what}`);
}

const rowsOf = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
  (await keeper.query<Row>(text)).rows;

/** The server that waits at the gate. */
const waiting = async (): Promise<Which | undefined> => {
  const [row] = await rowsOf<{ name: string }>(`
    SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND classid = 0 AND objid = ${GATE} AND NOT granted`);
  return row && servers.named(row.name);
};

/** The rules that are judged to their end, whose alarm is over. */
const judged = async (count: number): Promise<true | undefined> =>
  (await servers.opened.db.$count(alarms, sql`${alarms.customId} = ${customId} and ${alarms.alarmState} = 'ok'`)) >=
  count
    ? true
    : undefined;

// Two servers run all jobs twice a second: on a busy machine this takes longer than other tests.
it(
  "two servers share the alarm rules: the other one judges what one is not at, takes over what it left, and nothing is judged twice",
  { timeout: 240_000 },
  async () => {
    await keeper.query("SELECT pg_advisory_lock(0, $1)", [GATE]);
    await makeDue();
    const stuck = await until("a server at the gate", waiting);
    const other: Which = stuck === 0 ? 1 : 0;
    await until("all other parts judged", () => judged(RULES - 2));

    const writers = await rowsOf<{ server: string }>("SELECT DISTINCT server FROM written_by");
    expect(writers.map(({ server }) => servers.named(server))).toEqual([other]);
    expect(await judged(RULES - 1)).toBeUndefined();

    await servers.kill(stuck);
    await keeper.query("SELECT pg_advisory_unlock(0, $1)", [GATE]);
    // Its lease is over some time later.
    const { db } = servers.opened;
    await db.update(alarmShards).set({ leaseUntil: addMinutes(new Date(), -1) });
    await until("what was left judged, too", () => judged(RULES));
    await servers.restart(stuck);

    const rows = await db.select().from(alarmTransitions).where(eq(alarmTransitions.customId, customId));
    for (const to of ["alarm", "ok"])
      expect(new Set(rows.filter((row) => row.to === to).map(({ ruleId }) => ruleId)).size).toBe(RULES);
    expect(rows).toHaveLength(2 * RULES);
    expect(await db.$count(alarms, eq(alarms.customId, customId))).toBe(RULES);
    expect([await servers.logged(0), await servers.logged(1)].flat(), "failures of jobs").toEqual([]);
  },
);
