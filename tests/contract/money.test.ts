import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import { appropriationReviewSimulator } from "../../src/server/areas/appropriate/demo-review";
import { settleAppropriations } from "../../src/server/areas/appropriate/settle";
import { demoProvisioner } from "../../src/server/areas/order/demo-provisioner";
import { provisionOrders, refundOrders } from "../../src/server/areas/order/follow-orders";
import { settleRebatePayouts } from "../../src/server/areas/rebate/settle";
import { demoProviders } from "../../src/server/areas/recharge/demo-payments";
import { settleRecharges } from "../../src/server/areas/recharge/settle";
import { refundReviewSimulator } from "../../src/server/areas/refund/demo-review";
import { settleRefunds } from "../../src/server/areas/refund/settle";
import { payoutSimulator } from "../../src/server/areas/withdraw/demo-payouts";
import { settleWithdrawals } from "../../src/server/areas/withdraw/settle";
import { accounts } from "../../src/server/database/schema/account";
import { rebates } from "../../src/server/database/schema/rebate";
import { cloudTickets } from "../../src/server/database/schema/voucher";
import { bankAccounts } from "../../src/server/database/schema/withdrawal";
import { disagreeingAllocations, disagreeingFunds, disagreeingOrders, disagreeingTickets } from "../helpers/ledger";
import { newInstance } from "./examples/instances";
import { createTestApi, type TestApi } from "./test-api";

// Everything that moves money, at once and in any order: whoever comes first, the books are right.

const [GROUP, AGENT] = [1001, 1020];
let api: TestApi;
let began: Date;
const tokens: Record<string, string> = {};
const banks: Record<number, number> = {};
let ticket: number;
beforeAll(async () => {
  api = await createTestApi();
  began = new Date(api.now().getTime() - 1000);
  for (const username of ["admin", "channel"]) tokens[username] = await api.signIn(username);
  for (const customId of [GROUP, AGENT]) {
    const [bank] = await api.db
      .select()
      .from(bankAccounts)
      .where(and(eq(bankAccounts.customId, customId), eq(bankAccounts.isDefault, true)));
    banks[customId] = bank?.id ?? 0;
  }
  await spend(GROUP, "2000.00");
  const time = { grantTime: began, effectTime: began, expireTime: later(86_400) };
  const anything = { minOrderAmount: "0.00", applicableClouds: [], applicableProducts: [], applicableScenes: [] };
  const [made] = await api.db
    .insert(cloudTickets)
    .values({
      customId: GROUP,
      ticketNo: newToken(),
      ticketName: "测试券",
      ticketType: "cash",
      nominalValue: "300.00",
      balance: "300.00",
      status: "UNUSED",
      ...time,
      ...anything,
    })
    .returning();
  ticket = made?.id ?? 0;
});
afterAll(() => api.close());

const newToken = () => randomBytes(12).toString("hex");
const later = (seconds: number) => new Date(api.now().getTime() + seconds * 1000);
const yuan = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
const cancel = (id: "cancelRecharge" | "cancelWithdrawal", input: object, as = "admin") =>
  api.call(id, input, { token: tokens[as] ?? "" });
const call = (id: Parameters<TestApi["call"]>[0], input: object, as = "admin") =>
  api.call(id, { clientToken: newToken(), ...input }, { token: tokens[as] ?? "" });
const idOf = ({ data }: { data: unknown }, key = "id") => (data as Record<string, number> | null)?.[key] ?? 0;

/** Leaves so much cash in an account, over the ledger: what comes after must be able to use it up. */
async function spend(customId: number, leaves: string): Promise<void> {
  const [account] = await api.db.select().from(accounts).where(eq(accounts.customId, customId));
  const amount = BigInt((account?.cash ?? "0.00").replace(".", "")) - BigInt(leaves.replace(".", ""));
  await api.db.transaction((tx) =>
    changeBalance(tx, {
      customId,
      fund: "cash",
      tradeType: "adjust",
      amount: `-${yuan(amount)}`,
      relateNo: "TEST",
      time: api.now(),
    }),
  );
}

async function newRebate(): Promise<number> {
  const row = {
    customId: AGENT,
    customerId: 1030,
    rebateMonth: "2025-01",
    productCode: newToken(),
    productName: "示例",
    salesAmount: "1000.00",
    rebateRate: "0.08",
    rebateAmount: "80.00",
    status: 1,
    statusTime: began,
  } as const;
  const [made] = await api.db.insert(rebates).values(row).returning();
  return made?.id ?? 0;
}

/** One thing that somebody does with money. */
type Deed = () => Promise<{ code: number }>;

const amount = fc.bigInt({ min: 1n, max: 60_000n }).map(yuan);
const transfer = fc
  .record({
    customId: fc.constantFrom(1002, 1003),
    type: fc.constantFrom(1, 2),
    fundType: fc.constantFrom("cash", "credit"),
    amount,
  })
  .map(
    (input): Deed =>
      () =>
        call("createAppropriation", input),
  );
