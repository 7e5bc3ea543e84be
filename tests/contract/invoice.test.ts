import { randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InvoiceablePage, InvoiceDetail, InvoicePage, InvoiceStatus } from "../../src/generated/api";
import { addMonths } from "../../src/domain/month";
import { taxOfficeSimulator } from "../../src/server/areas/invoice/demo-tax-office";
import { settleInvoices } from "../../src/server/areas/invoice/settle";
import { syncInvoiceables } from "../../src/server/areas/invoice/sync-invoiceables";
import { billLines } from "../../src/server/database/schema/bill";
import { orders } from "../../src/server/database/schema/commerce";
import {
  invoiceables,
  invoiceItems,
  invoices,
  invoiceTitles,
  mailAddresses,
} from "../../src/server/database/schema/invoice";
import { fromLocal, toLocalDateTime, toYearMonth } from "../../src/server/time";
import { newCharge } from "./bill-rows";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
let titleId: number;
let plainTitleId: number;
let addressId: number;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  const titles = await api.db.select().from(invoiceTitles).where(eq(invoiceTitles.customId, 1001));
  titleId = titles.find(({ isDefault }) => isDefault)?.id ?? 0;
  plainTitleId = titles.find(({ titleType }) => titleType === "personal")?.id ?? 0;
  addressId = (await api.db.select().from(mailAddresses).where(eq(mailAddresses.customId, 1001)))[0]?.id ?? 0;
});
afterAll(() => api.close());

const newToken = () => randomBytes(12).toString("hex");
const cents = (text: string) => BigInt(text.replace(".", ""));
/** Something paid that nobody has invoiced, of the group unless told. */
async function newInvoiceable(amount = "1000.00", customId = 1001): Promise<number> {
  const row = {
    customId,
    bizType: "order",
    bizNo: `CO${newToken()}`,
    productName: "主机安全",
    bizTime: new Date(),
    originalAmount: amount,
  } as const;
  const [made] = await api.db.insert(invoiceables).values(row).returning({ id: invoiceables.id });
  return made?.id ?? 0;
}
const invoiced = async (id: number) =>
  (await api.db.select().from(invoiceables).where(eq(invoiceables.id, id)))[0]?.invoicedAmount;
const apply = (items: { invoiceableId: number; amount: string }[], input: object = {}, as = token) =>
  api.call(
    "applyInvoice",
    { items, invoiceType: 0, invoiceForm: 1, titleId, email: "a@example.com", clientToken: newToken(), ...input },
    { token: as },
  );
/** An application for the whole of something of its own. */
async function applied(amount = "1000.00", input: object = {}): Promise<{ id: number; invoiceableId: number }> {
  const invoiceableId = await newInvoiceable(amount);
  const answer = await apply([{ invoiceableId, amount }], input);
  expect(answer).toMatchObject({ code: 200 });
  return { id: (answer.data as { id: number }).id, invoiceableId };
}
const detail = async (id: number): Promise<InvoiceDetail> => (await api.call("getInvoice", { id }, { token })).data;
const settleAfter = (seconds: number) =>
  settleInvoices(api.db, taxOfficeSimulator, new Date(api.now().getTime() + seconds * 1000));
const statuses = async (id: number): Promise<InvoiceStatus[]> => (await detail(id)).history.map(({ status }) => status);
const step = (call: "cancelInvoice" | "receiveInvoice", id: number) => api.call(call, { id }, { token });
const giveBack = (id: number) => api.call("returnInvoice", { id, reason: "抬头有误" }, { token });

/** Bills and orders whose invoices under way or issued do not sum up to what they say is invoiced. */
async function disagreeing() {
  const { rows } = await api.db.execute(sql`
    SELECT able.id FROM invoiceables AS able
    LEFT JOIN (SELECT invoiceable_id, sum(item.amount) AS total FROM invoice_items AS item JOIN invoices ON invoices.id = invoice_id WHERE status NOT IN (1, 4, 8) GROUP BY 1) AS taken
      ON invoiceable_id = able.id
    WHERE invoiced_amount <> coalesce(total, 0) OR invoiced_amount > original_amount`);
  return rows;
}

