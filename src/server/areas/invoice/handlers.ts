import { and, asc, eq, ilike, inArray, like, or, type SQL } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Queryable } from "../../database/client";
import { readPage, sourceOf } from "../../database/listed";
import { containing, orderOf, startingWith } from "../../database/page";
import { amounting, during } from "../../database/ranges";
import { invoiceables, invoiceEvents, invoiceItems, invoices } from "../../database/schema/invoice";
import type { ErrorName } from "../../error-catalogue";
import { refuse } from "../../errors";
import type { ListSources } from "../../export/source";
import { addressHandlers } from "./addresses";
import { type InvoicedPart, toInvoice, toInvoiceDetail } from "./answers";
import { applyHandlers } from "./apply";
import { invoiceableHandlers, namedIn } from "./invoiceables";
import { type InvoiceRow, moveInvoice } from "./move-invoice";
import { invoiceFile } from "./pdf/invoice-file";
import { titleHandlers } from "./titles";
import { InvoiceStatus } from "../../../generated/enums";

/** Statuses in which there is an invoice to show: issued, or once issued. */
const issued: ReadonlySet<InvoiceStatus> = new Set([
  InvoiceStatus.toBeReceived,
  InvoiceStatus.issued,
  InvoiceStatus.returning,
  InvoiceStatus.returned,
]);

/** Invoices of the caller's customer. */
export const handlers = {
  ...invoiceableHandlers,
  ...titleHandlers,
  ...addressHandlers,
  ...applyHandlers,

  listInvoices: (input, context) => readPage(context.db, listed(input, context), input),

  getInvoice: async ({ id }, context) => {
    const row = await readInvoice(context.db, id, context);
    const [parts, events] = await Promise.all([
      partsOf(context.db, id),
      context.db.select().from(invoiceEvents).where(eq(invoiceEvents.invoiceId, id)).orderBy(asc(invoiceEvents.id)),
    ]);
    return toInvoiceDetail(row, await namedIn(context, parts), events, context.language);
  },

  cancelInvoice: ({ id }, context) => step(id, context, { 0: 4, 2: 3 }, "INVOICE_NOT_OPEN"),
  receiveInvoice: ({ id }, context) => step(id, context, { 5: 6 }, "INVOICE_NOT_SENT"),
  returnInvoice: ({ id, reason }, context) => step(id, context, { 6: 7 }, "INVOICE_NOT_ISSUED", reason),

  downloadInvoice: async ({ id }, context) => {
    const row = await readInvoice(context.db, id, context);
    if (!issued.has(row.status)) throw refuse("INVOICE_NO_FILE");
    return invoiceFile(row, await partsOf(context.db, id));
  },
} satisfies Partial<Handlers>;

/** Every one that matches, to the end. */
export const invoiceSource: ListSources["listInvoices"] = (input, context) =>
  sourceOf(context.db, listed(input, context));

function listed(input: Input<"listInvoices">, context: Context) {
  const { sortField = "applyTime", sortOrder } = input;
  return {
    table: invoices,
    where: and(own(context), ...filters(input)),
    order: orderOf(invoices[sortField], invoices.id, sortOrder),
    show: (row: InvoiceRow) => toInvoice(row, context.language),
  };
}

/** Takes the step that a user may take in the invoice's status. @throws AnswerError `refusal` in any other */
async function step(
  id: number,
  context: Context,
  steps: Partial<Record<InvoiceStatus, InvoiceStatus>>,
  refusal: ErrorName,
  reason?: string,
): Promise<null> {
  await context.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(invoices)
      .where(and(own(context), eq(invoices.id, id)))
      .for("update");
    if (!row) throw refuse("NOT_FOUND");
    const status = steps[row.status];
    if (status === undefined) throw refuse(refusal);
    const note = reason === undefined ? {} : { note: { zh: reason, en: reason } };
    await moveInvoice(tx, row, {
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

function own({ user }: Context): SQL {
  return eq(invoices.customId, user.customId);
}

async function readInvoice(db: Queryable, id: number, context: Context): Promise<InvoiceRow> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(own(context), eq(invoices.id, id)));
  if (!row) throw refuse("NOT_FOUND");
  return row;
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

function filters({
  applyNo,
  status,
  invoiceType,
  invoiceForm,
  keyword,
  minAmount,
  maxAmount,
  startTime,
  endTime,
}: Input<"listInvoices">): (SQL | undefined)[] {
  return [
    applyNo ? like(invoices.applyNo, startingWith(applyNo)) : undefined,
    status?.length ? inArray(invoices.status, status) : undefined,
    invoiceType?.length ? inArray(invoices.invoiceType, invoiceType) : undefined,
    invoiceForm?.length ? inArray(invoices.invoiceForm, invoiceForm) : undefined,
    keyword
      ? or(ilike(invoices.title, containing(keyword)), ilike(invoices.invoiceNo, containing(keyword)))
      : undefined,
    amounting(invoices.amount, minAmount, maxAmount),
    during(invoices.applyTime, startTime, endTime),
  ];
}
