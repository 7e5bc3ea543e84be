import { eq, sql } from "drizzle-orm";
import type { InvoiceForm, InvoiceStatus } from "../../../generated/api";
import type { Tx } from "../../database/client";
import { invoiceEvents, invoices } from "../../database/schema/invoice";
import { type Step, storedStep } from "../steps";

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
  0: [1, 2, 4],
  1: [],
  2: [3, 5, 6],
  3: [4],
  4: [],
  5: [6],
  6: [7],
  7: [6, 8],
  8: [],
};

/** What comes to nothing gives its amounts back. */
const released: ReadonlySet<InvoiceStatus> = new Set([1, 4, 8]);

/** Whether an invoice of a form may go from one status to another. */
export function mayMove(from: InvoiceStatus, to: InvoiceStatus, form: InvoiceForm): boolean {
  const leavesOffice = from === 2 && (to === 5 || to === 6);
  return next[from].includes(to) && (!leavesOffice || to === (form === 2 ? 5 : 6));
}

/**
 * Moves an invoice on, whose row the transaction has locked: status, history, and what it took from bills and orders given
 * back where it comes to nothing. Invoices are locked before what they are about.
 */
export async function moveInvoice(tx: Tx, row: InvoiceRow, step: InvoiceStep): Promise<void> {
  const { status, time, note, issued } = step;
  if (!mayMove(row.status, status, row.invoiceForm))
    throw new Error(`an invoice does not go from ${row.status} to ${status}`);
  const refused = status === 1 || (row.status === 7 && status === 6);
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
