import { sql } from "drizzle-orm";
import { InvoiceForm, InvoiceStatus } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import { invoiceEvents, invoices } from "../../database/schema/invoice";
import { defineLifecycle } from "../define-lifecycle";
import type { Step } from "../steps";

/** A row of invoices. */
export type InvoiceRow = typeof invoices.$inferSelect;

/** A step of an invoice. */
export interface InvoiceStep extends Step<InvoiceStatus> {
  /** Of the step that issues it. */
  issued?: { invoiceNo: string; invoiceCode: string; expressCompany?: string; expressNo?: string };
}

const isPaper = ({ invoiceForm }: Pick<InvoiceRow, "invoiceForm">): boolean => invoiceForm === InvoiceForm.paper;

/** These ends give the amounts back to what was invoiced. */
const released: ReadonlySet<InvoiceStatus> = new Set([
  InvoiceStatus.rejected,
  InvoiceStatus.cancelled,
  InvoiceStatus.returned,
]);

/** The life cycle of invoices; a refused return leaves them issued. Invoices are locked before what they are about. */
export const lifecycle = defineLifecycle({
  subject: "invoice",
  table: invoices,
  events: invoiceEvents,
  eventOf: (invoiceId) => ({ invoiceId }),
  states: InvoiceStatus,
  begins: { pendingReview: ["user"] },
  moves: {
    pendingReview: { rejected: ["review"], issuing: ["review"], cancelled: ["user"] },
    rejected: {},
    issuing: {
      cancelling: ["user"],
      toBeReceived: { by: ["tax"], when: isPaper },
      issued: { by: ["tax"], when: (row) => !isPaper(row) },
    },
    cancelling: { cancelled: ["tax"] },
    cancelled: {},
    toBeReceived: { issued: ["user", "system"] },
    issued: { returning: ["user"] },
    returning: { issued: ["tax"], returned: ["tax"] },
    returned: {},
  },
  changes: ({ status, time, note, issued }: InvoiceStep, row) => ({
    ...(issued && { ...issued, issueTime: time }),
    ...((status === InvoiceStatus.rejected ||
      (row.status === InvoiceStatus.returning && status === InvoiceStatus.issued)) && { rejectReason: note ?? null }),
  }),
  async entails({ status }, { id }, tx) {
    if (released.has(status)) await giveBack(tx, id);
  },
});

async function giveBack(tx: Tx, invoiceId: number): Promise<void> {
  await tx.execute(sql`
    WITH locked AS (
      SELECT invoiceables.id, amount FROM invoiceables JOIN invoice_items ON invoiceable_id = invoiceables.id
      WHERE invoice_id = ${invoiceId} ORDER BY invoiceables.id FOR UPDATE OF invoiceables
    )
    UPDATE invoiceables SET invoiced_amount = invoiced_amount - amount FROM locked WHERE locked.id = invoiceables.id`);
}
