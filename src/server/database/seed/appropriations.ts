import type { Seed } from "./run/seed-type";
import { inArray } from "drizzle-orm";
import { storedStep } from "../../areas/steps";
import { usableBalance } from "../../areas/voucher/usable-balance";
import { addDays, addMinutes, fromLocal, toLocalDate } from "../../time";
import type { Queryable } from "../client";
import { accountLedger } from "../schema/account";
import { appropriationEvents, appropriations } from "../schema/appropriation";
import { cloudTickets } from "../schema/voucher";
import { generateAppropriations, group, type SeedAppropriation } from "./appropriations-data/plans";

/** Minutes that a review took. */
const reviewMinutes = 95;

/** Transfers between the group and its members, in every state. What they did to the balances came with the ledgers. */
export const seed: Seed = { needs: ["recharges", "vouchers"], write: seedAppropriations };

async function seedAppropriations(db: Queryable, today: Date): Promise<void> {
  const generated = generateAppropriations(today);
  const booked = await db
    .select()
    .from(accountLedger)
    .where(
      inArray(
        accountLedger.relateNo,
        generated.map(({ appropriateNo }) => appropriateNo),
      ),
    );
  const balanceOf = (relateNo: string, customId: number) =>
    booked.find((row) => row.relateNo === relateNo && row.customId === customId)?.balance;
  for (const plan of generated) {
    const ticketId = plan.fundType === "ticket" ? await giveTicket(db, plan, today) : null;
    const balances =
      plan.status !== 1
        ? {}
        : ticketId !== null
          ? {
              groupBalance: await usableBalance(db, group, plan.operateTime),
              memberBalance: await usableBalance(db, plan.memberId, plan.operateTime),
            }
          : {
              groupBalance: balanceOf(plan.appropriateNo, group),
              memberBalance: balanceOf(plan.appropriateNo, plan.memberId),
            };
    await write(db, plan, ticketId, balances);
  }
}

/** A voucher that the member has from the group. */
async function giveTicket(
  db: Queryable,
  { memberId, amount, remark, operateTime, appropriateNo }: SeedAppropriation,
  today: Date,
): Promise<number> {
  const grantTime = addDays(operateTime, -30);
  const [ticket] = await db
    .insert(cloudTickets)
    .values({
      customId: memberId,
      ticketNo: `CT${appropriateNo.slice(2)}`,
      ticketName: remark.replace("云券", "代金券"),
      ticketType: "cash",
      nominalValue: amount,
      balance: amount,
      minOrderAmount: "0.00",
      applicableClouds: [],
      applicableProducts: [],
      applicableScenes: [],
      grantTime,
      effectTime: grantTime,
      expireTime: fromLocal(toLocalDate(addDays(today, 150))),
      status: "UNUSED",
      remark,
    })
    .returning({ id: cloudTickets.id });
  if (!ticket) throw new Error("an insert returns its row");
  return ticket.id;
}

async function write(
  db: Queryable,
  plan: SeedAppropriation,
  ticketId: number | null,
  balances: { groupBalance?: string | undefined; memberBalance?: string | undefined },
): Promise<void> {
  const { memberId, appropriateNo, type, fundType, amount, status, remark, operateTime, failReason = null } = plan;
  const ended = status === 0 ? null : status === 2 ? addMinutes(operateTime, reviewMinutes) : operateTime;
  const row = {
    customId: group,
    memberId,
    appropriateNo,
    type,
    fundType,
    amount,
    ticketId,
    ...balances,
    status,
    statusTime: ended ?? operateTime,
    failReason,
    operator: "admin",
    operateTime,
    finishTime: ended,
    remark,
  };
  const [made] = await db.insert(appropriations).values(row).returning({ id: appropriations.id });
  const appropriationId = made?.id ?? 0;
  await db.insert(appropriationEvents).values({
    appropriationId,
    ...storedStep(null, { status: 0, time: operateTime, actorKind: "user", actor: "admin" }),
  });
  if (ended === null) return;
  const step = storedStep<0 | 1 | 2>(0, {
    status,
    time: ended,
    actorKind: status === 2 ? "review" : "system",
    ...(failReason && { note: failReason }),
  });
  await db.insert(appropriationEvents).values({ appropriationId, ...step });
}
