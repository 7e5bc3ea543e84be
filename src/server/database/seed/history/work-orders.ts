import { asc, eq, inArray } from "drizzle-orm";
import { WorkOrderStatus } from "../../../../generated/enums";
import { engineerOf, greeting, proposal } from "../../../areas/work-order/demo-service-desk";
import { answerWorkOrders, confirmWorkOrders } from "../../../areas/work-order/follow-work-orders";
import { handlers } from "../../../areas/work-order/handlers";
import type { DeskNews } from "../../../areas/work-order/service-desk";
import { topicOf } from "../../../areas/work-order/topics";
import { limits } from "../../../limits";
import { addDays, addMinutes } from "../../../time";
import type { Words } from "../../../errors";
import { products } from "../../schema/commerce";
import { users } from "../../schema/identity";
import { workOrders } from "../../schema/work-order";
import { seededRandom } from "../bills-generator/random";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";
import { type Cast, planWorkOrders, type WorkOrderPlan } from "../work-orders-data/work-orders";

const { toBeAccepted, inProgress, awaitingCustomer, toBeConfirmed, completed, withdrawn } = WorkOrderStatus;
/** The group, the second customer and the channel agent. */
const customers = [1001, 1010, 1020] as const;

const askMore: Words = {
  zh: "为了尽快处理，请补充期望完成的时间，以及目前的影响范围。",
  en: "To deal with it soon, please add by when you need it and what is affected.",
};

/** Work orders, with what customers and engineers said and did about them. */
export const plans: Plans = {
  needs: ["commerce"],
  async deeds(world) {
    const [group, ...others] = await readCasts(world);
    if (!group) throw new Error("the group opens work orders");
    return planWorkOrders(seededRandom(5_005), [group, ...others], world.today).map((plan) => ({
      at: plan.createTime,
      do: (now) => open(world, plan, now),
    }));
  },
};

async function readCasts({ db }: World): Promise<Cast[]> {
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.customId, [...customers]))
    .orderBy(asc(users.id));
  const catalogue = await db
    .select({ code: products.code, name: products.name, cloudCode: products.cloudCode })
    .from(products)
    .where(eq(products.status, 1))
    .orderBy(asc(products.code));
  return customers.map((customId) => ({
    people: people.filter((person) => person.customId === customId && person.status === 1),
    products: catalogue,
  }));
}

async function open(world: World, plan: WorkOrderPlan, now: Date): Promise<Deed[]> {
  const { id } = await handlers.createWorkOrder(
    { clientToken: world.clientToken, ...plan.opens },
    world.as(plan.username, now),
  );
  const [row] = await world.db.select({ no: workOrders.workOrderNo }).from(workOrders).where(eq(workOrders.id, id));
  const opened = { ...plan, id, workOrderNo: row?.no ?? "" };
  const steps = plan.way.slice(1).map((_to, at): Deed => ({
    at: timeOf(plan, at + 1),
    do: (time) => step(world, opened, at + 1, time),
  }));
  return [...steps, ...urges(world, opened), ...ratings(world, opened)];
}

type Opened = WorkOrderPlan & { id: number; workOrderNo: string };

/** When it came to the status at a place of its way. */
function timeOf({ way, createTime, minutes, byItself }: WorkOrderPlan, at: number): Date {
  return byItself && at === way.length - 1
    ? addDays(addMinutes(createTime, (at - 1) * minutes), limits.confirmDays)
    : addMinutes(createTime, at * minutes);
}

function urges(world: World, { id, username, urgeTime }: Opened): Deed[] {
  const urge = async (at: Date) => void (await handlers.urgeWorkOrder({ id }, world.as(username, at)));
  return urgeTime ? [{ at: urgeTime, do: urge }] : [];
}

function ratings(world: World, plan: Opened): Deed[] {
  const { id, username, rating } = plan;
  if (!rating) return [];
  const rate = async (at: Date) => void (await handlers.scoreWorkOrder({ id, ...rating }, world.as(username, at)));
  return [{ at: addMinutes(timeOf(plan, plan.way.length - 1), 15), do: rate }];
}

/** Takes a work order to the status at a place of its way: what the customer does, or what the engineer writes. */
async function step(world: World, plan: Opened, at: number, now: Date): Promise<void> {
  const { id, way, username } = plan;
  const [from, to] = [way[at - 1], way[at]];
  const context = world.as(username, now);
  if (to === withdrawn) return void (await handlers.cancelWorkOrder({ id }, context));
  if (to === completed && plan.byItself) return confirmWorkOrders(world.db, now);
  if (to === completed) return void (await handlers.confirmWorkOrder({ id }, context));
  if (from === awaitingCustomer)
    return void (await handlers.replyWorkOrder({ id, clientToken: world.clientToken, message: plan.details }, context));
  if (from === toBeConfirmed) return void (await handlers.reopenWorkOrder({ id, reason: plan.reopens }, context));
  const news = newsOf(plan, at);
  await answerWorkOrders(
    world.db,
    { follow: async ({ workOrderNo }) => (workOrderNo === plan.workOrderNo ? news : undefined) },
    now,
  );
}

function newsOf({ opens, way }: Opened, at: number): DeskNews {
  const engineer = engineerOf(opens.type);
  if (way[at - 1] === toBeAccepted)
    return { status: inProgress, handler: engineer, message: greeting(engineer, opens.title) };
  const topic = topicOf({ ...opens, resourceId: opens.resourceId ?? null });
  if (way[at] === awaitingCustomer) return { status: awaitingCustomer, message: topic.question ?? askMore };
  return { status: toBeConfirmed, message: proposal(topic, way.slice(0, at).includes(toBeConfirmed)) };
}
