import { Decimal } from "decimal.js";
import { eq } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { instances, refunds } from "../../database/schema/instance";
import { refuse } from "../../errors";
import { lockAccount } from "../account/lock-account";
import { lockInstances } from "../instance/lock-instances";
import { newNumber } from "../new-number";
import { sumsOf } from "./quote";
import { type QuotedInstance, quoteInstances } from "./refundables";
import { RefundStatus, UnsubscribeType } from "../../../generated/enums";
import { lifecycle } from "./lifecycle";

/** Requests for refunds. */
export const refundCommitHandlers = {
  refundInstances: async (
    { ids, unsubscribeType = UnsubscribeType.instance, reasonType, reason = "", refundAmount: shown },
    context,
  ) => {
    const { customId } = context.user;
    const now = context.now();
    return context.db.transaction(async (tx) => {
      const rows = await lockInstances(tx, ids, context);
      // One after the other for a customer, so that its one full refund is granted once.
      await lockAccount(tx, customId);
      const quotes = await quoteInstances(tx, customId, rows, unsubscribeType, now);
      const { refundAmount } = sumsOf(quotes);
      if (shown !== undefined && !new Decimal(shown).eq(refundAmount))
        throw refuse("REFUND_CHANGED", {}, "refundAmount");
      const made: number[] = [];
      for (const { newExpireTime: _told, ...quote } of quotes)
        made.push(await insert(tx, quote, { reasonType, reason }, context));
      await context.audit({ targets: made, detail: { refundAmount, unsubscribeType, instances: ids.length } }, tx);
      return { ids: made };
    });
  },
} satisfies Partial<Handlers>;

async function insert(
  tx: Tx,
  quote: Omit<QuotedInstance, "newExpireTime">,
  why: Pick<Input<"refundInstances">, "reasonType"> & { reason: string },
  { user, now: clock }: Context,
): Promise<number> {
  const now = clock();
  const [row] = await tx
    .insert(refunds)
    .values({
      ...refundColumns(quote),
      ...why,
      refundNo: newNumber("RF", now),
      status: RefundStatus.pendingReview,
      statusTime: now,
      applyTime: now,
      applicant: user.username,
    })
    .returning({ id: refunds.id });
  if (!row) throw new Error("an insert returns its row");
  await lifecycle.begin(tx, row.id, {
    status: RefundStatus.pendingReview,
    time: now,
    actorKind: "user",
    actor: user.username,
  });
  await tx.update(instances).set({ refunding: true }).where(eq(instances.id, quote.instance.id));
  return row.id;
}

/** What a refund keeps of its instance and of what it comes to. */
export function refundColumns({ instance, lines, ...sums }: Omit<QuotedInstance, "newExpireTime">) {
  const { id: instanceId, customId, resourceId, resourceName, productCode, productName } = instance;
  return {
    customId,
    instanceId,
    resourceId,
    resourceName,
    productCode,
    productName,
    orderNo: lines[0]?.orderNo ?? "",
    ...sums,
    lines,
  };
}
