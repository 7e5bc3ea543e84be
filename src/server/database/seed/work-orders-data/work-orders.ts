import type { WorkOrderSeverity, WorkOrderStatus } from "../../../../generated/api";
import type { NewWorkOrder } from "../../../areas/work-order/open-work-order";
import { addDays, addMinutes } from "../../../time";
import type { Random } from "../bills-generator/random";
import { comments, makeMatter, type Matter, reopenReasons } from "./matters";

/** Who may have opened one, and about what. */
export interface Cast {
  people: readonly { username: string; email: string | null }[];
  products: readonly { code: string; name: string; cloudCode: string }[];
}

/** How many of the demo have gone which way; the last status is theirs. Ninety in all. */
const ways: readonly {
  way: readonly WorkOrderStatus[];
  count: number;
  /** Days since it was opened, at least and at most. */ age: readonly [number, number];
}[] = [
  { way: [0], count: 6, age: [0.1, 0.9] },
  { way: [0, 1], count: 4, age: [0.4, 2] },
  { way: [0, 1, 17, 1], count: 3, age: [1, 4] },
  { way: [0, 1, 2, 1], count: 2, age: [2, 5] },
  { way: [0, 1, 17], count: 7, age: [0.5, 5] },
  { way: [0, 1, 2], count: 3, age: [0.5, 3] },
  { way: [0, 1, 17, 1, 2], count: 3, age: [1, 3] },
  { way: [0, 1, 2, 3], count: 22, age: [12, 390] },
  { way: [0, 1, 17, 1, 2, 3], count: 24, age: [12, 390] },
  { way: [0, 1, 2, 1, 2, 3], count: 8, age: [14, 300] },
  { way: [0, 4], count: 4, age: [6, 200] },
  { way: [0, 1, 4], count: 4, age: [6, 200] },
];

/** A work order that somebody opened, and what became of it. */
export interface WorkOrderPlan {
  username: string;
  opens: NewWorkOrder;
  /** The statuses it went through. */
  way: readonly WorkOrderStatus[];
  createTime: Date;
  /** Minutes that each step took. */
  minutes: number;
  /** Completed by itself, for nobody has confirmed it. */
  byItself: boolean;
  urgeTime: Date | null;
  /** What the customer answers when asked back, and says when it reopens. */
  details: string;
  reopens: string;
  rating: { score: 1 | 2 | 3 | 4 | 5; comment?: string } | null;
}

/** The demo's work orders; three of four belong to the first customer, and every state is there. */
export function planWorkOrders(random: Random, casts: readonly [Cast, ...Cast[]], today: Date): WorkOrderPlan[] {
  return ways.flatMap(({ way, count, age }) =>
    Array.from({ length: count }, (_, index) => {
      const cast = index % 4 === 3 ? random.pick(casts) : casts[0];
      return plan(random, cast, way, addDays(today, -(age[0] + random.next() * (age[1] - age[0]))), today);
    }),
  );
}

/** Minutes that a step takes, so that what is open has lain for two hours at least. */
function minutesPerStep(random: Random, way: readonly WorkOrderStatus[], opened: Date, today: Date): number {
  const room = (today.getTime() - opened.getTime()) / 60_000 - 120;
  return Math.max(1, Math.min(random.whole(25, 600), Math.floor(room / Math.max(1, way.length))));
}

function plan(
  random: Random,
  { people, products }: Cast,
  way: readonly WorkOrderStatus[],
  createTime: Date,
  today: Date,
): WorkOrderPlan {
  const person = random.pick(people);
  const product = random.pick(products);
  const matter = makeMatter(random, product.name);
  const minutes = minutesPerStep(random, way, createTime, today);
  const completed = way.at(-1) === 3;
  const byItself = completed && random.chance(0.15);
  const urged = random.chance(way.at(-1) === 0 || way.at(-1) === 1 ? 0.5 : 0.12);
  const score = random.pick([5, 5, 5, 4, 4, 3, 2, 1] as const);
  const comment = random.pick(comments[score]);
  const rated = completed && !byItself && random.chance(0.7);
  return {
    username: person.username,
    opens: {
      title: matter.title,
      type: matter.type,
      severity: severityOf(random, matter),
      content: matter.content,
      ...(random.chance(0.7) && { productCode: product.code }),
      ...(random.chance(0.8) && { cloudCode: product.cloudCode as NonNullable<NewWorkOrder["cloudCode"]> }),
      ...(matter.resourceId !== undefined && { resourceId: matter.resourceId }),
      ...(person.email !== null && { email: person.email }),
    },
    way,
    createTime,
    minutes,
    byItself,
    urgeTime: urged ? addMinutes(createTime, Math.max(1, minutes - 10)) : null,
    details: matter.details,
    reopens: random.pick(reopenReasons),
    rating: rated ? { score, ...(comment && { comment }) } : null,
  };
}

function severityOf(random: Random, { type }: Matter): WorkOrderSeverity {
  if (type !== "fault") return random.chance(0.85) ? 1 : 2;
  return random.pick([1, 2, 2, 3, 3, 4] as const);
}
