import { and, ilike, inArray } from "drizzle-orm";
import type { AppropriateCustom } from "../../../generated/api";
import type { Context, Handlers } from "../../context";
import { containing, orderOf, pageOf } from "../../database/page";
import { accounts } from "../../database/schema/account";
import { customers } from "../../database/schema/identity";
import { usableBalance } from "../voucher/usable-balance";
import { readWithdrawable, reclaimableOf } from "../withdraw/withdrawable";
import { allocatedCredit, freeCredit, least } from "./limits";
import { checkGroup, membersOf } from "./members";

/** The members of the caller's group with what they have. */
export const customHandlers = {
  listAppropriateCustoms: async ({ keyword, sortField = "customName", sortOrder = "ascending", ...input }, context) => {
    checkGroup(context);
    const { db } = context;
    const page = pageOf(input);
    const where = and(
      membersOf(context.user.customId),
      keyword ? ilike(customers.customName, containing(keyword)) : undefined,
    );
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(customers)
        .where(where)
        .orderBy(...orderOf(customers[sortField], customers.id, sortOrder))
        .limit(page.limit)
        .offset(page.offset),
      db.$count(customers, where),
    ]);
    const balances = await balancesOf(
      context,
      rows.map(({ id }) => id),
    );
    const list = await Promise.all(rows.map((row) => toCustom(row, balances, context)));
    return { list, total, pageNum: page.pageNum, pageSize: page.pageSize };
  },
} satisfies Partial<Handlers>;

type AccountsById = ReadonlyMap<number, Pick<typeof accounts.$inferSelect, "cash" | "credit" | "frozen" | "allocated">>;

async function balancesOf({ db }: Context, ids: number[]): Promise<AccountsById> {
  const rows = await db.select().from(accounts).where(inArray(accounts.customId, ids));
  return new Map(rows.map((row) => [row.customId, row]));
}

async function toCustom(
  { id, customName, contact }: typeof customers.$inferSelect,
  balances: AccountsById,
  { db, user, now }: Context,
): Promise<AppropriateCustom> {
  const account = balances.get(id) ?? { cash: "0.00", credit: "0.00", frozen: "0.00", allocated: "0.00" };
  const [parts, credit, couponBalance] = await Promise.all([
    readWithdrawable(db, id, now()),
    allocatedCredit(db, user.customId, id),
    usableBalance(db, id, now()),
  ]);
  return {
    customId: id,
    customName,
    contact,
    cashAmount: account.cash,
    creditAmount: account.credit,
    couponBalance,
    allocatedAmount: account.allocated,
    allocatedCredit: credit,
    reclaimableCash: reclaimableOf(parts),
    reclaimableCredit: least(freeCredit(account), credit),
  };
}
