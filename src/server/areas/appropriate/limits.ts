import { Decimal } from "decimal.js";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/client";
import { appropriations } from "../../database/schema/appropriation";
import { readBalances } from "../account/read-balances";
import type { Balances } from "../account/split-payment";
import { usableBalance } from "../voucher/usable-balance";
import { readWithdrawable, reclaimableOf } from "../withdraw/withdrawable";
import { type Route, endsOf } from "./route";
import { transferableTickets } from "./tickets";
import { AppropriateStatus, AppropriateType } from "../../../generated/enums";
import { owned } from "../../lists/owner";

/** The most that can be transferred, and what both have. Money texts of two decimals. */
export interface Limit {
  limit: string;
  groupBalance: string;
  memberBalance: string;
}

/**
 * The most that can go this way now. Domain rules: "allocate <= withdrawable cash; reclaimable = member's balance - its uninvoiced
 * debt". Of credit: what is not in use, and back only what was allocated. Whoever transfers locks both accounts first.
 */
export async function readLimit(db: Queryable, route: Route, now: Date): Promise<Limit> {
  const { fundType, groupId, memberId } = route;
  if (fundType === "ticket") {
    const tickets = await transferableTickets(db, route, now);
    const limit = tickets.reduce((sum, { balance }) => sum.plus(balance), new Decimal(0)).toFixed(2);
    return {
      limit,
      groupBalance: await usableBalance(db, groupId, now),
      memberBalance: await usableBalance(db, memberId, now),
    };
  }
  const group = await readBalances(db, groupId);
  const member = await readBalances(db, memberId);
  const limit =
    fundType === "cash"
      ? await cashLimit(db, route, now)
      : await creditLimit(db, route, endsOf(route).from === groupId ? group : member);
  return { limit, groupBalance: group[fundType], memberBalance: member[fundType] };
}

async function cashLimit(db: Queryable, { type, groupId, memberId }: Route, now: Date): Promise<string> {
  return type === AppropriateType.allocate
    ? (await readWithdrawable(db, groupId, now)).withdrawable
    : reclaimableOf(await readWithdrawable(db, memberId, now));
}

async function creditLimit(db: Queryable, { type, groupId, memberId }: Route, from: Balances): Promise<string> {
  const free = freeCredit(from);
  return type === AppropriateType.allocate ? free : least(free, await allocatedCredit(db, groupId, memberId));
}

/** Credit that is there: cash below zero has used some of it, and what is frozen may come to. */
export function freeCredit({ cash, credit, frozen }: Balances): string {
  return least(credit, new Decimal(cash).plus(credit).minus(frozen).toFixed(2));
}

/** Credit that a group has allocated to a member less what it took back. */
export async function allocatedCredit(db: Queryable, groupId: number, memberId: number): Promise<string> {
  const { rows } = await db.execute<{ total: string }>(sql`SELECT ${allocatedCreditOf(groupId, memberId)} AS total`);
  return rows[0]?.total ?? "0.00";
}

/** The same as a part of a query. */
export function allocatedCreditOf(groupId: number, memberId: number | AnyPgColumn): SQL<string> {
  const { type, amount } = appropriations;
  const done = and(
    owned(appropriations, groupId),
    eq(appropriations.memberId, memberId),
    eq(appropriations.fundType, "credit"),
    eq(appropriations.status, AppropriateStatus.succeeded),
  );
  return sql`(SELECT greatest(sum(CASE ${type} WHEN ${AppropriateType.allocate} THEN ${amount} ELSE -${amount} END), 0.00)
    FROM ${appropriations} WHERE ${done})`;
}

/** The least of these, and nothing below zero. */
export function least(...amounts: string[]): string {
  return Decimal.max(0, Decimal.min(...amounts)).toFixed(2);
}
