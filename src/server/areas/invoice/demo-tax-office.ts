import { createHash } from "node:crypto";
import { Decimal } from "decimal.js";
import type { InvoiceStatus } from "../../../generated/api";
import { hasPassed } from "../../time";
import type { OpenInvoice, TaxNews, TaxOffice } from "./tax-office";

/** Seconds after which the demo's tax office has taken each step; a paper invoice is delivered after a week. */
const seconds: Partial<Record<InvoiceStatus, number>> = { 0: 15, 2: 25, 3: 15, 5: 7 * 24 * 3600, 7: 20 };
/** Amounts that the demo leaves alone: they wait for a person for ever. */
const left = 200_000;
/** Applications for amounts with these cents are rejected, and returns refused. */
const rejectedCents = ".33";
const keptCents = ".55";

const words = {
  rejected: {
    zh: "开票信息与税务登记不一致，请核对抬头后重新申请",
    en: "The title differs from the tax register; please check it and apply again",
  },
  kept: { zh: "该发票已认证抵扣，不能退票", en: "The invoice has been deducted already and cannot be returned" },
  delivered: { zh: "快递已妥投，系统自动确认签收", en: "Delivered; received automatically" },
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
    case 0:
      return amount.endsWith(rejectedCents) ? { status: 1, note: words.rejected } : { status: 2 };
    case 2:
      return {
        status: invoiceForm === 2 ? 5 : 6,
        issued: { ...numbersOf(applyNo), ...(invoiceForm === 2 && expressOf(applyNo)) },
      };
    case 3:
      return { status: 4 };
    case 5:
      return { status: 6, note: words.delivered };
    case 7:
      return amount.endsWith(keptCents) ? { status: 6, note: words.kept } : { status: 8 };
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
