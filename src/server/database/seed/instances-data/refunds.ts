import { RefundStatus } from "../../../../generated/enums";
import type { RefundReason } from "../../../../generated/api";
import { addDays } from "../../../time";
import { seededRandom, type Random } from "../bills-generator/random";
import { daysAgo } from "../run/past";

/** A refund that a customer asked for, and what became of it. */
export interface RefundPlan {
  customId: number;
  end: RefundStatus;
  applyTime: Date;
  /** Of so much that a person reviews it. */
  dear: boolean;
  reasonType: RefundReason;
  reason: string;
}

const { pendingReview, refunding, refunded, rejected, cancelled } = RefundStatus;
const reasons: [RefundReason, string][] = [
  [1, "项目结束，资源不再使用"],
  [2, "规格选错，重新购买"],
  [3, "实际效果与预期不符"],
  [4, "改用包年方案"],
  [5, "业务合并至其他系统"],
];
/** Under way: so large that they wait for a person. */
const waiting: [end: RefundStatus, daysAgo: number][] = [
  [pendingReview, 0.2],
  [pendingReview, 0.9],
  [refunding, 1.6],
];
/** Of each of these so many, and how many days ago at least and at most. */
const ended: [end: RefundStatus, count: number, from: number, to: number][] = [
  [refunded, 20, 4, 330],
  [rejected, 2, 6, 40],
  [cancelled, 2, 3, 60],
];

/** The group's refunds, in every state; of other customers some that have ended. */
export function planRefunds(customId: number, today: Date): RefundPlan[] {
  const random = seededRandom(46_000 + customId);
  const plan = (end: RefundStatus, applyTime: Date, dear: boolean): RefundPlan => {
    const [reasonType, reason] = random.pick(reasons);
    return { customId, end, applyTime, dear, reasonType, reason };
  };
  if (customId !== 1001) return ended.map(([end, , from, to]) => plan(end, daysAgo(random, today, from, to), false));
  return [
    ...waiting.map(([end, days]) => plan(end, addDays(today, -days), true)),
    ...ended.flatMap(([end, count, from, to]) =>
      spread(random, count, from, to).map((days) => plan(end, moment(random, today, days), false)),
    ),
  ];
}

/** So many days, evenly. */
function spread(random: Random, count: number, from: number, to: number): number[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, at) => Math.round(from + step * (at + random.next())));
}

function moment(random: Random, today: Date, days: number): Date {
  return daysAgo(random, today, days, days);
}
