import { compareDecimals } from "../../../../domain/decimal-format";
import { periodOfMonth } from "../../../../domain/budget/period";
import { roundDecimal } from "../../../../domain/decimal-math";
import { moneyText } from "../../../../domain/money";
import { plainReading } from "../../../../domain/reading";
import type { MonthForecast, NoForecast } from "../../../../domain/forecast/month-forecast";
import type { Context } from "../../../context";

/** What a forecast is told by; amounts in the currency. */
export interface ExplainedForecast {
  billCycle: string;
  currency: string;
  /** Null where the month has no line. */
  payableAmount: string | null;
  /** What of it was paid in advance. */
  prepaidAmount: string;
  /** What budgets forecast. */
  rateAmount: string | null;
  forecast: MonthForecast | NoForecast | "notRunning";
}

interface Phrases {
  noLines: (month: string) => string;
  over: (month: string) => string;
  none: Record<NoForecast, string>;
  forecast: (month: string, amount: string, low: string, high: string) => string;
  whole: (month: string, amount: string) => string;
  booked: (amount: string, prepaid: string) => string;
  rest: (through: string) => string;
  rate: (amount: string) => string;
  differs: string;
  between: string;
}

const phrases: Record<Context["language"], Phrases> = {
  zh: {
    noLines: (month) => `${month} 没有账单明细。`,
    over: (month) => `${month} 已结束，不再预测。`,
    none: {
      tooEarly: "本月还没有一整天的用量，暂不能预测。",
      shortHistory: "此前三个月有账单的天数不足 28 天，暂不能预测。",
      irregular: "多数日期没有用量，不能按用量预测。",
    },
    forecast: (month, amount, low, high) => `预计 ${month} 应付 ${amount}，80% 的可能在 ${low} 至 ${high} 之间。`,
    whole: (month, amount) => `${month} 每天的用量均已入账，共 ${amount}。`,
    booked: (amount, prepaid) => `已入账 ${amount}，其中预付费 ${prepaid} 不再推算。`,
    rest: (through) => `${through} 之后的用量按近期各星期几的水平估算，待续费金额参照此前三个月同日之后的预付费。`,
    rate: (amount) => `预算按“已用 ÷ 已过天数 × 当月天数”预测为 ${amount}。`,
    differs: "两者不同，是因为预算的公式把尚未结束的当天计为一整天，把预付费也按天推算，且不区分工作日和周末。",
    between: "",
  },
  en: {
    noLines: (month) => `No bill lines in ${month}.`,
    over: (month) => `${month} is over. There is no forecast.`,
    none: {
      tooEarly: "No forecast yet: the month has no whole day of usage.",
      shortHistory: "No forecast yet: the three months before have fewer than 28 days with bill lines.",
      irregular: "No forecast: most days have no usage.",
    },
    forecast: (month, amount, low, high) =>
      `${month} is expected to come to ${amount}, with a probability of 80% between ${low} and ${high}.`,
    whole: (month, amount) => `The usage of every day of ${month} is on the bill: ${amount}.`,
    booked: (amount, prepaid) => `Booked so far: ${amount}. Its prepaid part of ${prepaid} counts as booked.`,
    rest: (through) =>
      `Usage after ${through} is estimated by the recent level of each weekday, renewals to come by what the last three months had prepaid after the same day.`,
    rate: (amount) => `Budgets forecast ${amount}: used / elapsed days × days of the month.`,
    differs:
      "The two differ because that formula counts today as a whole day, spreads prepaid over all days and takes weekends for working days.",
    between: " ",
  },
};

/** A forecast in sentences, with the one that budgets make and why the two differ; or why there is none. */
export function explainForecast(explained: ExplainedForecast, language: Context["language"]): string {
  return sentences(explained, phrases[language]).join(phrases[language].between);
}

function sentences(
  { billCycle, currency, payableAmount, prepaidAmount, rateAmount, forecast }: ExplainedForecast,
  { noLines, over, none, forecast: told, whole, booked, rest, rate, differs }: Phrases,
): string[] {
  const say = (amount: string): string => moneyText(amount, plainReading, currency)?.shown ?? amount;
  if (payableAmount === null) return [noLines(billCycle)];
  if (forecast === "notRunning") return [over(billCycle)];
  const byRate = rateAmount === null ? [] : [rate(say(rateAmount))];
  if (typeof forecast === "string") return [none[forecast], ...byRate];
  const { forecastAmount, lowAmount, highAmount, through } = forecast;
  const isOther = rateAmount !== null && compareDecimals(rateAmount, roundDecimal(forecastAmount, 2)) !== 0;
  const compared = [...byRate, ...(isOther ? [differs] : [])];
  if (through === periodOfMonth("MONTH", billCycle).end) return [whole(billCycle, say(forecastAmount)), ...compared];
  return [
    told(billCycle, say(forecastAmount), say(lowAmount), say(highAmount)),
    booked(say(payableAmount), say(prepaidAmount)),
    rest(through),
    ...compared,
  ];
}
