import { randomBytes, randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BankAccountPage, Withdrawable, WithdrawalDetail, WithdrawalPage } from "../../src/generated/api";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import { bankVerificationSimulator } from "../../src/server/areas/bank/demo-verifier";
import { verifyBankAccounts } from "../../src/server/areas/bank/settle";
import { payoutSimulator } from "../../src/server/areas/withdraw/demo-payouts";
import { settleWithdrawals } from "../../src/server/areas/withdraw/settle";
import { accounts } from "../../src/server/database/schema/account";
import { invoiceables } from "../../src/server/database/schema/invoice";
import { bankAccounts, withdrawals } from "../../src/server/database/schema/withdrawal";
import { yuan } from "../helpers/amounts";
import { disagreeingFunds } from "../helpers/ledger";
import { createTestApi, type TestApi } from "./test-api";

const AGENT = 1020;
let api: TestApi;
let token: string;
let bankAccountId: number;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("channel");
  bankAccountId =
    (
      await api.db
        .select()
        .from(bankAccounts)
        .where(and(eq(bankAccounts.customId, AGENT), eq(bankAccounts.isDefault, true)))
    )[0]?.id ?? 0;
});
afterAll(() => api.close());

const newToken = () => randomBytes(12).toString("hex");
const cents = (text: string) => BigInt(text.replace(".", ""));
const at = (seconds: number) => new Date(api.now().getTime() + seconds * 1000);
const settleAfter = (seconds: number) => settleWithdrawals(api.db, payoutSimulator, at(seconds));
const withdraw = (amount: string, input: object = {}) =>
  api.call(
    "createWithdrawal",
    { amount, bankAccountId, reason: "返佣结算", clientToken: newToken(), ...input },
    { token },
  );
const made = async (amount: string) => ((await withdraw(amount)).data as { id: number }).id;
const detail = async (id: number): Promise<WithdrawalDetail> =>
  (await api.call("getWithdrawal", { id }, { token })).data;
const statuses = async (id: number) => (await detail(id)).history.map(({ status }) => status);
const available = async (as = token): Promise<Withdrawable> =>
  (await api.call("getWithdrawable", undefined, { token: as })).data;
const account = async () =>
  (await api.db.select().from(accounts).where(eq(accounts.customId, AGENT)))[0] ?? { cash: "", frozen: "" };
const book = (
  customId: number,
  tradeType: "adjust" | "transferIn" | "consume" | "refund",
  amount: string,
  relateNo = "TEST",
) =>
  api.db.transaction((tx) =>
    changeBalance(tx, {
      customId,
      fund: "cash",
      tradeType,
      amount,
      relateNo,
      time: api.now(),
      ...(tradeType === "transferIn" && { allocates: true }),
    }),
  );
/** What of a customer's frozen money no withdrawal accounts for. */
async function strayFrozen() {
  const { rows } = await api.db.execute(sql`
    SELECT custom_id FROM accounts LEFT JOIN (SELECT custom_id, sum(amount) AS open FROM withdrawals WHERE status IN (0, 1) GROUP BY 1) AS held USING (custom_id)
    WHERE frozen <> coalesce(open, 0) OR cash < 0`);
  return rows;
}

describe("the demo's withdrawals", () => {
  it("are nine, in every state, and what is under way is frozen", async () => {
    const { list, total }: WithdrawalPage = (await api.call("listWithdrawals", { pageSize: 50 }, { token })).data;
    expect(total).toBe(9);
    expect([...new Set(list.map(({ status }) => status))].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await strayFrozen()).toEqual([]);
    expect(await disagreeingFunds(api.db)).toEqual([]);
  });

  it("wait for a person where they are large", async () => {
    await settleAfter(3600);
    expect(await api.db.$count(withdrawals, sql`${withdrawals.status} in (0, 1)`)).toBe(2);
  });
});

describe("getWithdrawable", () => {
  it("is cash less every line below it", async () => {
    const { cash, frozen, allocated, owedInvoice, unsettled, withdrawable } = await available();
    expect(cents(cash) - cents(frozen) - cents(allocated) - cents(owedInvoice) - cents(unsettled)).toBe(
      cents(withdrawable),
    );
    expect(cents(unsettled)).toBeGreaterThan(0n);
  });

  it("leaves out what the group allocated, and invoices for what was refunded", async () => {
    const before = await available();
    await book(AGENT, "transferIn", "700.00");
    await api.db.insert(invoiceables).values({
      customId: AGENT,
      bizType: "order",
      bizNo: newToken(),
      bizTime: api.now(),
      originalAmount: "100.00",
      offsetAmount: "30.00",
      invoicedAmount: "90.00",
    });
    const after = await available();
    expect(after).toMatchObject({ allocated: "700.00", owedInvoice: "20.00" });
    expect(cents(after.withdrawable)).toBe(cents(before.withdrawable) - 2000n);
  });

  it("is never below zero", async () => {
    expect((await available(await api.signIn("admin"))).withdrawable).toMatch(/^\d+\.\d\d$/);
  });
});

