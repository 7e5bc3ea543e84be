import { and, eq, ne, sql } from "drizzle-orm";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { cloudAccounts } from "../../database/schema/cloud";
import { refuse } from "../../errors";
import { cloudAccountList } from "./lists";
import type { CloudVerdict } from "./verdict";

/** Lets one account of a customer's get keys at a time, so that two keys of one account do not make two. Locked before any account. */
export async function lockRegistrations(tx: Tx, { user }: Context): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('cloud accounts', ${user.customId}))`);
}

/** Refuses keys of an account that another row of the customer's stands for already. @throws AnswerError that names it */
export async function refuseRegistered(
  tx: Tx,
  { id, cloudCode }: { id?: number; cloudCode: string },
  { accountUid }: CloudVerdict,
  context: Context,
): Promise<void> {
  if (accountUid === null) return;
  const others = and(
    cloudAccountList.owned(context),
    eq(cloudAccounts.cloudCode, cloudCode),
    eq(cloudAccounts.accountUid, accountUid),
    id === undefined ? undefined : ne(cloudAccounts.id, id),
  );
  const [other] = await tx
    .select({ name: cloudAccounts.accountName })
    .from(cloudAccounts)
    .where(others)
    .orderBy(cloudAccounts.id)
    .limit(1);
  if (other) throw refuse("CLOUD_ACCOUNT_REGISTERED", { name: other.name, accountUid });
}
