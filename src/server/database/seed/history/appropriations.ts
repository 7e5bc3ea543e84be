import { and, eq } from "drizzle-orm";
import { AppropriateStatus } from "../../../../generated/enums";
import { note } from "../../../areas/appropriate/demo-review";
import { handlers } from "../../../areas/appropriate/handlers";
import { readLimit } from "../../../areas/appropriate/limits";
import type { ReviewNews } from "../../../areas/appropriate/review";
import { settleAppropriations } from "../../../areas/appropriate/settle";
import { addDays, addMinutes } from "../../../time";
import { cloudTickets } from "../../schema/voucher";
import { group, type TransferPlan, transferPlans } from "../appropriations-data/plans";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";

/** Minutes that a review takes. */
const reviewMinutes = 95;

/** Transfers between the group and its members. */
export const plans: Plans = {
  needs: ["vouchers", "bills"],
  deeds: (world) =>
    transferPlans.map((plan) => ({ at: addDays(world.today, -plan.daysAgo), do: (now) => transfer(world, plan, now) })),
};

async function transfer(world: World, plan: TransferPlan, now: Date): Promise<Deed[]> {
  const { memberId: customId, type, fundType, remark, end } = plan;
  const asked = { clientToken: world.clientToken, customId, type, fundType, remark };
  const what =
    fundType === "ticket"
      ? { cloudTicketId: await ticketOf(world, plan) }
      : { amount: await amountOf(world, plan, now) };
  const made = await handlers.createAppropriation({ ...asked, ...what }, world.as("admin", now));
  if (made.status !== AppropriateStatus.processing || end === AppropriateStatus.processing) return [];
  // What is asked for whole is passed, and turns out to be too much by then.
  const news: ReviewNews =
    plan.amount === "most" ? { status: AppropriateStatus.succeeded } : { status: AppropriateStatus.failed, note };
  const follow = async ({ appropriateNo }: { appropriateNo: string }) =>
    appropriateNo === made.appropriateNo ? news : undefined;
  return [{ at: addMinutes(now, reviewMinutes), do: (at) => settleAppropriations(world.db, { follow }, at) }];
}

async function amountOf({ db }: World, { amount, memberId, type, fundType }: TransferPlan, now: Date): Promise<string> {
  return amount === "most" ? (await readLimit(db, { type, fundType, groupId: group, memberId }, now)).limit : amount;
}

/** The group's voucher that is called as the remark says. */
async function ticketOf({ db }: World, { remark }: TransferPlan): Promise<number> {
  const { id, customId, ticketName, status } = cloudTickets;
  const called = eq(ticketName, remark.replace("云券", "代金券"));
  const [ticket] = await db
    .select({ id })
    .from(cloudTickets)
    .where(and(eq(customId, group), called, eq(status, "UNUSED")));
  if (!ticket) throw new Error(`the group has a voucher for "${remark}"`);
  return ticket.id;
}
