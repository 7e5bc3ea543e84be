import type { WorkOrderSeverity, WorkOrderStatus } from "../../../../generated/api";
import { confirmed, solved } from "../../../areas/work-order/closing-words";
import { engineerOf, greeting, proposal } from "../../../areas/work-order/demo-service-desk";
import { storedStep } from "../../../areas/steps";
import { topicOf } from "../../../areas/work-order/topics";
import type { Words } from "../../../errors";
import { limits } from "../../../limits";
import { addDays, addMinutes, toLocalDateTime } from "../../../time";
import type { workOrderEvents, workOrderReplies, workOrders } from "../../schema/work-order";
import type { Random } from "../bills-generator/random";
import { comments, makeMatter, type Matter, reopenReasons } from "./matters";

/** Who may have opened one, and about what. */
export interface Cast {
  customId: number;
  people: readonly { id: number; username: string; name: string; phone: string | null; email: string | null }[];
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

/** A work order with its conversation and history. */
export interface SeedWorkOrder {
  row: typeof workOrders.$inferInsert;
  replies: Omit<typeof workOrderReplies.$inferInsert, "workOrderId">[];
  events: Omit<typeof workOrderEvents.$inferInsert, "workOrderId">[];
}

/** The demo's work orders; three of four belong to the first customer, and every state is there. */
export function generateWorkOrders(random: Random, casts: readonly [Cast, ...Cast[]], today: Date): SeedWorkOrder[] {
  const made = ways.flatMap(({ way, count, age }) =>
    Array.from({ length: count }, (_, index) => {
      const cast = index % 4 === 3 ? random.pick(casts) : casts[0];
      return build(random, cast, way, addDays(today, -(age[0] + random.next() * (age[1] - age[0]))), today);
    }),
  );
  return made.sort((one, other) => one.row.createTime.getTime() - other.row.createTime.getTime());
}

/** Minutes that a step takes, so that what is open has lain for two hours at least. */
function minutesPerStep(random: Random, way: readonly WorkOrderStatus[], opened: Date, today: Date): number {
  const room = (today.getTime() - opened.getTime()) / 60_000 - 120;
  return Math.max(1, Math.min(random.whole(25, 600), Math.floor(room / Math.max(1, way.length))));
}

function build(
  random: Random,
  { customId, people, products }: Cast,
  way: readonly WorkOrderStatus[],
  createTime: Date,
  today: Date,
): SeedWorkOrder {
  const person = random.pick(people);
  const product = random.pick(products);
  const matter = makeMatter(random, product.name);
  const minutes = minutesPerStep(random, way, createTime, today);
  const byItself = way.at(-1) === 3 && random.chance(0.15);
  const told = tell({
    random,
    matter,
    way,
    person,
    byItself,
    timeOf: (at) => timeAt(at, way, createTime, minutes, byItself),
  });
  const status = way.at(-1) ?? 0;
  const statusTime = told.events.at(-1)?.time ?? createTime;
  const open = status === 0 || status === 1;
  const urgeTime = random.chance(open ? 0.5 : 0.12) ? addMinutes(createTime, Math.max(1, minutes - 10)) : null;
  const stars = ([5, 5, 5, 4, 4, 3, 2, 1] as const)[random.whole(0, 7)] ?? 5;
  const rated = status === 3 && !byItself && random.chance(0.7);
  const latest = [statusTime, told.replies.at(-1)?.createTime ?? statusTime, urgeTime ?? statusTime].reduce(
    (one, other) => (one > other ? one : other),
  );
  return {
    ...told,
    row: {
      customId,
      workOrderNo: `WO${toLocalDateTime(createTime).replace(/\D/g, "")}${String(random.whole(0, 99_999_999)).padStart(8, "0")}`,
      title: matter.title,
      type: matter.type,
      severity: severityOf(random, matter),
      productCode: random.chance(0.7) ? product.code : null,
      cloudCode: random.chance(0.8) ? (product.cloudCode as (typeof workOrders.$inferInsert)["cloudCode"]) : null,
      resourceId: matter.resourceId ?? null,
      content: matter.content,
      contact: person.name,
      phone: person.phone,
      email: person.email,
      status,
      statusTime,
      creator: person.username,
      creatorId: person.id,
      handler: way.includes(1) ? engineerOf(matter.type) : null,
      replyCount: told.replies.length,
      urgeCount: urgeTime ? 1 : 0,
      urgeTime,
      score: rated ? stars : null,
      comment: rated ? random.pick(comments[stars]) || null : null,
      createTime,
      updateTime: latest,
      closeTime: status === 3 || status === 4 ? statusTime : null,
    },
  };
}

function timeAt(
  at: number,
  way: readonly WorkOrderStatus[],
  createTime: Date,
  minutes: number,
  byItself: boolean,
): Date {
  const time = addMinutes(createTime, at * minutes);
  return byItself && at === way.length - 1
    ? addDays(addMinutes(createTime, (at - 1) * minutes), limits.confirmDays)
    : time;
}

function severityOf(random: Random, { type }: Matter): WorkOrderSeverity {
  if (type !== "fault") return random.chance(0.85) ? 1 : 2;
  return random.pick([1, 2, 2, 3, 3, 4] as const);
}

interface Telling {
  random: Random;
  matter: Matter;
  way: readonly WorkOrderStatus[];
  person: Cast["people"][number];
  /** Completed by itself. */
  byItself: boolean;
  /** When its nth status began. */
  timeOf(at: number): Date;
}

/** What was said and done on the way. */
function tell({ random, matter, way, person, byItself, timeOf }: Telling): Pick<SeedWorkOrder, "replies" | "events"> {
  const { replies, events }: Pick<SeedWorkOrder, "replies" | "events"> = { replies: [], events: [] };
  const engineer = engineerOf(matter.type);
  const topic = topicOf({ ...matter, resourceId: matter.resourceId ?? null });
  const say = (role: "customer" | "engineer", content: Words, time: Date) =>
    replies.push({
      role,
      author: role === "engineer" ? engineer : inBoth(person.name),
      content,
      attachments: [],
      createTime: time,
    });
  for (const [at, status] of way.entries()) {
    const [before, time] = [way[at - 1] ?? null, timeOf(at)];
    const reopened = before === 2 && status === 1 ? inBoth(random.pick(reopenReasons)) : undefined;
    if (before === 0 && status === 1) say("engineer", greeting(engineer, matter.title), time);
    if (status === 17) say("engineer", topic.question ?? askMore, time);
    if (before === 17) say("customer", inBoth(matter.details), time);
    if (status === 2) say("engineer", proposal(topic, way.slice(0, at).includes(2)), time);
    if (reopened) say("customer", reopened, time);
    const note = status === 3 ? (byItself ? confirmed : solved) : reopened;
    const taken = { status, time, ...(note && { note }) };
    if (status === 3 && byItself) events.push(storedStep(before, { ...taken, actorKind: "system" }));
    else if (status === 17 || status === 2 || (before === 0 && status === 1))
      events.push(storedStep(before, { ...taken, actorKind: "engineer" }));
    else events.push(storedStep(before, { ...taken, actorKind: "user", actor: person.username }));
  }
  return { replies, events };
}

const askMore: Words = {
  zh: "为了尽快处理，请补充期望完成的时间，以及目前的影响范围。",
  en: "To deal with it soon, please add by when you need it and what is affected.",
};

function inBoth(text: string): Words {
  return { zh: text, en: text };
}
