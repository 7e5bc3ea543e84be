import { sql } from "drizzle-orm";
import { forecastOf } from "../../../../domain/budget/outlook";
import { periodOfMonth } from "../../../../domain/budget/period";
import { sumDecimals } from "../../../../domain/decimal-math";
import { type CostDay, forecastMonth, MONTHS_BEFORE } from "../../../../domain/forecast/month-forecast";
import { addMonths } from "../../../../domain/month";
import type { CostForecast } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import { billDays } from "../../../database/schema/bill-cube";
import { toLocalDate, toYearMonth } from "../../../time";
import { comparedMonths } from "../change/compared-months";
import { matchingCells } from "../cube/known";
import { defaultCurrency } from "../filters";
import { explainForecast } from "./explain-forecast";

/** What the bill of a month has of a day. */
interface BilledDay extends CostDay {
  billCycle: string;
}

/** What a month came to so far and will come to. */
export async function costForecastOf(query: Input<"getCostForecast">, context: Context): Promise<CostForecast> {
  const { cycle, before: last, days } = await comparedMonths(query, context);
  const { billCycle: _cycle, ...filters } = query;
  const currency = query.currency ?? defaultCurrency;
  const today = toLocalDate(context.now());
  const billed = await readDays({ ...filters, startCycle: addMonths(cycle, -MONTHS_BEFORE), endCycle: cycle }, context);
  const [own, before] = [cycle, last].map((month) => billed.filter(({ billCycle }) => billCycle === month));
  const payableAmount = totalOf(own ?? []);
  const isRunning = cycle === toYearMonth(context.now());
  const forecast = isRunning && payableAmount !== null ? forecastMonth(daysOf(billed), cycle, today) : "notRunning";
  const rateAmount = payableAmount && (forecastOf(payableAmount, periodOfMonth("MONTH", cycle), today) ?? null);
  const explained = { billCycle: cycle, currency, payableAmount, prepaidAmount: prepaidOf(own ?? []), rateAmount };
  const { through: usedThrough = null, ...amounts } = typeof forecast === "string" ? noForecast : forecast;
  return {
    billCycle: cycle,
    lastCycle: last,
    currency,
    payableAmount,
    comparedAmount: totalOf((before ?? []).filter(({ day }) => Number(day.slice(8)) <= days)),
    lastPayableAmount: totalOf(before ?? []),
    usedThrough,
    ...amounts,
    rateAmount,
    explanation: explainForecast({ ...explained, forecast }, context.language),
  };
}

const noForecast = { through: undefined, forecastAmount: null, lowAmount: null, highAmount: null };

/** The sums of lines by month of the bill and day, the earliest first. Days without lines are absent. */
async function readDays(query: Input<"listBillDetails">, context: Context): Promise<BilledDay[]> {
  const { billCycle, billDate, payableAmount, payMode, lineCount } = billDays;
  const amountOf = (which: string) =>
    sql<string>`coalesce(sum(${payableAmount}) filter (where (${payMode} = 'prePay') = ${sql.raw(which)}), 0.00000000)`;
  return context.db
    .select({ billCycle, day: billDate, prepaid: amountOf("true"), usage: amountOf("false") })
    .from(billDays)
    .where(matchingCells(billDays, query, context))
    .groupBy(billCycle, billDate)
    .having(sql`sum(${lineCount}) <> 0`)
    .orderBy(billCycle, billDate);
}

/** Days as a forecast takes them. What a bill has of days outside its month is booked and no usage of a day: it counts on the first. */
function daysOf(billed: readonly BilledDay[]): CostDay[] {
  const days = new Map<string, CostDay>();
  for (const { billCycle, day: date, prepaid, usage } of billed) {
    const isOwn = date.startsWith(billCycle);
    const day = isOwn ? date : `${billCycle}-01`;
    const known = days.get(day) ?? { day, prepaid: "0.00", usage: "0.00" };
    const booked = isOwn ? [known.prepaid, prepaid] : [known.prepaid, prepaid, usage];
    days.set(day, {
      day,
      prepaid: sumDecimals(booked),
      usage: isOwn ? sumDecimals([known.usage, usage]) : known.usage,
    });
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function totalOf(days: readonly BilledDay[]): string | null {
  return days.length === 0 ? null : sumDecimals(days.flatMap(({ prepaid, usage }) => [prepaid, usage]));
}

function prepaidOf(days: readonly BilledDay[]): string {
  return sumDecimals(days.map(({ prepaid }) => prepaid));
}
