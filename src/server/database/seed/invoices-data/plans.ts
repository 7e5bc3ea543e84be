import type { InvoiceForm, InvoiceStatus, InvoiceType } from "../../../../generated/api";

/** An invoice of the demo. */
export interface InvoicePlan {
  /** The statuses it went through; the last is its own. */
  way: InvoiceStatus[];
  type: InvoiceType;
  form: InvoiceForm;
  /** A month's bill, or so many orders. */
  about: "bill" | number;
  daysAgo: number;
}

const electronic: InvoiceStatus[] = [0, 2, 6];
const paper: InvoiceStatus[] = [0, 2, 5, 6];

const bill = (way: InvoiceStatus[], daysAgo: number, form: InvoiceForm = 1): InvoicePlan => ({
  way,
  type: 1,
  form,
  about: "bill",
  daysAgo,
});
const orders = (way: InvoiceStatus[], daysAgo: number, about = 1, form: InvoiceForm = 1): InvoicePlan => ({
  way,
  type: 0,
  form,
  about,
  daysAgo,
});

/**
 * The group's 28, the oldest first, every state present. What is under way is about a month's bill, and so large that it waits for
 * a person (demo-tax-office.ts); paper invoices on their way have a week before they count as received.
 */
export const groupInvoices: InvoicePlan[] = [
  bill(electronic, 300),
  orders(electronic, 290, 2),
  orders([0, 1], 281),
  bill(paper, 268, 2),
  orders(electronic, 255, 3),
  orders([0, 2, 6, 7, 8], 247),
  bill(electronic, 232),
  orders([0, 4], 220),
  orders(electronic, 211, 2),
  bill([0, 2, 6, 7, 6], 198),
  orders(paper, 187, 2, 2),
  orders([0, 1], 176, 2),
  orders(electronic, 165),
  bill(electronic, 152),
  orders([0, 2, 3, 4], 141, 2),
  orders(electronic, 128, 4),
  orders([0, 2, 5, 6, 7, 8], 117, 1, 2),
  orders(electronic, 96),
  bill([0, 2, 6, 7], 80),
  orders(electronic, 71, 2),
  orders(paper, 58, 1, 2),
  orders([0, 4], 42),
  bill([0, 2, 3], 35),
  orders(electronic, 30, 2),
  orders([0, 2, 5], 2.5, 2, 2),
  orders([0, 2, 5], 1.6, 1, 2),
  bill([0, 2], 1.1),
  bill([0], 0.3),
];

/** A few of the second customer. */
export const fewInvoices: InvoicePlan[] = [orders(electronic, 61), orders([0, 4], 24), orders(electronic, 12)];
