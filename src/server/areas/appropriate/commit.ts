import { Decimal } from "decimal.js";
import type { CreatedAppropriation } from "../../../generated/api";
import { AppropriateStatus, AppropriateType } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import { amountText } from "../../../domain/money";
import { plainReading } from "../../../domain/reading";
import type { Context, Handlers } from "../../context";
import { beyondCustomer } from "../../database/customer-wall";
import type { Tx } from "../../database/client";
import { appropriations } from "../../database/schema/appropriation";
import { refuse } from "../../errors";
import { requireProvider } from "../../providers";
import { newNumber } from "../new-number";
import { readLimit } from "./limits";
import { checkMember } from "./members";
import { lifecycle } from "./lifecycle";
import { lockLimit } from "./transfer";
import type { Route } from "./route";
import { findTransferable, transferableTickets } from "./tickets";

/** Amounts from here on are reviewed first, CNY. */
const reviewedFrom = 500_000;

/** Transfers between the caller's group and its members. */
export const commitHandlers = {
  listAppropriateTickets: async ({ customId, type }, context) => {
    await checkMember(context.db, context, customId);
    const route: Route = { type, fundType: "ticket", groupId: context.user.customId, memberId: customId };
    const tickets = await beyondCustomer(context.db, (tx) => transferableTickets(tx, route, context.now()));
    return tickets.map(({ id, ticketName, ticketNo, balance }) => ({
      id,
      balance,
      label: `${ticketName} · ${ticketNo} · ${amountText(balance, plainReading)}`,
    }));
  },

  previewAppropriation: async ({ amount: asked, cloudTicketId, ...input }, context) => {
    await checkMember(context.db, context, input.customId);
    const now = context.now();
    const route = toRoute(input, context);
    const { known, ticket } = await beyondCustomer(context.db, async (tx) => ({
      known: await readLimit(tx, route, now),
      ticket:
        route.fundType === "ticket" && cloudTicketId !== undefined
          ? await findTransferable(tx, route, cloudTicketId, now)
          : undefined,
    }));
    const amount = route.fundType === "ticket" ? ticket?.balance : asked;
    if (amount === undefined || new Decimal(amount).gt(known.limit))
      return { ...known, groupAfter: null, memberAfter: null };
    const sign = route.type === AppropriateType.allocate ? 1 : -1;
    const after = (balance: string, by: number) => new Decimal(balance).plus(new Decimal(amount).times(by)).toFixed(2);
    return { ...known, groupAfter: after(known.groupBalance, -sign), memberAfter: after(known.memberBalance, sign) };
  },

  createAppropriation: async (input, context) => context.db.transaction((tx) => create(tx, input, context)),
} satisfies Partial<Handlers>;

function toRoute(
  { customId: memberId, type, fundType }: Pick<Input<"createAppropriation">, "customId" | "type" | "fundType">,
  { user }: Context,
): Route {
  return { type, fundType, groupId: user.customId, memberId };
}

async function create(
  tx: Tx,
  input: Omit<Input<"createAppropriation">, "clientToken">,
  context: Context,
): Promise<CreatedAppropriation> {
  await checkMember(tx, context, input.customId);
  const now = context.now();
  const route = toRoute(input, context);
  const { ticketId, amount, limit } = await beyondCustomer(tx, (both) => askedFor(both, input, route, now));
  if (new Decimal(amount).gt(limit)) throw refuse("APPROPRIATE_EXCEEDS", { most: limit });
  const reviewed = ticketId === null && new Decimal(amount).gte(reviewedFrom);
  if (reviewed) requireProvider(context.providers, "appropriationReview", "amount");
  const appropriateNo = newNumber("AP", now);
  const { username: operator } = context.user;
  const [row] = await tx
    .insert(appropriations)
    .values({
      customId: route.groupId,
      memberId: route.memberId,
      appropriateNo,
      type: route.type,
      fundType: route.fundType,
      amount,
      ticketId,
      status: AppropriateStatus.processing,
      statusTime: now,
      operator,
      operateTime: now,
      remark: input.remark ?? "",
    })
    .returning();
  if (!row) throw new Error("an insert returns its row");
  await lifecycle.begin(tx, row.id, {
    status: AppropriateStatus.processing,
    time: now,
    actorKind: "user",
    actor: operator,
  });
  const done = { status: AppropriateStatus.succeeded, time: now, actorKind: "system" } as const;
  if (!reviewed) await beyondCustomer(tx, (both) => lifecycle.move(both, row, done));
  await context.audit(
    {
      targets: [row.id],
      detail: { appropriateNo, type: route.type, fundType: route.fundType, amount, member: route.memberId },
    },
    tx,
  );
  return { id: row.id, appropriateNo, status: reviewed ? AppropriateStatus.processing : AppropriateStatus.succeeded };
}

/** What is asked for, with what it changes locked. @throws AnswerError APPROPRIATE_AMOUNT, APPROPRIATE_TICKET, TICKET_MISSING */
async function askedFor(
  tx: Tx,
  { amount, cloudTicketId }: Pick<Input<"createAppropriation">, "amount" | "cloudTicketId">,
  route: Route,
  now: Date,
) {
  if (route.fundType !== "ticket") {
    if (amount === undefined || cloudTicketId !== undefined) throw refuse("APPROPRIATE_AMOUNT");
    return { ticketId: null, amount, limit: await lockLimit(tx, route, null, now) };
  }
  if (cloudTicketId === undefined || amount !== undefined) throw refuse("APPROPRIATE_TICKET");
  const limit = await lockLimit(tx, route, cloudTicketId, now);
  if (new Decimal(limit).isZero()) throw refuse("TICKET_MISSING");
  return { ticketId: cloudTicketId, amount: limit, limit };
}
