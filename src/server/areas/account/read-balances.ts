import type { Queryable } from "../../database/client";
import { accounts } from "../../database/schema/account";
import { owned } from "../../lists/owner";
import type { Balances } from "./split-payment";

/** The balances of a customer at this moment: to be shown. Whoever decides by them locks the account instead. */
export async function readBalances(db: Queryable, customId: number): Promise<Balances> {
  const [account] = await db.select().from(accounts).where(owned(accounts, customId));
  return account ?? { cash: "0.00", credit: "0.00", frozen: "0.00" };
}
