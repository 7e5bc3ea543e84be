import { eq, inArray, type SQL } from "drizzle-orm";
import type { AppropriateCustom } from "../../../generated/api";
import type { Context } from "../../context";
import { accounts } from "../../database/schema/account";
import { appropriations } from "../../database/schema/appropriation";
import { customers } from "../../database/schema/identity";
import { defineList } from "../../lists/define-list";
import { anyOf, atLeast, atMost, contains, customerNamed, is, since, startsWith, until } from "../../lists/filter";
import { usableBalance } from "../voucher/usable-balance";
import { readWithdrawable, reclaimableOf } from "../withdraw/withdrawable";
import { selectNamed, toAppropriation } from "./answers";
import { allocatedCredit, freeCredit, least } from "./limits";
import { checkGroup, isMember, membersOf } from "./members";

/** Funds between a group and its members. */
export const appropriationList = defineList("listAppropriations", {
  table: appropriations,
  owner: ownTransfers,
  rows: selectNamed,
  filters: {
    appropriateNo: startsWith(appropriations.appropriateNo),
    type: is(appropriations.type),
    fundType: is(appropriations.fundType),
    memberName: customerNamed(appropriations.memberId),
    status: anyOf(appropriations.status),
    minAmount: atLeast(appropriations.amount),
    maxAmount: atMost(appropriations.amount),
    startTime: since(appropriations.operateTime),
    endTime: until(appropriations.operateTime),
  },
  sort: { fields: appropriations, default: appropriations.operateTime },
  show: toAppropriation,
});

/** The members of the caller's group with what they have. */
const memberList = defineList("listAppropriateCustoms", {
  table: customers,
  owner: (context) => {
    checkGroup(context);
    return membersOf(context.user.customId);
  },
  filters: { keyword: contains(customers.customName) },
  sort: { fields: customers, default: customers.customName, order: "ascending" },
  load: fundsOf,
  show: ({ id, customName, contact }, _context, funds) => {
    const found = funds.get(id);
    if (!found) throw new Error("the funds of every row are read");
    return { customId: id, customName, contact, ...found };
  },
});

/** The lists of this area, by operation. */
export const lists = { listAppropriations: appropriationList, listAppropriateCustoms: memberList };

/** A group sees all of its transfers, a member its own. @throws AnswerError APPROPRIATE_GROUP_ONLY for anybody else */
function ownTransfers(context: Context): SQL {
  if (isMember(context.user)) return eq(appropriations.memberId, context.user.customId);
  checkGroup(context);
  return eq(appropriations.customId, context.user.customId);
}

type Funds = Omit<AppropriateCustom, "customId" | "customName" | "contact">;

async function fundsOf(rows: readonly { id: number }[], context: Context): Promise<ReadonlyMap<number, Funds>> {
  const ids = rows.map(({ id }) => id);
  const known = await context.db.select().from(accounts).where(inArray(accounts.customId, ids));
  const funds = ids.map(async (id) => {
    const account = known.find(({ customId }) => customId === id);
    return [id, await fundsOfMember(id, account ?? nothing, context)] as const;
  });
  return new Map(await Promise.all(funds));
}

type Balances = Pick<typeof accounts.$inferSelect, "cash" | "credit" | "frozen" | "allocated">;

const nothing: Balances = { cash: "0.00", credit: "0.00", frozen: "0.00", allocated: "0.00" };

async function fundsOfMember(id: number, account: Balances, { db, user, now }: Context): Promise<Funds> {
  const [parts, credit, couponBalance] = await Promise.all([
    readWithdrawable(db, id, now()),
    allocatedCredit(db, user.customId, id),
    usableBalance(db, id, now()),
  ]);
  return {
    cashAmount: account.cash,
    creditAmount: account.credit,
    couponBalance,
    allocatedAmount: account.allocated,
    allocatedCredit: credit,
    reclaimableCash: reclaimableOf(parts),
    reclaimableCredit: least(freeCredit(account), credit),
  };
}
