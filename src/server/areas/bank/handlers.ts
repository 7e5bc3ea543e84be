import { eq } from "drizzle-orm";
import { BankAccountStatus } from "../../../generated/enums";
import type { Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { customers } from "../../database/schema/identity";
import { bankAccounts } from "../../database/schema/withdrawal";
import { RealNameStatus } from "../../database/schema/states";
import { refuse } from "../../errors";
import { masked } from "../account/masked";
import { checkRoom, deleteEntries, keepDefault, lockBooks, makeDefault } from "../default-entry";
import { bankAccountList, idsInUse } from "./lists";

/** Bank accounts of the caller's customer; their numbers come in whole and go out masked. */
export const handlers = {
  createBankAccount: async ({ clientToken: _token, ...given }, context) => {
    const { customId } = context.user;
    const now = context.now();
    const id = await refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        await lockBooks(tx, customId);
        await checkRoom(tx, bankAccounts, customId);
        const row = {
          ...given,
          customId,
          accountName: await realName(tx, customId),
          status: BankAccountStatus.toBeVerified,
          statusTime: now,
          createTime: now,
        } as const;
        const [made] = await tx.insert(bankAccounts).values(row).returning({ id: bankAccounts.id });
        return made?.id ?? 0;
      }),
    );
    await context.audit({ targets: [id], detail: { bankName: given.bankName, bankNo: masked(given.bankNo) } });
    return { id };
  },

  deleteBankAccounts: async ({ ids }, context) => {
    const { customId } = context.user;
    await context.db.transaction(async (tx) => {
      await lockBooks(tx, customId);
      const rows = await bankAccountList.lockAll(tx, ids, context);
      if ((await idsInUse(tx, ids)).size > 0) throw refuse("BANK_ACCOUNT_IN_USE");
      await deleteEntries(tx, bankAccounts, customId, ids);
      await keepDefault(tx, bankAccounts, customId, eq(bankAccounts.status, BankAccountStatus.verified));
      await context.audit(
        { targets: ids, detail: { bankNo: rows.map(({ bankNo }) => masked(bankNo)).join(", ") } },
        tx,
      );
    });
    return null;
  },

  setDefaultBankAccount: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      await lockBooks(tx, context.user.customId);
      if ((await bankAccountList.lock(tx, id, context)).status !== BankAccountStatus.verified)
        throw refuse("BANK_ACCOUNT_UNVERIFIED");
      await makeDefault(tx, bankAccounts, context.user.customId, id);
      await context.audit({ targets: [id] }, tx);
    });
    return null;
  },

  verifyBankAccount: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      if ((await bankAccountList.lock(tx, id, context)).status !== BankAccountStatus.failed)
        throw refuse("BANK_ACCOUNT_NOT_FAILED");
      await tx
        .update(bankAccounts)
        .set({ status: BankAccountStatus.toBeVerified, statusTime: context.now(), failReason: null })
        .where(eq(bankAccounts.id, id));
      await context.audit({ targets: [id] }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

/** Domain rules: "holder = the customer's real name". @throws AnswerError where that is not verified */
async function realName(tx: Tx, customId: number): Promise<string> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customId));
  if (customer?.authStatus !== RealNameStatus.verified) throw refuse("REAL_NAME_MISSING");
  return customer.customName;
}
