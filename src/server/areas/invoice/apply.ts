import { Decimal } from "decimal.js";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { InvoiceForm, InvoiceStatus, InvoiceType } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { invoiceables, invoiceItems, invoices } from "../../database/schema/invoice";
import { AnswerError, refuse } from "../../errors";
import { newNumber } from "../new-number";
import { owned } from "../../lists/owner";
import { addressList, wholeAddress } from "./addresses";
import type { InvoiceableRow } from "./invoiceables";
import { fitsSpecial, titleList } from "./titles";
import { minus, taxIn, vatRate } from "./vat";
import { lifecycle } from "./lifecycle";

type Asked = Input<"applyInvoice">;

/** What every invoice of the console says it is for. */
export const invoiceContent = "*信息技术服务*云服务费";

/** Applications for invoices. */
export const applyHandlers = {
  previewInvoice: ({ items }) => {
    const { amount, taxAmount, taxRate } = priceOf(items);
    return Promise.resolve({ amount, taxRate, taxAmount, netAmount: minus(amount, taxAmount) });
  },

  applyInvoice: async (input, context) => {
    const { user } = context;
    const now = context.now();
    return context.db.transaction(async (tx) => {
      const receiver = await receiverOf(tx, input, context);
      await take(tx, input.items, user.customId);
      const price = priceOf(input.items);
      const [row] = await tx
        .insert(invoices)
        .values({
          ...receiver,
          customId: user.customId,
          applyNo: newNumber("IV", now),
          ...price,
          content: invoiceContent,
          invoiceType: input.invoiceType,
          invoiceForm: input.invoiceForm,
          status: InvoiceStatus.pendingReview,
          statusTime: now,
          applyTime: now,
          applicant: user.username,
          remark: input.remark ?? "",
        })
        .returning();
      if (!row) throw new Error("an insert returns its row");
      await tx.insert(invoiceItems).values(input.items.map((item) => ({ invoiceId: row.id, ...item })));
      await lifecycle.begin(tx, row.id, {
        status: InvoiceStatus.pendingReview,
        time: now,
        actorKind: "user",
        actor: user.username,
      });
      await context.audit({ targets: [row.id], detail: { applyNo: row.applyNo, amount: price.amount } }, tx);
      return { id: row.id };
    });
  },
} satisfies Partial<Handlers>;

/** What the parts come to, and the tax in that. */
function priceOf(items: Asked["items"]): { amount: string; taxRate: string; taxAmount: string } {
  const amount = Decimal.sum(...items.map((item) => item.amount)).toFixed(2);
  return { amount, taxRate: vatRate, taxAmount: taxIn(amount) };
}

/** Whom the invoice is made out to and where it goes, as it is said today. */
async function receiverOf(tx: Tx, { titleId, invoiceType, invoiceForm, email, addressId }: Asked, context: Context) {
  const row = await titleList.get(titleId, { ...context, db: tx });
  if (invoiceType === InvoiceType.special && !fitsSpecial(row)) throw refuse("INVOICE_TITLE_INCOMPLETE");
  const { title, titleType, taxNo, regAddress, regPhone, bankName, bankNo } = row;
  const whom = { title, titleType, taxNo, regAddress, regPhone, bankName, bankNo };
  if (invoiceForm === InvoiceForm.electronic) {
    if (email === undefined) throw refuse("INVOICE_NEEDS_EMAIL");
    return { ...whom, email };
  }
  if (addressId === undefined) throw refuse("INVOICE_NEEDS_ADDRESS");
  const address = await addressList.get(addressId, { ...context, db: tx });
  return { ...whom, receiver: address.receiver, receiverPhone: address.phone, mailAddress: wholeAddress(address) };
}

/**
 * Takes the amounts from what can be invoiced. The rows are locked in the order of their ids, so that two applications at
 * once wait for one another instead of for ever. @throws AnswerError naming each item that asks too much
 */
async function take(tx: Tx, items: Asked["items"], customId: number): Promise<void> {
  const ids = items.map(({ invoiceableId }) => invoiceableId);
  if (new Set(ids).size < ids.length) throw refuse("INVOICE_ITEM_TWICE", {}, "items");
  const mine = and(owned(invoiceables, customId), inArray(invoiceables.id, ids));
  const rows = await tx.select().from(invoiceables).where(mine).orderBy(asc(invoiceables.id)).for("update");
  if (rows.length < ids.length) throw refuse("NOT_FOUND");
  checkAmounts(items, new Map(rows.map((row) => [row.id, row])));
  for (const { invoiceableId, amount } of items) {
    await tx
      .update(invoiceables)
      .set({ invoicedAmount: sql`${invoiceables.invoicedAmount} + ${amount}` })
      .where(eq(invoiceables.id, invoiceableId));
  }
}

function checkAmounts(items: Asked["items"], rows: ReadonlyMap<number, InvoiceableRow>): void {
  const errors = items.flatMap(({ invoiceableId, amount }, at) => {
    const most = rows.get(invoiceableId)?.canInvoiceAmount ?? "0.00";
    return new Decimal(amount).gt(most) ? [refuse("INVOICE_EXCEEDS", { most }, `items.${at}.amount`)] : [];
  });
  const [first] = errors;
  if (first)
    throw new AnswerError(
      first.code,
      first.words,
      errors.flatMap((error) => error.errors ?? []),
    );
}
