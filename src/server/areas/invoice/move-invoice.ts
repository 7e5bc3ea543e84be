import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { invoiceEvents, invoices } from "../../database/schema/invoice";
import { type Step, storedStep } from "../steps";
import { InvoiceForm, InvoiceStatus } from "../../../generated/enums";

/** A row of invoices. */
export type InvoiceRow = typeof invoices.$inferSelect;

/** A step of an invoice. */
export interface InvoiceStep extends Step<InvoiceStatus> {
  /** Of the step that issues it. */
  issued?: { invoiceNo: string; invoiceCode: string; expressCompany?: string; expressNo?: string };
}

/**
 * 0 review -> 2 issuing -> 6 issued; 0 -> 1 rejected / 4 withdrawn; 2 -> 3 -> 4; paper: 2 -> 5 to be received -> 6;
 * 6 -> 7 returning -> 8 returned, a refused return goes back to 6.
 */
const next: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  [InvoiceStatus.pendingReview]: [InvoiceStatus.rejected, InvoiceStatus.issuing, InvoiceStatus.cancelled],
  [InvoiceStatus.rejected]: [],
  [InvoiceStatus.issuing]: [InvoiceStatus.cancelling, InvoiceStatus.toBeReceived, InvoiceStatus.issued],
  [InvoiceStatus.cancelling]: [InvoiceStatus.cancelled],
  [InvoiceStatus.cancelled]: [],
  [InvoiceStatus.toBeReceived]: [InvoiceStatus.issued],
  [InvoiceStatus.issued]: [InvoiceStatus.returning],
  [InvoiceStatus.returning]: [InvoiceStatus.issued, InvoiceStatus.returned],
  [InvoiceStatus.returned]: [],
};

/** What comes to nothing gives its amounts back. */
const released: ReadonlySet<InvoiceStatus> = new Set([
  InvoiceStatus.rejected,
  InvoiceStatus.cancelled,
  InvoiceStatus.returned,
]);

/** Whether an invoice of a form may go from one status to another. */
export function mayMove(from: InvoiceStatus, to: InvoiceStatus, form: InvoiceForm): boolean {
  const leavesOffice =
    from === InvoiceStatus.issuing && (to === InvoiceStatus.toBeReceived || to === InvoiceStatus.issued);
  return (
    next[from].includes(to) &&
    (!leavesOffice || to === (form === InvoiceForm.paper ? InvoiceStatus.toBeReceived : InvoiceStatus.issued))
  );
}

/**
 * Moves an invoice on, whose row the transaction has locked: status, history, and what it took from bills and orders given
 * back where it comes to nothing. Invoices are locked before what they are about.
 */
export async function moveInvoice(tx: Tx, row: InvoiceRow, step: InvoiceStep): Promise<void> {
  const { status, time, note, issued } = step;
  if (!mayMove(row.status, status, row.invoiceForm))
    throw new Error(`an invoice does not go from ${row.status} to ${status}`);
  const refused =
    status === InvoiceStatus.rejected || (row.status === InvoiceStatus.returning && status === InvoiceStatus.issued);
  await tx
    .update(invoices)
    .set({
      status,
      statusTime: time,
      ...(issued && { ...issued, issueTime: time }),
      ...(refused && { rejectReason: note ?? null }),
    })
    .where(eq(invoices.id, row.id));
  await tx.insert(invoiceEvents).values({ invoiceId: row.id, ...storedStep(row.status, step) });
  if (released.has(status)) await giveBack(tx, row.id);
}

async function giveBack(tx: Tx, invoiceId: number): Promise<void> {
  await tx.execute(sql`
    WITH locked AS (
      SELECT invoiceables.id, amount FROM invoiceables JOIN invoice_items ON invoiceable_id = invoiceables.id
      WHERE invoice_id = ${invoiceId} ORDER BY invoiceables.id FOR UPDATE OF invoiceables
    )
    UPDATE invoiceables SET invoiced_amount = invoiced_amount - amount FROM locked WHERE locked.id = invoiceables.id`);
}
