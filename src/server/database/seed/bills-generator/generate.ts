import { toLocalDate } from "../../../time";
import type { NewBillLine } from "../../schema/bill";
import type { SeedAccount } from "../clouds-data/accounts";
import { anomalyDays, anomalyFactor, billMonths, dayFactor, monthFactor, type BillMonth } from "./calendar";
import { amountColumns, dailyLine, discounted, subscriptionLines, subscriptionStart, type Charge } from "./lines";
import { seededRandom, type Random } from "./random";
import { buildPortfolio, type Cell, type DailyStream, type PortfolioSize, type Subscription } from "./streams";
import { fromWeight, roundToCents, scale, yuan, type Units } from "./units";

/** What to generate for one customer. */
export interface BillPlan extends PortfolioSize {
  customId: number;
  /** Seed of the random numbers; the same plan gives the same lines. */
  seed: number;
  accounts: readonly SeedAccount[];
  /** Total of a month in the middle of the data without seasons, in yuan. */
  monthlyTotal: number;
}

/** A metered day before its amount is known; negative for a refund. */
interface Draft {
  stream: DailyStream;
  day: string;
  weight: number;
}

/** A line together with its exact payable amount, which the month's rounding line needs. */
interface Settled {
  line: NewBillLine;
  payable: Units;
}

/** One month being generated. */
interface Run {
  plan: BillPlan;
  random: Random;
  month: BillMonth;
  /** The running month: provisional, no rounding line yet. */
  open: boolean;
}

/** Of a hundred charged days, how many are refunded in part: makes 2 % of all lines. */
const refundChance = 0.031;
/** Chance that a resource package covers a day of a priced item. */
const coveredChance = 0.085;

/** The bill lines of a plan month by month, oldest first, each month's in the order of consumption. */
export function* generateBillLines(plan: BillPlan): Generator<NewBillLine[]> {
  const random = seededRandom(plan.seed);
  const cells = buildPortfolio(random, plan.accounts, plan);
  const months = billMonths(plan.today, plan.months);
  for (const month of months) {
    const run: Run = { plan, random, month, open: month.index === months.length - 1 };
    const rows = cells.flatMap((cell) => cellLines(run, cell));
    if (!run.open) rows.push(...roundingLine(run, rows));
    yield rows.map(({ line }) => line).sort((a, b) => a.consumeTime.getTime() - b.consumeTime.getTime());
  }
}

/** A cell's month: subscriptions at their fixed fee, metered days share what is left of the month's target. */
function cellLines(run: Run, cell: Cell): Settled[] {
  const { plan, month } = run;
  const target = plan.monthlyTotal * cell.share * monthFactor(month, plan.months);
  const subscriptions = cell.subscriptions.filter(({ resource }) => resource.fromMonth <= month.index);
  const prepaid = subscriptions.flatMap((subscription) => subscriptionMonth(run, cell, subscription));
  // Fees that are still to come in the running month are no part of what is metered, either.
  const spent = subscriptions.reduce((sum, subscription) => sum + feeOf(plan, cell, subscription).payable, 0n);
  return [...prepaid, ...meteredLines(run, cell, BigInt(Math.round(target * Number(yuan))) - spent)];
}

function subscriptionMonth(run: Run, cell: Cell, subscription: Subscription): Settled[] {
  const { plan, month, random, open } = run;
  if (subscriptionStart(subscription, month.cycle) >= plan.today) return [];
  const charge = feeOf(plan, cell, subscription);
  const [purchase, amortised] = subscriptionLines(
    random,
    { customId: plan.customId, open },
    subscription,
    month.cycle,
    charge,
  );
  return [
    { line: purchase, payable: charge.payable },
    { line: amortised, payable: 0n },
  ];
}

/** A subscription's monthly fee: the same every month, listed in whole cents. */
function feeOf(plan: BillPlan, cell: Cell, { weight, resource }: Subscription): Charge {
  const weights = cell.subscriptions.reduce((sum, subscription) => sum + subscription.weight, 0);
  const payable = fromWeight(weight / weights, plan.monthlyTotal * cell.share * cell.prepaidShare * Number(yuan));
  const list = roundToCents(discounted(payable, resource.pricePercent).list);
  return { list, payable: scale(list, resource.pricePercent, 100n) };
}

function meteredLines({ plan, random, month, open }: Run, cell: Cell, target: Units): Settled[] {
  const drafts = cell.streams
    .filter(({ resource }) => resource.fromMonth <= month.index && month.index <= resource.toMonth)
    .flatMap((stream) => month.days.flatMap((day) => draftDay(random, stream, day)));
  const amounts = shareOut(drafts, target);
  const [first, second] = anomalyDays(plan.today);
  const today = toLocalDate(plan.today);
  return drafts.flatMap(({ stream, day }, at) => {
    if (day >= today) return [];
    const payable = (amounts[at] ?? 0n) * (day === first || day === second ? BigInt(anomalyFactor) : 1n);
    return { line: dailyLine(random, { customId: plan.customId, open }, stream, day, payable), payable };
  });
}

function draftDay(random: Random, stream: DailyStream, day: string): Draft[] {
  const weight = random.chance(coveredChance) ? 0 : stream.weight * dayFactor(day) * random.logNormal(0.15);
  const draft = { stream, day, weight };
  if (weight === 0 || !random.chance(refundChance)) return [draft];
  return [draft, { ...draft, weight: (-weight * random.whole(20, 90)) / 100 }];
}

/** The target divided by weight, exactly: what rounding leaves over goes to the largest amount. */
export function shareOut(drafts: readonly { weight: number }[], target: Units): Units[] {
  const total = drafts.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return drafts.map(() => 0n);
  const amounts = drafts.map(({ weight }) => fromWeight(weight, Number(target) / total));
  const rest = target - amounts.reduce((sum, amount) => sum + amount, 0n);
  const largest = drafts.reduce((best, { weight }, at) => (weight > (drafts[best]?.weight ?? 0) ? at : best), 0);
  return amounts.map((amount, at) => (at === largest ? amount + rest : amount));
}

/** A closed month's total is rounded half up to cents; the difference is a line of its own. */
function roundingLine({ plan, random, month }: Run, rows: Settled[]): Settled[] {
  const total = rows.reduce((sum, { payable }) => sum + payable, 0n);
  const difference = roundToCents(total) - total;
  const last = rows.findLast(({ line }) => line.billDate === month.days.at(-1));
  const account = plan.accounts[0];
  if (difference === 0n || !last || !account) return [];
  const moment = last.line.usageEnd;
  const line: NewBillLine = {
    ...amountColumns(random, { payable: difference, list: difference }, false),
    customId: plan.customId,
    billCycle: month.cycle,
    billDate: last.line.billDate,
    accountUid: account.accountUid,
    accountName: account.accountName,
    cloudCode: account.cloudCode,
    productCode: "billing-precision",
    productName: "账单精度调整",
    productDetail: "月账单总额四舍五入到分的差额",
    serviceCategory: "Other",
    billItemType: "Adjustment",
    chargeCategory: "Adjustment",
    chargeFrequency: "One-Time",
    payMode: "postPay",
    orderNo: `ADJ${month.cycle.replace("-", "")}`,
    billingItem: "精度调整",
    tags: [],
    usageStart: new Date(moment.getTime() - 1000),
    usageEnd: moment,
    consumeTime: new Date(moment.getTime() - 1000),
  };
  return [{ line, payable: difference }];
}
