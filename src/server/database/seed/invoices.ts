import type { Seed } from "./run/seed-type";
import { asc, eq } from "drizzle-orm";
import { Decimal } from "decimal.js";
import { expressOf, numbersOf } from "../../areas/invoice/demo-tax-office";
import { invoiceContent } from "../../areas/invoice/apply";
import { syncInvoiceables } from "../../areas/invoice/sync-invoiceables";
import { wholeAddress } from "../../areas/invoice/addresses";
import { taxIn, vatRate } from "../../areas/invoice/vat";
import type { InvoiceStatus } from "../../../generated/api";
import { addDays, addMinutes, toLocalDateTime } from "../../time";
import { bulkInsert } from "../bulk-insert";
import type { Tx } from "../client";
import { invoiceables, invoiceEvents, invoiceItems, invoices, invoiceTitles, mailAddresses } from "../schema/invoice";
import { customers } from "../schema/identity";
import type { ActorKind } from "../schema/steps";
import { seededRandom, type Random } from "./bills-generator/random";
import { seedAddresses, seedTitles } from "./invoices-data/books";
import { fewInvoices, groupInvoices, type InvoicePlan } from "./invoices-data/plans";

type Invoiceable = typeof invoiceables.$inferSelect;

const notes: Partial<Record<InvoiceStatus, { zh: string; en: string }>> = {
  1: {
    zh: "开票信息与税务登记不一致，请核对抬头后重新申请",
    en: "The title differs from the tax register; please check it and apply again",
  },
  7: { zh: "抬头开错，申请退票重开", en: "Wrong title, to be issued anew" },
};
const refusedReturn = {
  zh: "该发票已认证抵扣，不能退票",
  en: "The invoice has been deducted already and cannot be returned",
};
/** Statuses whose amounts are given back. */
const released: InvoiceStatus[] = [1, 4, 8];

/** Titles, addresses, what can be invoiced, and invoices in every state. Bills and orders exist already. */
export const seed: Seed = { needs: ["recharges"], write: seedInvoices };

async function seedInvoices(db: Tx, today: Date): Promise<void> {
  await bulkInsert(
    db,
    invoiceTitles,
    seedTitles.map((title, at) => ({ ...title, createTime: addDays(today, at - 380) })),
  );
  await bulkInsert(
    db,
    mailAddresses,
    seedAddresses.map((address, at) => ({ ...address, createTime: addDays(today, at - 370) })),
  );
  const everybody = await db.select({ id: customers.id }).from(customers).orderBy(asc(customers.id));
  for (const { id } of everybody) await syncInvoiceables(db, today, id);
  await write(db, 1001, groupInvoices, ["admin", "finance"], today);
  await write(db, 1010, fewInvoices, ["type0"], today);
}

