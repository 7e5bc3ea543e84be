import { InvoiceStatus } from "../../../generated/enums";
import type { Database } from "../../database/client";
import { type InvoiceRow, type InvoiceStep, lifecycle } from "./lifecycle";
import type { TaxOffice } from "./tax-office";

/** Asks about every application and return under way and moves on those that have news. */
export async function settleInvoices(db: Database, office: TaxOffice, now: Date): Promise<void> {
  const { pendingReview, issuing, cancelling, toBeReceived, returning } = InvoiceStatus;
  const open = [pendingReview, issuing, cancelling, toBeReceived, returning];
  await lifecycle.follow(db, open, (row) => stepOf(row, office, now));
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
