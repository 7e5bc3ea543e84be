import type { Seed } from "./run/seed-type";
import { asc, eq } from "drizzle-orm";
import { masked } from "../../areas/account/masked";
import { bulkInsert } from "../bulk-insert";
import type { Queryable } from "../client";
import { customers } from "../schema/identity";
import { bankAccounts, withdrawalEvents, withdrawals } from "../schema/withdrawal";
import { seedBankAccounts } from "./withdrawals-data/bank-accounts";
import { channelAgent, generateWithdrawals } from "./withdrawals-data/withdrawals";

/** Bank accounts in every state, and withdrawals in every state. What they did to the balances came with the ledgers. */
export const seed: Seed = { needs: ["recharges"], write: seedWithdrawals };

async function seedWithdrawals(db: Queryable, today: Date): Promise<void> {
  const names = new Map((await db.select().from(customers)).map(({ id, customName }) => [id, customName]));
  await bulkInsert(db, bankAccounts, seedBankAccounts(names, today));
  const [account] = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.customId, channelAgent))
    .orderBy(asc(bankAccounts.id))
    .limit(1);
  if (!account) throw new Error("the channel agent has a bank account");
  const { id: bankAccountId, bankName, accountName, bankNo } = account;
  const generated = generateWithdrawals(channelAgent, today);
  const rows = generated.map(({ row }) => ({ ...row, bankAccountId, bankName, accountName, bankNo: masked(bankNo) }));
  const made = await db.insert(withdrawals).values(rows).returning({ id: withdrawals.id });
  await db
    .insert(withdrawalEvents)
    .values(
      generated.flatMap(({ events }, at) => events.map((event) => ({ ...event, withdrawalId: made[at]?.id ?? 0 }))),
    );
}
