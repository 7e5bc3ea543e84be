import { and, asc, eq, exists, gt, inArray, ne, sql } from "drizzle-orm";
import { instancePeriods, instances } from "../../schema/instance";
import type { World } from "../run/world";
import { mostPaid } from "./orders";

/** The instance that expires first of those a customer can renew at a usual price; of these products only, where they are given. */
export async function soonestOf({ db }: World, customId: number, now: Date, products?: readonly string[]) {
  const bought = db
    .select({ one: sql`1` })
    .from(instancePeriods)
    .where(eq(instancePeriods.instanceId, instances.id));
  const [row] = await db
    .select()
    .from(instances)
    .where(
      and(
        eq(instances.customId, customId),
        ne(instances.status, "Released"),
        eq(instances.refunding, false),
        gt(instances.expireTime, now),
        sql`${instances.monthlyPrice} < ${mostPaid} / 12`,
        exists(bought),
        products && inArray(instances.productCode, [...products]),
      ),
    )
    .orderBy(asc(instances.expireTime), asc(instances.id))
    .limit(1);
  return row;
}
