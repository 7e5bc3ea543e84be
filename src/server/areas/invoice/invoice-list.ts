import { getTableColumns, sql } from "drizzle-orm";
import { invoices } from "../../database/schema/invoice";
import { defineList } from "../../lists/define-list";
import { anyOf, atLeast, atMost, contains, since, startsWith, until } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toInvoice } from "./answers";

/** Invoices of the caller's customer. */
export const invoiceList = defineList("listInvoices", {
  table: invoices,
  owner: ofCustomer(invoices.customId),
  filters: {
    applyNo: startsWith(invoices.applyNo),
    status: anyOf(invoices.status),
    invoiceType: anyOf(invoices.invoiceType),
    invoiceForm: anyOf(invoices.invoiceForm),
    keyword: contains(invoices.title, invoices.invoiceNo),
    minAmount: atLeast(invoices.amount),
    maxAmount: atMost(invoices.amount),
    startTime: since(invoices.applyTime),
    endTime: until(invoices.applyTime),
  },
  filterBy: {
    ...getTableColumns(invoices),
    netAmount: sql`${invoices.amount} - ${invoices.taxAmount}`,
    rejectReason: ({ language }) => sql`${invoices.rejectReason}->>${language}`,
  },
  sort: { fields: invoices, default: invoices.applyTime },
  show: (row, { language }) => toInvoice(row, language),
});
