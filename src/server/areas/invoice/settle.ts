import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/client";
import { invoices } from "../../database/schema/invoice";
import { followOpen } from "../follow-open";
import { type InvoiceRow, type InvoiceStep, moveInvoice } from "./move-invoice";
import type { TaxOffice } from "./tax-office";
import { InvoiceStatus } from "../../../generated/enums";

/** Asks about every application and return under way and moves on those that have news. */
export async function settleInvoices(db: Database, office: TaxOffice, now: Date): Promise<void> {
  const open = await db
    .select()
    .from(invoices)
    .where(
      inArray(invoices.status, [
        InvoiceStatus.pendingReview,
        InvoiceStatus.issuing,
        InvoiceStatus.cancelling,
        InvoiceStatus.toBeReceived,
        InvoiceStatus.returning,
      ]),
    )
    .orderBy(asc(invoices.statusTime));
  await followOpen(db, {
    open,
    ask: (row) => stepOf(row, office, now),
    lock: async (tx, id) => (await tx.select().from(invoices).where(eq(invoices.id, id)).for("update"))[0],
    move: moveInvoice,
  });
}

async function stepOf(
  { applyNo, amount, invoiceForm, status, statusTime }: InvoiceRow,
  office: TaxOffice,
  now: Date,
): Promise<InvoiceStep | undefined> {
  const news = await office.follow({ applyNo, amount, invoiceForm, status, since: statusTime }, now);
  return (
    news && {
      ...news,
      time: now,
      actorKind:
        status === InvoiceStatus.pendingReview ? "review" : status === InvoiceStatus.toBeReceived ? "system" : "tax",
    }
  );
}