describe("createWithdrawal", () => {
  it("freezes, is paid, and takes the money once", async () => {
    const before = await account();
    const id = await made("120.50");
    expect(await detail(id)).toMatchObject({
      status: 0,
      amount: "120.50",
      fee: "0.00",
      arriveAmount: "120.50",
      bankNo: "1109 **** 2837",
      applicant: "channel",
    });
    expect(cents((await account()).frozen) - cents(before.frozen)).toBe(12_050n);
    await settleAfter(25);
    await settleAfter(70);
    expect(await statuses(id)).toEqual([0, 1, 2]);
    const after = await account();
    expect([cents(before.cash) - cents(after.cash), after.frozen]).toEqual([12_050n, before.frozen]);
  });

  const ends: [amount: string, way: number[]][] = [
    ["10.33", [0, 3]],
    ["10.44", [0, 1, 4]],
  ];
  it.each(ends)("of %s goes %j and releases what was frozen", async (amount, way) => {
    const before = await account();
    const id = await made(amount);
    await settleAfter(25);
    await settleAfter(70);
    expect(await statuses(id)).toEqual(way);
    expect((await detail(id)).auditReason).toEqual(expect.any(String));
    expect(await account()).toEqual(before);
  });

  it("is cancelled under review, and only there", async () => {
    const before = await account();
    const [id, later] = [await made("60.00"), await made("70.00")];
    expect((await api.call("cancelWithdrawal", { id }, { token })).code).toBe(200);
    expect(await statuses(id)).toEqual([0, 5]);
    expect(cents((await account()).frozen)).toBe(cents(before.frozen) + 7000n);
    await settleAfter(25);
    expect((await api.call("cancelWithdrawal", { id: later }, { token })).code).toBe(422);
    await settleAfter(70);
  });

  it("takes all there is, and not a cent more", async () => {
    const { withdrawable } = await available();
    const more = (Number(cents(withdrawable) + 1n) / 100).toFixed(2);
    expect(await withdraw(more)).toMatchObject({
      code: 422,
      data: { errors: [{ field: "amount", message: expect.stringContaining(yuan(withdrawable)) }] },
    });
    const answer = await withdraw(withdrawable);
    expect(answer.code).toBe(200);
    expect((await available()).withdrawable).toBe("0.00");
    await api.call("cancelWithdrawal", { id: (answer.data as { id: number }).id }, { token });
  });

  it("goes only to a verified account of the customer", async () => {
    const [failed] = await api.db
      .select()
      .from(bankAccounts)
      .where(and(eq(bankAccounts.customId, AGENT), eq(bankAccounts.status, 2)));
    expect(await withdraw("1.00", { bankAccountId: failed?.id })).toMatchObject({
      code: 422,
      data: { errors: [{ field: "bankAccountId" }] },
    });
  });

  it("is called off where the cash has gone meanwhile", async () => {
    const id = await made("100.00");
    const { cash } = await account();
    await settleAfter(25);
    await book(AGENT, "adjust", `-${cash}`);
    await settleAfter(70);
    expect(await detail(id)).toMatchObject({ status: 4, auditReason: expect.stringContaining("现金不足") });
    await book(AGENT, "adjust", cash);
    expect(await disagreeingFunds(api.db)).toEqual([]);
  });

  it("has one effect however often the same is sent", async () => {
    const before = await account();
    const clientToken = newToken();
    const answers = await Promise.all(Array.from({ length: 64 }, () => withdraw("1.00", { clientToken })));
    expect(new Set(answers.map(({ data }) => (data as { id: number }).id)).size).toBe(1);
    expect(cents((await account()).frozen) - cents(before.frozen)).toBe(100n);
    expect(await withdraw("2.00", { clientToken })).toMatchObject({ code: 409 });
  });

  it("never takes more than there is, however many ask, cancel and are paid at once", async () => {
    const { withdrawable } = await available();
    const third = (Number(cents(withdrawable) / 3n) / 100).toFixed(2);
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(third)));
    const ids = answers.flatMap(({ code, data }) => (code === 200 ? [(data as { id: number }).id] : []));
    expect(ids).toHaveLength(3);
    await Promise.all([
      ...ids.map((id) => api.call("cancelWithdrawal", { id }, { token })),
      settleAfter(25),
      settleAfter(25),
      book(AGENT, "adjust", "0.07"),
    ]);
    await Promise.all([settleAfter(70), settleAfter(70)]);
    expect(await strayFrozen()).toEqual([]);
    expect(await disagreeingFunds(api.db)).toEqual([]);
  });
});

