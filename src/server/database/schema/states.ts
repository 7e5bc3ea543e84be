import { type SQL, sql } from "drizzle-orm";

/** Whether a product or an enterprise service can be had. The API shows only what is offered. */
export const OfferStatus = { withdrawn: 0, offered: 1 } as const;

/** Real-name verification of a customer. */
export const RealNameStatus = { unverified: 0, verified: 1 } as const;

/** A state as it stands in the text of a constraint or an index, which takes no parameters. */
export function state(value: number): SQL {
  return sql.raw(String(value));
}

/** Several states, as a list in parentheses. */
export function states(...values: readonly number[]): SQL {
  return sql.raw(`(${values.join(", ")})`);
}
