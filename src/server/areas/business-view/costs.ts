import { eq, sql } from "drizzle-orm";
import { addMonths } from "../../../domain/month";
import type { ViewCost } from "../../../generated/api";
import type { Context } from "../../context";
import { businessViews } from "../../database/schema/business-view";
import { toYearMonth } from "../../time";
import { defaultCurrency } from "../bill/filters";
import { businessViewList } from "./lists";
import { groupsWith, membersOf } from "./members";

/** Months that are shown, the running one among them. */
const MONTHS = 13;

/** Payable amounts of what a view has now by month, the latest first. A resource in several groups counts once. */
export async function viewCosts(id: number, context: Context): Promise<ViewCost[]> {
  const { db, user, now } = context;
  await businessViewList.get(id, context);
  const groups = await groupsWith(context, eq(businessViews.id, id));
  const first = addMonths(toYearMonth(now()), 1 - MONTHS);
  const { rows } = await db.execute<{ bill_cycle: string; payable_amount: string }>(sql`
    with members as materialized (
      select distinct account.cloud_code, account.account_uid, resources.resource_id
      from ${membersOf(groups)} as member
      inner join resources on resources.id = member.resource_id
      inner join cloud_accounts account on account.id = resources.cloud_account_id)
    select line.bill_cycle, round(sum(line.payable_amount), 2)::text as payable_amount
    from bill_lines line
    inner join members on members.resource_id = line.resource_id
      and members.cloud_code = line.cloud_code and members.account_uid = line.account_uid
    where line.custom_id = ${user.customId} and line.currency = ${defaultCurrency} and line.bill_cycle >= ${first}
    group by line.bill_cycle
    order by line.bill_cycle desc`);
  return rows.map(({ bill_cycle, payable_amount }) => ({
    billCycle: bill_cycle,
    payableAmount: payable_amount,
    viewId: id,
  }));
}