describe("the demo's invoices", () => {
  it("are 28 of the group, in every state, type and form", async () => {
    const { list, total }: InvoicePage = (await api.call("listInvoices", { pageSize: 200 }, { token })).data;
    expect(total).toBe(28);
    expect([...new Set(list.map(({ status }) => status))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(list.map(({ invoiceType, invoiceForm }) => `${invoiceType} ${invoiceForm}`)).size).toBeGreaterThan(
      2,
    );
  });

  it("take from each bill and order what they say, and never more than was paid", async () => {
    expect(await disagreeing()).toEqual([]);
  });

  it("add up: the items to the invoice, tax and net amount to the total", async () => {
    const { rows } = await api.db.execute(sql`
      SELECT invoices.id FROM invoices JOIN invoice_items ON invoice_id = invoices.id GROUP BY invoices.id
      HAVING sum(invoice_items.amount) <> invoices.amount OR tax_amount <> round(invoices.amount * 0.06 / 1.06, 2)`);
    expect(rows).toEqual([]);
  });

  it("stay as they are while nobody acts: what is open waits for a person", async () => {
    const open = () =>
      api.db.$count(invoices, and(eq(invoices.customId, 1001), sql`${invoices.status} in (0, 2, 3, 5, 7)`));
    const before = await open();
    await settleAfter(3600);
    expect(await open()).toBe(before);
  });
});

describe("listInvoiceables", () => {
  const list = async (input: object = {}, as = token): Promise<InvoiceablePage> =>
    (await api.call("listInvoiceables", input, { token: as })).data;

  it("has each settled month's bill at what was paid in cash and credit; orders are invoiced by themselves", async () => {
    const { rows } = await api.db.execute<{ month: string; paid: string }>(sql`
      SELECT bill_cycle AS month, round(sum(cash_amount + credit_amount), 2)::text AS paid FROM bill_lines
      WHERE custom_id = 1001 AND currency = 'CNY' AND (order_no IS NULL OR order_no NOT IN (SELECT order_no FROM orders))
        AND to_date(bill_cycle, 'YYYY-MM') + interval '1 month 2 days 2 hours' <= ${toLocalDateTime(api.now())}::timestamp
      GROUP BY 1 ORDER BY 1 DESC LIMIT 3`);
    expect(rows).toHaveLength(3);
    const { list: bills } = await list({ bizType: ["bill"], pageSize: 200 });
    for (const { month, paid } of rows) {
      const bill = bills.find(({ billCycle }) => billCycle === month);
      // Refunds and what they take back are rounded each on its own.
      expect(
        Math.abs(Number(cents(bill?.originalAmount ?? "0.00") - cents(bill?.offsetAmount ?? "0.00") - cents(paid))),
      ).toBeLessThanOrEqual(1);
    }
    expect(bills.length).toBeGreaterThanOrEqual(rows.length);
  });

  it("finds those of which something is left, or nothing", async () => {
    expect(
      (await list({ open: true, pageSize: 200 })).list.every(({ canInvoiceAmount }) => Number(canInvoiceAmount) > 0),
    ).toBe(true);
    expect(
      (await list({ open: false, pageSize: 200 })).list.every(({ canInvoiceAmount }) => Number(canInvoiceAmount) === 0),
    ).toBe(true);
  });

  it("learns of orders that are done, and of those whose money went back", async () => {
    const [order] = await api.db
      .select()
      .from(orders)
      .where(and(eq(orders.customId, 1001), eq(orders.status, 2), gt(orders.payAmount, "0")));
    const row = async () => (await list({ keyword: order?.orderNo })).list[0];
    expect(await row()).toBeUndefined();
    await api.db
      .update(orders)
      .set({ status: 3 })
      .where(eq(orders.id, order?.id ?? 0));
    expect(await row()).toMatchObject({
      orderNo: order?.orderNo,
      originalAmount: order?.payAmount,
      canInvoiceAmount: order?.payAmount,
    });
    await api.db
      .update(orders)
      .set({ status: 8 })
      .where(eq(orders.id, order?.id ?? 0));
    expect(await row()).toMatchObject({ offsetAmount: order?.payAmount, canInvoiceAmount: "0.00" });
  });

  it("names an order's product as the catalogue does in the caller's language, and finds it by that", async () => {
    const [order] = await api.db
      .execute<{ no: string; zh: string; en: string }>(
        sql`
      SELECT biz_no AS no, name AS zh, name_en AS en FROM invoiceables JOIN orders ON order_no = biz_no JOIN products ON code = product_code WHERE invoiceables.custom_id = 1001 LIMIT 1`,
      )
      .then(({ rows }) => rows);
    const first = async (keyword: string | undefined, language: string): Promise<InvoiceablePage> =>
      (await api.call("listInvoiceables", { keyword, pageSize: 200 }, { token, language })).data;
    expect((await first(order?.no, "zh-CN")).list).toMatchObject([{ name: order?.zh }]);
    expect((await first(order?.no, "en-GB")).list).toMatchObject([
      { name: order?.en, label: expect.stringContaining(order?.en ?? "-") },
    ]);
    expect((await first(order?.en, "en-GB")).list.map(({ orderNo }) => orderNo)).toContain(order?.no);
  });

  describe("a month's bill", () => {
    const customId = 1010;
    const month = toYearMonth(new Date());
    const synced = async (day: number) => {
      await syncInvoiceables(api.db, fromLocal(`${addMonths(month, 1)}-0${day} 03:00:00`), customId);
      const ofMonth = and(eq(invoiceables.customId, customId), eq(invoiceables.bizNo, month));
      const [row] = await api.db.select().from(invoiceables).where(ofMonth);
      return row && { paid: cents(row.originalAmount), back: cents(row.offsetAmount) };
    };
    const charge = (amount: string) => api.db.insert(billLines).values(newCharge(`${month}-01`, amount, { customId }));

    const setInvoiced = (amount: bigint) =>
      api.db.execute(
        sql`UPDATE invoiceables SET invoiced_amount = ${`${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`} WHERE custom_id = ${customId} AND biz_no = ${month}`,
      );

    it("can be invoiced from the third, and follows its lines until it is final, but not below what is invoiced", async () => {
      await charge("1000");
      expect(await synced(2)).toBeUndefined();
      const { paid = 0n, back = 0n } = (await synced(3)) ?? {};
      await charge("100");
      await charge("-40");
      expect(await synced(4)).toEqual({ paid: paid + 10_000n, back: back + 4000n });
      await setInvoiced(100n);
      await charge("100");
      const all = { paid: paid + 20_000n, back: back + 4000n };
      expect(await synced(5)).toEqual(all);
      await setInvoiced(all.paid - all.back);
      await charge("-40");
      expect(await synced(5)).toEqual(all);
      await setInvoiced(0n);
      expect(await synced(5)).toEqual({ paid: all.paid, back: all.back + 4000n });
    });

    it("leaves nothing to invoice where its lines are gone", async () => {
      await charge("100");
      expect(await synced(5)).toBeDefined();
      await api.db.execute(sql`DELETE FROM bill_lines WHERE custom_id = ${customId} AND bill_cycle = ${month}`);
      const { paid, back } = (await synced(5)) ?? {};
      expect(back).toBe(paid);
    });

    it("is there also where a later month is known", async () => {
      await api.db.insert(billLines).values(newCharge("2019-05-10", "50", { customId }));
      await synced(5);
      const found = and(eq(invoiceables.customId, customId), eq(invoiceables.bizNo, "2019-05"));
      expect(await api.db.select().from(invoiceables).where(found)).toMatchObject([{ originalAmount: "50.00" }]);
    });
  });

  it("shows each customer its own", async () => {
    const theirs = new Set((await list({ pageSize: 200 }, await api.signIn("type0"))).list.map(({ id }) => id));
    expect((await list({ pageSize: 200 })).list.some(({ id }) => theirs.has(id))).toBe(false);
  });
});

describe("previewInvoice", () => {
  it("says the tax in the price, as the invoice will", async () => {
    const items = [
      { invoiceableId: await newInvoiceable("600.00"), amount: "600.00" },
      { invoiceableId: await newInvoiceable("400.00"), amount: "400.00" },
    ];
    const { data } = await api.call("previewInvoice", { items }, { token });
    expect(data).toEqual({ amount: "1000.00", taxRate: "0.060000", taxAmount: "56.60", netAmount: "943.40" });
    const { data: made } = await apply(items);
    expect(await detail((made as { id: number }).id)).toMatchObject(data as object);
  });
});

describe("applyInvoice", () => {
  it("goes from review over issuing to issued", async () => {
    const { id, invoiceableId } = await applied("1060.00", { remark: "三月" });
    expect(await detail(id)).toMatchObject({
      status: 0,
      amount: "1060.00",
      taxAmount: "60.00",
      netAmount: "1000.00",
      title: "华辰控股集团有限公司",
      bankNo: "1001 **** 6521",
      invoiceNo: null,
      remark: "三月",
    });
    await settleAfter(20);
    expect((await detail(id)).status).toBe(2);
    await settleAfter(60);
    expect(await detail(id)).toMatchObject({
      status: 6,
      invoiceNo: expect.stringMatching(/^\d{8}$/),
      issueTime: expect.any(String),
    });
    expect(await statuses(id)).toEqual([0, 2, 6]);
    expect(await invoiced(invoiceableId)).toBe("1060.00");
  });

  const rounded: [amount: string, tax: string][] = [
    ["0.01", "0.00"],
    ["0.09", "0.01"],
    ["100.00", "5.66"],
    ["106.00", "6.00"],
    ["0.53", "0.03"],
    ["999999.99", "56603.77"],
  ];
  it.each(rounded)("puts the tax in %s at %s, half up", async (amount, tax) => {
    expect((await detail((await applied(amount)).id)).taxAmount).toBe(tax);
  });

  it("sends paper first, and waits for it to be received", async () => {
    const { id } = await applied("90.00", { invoiceForm: 2, addressId });
    await settleAfter(20);
    await settleAfter(60);
    expect(await detail(id)).toMatchObject({
      status: 5,
      expressNo: expect.stringMatching(/^SF/),
      receiver: "林婉清",
      email: null,
    });
    expect((await step("receiveInvoice", id)).code).toBe(200);
    expect(await statuses(id)).toEqual([0, 2, 5, 6]);
    expect((await step("receiveInvoice", id)).code).toBe(422);
  });

  it("is rejected, and its amount free again", async () => {
    const { id, invoiceableId } = await applied("10.33");
    await settleAfter(20);
    expect(await detail(id)).toMatchObject({ status: 1, rejectReason: expect.stringContaining("税务登记") });
    expect(await invoiced(invoiceableId)).toBe("0.00");
  });

  it("takes a part of each of several, and names what asks too much", async () => {
    const [one, two] = [await newInvoiceable("100.00"), await newInvoiceable("50.00")];
    expect(
      (
        await apply([
          { invoiceableId: one, amount: "60.00" },
          { invoiceableId: two, amount: "50.00" },
        ])
      ).code,
    ).toBe(200);
    const answer = await apply([
      { invoiceableId: two, amount: "0.01" },
      { invoiceableId: one, amount: "40.01" },
    ]);
    expect(answer).toMatchObject({
      code: 422,
      data: {
        errors: [{ field: "items.0.amount" }, { field: "items.1.amount", message: expect.stringContaining("40.00") }],
      },
    });
    expect(await invoiced(one)).toBe("60.00");
  });

  const refused: [says: string, input: () => object, field: string][] = [
    ["a special invoice to a person", () => ({ invoiceType: 1, titleId: plainTitleId }), "titleId"],
    ["an electronic one without e-mail", () => ({ email: undefined }), "email"],
    ["a paper one without address", () => ({ invoiceForm: 2 }), "addressId"],
  ];
  it.each(refused)("refuses %s", async (_says, input, field) => {
    const invoiceableId = await newInvoiceable();
    expect(await apply([{ invoiceableId, amount: "1.00" }], input())).toMatchObject({
      code: 422,
      data: { errors: [{ field }] },
    });
    expect(await invoiced(invoiceableId)).toBe("0.00");
  });

  it("refuses the same thing twice, and what is another customer's", async () => {
    const [own, foreign] = [await newInvoiceable(), await newInvoiceable("100.00", 1010)];
    expect(
      (
        await apply([
          { invoiceableId: own, amount: "1.00" },
          { invoiceableId: own, amount: "2.00" },
        ])
      ).code,
    ).toBeGreaterThanOrEqual(400);
    expect((await apply([{ invoiceableId: foreign, amount: "1.00" }])).code).toBe(404);
  });

  it("has one effect however often the same is sent", async () => {
    const invoiceableId = await newInvoiceable("100.00");
    const clientToken = newToken();
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => apply([{ invoiceableId, amount: "1.00" }], { clientToken })),
    );
    expect(new Set(answers.map(({ data }) => (data as { id: number }).id)).size).toBe(1);
    expect(await invoiced(invoiceableId)).toBe("1.00");
  });

  it("never invoices more than there is, however many ask at once and in whatever order", async () => {
    const [one, two] = [await newInvoiceable("100.00"), await newInvoiceable("100.00")];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        apply([
          { invoiceableId: at % 2 ? one : two, amount: "7.00" },
          { invoiceableId: at % 2 ? two : one, amount: "3.00" },
        ]),
      ),
    );
    const done = answers.filter(({ code }) => code === 200).length;
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 422]));
    expect(cents((await invoiced(one)) ?? "") + cents((await invoiced(two)) ?? "")).toBe(BigInt(done) * 1000n);
    expect(await disagreeing()).toEqual([]);
  });
});

