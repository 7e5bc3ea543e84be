import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import type { Words } from "../../errors";
import { addDays, fromLocal, toLocalDate } from "../../time";
import { ContractStatus } from "../../../generated/enums";

/** A kind of thing that expires. */
export type ExpiringKind = "contract" | "voucher" | "instance";

/** Something of a customer that expires on a day. */
export interface ExpiringThing {
  kind: ExpiringKind;
  no: string;
  name: string;
  /** "yyyy-MM-dd" in Asia/Shanghai. */
  day: string;
  /** Days until then. */
  left: number;
}

/** What things are called in reminders. */
const kindWords: Record<ExpiringKind, Words> = {
  contract: { zh: "合同", en: "Contract" },
  voucher: { zh: "云券", en: "Voucher" },
  instance: { zh: "资源", en: "Resource" },
};

/** Where each kind is found: number, name and last day of what can still expire. A further kind is a further line. */
const sources: Record<ExpiringKind, (customId: number) => SQL> = {
  contract: (customId) =>
    sql`SELECT contract_no AS no, contract_name AS name, end_date AS day FROM custom_contracts WHERE custom_id = ${customId} AND status IN (${ContractStatus.pending}, ${ContractStatus.inForce})`,
  voucher: (customId) => sql`
    SELECT ticket_no AS no, ticket_name AS name, (expire_time AT TIME ZONE 'Asia/Shanghai')::date AS day FROM cloud_tickets
    WHERE custom_id = ${customId} AND status IN ('INACTIVE', 'UNUSED', 'USING')`,
  instance: (customId) => sql`
    SELECT resource_id AS no, resource_name AS name, (expire_time AT TIME ZONE 'Asia/Shanghai')::date AS day FROM instances
    WHERE custom_id = ${customId} AND status IN ('Normal', 'WaitForExpire')`,
};

/** What of a customer expires in exactly one of so many days, the next first. */
export async function readExpiring(
  db: Queryable,
  customId: number,
  days: readonly number[],
  now: Date,
): Promise<ExpiringThing[]> {
  const lefts = new Map(days.map((left) => [toLocalDate(addDays(now, left)), left]));
  if (lefts.size === 0) return [];
  const wanted = sql.join(
    [...lefts.keys()].map((day) => sql`${day}::date`),
    sql`, `,
  );
  const rows = await rowsOf(db, customId, sql`day IN (${wanted})`);
  return rows.map((row) => ({ ...row, left: lefts.get(row.day) ?? 0 }));
}

/** How many things of a customer expire within so many days. */
export async function countExpiring(db: Queryable, customId: number, days: number, now: Date): Promise<number> {
  const rows = await rowsOf(
    db,
    customId,
    sql`day BETWEEN ${toLocalDate(now)}::date AND ${toLocalDate(addDays(now, days))}::date`,
  );
  return rows.length;
}

/** Whole days between two days, "yyyy-MM-dd". */
export function daysBetween(from: string, to: string): number {
  return Math.round((fromLocal(to).getTime() - fromLocal(from).getTime()) / 86_400_000);
}

/** What is said of something that expires; its occasion is that day with so many days left. */
export function expiryWarning({ kind, no, name, day, left }: ExpiringThing) {
  return {
    subject: { zh: `${kindWords[kind].zh}“${name}”`, en: `${kindWords[kind].en} “${name}”` },
    value: { zh: `${day}（${left} 天后）`, en: `on ${day} (${left === 1 ? "1 day" : `${left} days`} left)` },
    threshold: { zh: `到期前 ${left} 天`, en: left === 1 ? "1 day before" : `${left} days before` },
    bizType: kind,
    bizNo: no,
    occasion: `${kind}:${no}:${day}:${left}`,
  };
}

async function rowsOf(db: Queryable, customId: number, where: SQL): Promise<Omit<ExpiringThing, "left">[]> {
  const all = Object.entries(sources).map(
    ([kind, source]) =>
      sql`SELECT ${kind}::text AS kind, no, name, day FROM (${source(customId)}) AS ${sql.identifier(kind)}`,
  );
  const { rows } = await db.execute<{ kind: ExpiringKind; no: string; name: string; day: string }>(
    sql`SELECT kind, no, name, to_char(day, 'YYYY-MM-DD') AS day FROM (${sql.join(all, sql` UNION ALL `)}) AS things WHERE ${where} ORDER BY day, kind, no`,
  );
  return rows;
}
