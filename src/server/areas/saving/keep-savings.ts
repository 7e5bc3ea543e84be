import { asc, eq } from "drizzle-orm";
import { isMaterial } from "../../../domain/savings/dismissal";
import { SavingStatus } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import { savings } from "../../database/schema/saving";
import type { FoundSaving } from "./found";
import { lifecycle } from "./lifecycle";

type Row = typeof savings.$inferSelect;

const { open, dismissed, resolved } = SavingStatus;

/** What came of looking: what was found, and the hosts of which nothing could be told, with the size that each has. */
export interface Looked {
  found: readonly FoundSaving[];
  unknown: ReadonlyMap<number, string>;
}

/**
 * Keeps what was found of a customer: new savings are open, those found before are as they are found now, and those that do not hold any more are
 * resolved. A dismissed one stays so until it is material, also where it did not hold meanwhile.
 */
export async function keepSavings(tx: Tx, customId: number, { found, unknown }: Looked, now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(savings)
    .where(eq(savings.customId, customId))
    .orderBy(asc(savings.id))
    .for("update");
  const known = new Map(rows.map((row) => [nameOf(row.resourceId, row.kind), row]));
  for (const one of found) {
    const row = known.get(nameOf(one.resourceId, one.finding.kind));
    if (row) await keepFound(tx, row, one, now);
    else await add(tx, customId, one, now);
  }
  const names = new Set(found.map(({ resourceId, finding }) => nameOf(resourceId, finding.kind)));
  for (const row of rows) {
    const isUnknown = row.evidence.size !== null && unknown.get(row.resourceId) === row.evidence.size;
    if (row.status !== resolved && !isUnknown && !names.has(nameOf(row.resourceId, row.kind)))
      await lifecycle.move(tx, row, { status: resolved, time: now, actorKind: "system" });
  }
}

function nameOf(resourceId: number, kind: string): string {
  return `${resourceId} ${kind}`;
}

async function add(tx: Tx, customId: number, { resourceId, finding, evidence }: FoundSaving, now: Date): Promise<void> {
  const [made] = await tx
    .insert(savings)
    .values({
      customId,
      resourceId,
      ...finding,
      evidence,
      status: open,
      statusTime: now,
      foundTime: now,
      seenTime: now,
    })
    .returning({ id: savings.id });
  if (!made) throw new Error("an insert returns its row");
  await lifecycle.begin(tx, made.id, { status: open, time: now, actorKind: "system" });
}

async function keepFound(tx: Tx, row: Row, { finding, evidence }: FoundSaving, now: Date): Promise<void> {
  const { monthCost, monthSaving } = finding;
  await tx.update(savings).set({ monthCost, monthSaving, evidence, seenTime: now }).where(eq(savings.id, row.id));
  const status = statusOf(row, { monthSaving, since: new Date(evidence.since) });
  if (status !== row.status) await lifecycle.move(tx, row, { status, time: now, actorKind: "system" });
}

function statusOf(
  { status, dismissTime, dismissedSaving }: Row,
  found: { monthSaving: string; since: Date },
): SavingStatus {
  if (status === open || dismissTime === null || dismissedSaving === null) return open;
  return isMaterial({ time: dismissTime, monthSaving: dismissedSaving }, found) ? open : dismissed;
}
