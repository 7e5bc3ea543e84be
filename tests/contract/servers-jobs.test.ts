import { setTimeout as pause } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import { jobsWith } from "../../src/server/jobs/jobs";
import { simulatedProviders } from "../../src/server/providers";
import { disagreeingAllocations, disagreeingFunds } from "../helpers/ledger";
import { type DueWork, dueWork } from "./due-work";
import { own } from "./example";
import { startTwoServers, type TwoServers, type Which } from "./two-servers";

/** Milliseconds between two beginnings of a job. */
const EVERY = 500;
/** Where changes wait for the test: in their middle, and when everything of them is done but their transaction's end. */
const [MIDDLE, END] = [1, 2] as const;

let servers: TwoServers;
/** Holds the gates shut. */
let keeper: pg.Client;
beforeAll(async () => {
  servers = await startTwoServers({ JOBS_EVERY: String(EVERY) });
  keeper = new pg.Client({ connectionString: servers.opened.pool.options.connectionString });
  await keeper.connect();
  await keeper.query(`
    CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(0, TG_ARGV[0]::int); RETURN coalesce(NEW, OLD); END $$`);
  await servers.opened.db.transaction((tx) =>
    changeBalance(tx, {
      customId: own,
      fund: "cash",
      tradeType: "adjust",
      amount: "100000.00",
      relateNo: "T",
      time: new Date(),
    }),
  );
});
afterAll(async () => {
  await keeper.end();
  await servers.close();
});

const query = async <Row extends pg.QueryResultRow>(text: SQL): Promise<Row[]> =>
  (await servers.opened.db.execute(text)).rows as Row[];