describe("an invoice", () => {
  it("is cancelled at once under review, and by the tax office while it is issued", async () => {
    const [early, late] = [await applied("20.00"), await applied("30.00")];
    expect((await step("cancelInvoice", early.id)).code).toBe(200);
    expect(await statuses(early.id)).toEqual([0, 4]);
    await settleAfter(20);
    expect((await step("cancelInvoice", late.id)).code).toBe(200);
    expect(await invoiced(late.invoiceableId)).toBe("30.00");
    await settleAfter(60);
    expect(await statuses(late.id)).toEqual([0, 2, 3, 4]);
    expect([await invoiced(early.invoiceableId), await invoiced(late.invoiceableId)]).toEqual(["0.00", "0.00"]);
    expect((await step("cancelInvoice", late.id)).code).toBe(422);
  });

  it("is returned, or the return refused", async () => {
    const [back, kept] = [await applied("40.00"), await applied("40.55")];
    expect((await giveBack(back.id)).code).toBe(422);
    await settleAfter(20);
    await settleAfter(60);
    for (const { id } of [back, kept]) expect((await giveBack(id)).code).toBe(200);
    await settleAfter(60);
    expect(await statuses(back.id)).toEqual([0, 2, 6, 7, 8]);
    expect(await statuses(kept.id)).toEqual([0, 2, 6, 7, 6]);
    expect([await invoiced(back.invoiceableId), await invoiced(kept.invoiceableId)]).toEqual(["0.00", "40.55"]);
    expect((await detail(kept.id)).history.map(({ note }) => note)).toContain("抬头有误");
  });

  it("is a PDF once it is issued, and nothing to download before", async () => {
    const { id } = await applied("1060.00");
    expect((await api.call("downloadInvoice", { id }, { token })).code).toBe(422);
    await settleAfter(20);
    await settleAfter(60);
    const { headers, bytes } = await api.call("downloadInvoice", { id }, { token });
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringContaining("attachment"),
    });
    expect(bytes.subarray(0, 8).toString("latin1")).toBe("%PDF-1.4");
    expect(bytes.toString("latin1")).toContain(Buffer.from("壹仟零陆拾圆整", "utf16le").swap16().toString("hex"));
  });
});

