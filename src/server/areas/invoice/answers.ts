import type { Invoice, InvoiceDetail } from "../../../generated/api";
import type { Context } from "../../context";
import type { invoiceEvents } from "../../database/schema/invoice";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { masked } from "../account/masked";
import { toStep } from "../steps";
import { type InvoiceableRow, nameOf } from "./invoiceables";
import type { InvoiceRow } from "./lifecycle";
import { minus } from "./vat";

/** A stored invoice as a list shows it. */
export function toInvoice(row: InvoiceRow, language: Context["language"]): Invoice {
  const {
    id,
    applyNo,
    invoiceNo,
    invoiceCode,
    amount,
    taxRate,
    taxAmount,
    invoiceType,
    invoiceForm,
    title,
    taxNo,
    content,
    status,
    applicant,
  } = row;
  return {
    id,
    applyNo,
    invoiceNo,
    invoiceCode,
    amount,
    taxRate,
    taxAmount,
    netAmount: minus(amount, taxAmount),
    invoiceType,
    invoiceForm,
    title,
    taxNo,
    content,
    status,
    applicant,
    rejectReason: row.rejectReason?.[language] ?? null,
    applyTime: toLocalDateTime(row.applyTime),
    issueTime: toLocalDateTimeOrNull(row.issueTime),
  };
}

/** What of a bill or order an invoice is about. */
export type InvoicedPart = Pick<InvoiceableRow, "bizType" | "bizNo" | "productName"> & { amount: string };

/** The same with everything there is to know. */
export function toInvoiceDetail(
  row: InvoiceRow,
  parts: InvoicedPart[],
  events: (typeof invoiceEvents.$inferSelect)[],
  language: Context["language"],
): InvoiceDetail {
  const {
    titleType,
    regAddress,
    regPhone,
    bankName,
    bankNo,
    email,
    receiver,
    receiverPhone,
    mailAddress,
    expressCompany,
    expressNo,
    remark,
  } = row;
  return {
    ...toInvoice(row, language),
    titleType,
    regAddress,
    regPhone,
    bankName,
    bankNo: bankNo && masked(bankNo),
    email,
    receiver,
    receiverPhone,
    mailAddress,
    expressCompany,
    expressNo,
    remark,
    items: parts.map((part) => ({ name: nameOf(part, language), amount: part.amount })),
    history: events.map((event) => toStep(event, language)),
  };
}