describe("bank accounts", () => {
  const newNo = (end = "01") => `6222${String(randomInt(1_000_000_000)).padStart(12, "0")}${end}`;
  const create = (bankNo: string, as = token, input: object = {}) =>
    api.call(
      "createBankAccount",
      { bankName: "示例银行", branchName: "示例支行", bankNo, clientToken: newToken(), ...input },
      { token: as },
    );
  const created = async (bankNo: string, as = token) => ((await create(bankNo, as)).data as { id: number }).id;
  const list = async (as = token): Promise<BankAccountPage> =>
    (await api.call("listBankAccounts", { pageSize: 200 }, { token: as })).data;
  const one = async (id: number, as = token) => (await list(as)).list.find((row) => row.id === id);
  const verifyAfter = (seconds: number) => verifyBankAccounts(api.db, bankVerificationSimulator, at(seconds));

  it("are held under the customer's real name, and their numbers never leave whole", async () => {
    const bankNo = newNo();
    const id = await created(bankNo);
    expect(await one(id)).toMatchObject({
      accountName: "京华云通渠道服务有限公司",
      bankNo: `6222 **** ${bankNo.slice(-4)}`,
      status: 0,
    });
    const { text } = await api.call("listBankAccounts", { pageSize: 200 }, { token });
    for (const row of await api.db.select().from(bankAccounts)) expect(text).not.toContain(row.bankNo);
    const { rows } = await api.db.execute(
      sql`SELECT detail FROM audit_events WHERE detail::text LIKE ${`%${bankNo}%`}`,
    );
    expect(rows).toEqual([]);
  });

  it("are verified, or fail and are verified again; the first verified one is the default", async () => {
    const other = await api.signIn("type5");
    const [good, bad] = [await created(newNo(), other), await created(newNo("44"), other)];
    expect((await one(good, other))?.isDefault).toBe(false);
    expect((await api.call("setDefaultBankAccount", { id: good }, { token: other })).code).toBe(422);
    await verifyAfter(25);
    expect([await one(good, other), await one(bad, other)]).toMatchObject([
      { status: 1, isDefault: true },
      { status: 2, failReason: expect.any(String) },
    ]);
    expect((await api.call("verifyBankAccount", { id: good }, { token: other })).code).toBe(422);
    expect((await api.call("verifyBankAccount", { id: bad }, { token: other })).code).toBe(200);
    expect(await one(bad, other)).toMatchObject({ status: 0, failReason: null });
  });

  it.each([
    "123456789012345",
    "1234567890123456789012345678901",
    "12345678901234567a",
    "１２３４５６７８９０１２３４５６",
  ])("refuse the number %s", async (bankNo) => {
    expect(await create(bankNo)).toMatchObject({ status: 400, code: 400 });
  });

  it("refuse a number twice, and a customer without a verified name", async () => {
    const bankNo = newNo();
    await created(bankNo);
    expect(await create(bankNo)).toMatchObject({ code: 409, data: { errors: [{ field: "bankNo" }] } });
    await api.db.execute(sql`UPDATE customers SET auth_status = 0 WHERE id = 1014`);
    expect((await create(newNo(), await api.signIn("type4"))).code).toBe(422);
  });

  it("stay while a withdrawal to them is under way, and may go afterwards", async () => {
    const id = await created(newNo());
    await verifyAfter(25);
    const withdrawal = ((await withdraw("1.00", { bankAccountId: id })).data as { id: number }).id;
    const remove = () => api.call("deleteBankAccounts", { ids: [id] }, { token });
    const inUse = async () =>
      ((await api.call("listBankAccounts", {}, { token })).data as BankAccountPage).list.find((row) => row.id === id)
        ?.inUse;
    expect([await inUse(), (await remove()).code]).toEqual([true, 422]);
    await api.call("cancelWithdrawal", { id: withdrawal }, { token });
    expect(await inUse()).toBe(false);
    expect((await remove()).code).toBe(200);
    expect(await detail(withdrawal)).toMatchObject({ bankAccountId: null, bankName: "示例银行" });
  });
});
