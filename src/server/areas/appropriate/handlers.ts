import { and, asc, eq, ilike, inArray, like, type SQL } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { containing, orderOf, pageOf, startingWith } from "../../database/page";
import { amounting, during } from "../../database/ranges";
import { accountLedger } from "../../database/schema/account";
import { appropriationEvents, appropriations } from "../../database/schema/appropriation";
import { customers } from "../../database/schema/identity";
import { refuse } from "../../errors";
import { amongIds, inOrderOf, type ListSources } from "../../export/source";
import { toTrade } from "../account/answers";
import { toStep } from "../steps";
import { selectNamed, toAppropriation } from "./answers";
import { commitHandlers } from "./commit";
import { customHandlers } from "./customs";
import { checkGroup, isMember } from "./members";

type Query = Input<"listAppropriations">;

/** Funds between a group and its members. */
export const handlers = {
  ...customHandlers,
  ...commitHandlers,

  listAppropriations: async (input, context) => {
    const page = pageOf(input);
    const where = matching(input, context);
    const [rows, total] = await Promise.all([
      selectNamed(context.db)
        .where(where)
        .orderBy(...sortedBy(input))
        .limit(page.limit)
        .offset(page.offset),
      context.db.$count(appropriations, where),
    ]);
    return {
      list: rows.map((row) => toAppropriation(row, context)),
      total,
      pageNum: page.pageNum,
      pageSize: page.pageSize,
    };
  },

  getAppropriation: async ({ id }, context) => {
    const { db, language, user } = context;
    const [found] = await selectNamed(db).where(and(own(context), eq(appropriations.id, id)));
    if (!found) throw refuse("NOT_FOUND");
    const booked = and(eq(accountLedger.customId, user.customId), eq(accountLedger.relateNo, found.row.appropriateNo));
    const trades = await db.select().from(accountLedger).where(booked).orderBy(asc(accountLedger.id));
    const events = await db
      .select()
      .from(appropriationEvents)
      .where(eq(appropriationEvents.appropriationId, id))
      .orderBy(asc(appropriationEvents.id));
    return {
      ...toAppropriation(found, context),
      trades: trades.map(toTrade),
      history: events.map((event) => toStep(event, language)),
    };
  },
} satisfies Partial<Handlers>;

/** The transfers, to their end. */
export const appropriationSource: ListSources["listAppropriations"] = (input, context) => ({
  keys: context.db
    .select({ id: appropriations.id })
    .from(appropriations)
    .where(matching(input, context))
    .orderBy(...sortedBy(input)),
  read: async (keys) => {
    const ids = keys.map(({ id }) => Number(id));
    const rows = await selectNamed(context.db).where(amongIds(appropriations.id, ids));
    return inOrderOf(ids, rows, ({ row }) => row.id).map((row) => toAppropriation(row, context));
  },
});

/** A group sees all of its transfers, a member its own. @throws AnswerError APPROPRIATE_GROUP_ONLY for anybody else */
function own(context: Context): SQL {
  if (isMember(context.user)) return eq(appropriations.memberId, context.user.customId);
  checkGroup(context);
  return eq(appropriations.customId, context.user.customId);
}

function matching(query: Query, context: Context): SQL | undefined {
  const { appropriateNo, type, fundType, memberName, status, minAmount, maxAmount, startTime, endTime } = query;
  return and(
    own(context),
    appropriateNo ? like(appropriations.appropriateNo, startingWith(appropriateNo)) : undefined,
    type && eq(appropriations.type, type),
    fundType && eq(appropriations.fundType, fundType),
    memberName ? inArray(appropriations.memberId, named(context, memberName)) : undefined,
    status?.length ? inArray(appropriations.status, status) : undefined,
    amounting(appropriations.amount, minAmount, maxAmount),
    during(appropriations.operateTime, startTime, endTime),
  );
}

function named({ db }: Context, memberName: string) {
  return db
    .select({ id: customers.id })
    .from(customers)
    .where(ilike(customers.customName, containing(memberName)));
}

function sortedBy({ sortField = "operateTime", sortOrder }: Query): SQL[] {
  return orderOf(appropriations[sortField], appropriations.id, sortOrder);
}
