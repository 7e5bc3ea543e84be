import { eq } from "drizzle-orm";
import { RechargeStatus } from "../../../../generated/enums";
import { handlers as fileHandlers } from "../../../areas/file/handlers";
import { numberOf, words } from "../../../areas/recharge/demo-payments";
import { handlers } from "../../../areas/recharge/handlers";
import type { PaymentNews, PaymentProvider, PaymentProviders } from "../../../areas/recharge/payments";
import { settleRecharges } from "../../../areas/recharge/settle";
import type { Context } from "../../../context";
import { addMinutes, toLocalDate } from "../../../time";
import { recharges } from "../../schema/account";
import { type Random, seededRandom } from "../bills-generator/random";
import { seedCustomers } from "../identity-data/customers";
import { type MonthlyNeed, readNeeds } from "../recharges-data/needs";
import {
  agentPaidIn,
  fewOthers,
  groupOthers,
  planRecharges,
  type RechargeHabit,
  type RechargePlan,
} from "../recharges-data/recharges";
import { slip } from "../recharges-data/slip";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";
import { channelAgent } from "../withdrawals-data/withdrawals";

/** Longer than any payment is waited for. */
const overdueMinutes = 72 * 60 + 1;

/** Recharges of every customer: 45 of the group, a few of the others. */
export const plans: Plans = {
  needs: ["bills"],
  async deeds(world) {
    const needsOf = await readNeeds(world.db);
    return seedCustomers.flatMap(({ id }) => ofCustomer(world, id, needsOf(id)));
  },
};

function ofCustomer(world: World, customId: number, needs: readonly MonthlyNeed[]): Deed[] {
  const random = seededRandom(9000 + customId);
  const group = customId === 1001;
  const habit: RechargeHabit = {
    done: group ? 45 - groupOthers.length : needs.length,
    unit: group ? 1000 : 100,
    offline: world.of(customId, world.today).user.id !== 0,
    others: group ? groupOthers : customId === channelAgent ? [...fewOthers, agentPaidIn] : fewOthers,
  };
  return planRecharges(random, habit, needs, world.today).map((plan) => {
    const callAt = (now: Date): Context =>
      group ? world.as(random.pick(["admin", "finance"]), now) : world.of(customId, now);
    return { at: plan.applyTime, do: (now) => apply(world, random, plan, callAt(now)) };
  });
}

async function apply(world: World, random: Random, plan: RechargePlan, context: Context): Promise<Deed[]> {
  const { amount, rechargeWay, end } = plan;
  const offline = rechargeWay === "OfflineRemittance";
  const asked = { clientToken: world.clientToken, amount, rechargeWay, ...(offline && (await remitted(context))) };
  const { id } = await handlers.createRecharge(asked, context);
  if (end === RechargeStatus.awaitingPayment) return [];
  const after = (minutes: number, does: Deed["do"]): Deed => ({ at: addMinutes(plan.applyTime, minutes), do: does });
  if (end === RechargeStatus.closed) return [after(overdueMinutes, (at) => settleRecharges(world.db, undefined, at))];
  const [row] = await world.db.select({ no: recharges.rechargeNo }).from(recharges).where(eq(recharges.id, id));
  const rechargeNo = row?.no ?? "";
  const told = (minutes: number, news: PaymentNews): Deed =>
    after(minutes, (at) => settleRecharges(world.db, tellingOf(rechargeNo, news), at));
  if (offline) {
    const received = random.whole(5, 40);
    const slipIn = told(received, { status: RechargeStatus.toBeConfirmed, note: words.received });
    if (end === RechargeStatus.toBeConfirmed) return [slipIn];
    return [slipIn, told(received + random.whole(30, 240), outcomeOf(plan, "REM", rechargeNo))];
  }
  return [told(random.whole(1, 9), outcomeOf(plan, "PAY", rechargeNo))];
}

function outcomeOf({ end, rechargeWay }: RechargePlan, prefix: "PAY" | "REM", rechargeNo: string): PaymentNews {
  if (end !== RechargeStatus.failed)
    return { status: RechargeStatus.succeeded, channelSn: numberOf(prefix, { rechargeNo }) };
  const note = rechargeWay === "OfflineRemittance" ? words.missing : words.declined;
  return { status: RechargeStatus.failed, note };
}

/** Those who take payments, with news of one of them. */
function tellingOf(rechargeNo: string, news: PaymentNews): PaymentProviders {
  const by = (actor: PaymentProvider["actor"]): PaymentProvider => ({
    actor,
    follow: async (payment) => (payment.rechargeNo === rechargeNo ? news : undefined),
  });
  const [online, remittance] = [by("payment"), by("remittance")];
  return { Alipay: online, WeChat: online, UnionPay: online, BankTransfer: online, OfflineRemittance: remittance };
}

/** Who remitted, with the slip. */
async function remitted(context: Context) {
  const { user, now } = context;
  const file = await fileHandlers.uploadFile({ name: `汇款凭证-${toLocalDate(now())}.pdf`, content: slip }, context);
  const payer = seedCustomers.find(({ id }) => id === user.customId)?.customName ?? user.name;
  const payerAccount = `6225${String(user.customId).padStart(8, "0")}7041882`;
  return { payerName: payer, payerAccount, voucherFileId: file.id, remitDate: toLocalDate(now()) };
}