/** Makes what is due, behind shut gates: the change of the second waits in its middle, that of the third at its end. */
async function makeDue({ table, does = "update", key = "id", make }: DueWork): Promise<number[]> {
  await keeper.query("SELECT pg_advisory_lock(0, $1), pg_advisory_lock(0, $2)", [MIDDLE, END]);
  const row = does === "delete" ? "OLD" : "NEW";
  return servers.opened.db.transaction(async (tx) => {
    // Nobody else changes the table until both gates and all rows are there.
    await tx.execute(sql.raw(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`));
    const ids: number[] = [];
    for (const place of [0, 1, 2]) ids.push(await make(tx, place));
    const at = (id = 0, gate = 0): string =>
      `FOR EACH ROW WHEN (${row}.${key} = ${id}) EXECUTE FUNCTION wait_at_gate(${gate})`;
    await tx.execute(sql.raw(`CREATE TRIGGER gate_middle BEFORE ${does} ON ${table} ${at(ids[1], MIDDLE)}`));
    const atEnd = `CONSTRAINT TRIGGER gate_end AFTER ${does} ON ${table} DEFERRABLE INITIALLY DEFERRED`;
    await tx.execute(sql.raw(`CREATE ${atEnd} ${at(ids[2], END)}`));
    return ids;
  });
}

async function openGate(gate: typeof MIDDLE | typeof END): Promise<void> {
  await keeper.query("SELECT pg_advisory_unlock(0, $1)", [gate]);
}

/** Leaves nothing that holds the jobs after this one, also where this one has failed. */
async function removeGates({ table }: DueWork): Promise<void> {
  await keeper.query("SELECT pg_advisory_unlock_all()");
  await keeper.query(`DROP TRIGGER IF EXISTS gate_middle ON ${table}; DROP TRIGGER IF EXISTS gate_end ON ${table}`);
}

/** Asks until there is an answer. */
async function until<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(25);
  }
  throw new Error(`waited in vain: ${what}`);
}

/** The name of the connection that waits at a gate. */
const atGate = async (gate: number): Promise<string | undefined> =>
  (
    await query<{ name: string }>(sql`
      SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND classid = 0 AND objid = ${gate} AND objsubid = 2 AND NOT granted`)
  )[0]?.name;

/** Whether a connection of this running server waits for a lock that a server before holds. */
const isBlocked = async (which: Which): Promise<boolean> =>
  (
    await query<{ name: string }>(
      sql`SELECT application_name AS name FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
  ).some(({ name }) => servers.named(name) === which);

/** Whether the other server is at the job, too. One that leaves out locked rows has gone on with the others. */
async function takenOver(due: DueWork, gate: number, ids: number[], other: Which): Promise<true | undefined> {
  if (!due.skips) return (await isBlocked(other)) || undefined;
  if (gate === MIDDLE) return (await atGate(END)) === undefined ? undefined : true;
  return (await changed(due, ids)).includes(ids[MIDDLE] ?? 0) || undefined;
}

/** The rows that have been changed. */
async function changed({ table, key = "id", done }: DueWork, ids: number[]): Promise<number[]> {
  const found = await query<{ key: string }>(
    sql`SELECT ${sql.raw(key)} AS key FROM ${sql.raw(table)} WHERE ${sql.raw(key)} IN ${ids} ${done ? sql`AND ${sql.raw(done)}` : sql``}`,
  );
  const keys = found.map((row) => Number(row.key));
  return done ? keys : ids.filter((id) => !keys.includes(id));
}

/** How often each change has had its effect; once, where a second time would leave no trace. */
async function effectsOf({ effect }: DueWork, ids: number[]): Promise<Map<number, number>> {
  if (!effect) return new Map(ids.map((id) => [id, 1]));
  return new Map((await query<{ id: string; n: number }>(effect(sql`${ids}`))).map(({ id, n }) => [Number(id), n]));
}

/** Histories: table, and the column of what they are about. */
const histories = [
  ["recharge_events", "recharge_id"],
  ["invoice_events", "invoice_id"],
  ["withdrawal_events", "withdrawal_id"],
  ["appropriation_events", "appropriation_id"],
  ["order_events", "order_id"],
  ["refund_events", "refund_id"],
  ["work_order_events", "work_order_id"],
  ["quota_application_events", "application_id"],
  ["saving_events", "saving_id"],
] as const;

/** Steps of histories that do not begin where the one before has ended. */
async function brokenHistories(): Promise<unknown[]> {
  const found = histories.map(([table, about]) =>
    query(sql`
      SELECT ${table}::text AS history, id FROM (
        SELECT id, from_status, lag(to_status) OVER (PARTITION BY ${sql.raw(about)} ORDER BY id) AS before FROM ${sql.raw(table)}
      ) AS steps WHERE before IS NOT NULL AND from_status IS DISTINCT FROM before`),
  );
  return (await Promise.all(found)).flat();
}

/** Messages that somebody has got twice since the servers started. */
const doubleMessages = (): Promise<unknown[]> =>
  query(sql`
    SELECT user_id, title, biz_id FROM messages WHERE create_time > now() - interval '1 hour'
    GROUP BY user_id, type, sub_type, biz_type, biz_id, title, content HAVING count(*) > 1`);

/** Rows of the ledger about the same change of the same fund. */
const doubleBookings = (): Promise<unknown[]> =>
  query(sql`
    SELECT custom_id, relate_no, fund, trade_type FROM account_ledger WHERE trade_time > now() - interval '1 hour'
    GROUP BY 1, 2, 3, 4 HAVING count(*) > 1`);

const otherOf = (which: Which): Which => (which === 0 ? 1 : 0);

describe("scheduled jobs of two servers that are killed in the middle of a change", () => {
  it("are all looked at here, but what all servers do: the making of reports, and clouds", () => {
    const jobs = jobsWith(simulatedProviders(servers.opened.db)).flatMap(({ name, apart }) =>
      apart === "shared" ? [] : [name],
    );
    expect(dueWork.map(({ job }) => job).sort()).toEqual(jobs.sort());
  });

  it.each(dueWork)("$job: the other server takes over, and each change happens once", async (due) => {
    const restarts: Promise<void>[] = [];
    const ids = await makeDue(due);
    try {
      for (const gate of [MIDDLE, END] as const) {
        const waiting = await until(`somebody at gate ${gate}`, () => atGate(gate));
        expect(await changed(due, ids)).not.toContain(ids[gate]);
        await Promise.all(restarts);
        const which = servers.named(waiting);
        // Undefined: one statement changes all rows, and its server was killed at the gate before.
        if (which !== undefined) {
          await servers.kill(which);
          try {
            await until("the other server at the same job", () => takenOver(due, gate, ids, otherOf(which)));
          } finally {
            restarts.push(servers.restart(which));
          }
        }
        await openGate(gate);
      }
      await until("all changed", async () => ((await changed(due, ids)).length === ids.length ? true : undefined));
    } finally {
      await removeGates(due);
      await Promise.all(restarts);
    }

    expect(await effectsOf(due, ids)).toEqual(new Map(ids.map((id) => [id, 1])));
    expect([await servers.logged(0), await servers.logged(1)].flat(), "failures of jobs").toEqual([]);
    expect(await brokenHistories()).toEqual([]);
    expect(await doubleMessages()).toEqual([]);
    expect(await doubleBookings()).toEqual([]);
    expect(await disagreeingFunds(servers.opened.db)).toEqual([]);
    expect(await disagreeingAllocations(servers.opened.db)).toEqual([]);
  });
});
