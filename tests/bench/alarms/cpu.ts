import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../../src/server/database/client";

/** Of a clock tick in /proc/PID/stat, milliseconds. */
const TICK_MS = 10;

/** Processor time so far, milliseconds. */
export interface CpuTime {
  node: number;
  postgres: number;
}

/** What this process and its whole database server have taken of the processor. Linux only: elsewhere the server has taken nothing. */
export async function cpuTime(db: Database): Promise<CpuTime> {
  const { user, system } = process.cpuUsage();
  const { rows } = await db.execute<{ pid: number }>(sql`select pid from pg_stat_activity`);
  const living = await Promise.all(rows.map(({ pid }) => statOf(pid)));
  const parent = await statOf(living[0]?.parent ?? 0);
  const postgres = living.reduce((sum, { own }) => sum + own, parent.own + parent.ofEnded);
  return { node: (user + system) / 1000, postgres };
}

/** What has been taken since. */
export async function cpuSince(db: Database, since: CpuTime): Promise<CpuTime> {
  const now = await cpuTime(db);
  return { node: now.node - since.node, postgres: now.postgres - since.postgres };
}

/** Processor time of a process so far, milliseconds; none of one that has ended. */
export async function cpuOf(pid: number): Promise<number> {
  return (await statOf(pid)).own;
}

async function statOf(pid: number): Promise<{ parent: number; own: number; ofEnded: number }> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name, in parentheses, may contain anything.
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const at = (place: number) => fields[place] ?? 0;
  return { parent: at(1), own: (at(11) + at(12)) * TICK_MS, ofEnded: (at(13) + at(14)) * TICK_MS };
}