const order = fc.record({ fails: fc.boolean(), voucher: fc.boolean() }).map(({ fails, voucher }): Deed => async () => {
  const target = fails ? "www.example.invalid" : "www.example.com";
  const items = [
    {
      productCode: "vulscan",
      attrs: [
        { attrCode: "depth", value: "quick" },
        { attrCode: "targets", value: target },
      ],
    },
  ];
  const id = idOf(await call("commitOrder", { items }), "orderId");
  const [first] = await Promise.all([
    call("payOrder", { id, ...(voucher && { cloudTicketId: ticket }) }),
    call("payOrder", { id }),
  ]);
  return first;
});
/** Two orders, with a voucher while that lasts, are paid at once; meanwhile one of them alone, and both in the other order. */
const together = fc.boolean().map((voucher): Deed => async () => {
  const attrs = [
    { attrCode: "depth", value: "quick" },
    { attrCode: "targets", value: "www.example.com" },
  ];
  const items = [{ productCode: "vulscan", attrs }];
  const commit = async (input: object) => idOf(await call("commitOrder", { items, ...input }), "orderId");
  const place = async () => (voucher && (await commit({ cloudTicketId: ticket }))) || commit({});
  const ids = [await place(), await place()];
  const answers = await Promise.all([
    call("payOrders", { ids }),
    call("payOrder", { id: ids[0] }),
    call("payOrders", { ids: ids.toReversed(), useTickets: false }),
  ]);
  return answers.find(({ code }) => code === 200) ?? answers[0];
});
const refund = fc.boolean().map((renews): Deed => async () => {
  const ids = [await newInstance(api.db)];
  const [refunded] = await Promise.all([
    call("refundInstances", { ids, reasonType: 1 }),
    renews
      ? call("renewInstances", { ids, durationNum: 1, durationUnit: "M" })
      : call("refundInstances", { ids, reasonType: 1 }),
  ]);
  return refunded;
});
const withdrawal = fc
  .record({ amount, as: fc.constantFrom("admin", "channel"), cancels: fc.boolean() })
  .map(({ amount: wanted, as, cancels }): Deed => async () => {
    const made = await call(
      "createWithdrawal",
      { amount: wanted, bankAccountId: banks[as === "admin" ? GROUP : AGENT], reason: "测试" },
      as,
    );
    return cancels && made.code === 200 ? cancel("cancelWithdrawal", { id: idOf(made) }, as) : made;
  });
const recharge = fc
  .record({ amount, outcome: fc.constantFrom("paid", "declined") })
  .map(({ amount: wanted, outcome }): Deed => async () => {
    const id = idOf(await call("createRecharge", { amount: wanted, rechargeWay: "Alipay" }));
    const [paid] = await Promise.all([call("payRecharge", { id, outcome }), cancel("cancelRecharge", { id })]);
    return paid;
  });
const rebate = fc.constant<Deed>(async () => {
  const ids = [await newRebate()];
  const [paid] = await Promise.all([
    call("withdrawRebates", { ids }, "channel"),
    call("withdrawRebates", { ids }, "channel"),
  ]);
  return paid;
});
const passing = fc.constant<Deed>(async () => {
  await settleAll(60);
  return { code: 200 };
});

/** What the server's own timers do. */
async function settleAll(seconds: number): Promise<void> {
  const now = later(seconds);
  await Promise.all([
    settleRecharges(api.db, demoProviders, now),
    settleWithdrawals(api.db, payoutSimulator, now),
    settleAppropriations(api.db, appropriationReviewSimulator, now),
    settleRefunds(api.db, refundReviewSimulator, now),
    settleRebatePayouts(api.db, payoutSimulator, now),
    provisionOrders(api.db, demoProvisioner, now),
    refundOrders(api.db, now),
  ]);
}

async function rowsOf(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await api.db.execute(query)).rows;
}

async function expectSound(): Promise<void> {
  expect(await disagreeingFunds(api.db)).toEqual([]);
  expect(await disagreeingAllocations(api.db)).toEqual([]);
  expect(await disagreeingTickets(api.db)).toEqual([]);
  expect(await disagreeingOrders(api.db, began)).toEqual([]);
  expect(await rowsOf(sql`SELECT id FROM account_ledger WHERE balance < 0`)).toEqual([]);
  expect(await rowsOf(sql`SELECT custom_id FROM accounts WHERE cash < frozen OR credit < 0 OR frozen < 0`)).toEqual([]);
  // What goes out of one account by a transfer comes into another.
  expect(
    await rowsOf(
      sql`SELECT fund FROM account_ledger WHERE trade_type IN ('transferIn', 'transferOut') GROUP BY fund HAVING sum(amount) <> 0`,
    ),
  ).toEqual([]);
  expect(
    await rowsOf(sql`
    SELECT custom_id FROM accounts LEFT JOIN (SELECT custom_id, sum(amount) AS open FROM withdrawals WHERE status IN (0, 1) GROUP BY 1) AS held USING (custom_id)
    WHERE frozen <> coalesce(open, 0)`),
  ).toEqual([]);
  expect(
    await rowsOf(sql`
    SELECT payout.id FROM rebate_payouts AS payout LEFT JOIN rebates ON payout_id = payout.id GROUP BY payout.id
    HAVING coalesce(sum(rebate_amount), 0) <> CASE payout.status WHEN 4 THEN 0 ELSE payout.amount END`),
  ).toEqual([]);
}

describe("the books", () => {
  it("are right after any number of transfers, orders, refunds, withdrawals, recharges and rebates at the same time", async () => {
    const codes: number[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(transfer, order, together, refund, withdrawal, recharge, rebate, passing), {
          minLength: 4,
          maxLength: 16,
        }),
        async (deeds) => {
          const answers = await Promise.all(deeds.map((deed) => deed()));
          for (const { code } of answers) expect([200, 422]).toContain(code);
          codes.push(...answers.map(({ code }) => code));
          await expectSound();
          await Promise.all([settleAll(25), settleAll(60)]);
          await settleAll(400);
          await expectSound();
        },
      ),
      { numRuns: 10 },
    );
    // Both happened: what was done, and what there was no money for.
    expect(new Set(codes)).toEqual(new Set([200, 422]));
  }, 240_000);
});
