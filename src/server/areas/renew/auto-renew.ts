import { Decimal } from "decimal.js";
import { and, asc, eq, inArray, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { amountText } from "../../../domain/money";
import { plainReading } from "../../../domain/reading";
import type { Database, Tx } from "../../database/client";
import { orderItems, orders } from "../../database/schema/commerce";
import { instances, renewalItems } from "../../database/schema/instance";
import { throwAll } from "../../each-anyway";
import { AnswerError, type Words } from "../../errors";
import { addDays } from "../../time";
import { lockAccount } from "../account/lock-account";
import { splitPayment } from "../account/split-payment";
import type { InstanceRow } from "../instance/lock-instances";
import { takePayment } from "../order/pay";
import { itemsOf } from "../order/read-order";
import { noteFailure } from "./automatic-failure";
import { placeRenewal } from "./place-renewal";
import { priceRenewals } from "./renewals";
import { OrderStatus } from "../../../generated/enums";

/** Days before the expiry at which an instance renews by itself, and after which it tries again. */
const auto = { ahead: 3, again: 1 } as const;
/** Instances taken up at a time. */
const most = 500;
/** An order in one of these may still renew its instance, or holds what was paid for that. */
const underWayStatuses = [
  OrderStatus.pendingApproval,
  OrderStatus.processing,
  OrderStatus.provisioningFailed,
  OrderStatus.refunding,
];
const byItself: Words = { zh: "到期前自动续费", en: "Renewed automatically before expiry" };

/**
 * Renews what is set to renew by itself and expires soon: an order for each, paid at once from cash and credit. Where they do not
 * suffice nothing is ordered, and where it cannot be provisioned what was paid goes back: the customer's main accounts are told, and it is
 * tried again a day later until the instance stops. What goes wrong with one keeps no other from being renewed.
 */
export async function renewByItself(db: Database, now: Date): Promise<void> {
  const due = await db
    .select({ id: instances.id })
    .from(instances)
    .where(isDue(db, now))
    .orderBy(asc(instances.expireTime))
    .limit(most);
  const failures: unknown[] = [];
  for (const { id } of due) await renewDue(db, id, now).catch((error: unknown) => void failures.push(error));
  throwAll(failures, "renewed");
}

async function renewDue(db: Database, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: instances.id }).from(instances).where(eq(instances.id, id)).for("update");
    // Asked anew once it is locked: an order that another server has just placed was not to be seen before.
    const [row] = await tx
      .select()
      .from(instances)
      .where(and(eq(instances.id, id), isDue(tx, now)));
    if (row) await renew(tx, row, now);
  });
}

function isDue(db: Pick<Database, "select">, now: Date) {
  const underWay = db
    .select({ one: sql`1` })
    .from(renewalItems)
    .innerJoin(orderItems, eq(orderItems.id, renewalItems.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(renewalItems.instanceId, instances.id), inArray(orders.status, underWayStatuses)));
  return and(
    eq(instances.renewStatus, "AutoRenewal"),
    inArray(instances.status, ["WaitForExpire", "Expired"]),
    eq(instances.refunding, false),
    lte(instances.expireTime, addDays(now, auto.ahead)),
    or(isNull(instances.renewTried), lt(instances.renewTried, addDays(now, -auto.again))),
    notExists(underWay),
  );
}

async function renew(tx: Tx, instance: InstanceRow, now: Date): Promise<void> {
  const { id, customId, renewDuration: durationNum, renewUnit: durationUnit } = instance;
  const duration = { durationNum, durationUnit };
  const renewals = await priceRenewals(tx, [instance], duration, now).catch(refusal);
  if (renewals instanceof AnswerError) return noteFailure(tx, instance, renewals.words, now);
  const due = renewals[0]?.price.payAmount ?? "0.00";
  const parts = splitPayment(due, "0.00", await lockAccount(tx, customId));
  if (!new Decimal(parts.missingAmount).isZero())
    return noteFailure(tx, instance, lacking(due, parts.missingAmount), now);
  const step = { status: OrderStatus.toPay, time: now, actorKind: "system", note: byItself } as const;
  const order = await placeRenewal(tx, renewals, { customId, duration, creator: "system" }, step);
  await takePayment(tx, { order, items: await itemsOf(tx, order.id) }, parts, { actorKind: "system", now });
  await tx.update(instances).set({ renewTried: null }).where(eq(instances.id, id));
}

/** What the product no longer offers is for a person to decide; anything else is our fault. */
function refusal(error: unknown): AnswerError {
  if (error instanceof AnswerError) return error;
  throw error;
}

function lacking(due: string, missing: string): Words {
  const [needed, short] = [amountText(due, plainReading), amountText(missing, plainReading)];
  return {
    zh: `续费需要 ${needed}，账户余额还差 ${short}`,
    en: `The renewal costs ${needed}, and the account is short of ${short}`,
  };
}
