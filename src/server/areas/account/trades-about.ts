import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { accountLedger } from "../../database/schema/account";
import { both, owned } from "../../lists/owner";

/** What a customer's account was charged or given for something, by its number; the first change first. */
export function tradesAbout(db: Queryable, customId: number, relateNo: string) {
  const about = both(owned(accountLedger, customId), eq(accountLedger.relateNo, relateNo));
  return db.select().from(accountLedger).where(about).orderBy(asc(accountLedger.id));
}
