import { type SQL, sql } from "drizzle-orm";
import { resources } from "../../database/schema/resource";

/**
 * What resources cost together in the running month, rounded once, as their bill is: two decimals ("0.00" of none).
 * @param where of these only
 */
export function sumOfCosts(where?: SQL): SQL<string> {
  return rounded(exactSumOfCosts(where));
}

/** The same before it is rounded. */
export function exactSumOfCosts(where?: SQL): SQL<string> {
  return sql<string>`coalesce(sum(${resources.exactMonthCost})${where && sql` filter (where ${where})`}, 0)`;
}

/** An exact amount with two decimals. */
export function rounded(amount: SQL): SQL<string> {
  return sql<string>`round(${amount}, 2)::text`;
}