describe("titles and addresses", () => {
  const title = { title: "一般抬头", titleType: "company", taxNo: "91310115MA1H7K0018" };
  const save = (input: object, as = token) =>
    api.call("saveInvoiceTitle", { ...title, clientToken: newToken(), ...input }, { token: as });
  const defaults = async (customId: number) =>
    (
      await api.db
        .select()
        .from(invoiceTitles)
        .where(and(eq(invoiceTitles.customId, customId), eq(invoiceTitles.isDefault, true)))
    ).map(({ id }) => id);

  it("have one default: the first, then whichever is chosen, then the oldest left", async () => {
    const member = await api.signIn("type1");
    const ids: number[] = [];
    for (const name of ["甲公司", "乙公司", "丙公司"])
      ids.push(((await save({ title: name }, member)).data as { id: number }).id);
    expect(await defaults(1011)).toEqual([ids[0]]);
    await api.call("setDefaultInvoiceTitle", { id: ids[2] }, { token: member });
    expect(await defaults(1011)).toEqual([ids[2]]);
    await api.call("deleteInvoiceTitles", { ids: [ids[2]] }, { token: member });
    expect(await defaults(1011)).toEqual([ids[0]]);
  });

  it("refuse a company without tax number, and a name twice", async () => {
    expect(await save({ title: "无税号", taxNo: undefined })).toMatchObject({
      code: 422,
      data: { errors: [{ field: "taxNo" }] },
    });
    expect((await save({ title: "重复" })).code).toBe(200);
    expect(await save({ title: "重复" })).toMatchObject({ code: 409, data: { errors: [{ field: "title" }] } });
  });

  it("of special invoices are those with everything", async () => {
    const { list } = (await api.call("listInvoiceTitles", { invoiceType: 1, pageSize: 200 }, { token })).data as {
      list: { id: number; special: boolean }[];
    };
    expect(list.map(({ id }) => id)).toContain(titleId);
    expect(list.every(({ special }) => special)).toBe(true);
  });

  it("may go, and their invoices keep what they said", async () => {
    const { id: gone } = (await save({ title: "将删除" })).data as { id: number };
    const { id } = await applied("5.00", { titleId: gone });
    expect((await api.call("deleteInvoiceTitles", { ids: [gone] }, { token })).code).toBe(200);
    expect((await detail(id)).title).toBe("将删除");
    expect(await api.db.$count(invoiceItems, eq(invoiceItems.invoiceId, id))).toBe(1);
  });
});
