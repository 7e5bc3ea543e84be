import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AppropriateCustom } from "../../../generated/api";
import type { Context } from "../../context";
import { beyondCustomer } from "../../database/customer-wall";
import { accounts } from "../../database/schema/account";
import { appropriations } from "../../database/schema/appropriation";
import { customers } from "../../database/schema/identity";
import { cloudTickets } from "../../database/schema/voucher";
import { defineList } from "../../lists/define-list";
import { anyOf, atLeast, atMost, contains, customerNamed, is, since, startsWith, until } from "../../lists/filter";
import { usableBalanceOf } from "../voucher/usable-balance";
import { partsOf, reclaimableOf } from "../withdraw/withdrawable";
import { owned } from "../../lists/owner";
import { selectNamed, toAppropriation } from "./answers";
import { allocatedCreditOf, freeCredit, least } from "./limits";
import { checkGroup, isMember, membersOf } from "./members";
import type { AppropriationRow } from "./transfer";

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
  load: ticketNamesOf,
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
  return owned(appropriations, context.user.customId);
}

type Funds = Omit<AppropriateCustom, "customId" | "customName" | "contact">;

/** What some members have; their money is theirs, and the rows are the group's members. */
async function fundsOf(rows: readonly { id: number }[], context: Context): Promise<ReadonlyMap<number, Funds>> {
  const { db, user, now } = context;
  const found = await beyondCustomer(db, (tx) =>
    tx
      .select({
        ...partsOf(now()),
        id: customers.id,
        credit: sql<string>`coalesce(${accounts.credit}, 0.00)`,
        allocatedCredit: allocatedCreditOf(user.customId, customers.id),
        couponBalance: usableBalanceOf(customers.id, now()),
      })
      .from(customers)
      .leftJoin(accounts, eq(accounts.customId, customers.id))
      .where(
        inArray(
          customers.id,
          rows.map(({ id }) => id),
        ),
      ),
  );
  return new Map(
    found.map(({ id, credit, allocatedCredit, couponBalance, ...parts }) => [
      id,
      {
        cashAmount: parts.cash,
        creditAmount: credit,
        couponBalance,
        allocatedAmount: parts.allocated,
        allocatedCredit,
        reclaimableCash: reclaimableOf(parts),
        reclaimableCredit: least(freeCredit({ ...parts, credit }), allocatedCredit),
      },
    ]),
  );
}

/** Names of the vouchers that were transferred: the other side has them now, or may have had them first. */
async function ticketNamesOf(rows: readonly AppropriationRow[], { db }: Context): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ ticketId }) => ticketId ?? []);
  if (ids.length === 0) return new Map();
  const { id, ticketName } = cloudTickets;
  const found = await beyondCustomer(db, (tx) =>
    tx.select({ id, ticketName }).from(cloudTickets).where(inArray(id, ids)),
  );
  return new Map(found.map((ticket) => [ticket.id, ticket.ticketName]));
}
