import { signOf } from "../../../../domain/decimal-format";
import { changeOf, roundDecimal } from "../../../../domain/decimal-math";
import { moneyText } from "../../../../domain/money";
import { plainReading } from "../../../../domain/reading";
import type { Context } from "../../../context";
import type { ChangeCounts, ChangeParts, Mover } from "./change";

/** What a change is told by. */
export interface Explained extends ChangeParts, ChangeCounts {
  currency: string;
  comparedCycle: string;
  /** The resources that moved it most, and all others together; none where there is no line. */
  movers: readonly Mover[];
}

type Language = Context["language"];

interface Phrases {
  noLines: string;
  none: (month: string) => string;
  unbilled: (months: readonly string[]) => string;
  noWholeDay: (month: string) => string;
  and: string;
  news: (count: number) => string;
  gone: (count: number) => string;
  newOrders: string;
  earlierOrders: string;
  usage: string;
  price: string;
  most: string;
  colon: string;
  comma: string;
  stop: string;
}

const phrases: Record<Language, Phrases> = {
  zh: {
    noLines: "两个月都没有账单明细。",
    none: (month) => `与 ${month} 同期相比没有变化。`,
    unbilled: (months) => `${months.join(" 和 ")} 没有账单明细，无法对比。`,
    noWholeDay: (month) => `${month} 的账单还没有一整天的费用，无法对比。`,
    and: "和",
    news: (count) => `新增 ${count} 个资源`,
    gone: (count) => `${count} 个资源不再计费`,
    newOrders: "当期的订单",
    earlierOrders: "对比期的订单",
    usage: "用量",
    price: "价格与折扣",
    most: "变化最大的资源：",
    colon: "：",
    comma: "，",
    stop: "。",
  },
  en: {
    noLines: "Neither month has bill lines.",
    none: (month) => `No change compared with the same days of ${month}.`,
    unbilled: (months) => `No bill lines in ${months.join(" and ")}: nothing to compare.`,
    noWholeDay: (month) => `The bill of ${month} has no whole day yet: nothing to compare.`,
    and: " and ",
    news: (count) => (count === 1 ? "1 new resource" : `${count} new resources`),
    gone: (count) => (count === 1 ? "1 resource no longer billed" : `${count} resources no longer billed`),
    newOrders: "orders of the month",
    earlierOrders: "orders of the earlier month",
    usage: "usage",
    price: "prices and discounts",
    most: " Largest movements: ",
    colon: ": ",
    comma: ", ",
    stop: ".",
  },
};

/** A change in a sentence: how much, by what, and which resources. Amounts are rounded to cents; what amounts to nothing is left out. */
export function explainChange(change: Explained, language: Language): string {
  const { noLines, none, news, gone, newOrders, earlierOrders, and, usage, price, most, colon, comma, stop } =
    phrases[language];
  const { comparedAmount, payableAmount, changeAmount, currency } = change;
  const { newCount, goneCount, isOrdered, wasOrdered } = change;
  const both = (resources: string, count: number, orders: string, has: boolean) =>
    [...(count > 0 || !has ? [resources] : []), ...(has ? [orders] : [])].join(and);
  const causes = [
    { what: both(news(newCount), newCount, newOrders, isOrdered), amount: change.newAmount },
    { what: both(gone(goneCount), goneCount, earlierOrders, wasOrdered), amount: change.goneAmount },
    { what: usage, amount: change.usageAmount },
    { what: price, amount: change.priceAmount },
  ].filter(({ amount }) => signOf(cents(amount)) !== 0);
  if (causes.length === 0) return change.movers.length === 0 ? noLines : none(change.comparedCycle);
  causes.sort((one, other) => Math.abs(Number(other.amount)) - Math.abs(Number(one.amount)));
  const percent = changeOf(payableAmount, comparedAmount)?.percent;
  const share = percent === undefined ? "" : ` (${signOf(changeAmount) === -1 ? "-" : "+"}${percent}%)`;
  const told = causes.map(({ what, amount }) => `${what} ${signed(amount, currency)}`).join(comma);
  const moved = change.movers
    .filter(({ key, changeAmount: amount }) => key !== null && signOf(cents(amount)) !== 0)
    .map(({ key, name, changeAmount: amount }) => `${name ?? key} ${signed(amount, currency)}`);
  const end = moved.length === 0 ? "" : `${most}${moved.join(comma)}${stop}`;
  return `${signed(changeAmount, currency)}${share}${colon}${told}${stop}${end}`;
}

/** Why nothing can be compared: months without bill lines or, where there are none, the running month that has no whole day. */
export function explainNothing(unbilled: readonly string[], running: string, language: Language): string {
  const phrase = phrases[language];
  return unbilled.length > 0 ? phrase.unbilled(unbilled) : phrase.noWholeDay(running);
}

const cents = (amount: string): string => roundDecimal(amount, 2);

/** An amount with its sign, which no line break parts from it. */
function signed(amount: string, currency: string): string {
  const text = moneyText(cents(amount), plainReading, currency)?.shown ?? amount;
  return (signOf(cents(amount)) === 1 ? `+${text}` : text).replace(/^[+-]/, "$&\u2060");
}
