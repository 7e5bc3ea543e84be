import { eq } from "drizzle-orm";
import { AppropriateType } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import type { appropriations } from "../../database/schema/appropriation";
import { cloudTickets } from "../../database/schema/voucher";
import { changeBalance } from "../account/change-balance";
import { lockAccounts } from "../account/lock-account";
import { usableBalance } from "../voucher/usable-balance";
import { readLimit } from "./limits";
import { endsOf, type Route } from "./route";
import { lockTransferable } from "./tickets";

/** A row of transfers. */
export type AppropriationRow = typeof appropriations.$inferSelect;

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

type Balances = Pick<AppropriationRow, "groupBalance" | "memberBalance">;

/** Moves the funds. @returns what both sides have then */
export async function transfer(tx: Tx, row: AppropriationRow, time: Date): Promise<Balances> {
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
