import { Decimal } from "decimal.js";
import { and, asc, eq, gt } from "drizzle-orm";
import { InvoiceForm, InvoiceStatus } from "../../../../generated/enums";
import { expressOf, numbersOf, words } from "../../../areas/invoice/demo-tax-office";
import { handlers } from "../../../areas/invoice/handlers";
import { settleInvoices } from "../../../areas/invoice/settle";
import { syncInvoiceables } from "../../../areas/invoice/sync-invoiceables";
import type { TaxNews } from "../../../areas/invoice/tax-office";
import type { Context } from "../../../context";
import { addDays, addMinutes } from "../../../time";
import { invoiceables, invoices, invoiceTitles, mailAddresses } from "../../schema/invoice";
import { seededRandom } from "../bills-generator/random";
import { fewInvoices, groupInvoices, type InvoicePlan } from "../invoices-data/plans";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";

/** Why one is returned. */
const wrongTitle = "抬头开错，申请退票重开";

/** Invoices of the group and of the second customer: applied for, issued, received, returned. */
export const plans: Plans = {
  needs: ["invoices", "bills"],
  deeds: (world) => [
    ...deedsOf(world, 1001, groupInvoices, ["admin", "finance"]),
    ...deedsOf(world, 1010, fewInvoices, ["type0"]),
  ],
};

function deedsOf(world: World, customId: number, wanted: readonly InvoicePlan[], applicants: string[]): Deed[] {
  const random = seededRandom(28_000 + customId);
  return wanted.map((plan) => {
    const applicant = random.pick(applicants);
    const part = random.chance(0.4);
    const minutes = plan.way.map(() => Math.round(longest(plan) * (0.3 + random.next() * 0.6)));
    const at = addMinutes(addDays(world.today, -plan.daysAgo), plan.daysAgo > 5 ? -random.whole(0, 900) : 0);
    return { at, do: (now) => apply(world, { ...plan, part, minutes, applicant }, now) };
  });
}

/** How many minutes a step takes at most, so that the last one is over today. */
function longest({ way, daysAgo }: InvoicePlan): number {
  return Math.min(2000, (daysAgo * 1440) / (way.length + 1));
}

interface Applied extends InvoicePlan {
  applicant: string;
  /** Not all of a bill is invoiced. */
  part: boolean;
  /** How long each step took. */
  minutes: number[];
}

async function apply(world: World, plan: Applied, now: Date): Promise<Deed[]> {
  const context = world.as(plan.applicant, now);
  const items = await itemsOf(world, plan, context);
  if (items.length === 0) return [];
  const asked = {
    clientToken: world.clientToken,
    items,
    invoiceType: plan.type,
    invoiceForm: plan.form,
    ...(await sentTo(plan, context)),
  };
  const { id } = await handlers.applyInvoice(asked, context);
  const [row] = await world.db.select({ applyNo: invoices.applyNo }).from(invoices).where(eq(invoices.id, id));
  let at = now;
  return plan.way.slice(1).map((to, place) => {
    at = addMinutes(at, plan.minutes[place + 1] ?? 0);
    const from = plan.way[place] ?? InvoiceStatus.pendingReview;
    return { at, do: (time) => step(world, { ...plan, id, applyNo: row?.applyNo ?? "" }, from, to, time) };
  });
}

/** The first ones that were settled by then and have something left; a bill whole but for some, orders whole. */
async function itemsOf({ db }: World, { about, part }: Applied, { user, now }: Context) {
  await syncInvoiceables(db, now(), user.customId);
  const free = and(
    eq(invoiceables.customId, user.customId),
    eq(invoiceables.bizType, about === "bill" ? "bill" : "order"),
    eq(invoiceables.invoicedAmount, "0.00"),
    gt(invoiceables.canInvoiceAmount, "0"),
  );
  const rows = await db
    .select()
    .from(invoiceables)
    .where(free)
    .orderBy(asc(invoiceables.bizTime), asc(invoiceables.id))
    .limit(about === "bill" ? 1 : about);
  return rows.map(({ id: invoiceableId, canInvoiceAmount }) => {
    const whole = new Decimal(canInvoiceAmount ?? 0);
    const amount = about === "bill" && part ? whole.times("0.8").toDecimalPlaces(0) : whole;
    return { invoiceableId, amount: amount.toFixed(2) };
  });
}

/** The customer's default title, and its e-mail or default address. */
async function sentTo({ form }: InvoicePlan, { db, user }: Context) {
  const own = { title: invoiceTitles, address: mailAddresses };
  const defaultOf = async (book: (typeof own)[keyof typeof own]): Promise<number> => {
    const [entry] = await db
      .select({ id: book.id })
      .from(book)
      .where(and(eq(book.customId, user.customId), eq(book.isDefault, true)));
    return entry?.id ?? 0;
  };
  const titleId = await defaultOf(own.title);
  if (form === InvoiceForm.electronic) return { titleId, email: "finance@huachen.example.com" };
  return { titleId, addressId: await defaultOf(own.address) };
}

/** Takes an invoice from a status to the next: what the customer does, or what the tax office has done. */
async function step(
  world: World,
  invoice: Applied & { id: number; applyNo: string },
  from: InvoiceStatus,
  to: InvoiceStatus,
  now: Date,
): Promise<void> {
  const { id, applyNo, applicant } = invoice;
  const context = world.as(applicant, now);
  const { pendingReview, cancelled, cancelling, toBeReceived, issued, returning } = InvoiceStatus;
  if (to === cancelling || (from === pendingReview && to === cancelled))
    return void (await handlers.cancelInvoice({ id }, context));
  if (from === toBeReceived && to === issued) return void (await handlers.receiveInvoice({ id }, context));
  if (to === returning) return void (await handlers.returnInvoice({ id, reason: wrongTitle }, context));
  const news = newsOf(invoice, from, to);
  await settleInvoices(world.db, { follow: async (one) => (one.applyNo === applyNo ? news : undefined) }, now);
}

function newsOf(
  { applyNo, form }: { applyNo: string; form: InvoiceForm },
  from: InvoiceStatus,
  to: InvoiceStatus,
): TaxNews {
  const { rejected, issuing, issued, toBeReceived, returning, returned } = InvoiceStatus;
  if (to === rejected) return { status: rejected, note: words.rejected };
  if (to === issuing) return { status: issuing };
  if (from === returning && to === issued) return { status: issued, note: words.kept };
  if (to === issued || to === toBeReceived)
    return { status: to, issued: { ...numbersOf(applyNo), ...(form === InvoiceForm.paper && expressOf(applyNo)) } };
  return { status: to === returned ? returned : InvoiceStatus.cancelled };
}
