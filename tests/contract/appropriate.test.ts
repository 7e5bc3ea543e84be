import { randomBytes } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Appropriation,
  AppropriationDetail,
  AppropriationPage,
  AppropriationPreview,
  AppropriateCustomPage,
  Withdrawable,
} from "../../src/generated/api";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import { appropriationReviewSimulator } from "../../src/server/areas/appropriate/demo-review";
import { settleAppropriations } from "../../src/server/areas/appropriate/settle";
import { readWithdrawable } from "../../src/server/areas/withdraw/withdrawable";
import { accountLedger, accounts } from "../../src/server/database/schema/account";
import { cloudTickets } from "../../src/server/database/schema/voucher";
import { yuan } from "../helpers/amounts";
import { disagreeingAllocations, disagreeingFunds, disagreeingTickets } from "../helpers/ledger";
import { createTestApi, type TestApi } from "./test-api";

const [GROUP, MEMBER, OTHER] = [1001, 1002, 1003];
let api: TestApi;
let token: string;
let memberToken: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  // The demo's members have no users of their own: one is lent.
  await api.db.execute(sql`UPDATE users SET custom_id = ${MEMBER} WHERE username = 'type4'`);
  memberToken = await api.signIn("type4");
});
afterAll(() => api.close());

const newToken = () => randomBytes(12).toString("hex");
const cents = (text: string) => BigInt(text.replace(".", ""));
const decimal = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`;
const transfer = (amount: string, input: object = {}, as = token) =>
  api.call(
    "createAppropriation",
    { customId: MEMBER, type: 1, fundType: "cash", amount, clientToken: newToken(), ...input },
    { token: as },
  );
const preview = async (input: object = {}): Promise<AppropriationPreview> =>
  (await api.call("previewAppropriation", { customId: MEMBER, type: 1, fundType: "cash", ...input }, { token })).data;
const list = async (input: object = {}, as = token): Promise<AppropriationPage> =>
  (await api.call("listAppropriations", { pageSize: 100, ...input }, { token: as })).data;
const detail = async (id: number, as = token): Promise<AppropriationDetail> =>
  (await api.call("getAppropriation", { id }, { token: as })).data;
const idOf = ({ data }: { data: never }) => (data as { id: number }).id;
const member = async (customId = MEMBER) =>
  ((await api.call("listAppropriateCustoms", {}, { token })).data as AppropriateCustomPage).list.find(
    (row) => row.customId === customId,
  );
const book = (customId: number, tradeType: "consume" | "refund" | "adjust", amount: string, relateNo = "TEST") =>
  api.db.transaction((tx) =>
    changeBalance(tx, { customId, fund: "cash", tradeType, amount, relateNo, time: api.now() }),
  );
const settleAfter = (seconds: number) =>
  settleAppropriations(api.db, appropriationReviewSimulator, new Date(api.now().getTime() + seconds * 1000));
const withdrawable = (customId: number): Promise<Withdrawable> => readWithdrawable(api.db, customId, api.now());
async function total(): Promise<string> {
  const { rows } = await api.db.execute<{ sum: string }>(sql`SELECT sum(cash + credit) AS sum FROM accounts`);
  return rows[0]?.sum ?? "";
}
async function expectSound(): Promise<void> {
  expect(await disagreeingFunds(api.db)).toEqual([]);
  expect(await disagreeingAllocations(api.db)).toEqual([]);
  expect(await disagreeingTickets(api.db)).toEqual([]);
  expect((await api.db.execute(sql`SELECT custom_id FROM accounts WHERE cash < 0 OR credit < 0`)).rows).toEqual([]);
}

describe("the demo's transfers", () => {
  it("are 22, of every state, kind and fund, and their rows of the ledger sum to the balances", async () => {
    const { list: rows, total: all } = await list();
    expect(all).toBe(22);
    const values = (name: keyof Appropriation) => [...new Set(rows.map((row) => row[name]))].sort();
    expect([values("status"), values("type"), values("fundType")]).toEqual([
      [0, 1, 2],
      [1, 2],
      ["cash", "credit", "ticket"],
    ]);
    await expectSound();
    expect((await api.db.execute(sql`SELECT id FROM account_ledger WHERE balance < 0`)).rows).toEqual([]);
  });

  it("wait for a person where they are very large", async () => {
    await settleAfter(3600);
    expect((await list({ status: [0] })).total).toBe(1);
  });

  it.each<[what: string, input: object, fits: (row: Appropriation) => boolean]>([
    ["kind", { type: 2 }, ({ type }) => type === 2],
    ["fund", { fundType: "credit" }, ({ fundType }) => fundType === "credit"],
    ["state", { status: [0, 2] }, ({ status }) => status !== 1],
    [
      "member",
      { memberName: "智慧物流" },
      ({ fromCustomId, toCustomId }) => fromCustomId === OTHER || toCustomId === OTHER,
    ],
    [
      "amount",
      { minAmount: "5000", maxAmount: "12500.5" },
      ({ amount }) => Number(amount) >= 5000 && Number(amount) <= 12_500.5,
    ],
  ])("are found by %s, completely", async (_what, input, fits) => {
    const [found, all] = [await list(input), await list()];
    expect(found.list.map(({ id }) => id)).toEqual(all.list.filter(fits).map(({ id }) => id));
    expect(found.list.length).toBeGreaterThan(0);
  });
});

describe("createAppropriation", () => {
  it("books both sides at once, each with its row of the ledger", async () => {
    const before = await preview({ amount: "1000.10" });
    const id = idOf(await transfer("1000.10", { remark: "追加预算" }));
    expect(await detail(id)).toMatchObject({
      status: 1,
      fromCustomId: GROUP,
      toCustomId: MEMBER,
      fromBalance: before.groupAfter,
      toBalance: before.memberAfter,
      remark: "追加预算",
      operator: "admin",
      trades: [{ tradeType: "transferOut", amount: "-1000.10", balance: before.groupAfter }],
      history: [{ status: 0 }, { status: 1 }],
    });
    const { appropriateNo } = await detail(id);
    const rows = await api.db.select().from(accountLedger).where(eq(accountLedger.relateNo, appropriateNo));
    expect(rows.map(({ customId, amount }) => [customId, amount])).toEqual([
      [GROUP, "-1000.10"],
      [MEMBER, "1000.10"],
    ]);
    await expectSound();
  });

  it("allocates what the group could withdraw, and not a cent more", async () => {
    const { limit } = await preview();
    expect(limit).toBe((await withdrawable(GROUP)).withdrawable);
    expect(await transfer(decimal(cents(limit) + 1n))).toMatchObject({
      code: 422,
      data: { errors: [{ field: "amount", message: expect.stringContaining(yuan(limit)) }] },
    });
  });

  it("reclaims what the member's debt leaves, also beyond what was allocated, and not a cent more", async () => {
    const { limit } = await preview({ type: 2 });
    const { cash, frozen, owedInvoice, unsettled } = await withdrawable(MEMBER);
    expect(cents(limit)).toBe(cents(cash) - cents(frozen) - cents(owedInvoice) - cents(unsettled));
    expect((await member())?.reclaimableCash).toBe(limit);
    expect((await transfer(decimal(cents(limit) + 1n), { type: 2 })).code).toBe(422);
    expect((await transfer(limit, { type: 2 })).code).toBe(200);
    expect((await preview({ type: 2 })).limit).toBe("0.00");
    expect((await transfer(limit)).code).toBe(200);
    await expectSound();
  });

  it("transfers credit, and takes back only what was allocated", async () => {
    const before = await member();
    expect((await transfer("900.00", { fundType: "credit" })).code).toBe(200);
    expect(cents((await member())?.creditAmount ?? "")).toBe(cents(before?.creditAmount ?? "") + 90_000n);
    expect(await transfer("900.01", { fundType: "credit", type: 2 })).toMatchObject({ code: 422 });
    expect((await transfer("900.00", { fundType: "credit", type: 2 })).code).toBe(200);
    expect(await member()).toEqual(before);
  });

  it("moves a voucher as a whole, there and back", async () => {
    const choices = async (type: number) =>
      (await api.call("listAppropriateTickets", { customId: MEMBER, type }, { token })).data as {
        id: number;
        balance: string;
      }[];
    const [ticket] = await choices(1);
    const cloudTicketId = ticket?.id ?? 0;
    const send = (type: number, customId = MEMBER) =>
      transfer("1.00", { type, customId, fundType: "ticket", amount: undefined, cloudTicketId });
    expect(await choices(2)).toEqual([]);
    expect((await send(2)).code).toBe(404);
    const id = idOf(await send(1));
    expect(await detail(id)).toMatchObject({
      fundType: "ticket",
      amount: ticket?.balance,
      ticketName: expect.any(String),
      trades: [],
      status: 1,
    });
    const owner = async () =>
      (await api.db.select().from(cloudTickets).where(eq(cloudTickets.id, cloudTicketId)))[0]?.customId;
    expect(await owner()).toBe(MEMBER);
    expect((await send(1)).code).toBe(404);
    expect((await send(2, OTHER)).code).toBe(404);
    expect((await choices(2)).map((choice) => choice.id)).toEqual([cloudTicketId]);
    expect((await send(2)).code).toBe(200);
    expect(await owner()).toBe(GROUP);
    await expectSound();
  });

  it.each<[what: string, input: object]>([
    ["cash without an amount", { amount: undefined }],
    ["cash with a voucher", { cloudTicketId: 1 }],
    ["a voucher without one", { fundType: "ticket", amount: undefined }],
    ["a voucher with an amount", { fundType: "ticket", cloudTicketId: 1 }],
  ])("refuses %s", async (_what, input) => {
    expect((await transfer("1.00", input)).code).toBe(422);
  });

  it.each(["0.00", "-1.00", "1", "1.001", "1e3"])("refuses the amount %s", async (amount) => {
    expect((await transfer(amount)).status).toBe(400);
  });

  it.each([
    ["itself", GROUP],
    ["another group's member", 1014],
    ["a customer of no group", 1010],
    ["nobody", 999_999],
  ])("finds no member in %s", async (_who, customId) => {
    expect((await transfer("1.00", { customId })).code).toBe(404);
    expect((await api.call("previewAppropriation", { customId, type: 1, fundType: "cash" }, { token })).code).toBe(404);
  });

  it.each(["type0", "type4", "type5", "channel"])("is refused to %s, whatever it holds", async (username) => {
    const as = await api.signIn(username);
    expect((await transfer("1.00", {}, as)).code).toBe(403);
    expect((await api.call("listAppropriateCustoms", {}, { token: as })).code).toBe(403);
  });

  it.each(["type0", "type5", "channel"])("leaves nothing to be seen by %s", async (username) => {
    expect((await api.call("listAppropriations", {}, { token: await api.signIn(username) })).code).toBe(403);
  });

  it("is reviewed where it is large: booked, or turned down", async () => {
    const [good, bad] = [idOf(await transfer("500000.00")), idOf(await transfer("500000.44"))];
    const { cash } = await withdrawable(GROUP);
    await settleAfter(10);
    expect((await detail(good)).status).toBe(0);
    await settleAfter(25);
    expect(await detail(good)).toMatchObject({
      status: 1,
      trades: [{ amount: "-500000.00" }],
      history: [{ status: 0 }, { status: 1, actor: "平台审核" }],
    });
    expect(await detail(bad)).toMatchObject({ status: 2, trades: [], failReason: expect.any(String) });
    expect(cents((await withdrawable(GROUP)).cash)).toBe(cents(cash) - 50_000_000n);
  });

  it("fails after its review where the money has gone meanwhile", async () => {
    const id = idOf(await transfer("500000.00", { type: 2 }));
    const { cash } = await withdrawable(MEMBER);
    await book(MEMBER, "adjust", `-${cash}`);
    await settleAfter(25);
    expect(await detail(id)).toMatchObject({ status: 2, trades: [], failReason: expect.stringContaining("不足") });
    await book(MEMBER, "adjust", cash);
    await transfer("500000.00", { type: 2 });
    await settleAfter(25);
    await expectSound();
  });
});

describe("allocated cash", () => {
  it("is not withdrawable by the member, before and after it was spent and refunded", async () => {
    const customId = 1006;
    const start = await withdrawable(customId);
    await transfer("5000.00", { customId });
    const given = await withdrawable(customId);
    expect(cents(given.allocated)).toBe(cents(start.allocated) + 500_000n);
    expect(given.withdrawable).toBe(start.withdrawable);
    // It pays with its own cash first, then with what was allocated; a refund does not turn that into its own.
    const own = cents(given.cash) - cents(given.allocated);
    await book(customId, "consume", `-${decimal(own + 100_000n)}`, "CO-TEST");
    expect(cents((await withdrawable(customId)).allocated)).toBe(cents(given.allocated) - 100_000n);
    await book(customId, "refund", decimal(own + 100_000n), "CO-TEST");
    expect(await withdrawable(customId)).toEqual(given);
    await expectSound();
  });

  it("does not hold what the member pays in later", async () => {
    const customId = 1007;
    const { cash } = await withdrawable(customId);
    await book(customId, "consume", `-${cash}`, "CO-ALL");
    await book(customId, "adjust", "800.00", "OWN");
    expect(await withdrawable(customId)).toMatchObject({ cash: "800.00", allocated: "0.00" });
  });

  it("that a group takes back is its own", async () => {
    await transfer("100.00", { type: 2, customId: 1004 });
    expect((await withdrawable(GROUP)).allocated).toBe("0.00");
  });
});

describe("what a member sees", () => {
  it("is its own transfers, without the balances of the group", async () => {
    const [ours, theirs] = [await list({ memberName: "华辰信息技术" }), await list({}, memberToken)];
    expect(theirs.list.map(({ id }) => id)).toEqual(ours.list.map(({ id }) => id));
    for (const row of theirs.list) expect(row.type === 1 ? row.fromBalance : row.toBalance).toBeNull();
    const foreign = (await list({ memberName: "智慧物流" })).list[0]?.id ?? 0;
    expect((await api.call("getAppropriation", { id: foreign }, { token: memberToken })).code).toBe(404);
    const own =
      theirs.list.find(({ status, fundType, type }) => status === 1 && fundType === "cash" && type === 1)?.id ?? 0;
    expect((await detail(own, memberToken)).trades.map(({ tradeType }) => tradeType)).toEqual(["transferIn"]);
  });
});

describe("at the same time", () => {
  it("64 identical submits have one effect", async () => {
    const before = await withdrawable(GROUP);
    const clientToken = newToken();
    const answers = await Promise.all(Array.from({ length: 64 }, () => transfer("3.00", { clientToken })));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(cents(before.cash) - cents((await withdrawable(GROUP)).cash)).toBe(300n);
    expect((await transfer("4.00", { clientToken })).code).toBe(409);
  });

  it("no two allocate the same money", async () => {
    await api.db.transaction(async (tx) => {
      const { withdrawable: all } = await readWithdrawable(tx, GROUP, api.now());
      await changeBalance(tx, {
        customId: GROUP,
        fund: "cash",
        tradeType: "adjust",
        amount: `-${decimal(cents(all) - 100_000n)}`,
        relateNo: "TEST",
        time: api.now(),
      });
    });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => transfer("400.00", { customId: at % 2 === 0 ? MEMBER : OTHER })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    await book(GROUP, "adjust", "400000.00");
    await expectSound();
  });

  it("no two members get the same voucher", async () => {
    const [ticket] = (await api.call("listAppropriateTickets", { customId: MEMBER, type: 1 }, { token })).data as {
      id: number;
    }[];
    const send = (customId: number) =>
      transfer("1.00", { customId, fundType: "ticket", amount: undefined, cloudTicketId: ticket?.id });
    const answers = await Promise.all([MEMBER, OTHER, 1004, 1005].map(send));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 404, 404, 404]);
  });

  it("opposite transfers do not wait for one another for ever", async () => {
    const before = await total();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        transfer("1.00", { type: at % 2 === 0 ? 1 : 2, customId: at % 4 < 2 ? MEMBER : OTHER }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 40 }, () => 200));
    expect(await total()).toBe(before);
    await expectSound();
  });

  it("whatever is transferred, the sum of all accounts stays the same and none is below zero", async () => {
    const one = fc.record({
      customId: fc.constantFrom(1002, 1003, 1004, 1005, 1006, 1007),
      type: fc.constantFrom(1, 2),
      fundType: fc.constantFrom("cash", "credit"),
      amount: fc.bigInt({ min: 1n, max: 2_000_000n }).map(decimal),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 2, maxLength: 12 }), async (transfers) => {
        const before = await total();
        const answers = await Promise.all(transfers.map((input) => transfer(input.amount, input)));
        for (const { code } of answers) expect([200, 422]).toContain(code);
        expect(await total()).toBe(before);
        await expectSound();
      }),
      { numRuns: 15 },
    );
    expect(
      (
        await api.db
          .select()
          .from(accounts)
          .where(inArray(accounts.customId, [GROUP, MEMBER]))
      ).length,
    ).toBe(2);
  });
});
