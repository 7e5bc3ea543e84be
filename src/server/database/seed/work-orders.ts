import type { Seed } from "./run/seed-type";
import { asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../client";
import { products } from "../schema/commerce";
import { users } from "../schema/identity";
import { workOrderEvents, workOrderReplies, workOrders } from "../schema/work-order";
import { seededRandom } from "./bills-generator/random";
import { type Cast, generateWorkOrders } from "./work-orders-data/work-orders";

/** The group, the second customer and the channel agent. */
const customers = [1001, 1010, 1020] as const;

/** Work orders in every state, with what was said about them. */
export const seed: Seed = { needs: ["commerce"], write: seedWorkOrders };

async function seedWorkOrders(db: Queryable, today: Date): Promise<void> {
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
  const castOf = (customId: number): Cast => ({
    customId,
    people: people.filter((person) => person.customId === customId && person.status === 1),
    products: catalogue,
  });
  const [group, ...others] = customers;
  const made = generateWorkOrders(seededRandom(5_005), [castOf(group), ...others.map(castOf)], today);
  const rows = await db
    .insert(workOrders)
    .values(made.map(({ row }) => row))
    .returning({ id: workOrders.id });
  const withId = <Part extends object>(parts: readonly Part[], at: number) =>
    parts.map((part) => ({ ...part, workOrderId: rows[at]?.id ?? 0 }));
  await db.insert(workOrderReplies).values(made.flatMap(({ replies }, at) => withId(replies, at)));
  await db.insert(workOrderEvents).values(made.flatMap(({ events }, at) => withId(events, at)));
}
