import type { InvoiceForm } from "../../../generated/api";
import type { InvoiceStatus } from "../../../generated/enums";
import type { Words } from "../../errors";

/** An application or a return under way, as those who handle it see it. */
export interface OpenInvoice {
  applyNo: string;
  /** CNY with two decimals. */
  amount: string;
  invoiceForm: InvoiceForm;
  /** 0 to be reviewed, 2 to be issued, 3 to be taken back, 5 on its way, 7 to be returned. */
  status: InvoiceStatus;
  /** Since when it has that status. */
  since: Date;
}

/** What has become of it. */
export type TaxNews =
  /** Accepted: it is being issued. */
  | { status: typeof InvoiceStatus.issuing }
  | { status: typeof InvoiceStatus.rejected; note: Words }
  /** Issued; a paper one (5) is on its way. */
  | {
      status: typeof InvoiceStatus.toBeReceived | typeof InvoiceStatus.issued;
      issued: { invoiceNo: string; invoiceCode: string; expressCompany?: string; expressNo?: string };
    }
  /** Taken back before it was issued, or returned. */
  | { status: typeof InvoiceStatus.cancelled | typeof InvoiceStatus.returned }
  /** A paper one was delivered, or, with a note, a return was refused. */
  | { status: typeof InvoiceStatus.issued; note: Words };

/** Whoever issues invoices. The console asks again and again about each open one; nothing new is undefined. */
export interface TaxOffice {
  follow(invoice: OpenInvoice, now: Date): Promise<TaxNews | undefined>;
}
