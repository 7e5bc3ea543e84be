import { createHash } from "node:crypto";
import { Decimal } from "decimal.js";
import { hasPassed } from "../../time";
import type { OpenInvoice, TaxNews, TaxOffice } from "./tax-office";
import { InvoiceForm, InvoiceStatus } from "../../../generated/enums";

/** Seconds after which the demo's tax office has taken each step; a paper invoice is delivered after a week. */
const seconds: Partial<Record<InvoiceStatus, number>> = {
  [InvoiceStatus.pendingReview]: 15,
  [InvoiceStatus.issuing]: 25,
  [InvoiceStatus.cancelling]: 15,
  [InvoiceStatus.toBeReceived]: 7 * 24 * 3600,
  [InvoiceStatus.returning]: 20,
};
/** Amounts that the demo leaves alone: they wait for a person for ever. */
const left = 200_000;
/** Applications for amounts with these cents are rejected, and returns refused. */
const rejectedCents = ".33";
const keptCents = ".55";

/** Notes of its steps, shown in the history of an invoice. */
export const words = {
  rejected: {
    zh: "开票信息与税务登记不一致，请核对抬头后重新申请",
    en: "The title differs from the tax register. Check it and apply again",
  },
  kept: { zh: "该发票已认证抵扣，不能退票", en: "The invoice has already been deducted and cannot be returned" },
  delivered: { zh: "快递已妥投，系统自动确认签收", en: "Delivered. Receipt confirmed automatically" },
};

/**
 * Stands in for review and tax office: applications are reviewed after 15 seconds and issued 25 later. Amounts that end in .33 are
 * rejected, returns of those that end in .55 refused; those of 200,000 CNY and more wait for a person.
 */
export const taxOfficeSimulator: TaxOffice = {
  follow: async (invoice, now) => {
    const wait = seconds[invoice.status];
    if (wait === undefined || !hasPassed(wait, invoice.since, now) || new Decimal(invoice.amount).gte(left))
      return undefined;
    return newsOf(invoice);
  },
};

function newsOf({ status, amount, applyNo, invoiceForm }: OpenInvoice): TaxNews | undefined {
  switch (status) {
    case InvoiceStatus.pendingReview:
      return amount.endsWith(rejectedCents)
        ? { status: InvoiceStatus.rejected, note: words.rejected }
        : { status: InvoiceStatus.issuing };
    case InvoiceStatus.issuing:
      return {
        status: invoiceForm === InvoiceForm.paper ? InvoiceStatus.toBeReceived : InvoiceStatus.issued,
        issued: { ...numbersOf(applyNo), ...(invoiceForm === InvoiceForm.paper && expressOf(applyNo)) },
      };
    case InvoiceStatus.cancelling:
      return { status: InvoiceStatus.cancelled };
    case InvoiceStatus.toBeReceived:
      return { status: InvoiceStatus.issued, note: words.delivered };
    case InvoiceStatus.returning:
      return amount.endsWith(keptCents)
        ? { status: InvoiceStatus.issued, note: words.kept }
        : { status: InvoiceStatus.returned };
    default:
      return undefined;
  }
}

/** The same application always has the same numbers. */
export function numbersOf(applyNo: string): { invoiceNo: string; invoiceCode: string } {
  return { invoiceNo: digits(applyNo, "number", 8), invoiceCode: `0${digits(applyNo, "code", 11)}` };
}

/** Who carries a paper invoice, and under which number. */
export function expressOf(applyNo: string): { expressCompany: string; expressNo: string } {
  return { expressCompany: "顺丰速运", expressNo: `SF${digits(applyNo, "express", 13)}` };
}

function digits(applyNo: string, purpose: string, count: number): string {
  return BigInt(`0x${createHash("sha256").update(`${purpose} ${applyNo}`).digest("hex").slice(0, 16)}`)
    .toString()
    .padStart(20, "0")
    .slice(-count);
}
