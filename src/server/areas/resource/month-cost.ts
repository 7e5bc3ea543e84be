import { type SQL, sql } from "drizzle-orm";
import { resources } from "../../database/schema/resource";

/**
 * What resources cost together in the running month, exact and with two decimals ("0.00" of none).
 * @param where of these only
 */
export function sumOfCosts(where?: SQL): SQL<string> {
  return inYuan(sql`coalesce(sum(${resources.monthCost})${where && sql` filter (where ${where})`}, 0)`);
}

/** An amount of a query that counts cents, with two decimals. Multiplied, because a division rounds what is large. */
export function inYuan(amountInCents: SQL): SQL<string> {
  return sql<string>`(${amountInCents} * 0.01)::text`;
}