async function write(
  db: Tx,
  customId: number,
  plans: readonly InvoicePlan[],
  applicants: string[],
  today: Date,
): Promise<void> {
  const random = seededRandom(28_000 + customId);
  const title = seedTitles.find((one) => one.customId === customId);
  const address = seedAddresses.find((one) => one.customId === customId);
  const free = await db
    .select()
    .from(invoiceables)
    .where(eq(invoiceables.customId, customId))
    .orderBy(asc(invoiceables.bizTime), asc(invoiceables.id));
  for (const plan of plans) {
    const applyTime = addMinutes(addDays(today, -plan.daysAgo), plan.daysAgo > 5 ? -random.whole(0, 900) : 0);
    const items = itemsOf(random, plan, free, applyTime);
    if (items.length === 0 || !title || !address) continue;
    const { times, applyNo } = timing(random, plan, applyTime);
    const amount = Decimal.sum(...items.map((item) => item.amount)).toFixed(2);
    const issuedAt = plan.way.findIndex((status) => status === 5 || status === 6);
    const { customId: _custom, isDefault: _default, ...whom } = title;
    const applicant = random.pick(applicants);
    const [row] = await db
      .insert(invoices)
      .values({
        ...whom,
        customId,
        applyNo,
        amount,
        taxRate: vatRate,
        taxAmount: taxIn(amount),
        content: invoiceContent,
        invoiceType: plan.type,
        invoiceForm: plan.form,
        status: plan.status,
        statusTime: times.at(-1) ?? applyTime,
        applyTime,
        applicant,
        ...(issuedAt === -1
          ? {}
          : { ...numbersOf(applyNo), issueTime: times[issuedAt] ?? null, ...(plan.form === 2 && expressOf(applyNo)) }),
        ...(plan.form === 1
          ? { email: "finance@huachen.example.com" }
          : { receiver: address.receiver, receiverPhone: address.phone, mailAddress: wholeAddress(address) }),
        rejectReason:
          plan.status === 1 ? (notes[1] ?? null) : plan.way.slice(-2).join() === "7,6" ? refusedReturn : null,
      })
      .returning({ id: invoices.id });
    const invoiceId = row?.id ?? 0;
    await db
      .insert(invoiceItems)
      .values(items.map(({ id, amount: part }) => ({ invoiceId, invoiceableId: id, amount: part })));
    await db.insert(invoiceEvents).values(
      plan.way.map((status, at) => ({
        invoiceId,
        ...stepAt(plan, at, applicant),
        time: times[at] ?? applyTime,
        toStatus: status,
      })),
    );
    if (released.includes(plan.status)) continue;
    for (const { id, amount: part } of items)
      await db.update(invoiceables).set({ invoicedAmount: part }).where(eq(invoiceables.id, id));
  }
}

/** The oldest that were settled by then and have not been asked for; a bill whole but for some, orders whole. */
function itemsOf(
  random: Random,
  { about, status }: InvoicePlan,
  free: Invoiceable[],
  by: Date,
): { id: number; amount: string }[] {
  const count = about === "bill" ? 1 : about;
  const fitting = free
    .filter(
      (row) =>
        row.bizType === (about === "bill" ? "bill" : "order") &&
        row.bizTime < by &&
        new Decimal(row.canInvoiceAmount ?? 0).gt(0),
    )
    .slice(0, count);
  for (const row of fitting) if (!released.includes(status)) free.splice(free.indexOf(row), 1);
  return fitting.map(({ id, canInvoiceAmount }) => ({
    id,
    amount:
      about === "bill" && random.chance(0.4)
        ? new Decimal(canInvoiceAmount ?? 0).times("0.8").toDecimalPlaces(0).toFixed(2)
        : (canInvoiceAmount ?? "0.00"),
  }));
}

function timing(random: Random, { way, daysAgo }: InvoicePlan, applyTime: Date): { times: Date[]; applyNo: string } {
  const number = String(random.whole(0, 99_999_999)).padStart(8, "0");
  const most = Math.min(2000, (daysAgo * 1440) / (way.length + 1));
  let at = applyTime;
  const times = way.map(
    (_status, index) => (at = index === 0 ? applyTime : addMinutes(at, Math.round(most * (0.3 + random.next() * 0.6)))),
  );
  return { times, applyNo: `IV${toLocalDateTime(applyTime).replace(/\D/g, "")}${number}` };
}

/** Who took the step at a place of its way, and why. */
function stepAt({ way }: InvoicePlan, at: number, applicant: string) {
  const [from, to] = [way[at - 1] ?? null, way[at] ?? 0];
  const byUser = to === 0 || to === 3 || to === 7 || (to === 4 && from === 0) || (to === 6 && from === 5);
  const actorKind: ActorKind = byUser ? "user" : from === 0 ? "review" : "tax";
  return {
    fromStatus: from,
    actorKind,
    actor: byUser ? applicant : null,
    note: from === 7 && to === 6 ? refusedReturn : (notes[to] ?? null),
  };
}
