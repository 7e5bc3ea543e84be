import { asc, eq } from "drizzle-orm";
import { InvoiceStatus } from "../../../generated/enums";
import type { Context, Handlers } from "../../context";
import type { Queryable } from "../../database/client";
import { invoiceables, invoiceEvents, invoiceItems } from "../../database/schema/invoice";
import type { ErrorName } from "../../error-catalogue";
import { refuse } from "../../errors";
import { addressHandlers } from "./addresses";
import { type InvoicedPart, toInvoiceDetail } from "./answers";
import { applyHandlers } from "./apply";
import { namedIn } from "./invoiceables";
import { invoiceList } from "./invoice-list";
import { lifecycle } from "./lifecycle";
import { invoiceFile } from "./pdf/invoice-file";
import { titleHandlers } from "./titles";

/** Statuses in which there is an invoice to show: issued, or once issued. */
const issued: ReadonlySet<InvoiceStatus> = new Set([
  InvoiceStatus.toBeReceived,
  InvoiceStatus.issued,
  InvoiceStatus.returning,
  InvoiceStatus.returned,
]);

/** Invoices of the caller's customer. */
export const handlers = {
  ...titleHandlers,
  ...addressHandlers,
  ...applyHandlers,

  getInvoice: async ({ id }, context) => {
    const row = await invoiceList.get(id, context);
    const [parts, events] = await Promise.all([
      partsOf(context.db, id),
      context.db.select().from(invoiceEvents).where(eq(invoiceEvents.invoiceId, id)).orderBy(asc(invoiceEvents.id)),
    ]);
    return toInvoiceDetail(row, await namedIn(context, parts), events, context.language);
  },

  cancelInvoice: ({ id }, context) =>
    step(id, context, [InvoiceStatus.cancelled, InvoiceStatus.cancelling], "INVOICE_NOT_OPEN"),
  receiveInvoice: ({ id }, context) => step(id, context, [InvoiceStatus.issued], "INVOICE_NOT_SENT"),
  returnInvoice: ({ id, reason }, context) =>
    step(id, context, [InvoiceStatus.returning], "INVOICE_NOT_ISSUED", reason),

  downloadInvoice: async ({ id }, context) => {
    const row = await invoiceList.get(id, context);
    if (!issued.has(row.status)) throw refuse("INVOICE_NO_FILE");
    return invoiceFile(row, await partsOf(context.db, id));
  },
} satisfies Partial<Handlers>;

/** Takes the step that a user may take in the invoice's status. @throws AnswerError `refusal` in any other */
async function step(
  id: number,
  context: Context,
  targets: readonly InvoiceStatus[],
  refusal: ErrorName,
  reason?: string,
): Promise<null> {
  await context.db.transaction(async (tx) => {
    const row = await invoiceList.lock(tx, id, context);
    const status = targets.find((target) => lifecycle.mayMove(row.status, target, "user"));
    if (status === undefined) throw refuse(refusal);
    const note = reason === undefined ? {} : { note: { zh: reason, en: reason } };
    await lifecycle.move(tx, row, {
      status,
      time: context.now(),
      actorKind: "user",
      actor: context.user.username,
      ...note,
    });
    await context.audit({ targets: [id], detail: { applyNo: row.applyNo, status } }, tx);
  });
  return null;
}

function partsOf(db: Queryable, id: number): Promise<InvoicedPart[]> {
  const { bizType, bizNo, productName } = invoiceables;
  return db
    .select({ bizType, bizNo, productName, amount: invoiceItems.amount })
    .from(invoiceItems)
    .innerJoin(invoiceables, eq(invoiceables.id, invoiceItems.invoiceableId))
    .where(eq(invoiceItems.invoiceId, id))
    .orderBy(asc(invoiceables.bizTime), asc(invoiceables.id));
}
