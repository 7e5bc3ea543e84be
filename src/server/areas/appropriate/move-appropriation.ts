import { Decimal } from "decimal.js";
import { eq } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { appropriationEvents, appropriations } from "../../database/schema/appropriation";
import { cloudTickets } from "../../database/schema/voucher";
import { changeBalance } from "../account/change-balance";
import { lockAccounts } from "../account/lock-account";
import { type Step, storedStep } from "../steps";
import { usableBalance } from "../voucher/usable-balance";
import { readLimit } from "./limits";
import { endsOf, type Route } from "./route";
import { lockTransferable } from "./tickets";
import { AppropriateStatus, AppropriateType } from "../../../generated/enums";

/** A row of transfers. */
export type AppropriationRow = typeof appropriations.$inferSelect;

/** A step of a transfer. */
export type AppropriationStep = Step<AppropriateStatus>;

const exceeds = { zh: "可划拨金额已不足，划拨取消", en: "Less than that can be transferred by now, it was called off" };

/** Between whom a transfer is. */
export function routeOf({
  type,
  fundType,
  customId: groupId,
  memberId,
}: Pick<AppropriationRow, "type" | "fundType" | "customId" | "memberId">): Route {
  return { type, fundType, groupId, memberId };
}

/**
 * Locks what a transfer changes, the voucher before the accounts as everywhere, and says what can be transferred then: of a
 * voucher what is left of it, nothing where it cannot go this way.
 */
export async function lockLimit(tx: Tx, route: Route, ticketId: number | null, now: Date): Promise<string> {
  const ticket = ticketId === null ? undefined : await lockTransferable(tx, route, ticketId, now);
  await lockAccounts(tx, [route.groupId, route.memberId]);
  return ticketId === null ? (await readLimit(tx, route, now)).limit : (ticket?.balance ?? "0.00");
}

/** A reviewed transfer moves on; it fails where the limit has gone meanwhile. */
export async function moveReviewed(tx: Tx, row: AppropriationRow, step: AppropriationStep): Promise<void> {
  const covered =
    step.status !== AppropriateStatus.succeeded ||
    new Decimal(await lockLimit(tx, routeOf(row), row.ticketId, step.time)).gte(row.amount);
  await moveAppropriation(
    tx,
    row,
    covered ? step : { ...step, status: AppropriateStatus.failed, actorKind: "system", note: exceeds },
  );
}

/**
 * Moves a transfer on that awaits its end: status, history and the funds, both sides or none. The transaction has locked what it
 * changes (`lockLimit`) and seen that it suffices.
 */
export async function moveAppropriation(tx: Tx, row: AppropriationRow, step: AppropriationStep): Promise<void> {
  const { status, time, note } = step;
  if (row.status !== AppropriateStatus.processing || status === AppropriateStatus.processing)
    throw new Error(`a transfer does not go from ${row.status} to ${status}`);
  const balances = status === AppropriateStatus.succeeded ? await transfer(tx, row, time) : {};
  const refused = status === AppropriateStatus.failed ? { failReason: note ?? null } : {};
  await tx
    .update(appropriations)
    .set({ status, statusTime: time, finishTime: time, ...balances, ...refused })
    .where(eq(appropriations.id, row.id));
  await tx.insert(appropriationEvents).values({ appropriationId: row.id, ...storedStep(row.status, step) });
}

type Balances = Pick<AppropriationRow, "groupBalance" | "memberBalance">;

async function transfer(tx: Tx, row: AppropriationRow, time: Date): Promise<Balances> {
  const { from, to } = endsOf(routeOf(row));
  if (row.fundType === "ticket") return transferTicket(tx, row, to, time);
  const change = { fund: row.fundType, relateNo: row.appropriateNo, time };
  const allocates = (customId: number) =>
    row.fundType === "cash" && customId === row.memberId ? { allocates: true as const } : {};
  const left = await changeBalance(tx, {
    ...change,
    ...allocates(from),
    customId: from,
    tradeType: "transferOut",
    amount: `-${row.amount}`,
  });
  const have = await changeBalance(tx, {
    ...change,
    ...allocates(to),
    customId: to,
    tradeType: "transferIn",
    amount: row.amount,
  });
  return row.type === AppropriateType.allocate
    ? { groupBalance: left, memberBalance: have }
    : { groupBalance: have, memberBalance: left };
}

/** A voucher changes hands as a whole, with its number and its time. */
async function transferTicket(
  tx: Tx,
  { ticketId, customId, memberId }: AppropriationRow,
  to: number,
  time: Date,
): Promise<Balances> {
  await tx
    .update(cloudTickets)
    .set({ customId: to })
    .where(eq(cloudTickets.id, ticketId ?? 0));
  return {
    groupBalance: await usableBalance(tx, customId, time),
    memberBalance: await usableBalance(tx, memberId, time),
  };
}
