import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Recharge, RechargeDetail, RechargePage } from "../../src/generated/api";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import { demoProviders } from "../../src/server/areas/recharge/demo-payments";
import { settleRecharges } from "../../src/server/areas/recharge/settle";
import { accountLedger, accounts, recharges } from "../../src/server/database/schema/account";
import { addDays, monthsLater, toLocalDate } from "../../src/server/time";
import { disagreeingFunds } from "../helpers/ledger";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const newToken = () => randomBytes(12).toString("hex");
const payer = { payerName: "华辰控股集团有限公司", payerAccount: "6225880100001234" };
const upload = async (as = token) =>
  (
    (
      await api.call(
        "uploadFile",
        { name: "回单.pdf", content: Buffer.from("%PDF-1.7 slip").toString("base64") },
        { token: as },
      )
    ).data as { id: number }
  ).id;
/** What an offline remittance asks for besides. */
const slip = async () => ({ rechargeWay: "OfflineRemittance", ...payer, voucherFileId: await upload() });
const create = (input: object = {}, as = token) =>
  api.call(
    "createRecharge",
    { amount: "100.00", rechargeWay: "Alipay", clientToken: newToken(), ...input },
    { token: as },
  );
const created = async (input: object = {}) => ((await create(input)).data as { id: number }).id;
const detail = async (id: number): Promise<RechargeDetail> => (await api.call("getRecharge", { id }, { token })).data;
const list = async (input: object = {}, as = token): Promise<RechargePage> => {
  const answer = await api.call("listRecharges", input, { token: as });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ code: 200 });
  return answer.data;
};
const pay = (id: number, input: object = {}, as = token) =>
  api.call("payRecharge", { id, outcome: "paid", clientToken: newToken(), ...input }, { token: as });
const cancel = (id: number, as = token) => api.call("cancelRecharge", { id }, { token: as });
/** Lets time pass; the server's own timer would do the same a moment later. */
const settleAfter = (seconds: number) =>
  settleRecharges(api.db, demoProviders, new Date(api.now().getTime() + seconds * 1000));
const cash = async (customId = 1001) =>
  (await api.db.select().from(accounts).where(eq(accounts.customId, customId)))[0]?.cash ?? "";
const cents = (text: string) => BigInt(text.replace(".", ""));
const statuses = ({ history }: RechargeDetail) => history.map(({ status }) => status);

const disagreeing = () => disagreeingFunds(api.db);

describe("the demo's recharges", () => {
  it("are 45 of the group, in every state and way", async () => {
    const { list: rows, total } = await list({ pageSize: 200 });
    expect(total).toBe(45);
    expect([...new Set(rows.map(({ status }) => status))].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(rows.map(({ rechargeWay }) => rechargeWay)).size).toBe(5);
  });

  it("leave accounts whose ledgers sum up to their balances, none of them below zero", async () => {
    expect(await disagreeing()).toEqual([]);
    expect(await api.db.$count(accountLedger, sql`balance < 0`)).toBe(0);
    expect(await api.db.$count(accounts)).toBe(15);
  });

  it("are each booked once if they are done, and else not at all", async () => {
    const { rows } = await api.db.execute(sql`
      SELECT recharge_no FROM recharges LEFT JOIN account_ledger ON relate_no = recharge_no AND account_ledger.custom_id = recharges.custom_id
      GROUP BY recharges.id HAVING count(account_ledger.id) <> (CASE status WHEN 2 THEN 1 ELSE 0 END) OR coalesce(sum(account_ledger.amount), recharges.amount) <> recharges.amount`);
    expect(rows).toEqual([]);
  });
});

describe("createRecharge", () => {
  it("awaits payment, and has the money in the account when it is paid", async () => {
    const before = await cash();
    const id = await created({ amount: "1234.56", remark: "三月预存" });
    expect(await detail(id)).toMatchObject({
      amount: "1234.56",
      status: 0,
      rechargeNo: expect.stringMatching(/^RC\d{22}$/),
      operator: "admin",
      remark: "三月预存",
      arriveTime: null,
      balanceAfter: null,
      history: [{ from: null, status: 0, actor: "admin", note: null }],
    });
    expect(await cash()).toBe(before);
    await settleAfter(130);
    const paid = await detail(id);
    expect(paid).toMatchObject({ status: 2, channelSn: expect.stringMatching(/^PAY/), balanceAfter: await cash() });
    expect(paid.history.at(-1)).toMatchObject({ from: 0, status: 2, actor: "支付渠道" });
    expect(cents(await cash()) - cents(before)).toBe(123_456n);
    expect(await disagreeing()).toEqual([]);
  });

  it('goes over "to be confirmed" when the money is remitted', async () => {
    const id = await created(await slip());
    await settleAfter(20);
    expect(await detail(id)).toMatchObject({ status: 1, payerAccount: "6225 **** 1234" });
    await settleAfter(120);
    expect(statuses(await detail(id))).toEqual([0, 1, 2]);
  });

  it("fails without touching the account", async () => {
    const before = await cash();
    const [online, offline] = [
      await created({ amount: "10.44" }),
      await created({ amount: "10.44", ...(await slip()) }),
    ];
    await settleAfter(130);
    await settleAfter(260);
    expect(await detail(online)).toMatchObject({
      status: 3,
      history: [{ status: 0 }, { status: 3, note: "付款银行拒绝了本次支付" }],
    });
    expect(statuses(await detail(offline))).toEqual([0, 1, 3]);
    expect(await cash()).toBe(before);
  });

  it("closes when it is not paid in time", async () => {
    const id = await created({ amount: "70000.00" });
    await settleAfter(71 * 3600);
    expect((await detail(id)).status).toBe(0);
    await settleAfter(73 * 3600);
    expect(await detail(id)).toMatchObject({ status: 4, history: [{ status: 0 }, { status: 4, actor: "系统" }] });
  });

  it("happens once per client token, however many ask at once", async () => {
    const input = { amount: "60000.00", clientToken: newToken() };
    const ids = (await Promise.all(Array.from({ length: 6 }, () => create(input)))).map(
      ({ data }) => (data as { id: number }).id,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await create({ ...input, amount: "60000.01" })).toMatchObject({ code: 409 });
  });

  it.each(["0.00", "0", "-1.00", "0.001", "1000000000.00", "1e3", "١.00"])(
    "refuses an amount of %s",
    async (amount) => {
      expect(await create({ amount })).toMatchObject({ status: 400, code: 400 });
    },
  );

  it("takes the smallest and the largest amount", async () => {
    for (const amount of ["0.01", "999999999.99"]) expect((await create({ amount })).code).toBe(200);
  });

  it("keeps the day of a remittance, which is not ahead and not more than a year ago", async () => {
    const [today, tomorrow, before] = [api.now(), addDays(api.now(), 1), addDays(monthsLater(api.now(), -12), -1)].map(
      toLocalDate,
    );
    expect(await detail(await created({ ...(await slip()), remitDate: today }))).toMatchObject({ remitDate: today });
    expect(await detail(await created(await slip()))).toMatchObject({ remitDate: null });
    for (const remitDate of [tomorrow, before])
      expect(await create({ ...(await slip()), remitDate })).toMatchObject({
        code: 422,
        data: { errors: [{ field: "remitDate" }] },
      });
  });

  it("names what an offline remittance lacks", async () => {
    const answer = await create({ rechargeWay: "OfflineRemittance", payerName: payer.payerName });
    expect(answer).toMatchObject({
      status: 200,
      code: 422,
      data: { errors: [{ field: "payerAccount" }, { field: "voucherFileId" }] },
    });
  });
});

describe("payRecharge", () => {
  it("is the payment page: the money is in the account at once, whatever the amount", async () => {
    const before = await cash();
    const id = await created({ amount: "70000.00" });
    expect(await pay(id)).toMatchObject({ code: 200, data: { id, status: 2 } });
    expect(await detail(id)).toMatchObject({
      status: 2,
      balanceAfter: await cash(),
      channelSn: expect.stringMatching(/^PAY/),
    });
    expect(cents(await cash()) - cents(before)).toBe(7_000_000n);
    expect(await disagreeing()).toEqual([]);
  });

  it("books nothing where the payer gives up or the bank declines", async () => {
    const before = await cash();
    const [given, declined] = [await created(), await created({ amount: "10.44" })];
    expect((await pay(given, { outcome: "declined" })).data).toEqual({ id: given, status: 3 });
    expect((await pay(declined)).data).toEqual({ id: declined, status: 3 });
    expect((await detail(given)).history.at(-1)).toMatchObject({ status: 3, note: "付款人在支付页放弃了支付" });
    expect(await cash()).toBe(before);
  });

  it.each([1, 2, 3, 4] as const)("is refused in state %s", async (status) => {
    const [row] = (await list({ status: [status] })).list;
    expect(await pay(row?.id ?? 0)).toMatchObject({ status: 200, code: 422, message: "只能支付待付款的在线充值" });
  });

  it("is refused for a remittance, and to another customer", async () => {
    expect((await pay(await created(await slip()))).code).toBe(422);
    expect((await pay(await created(), {}, await api.signIn("type0"))).code).toBe(404);
  });

  it("books once, however many ask at once: with a token of their own or the same", async () => {
    const before = await cash();
    const [one, other, clientToken] = [
      await created({ amount: "3.00" }),
      await created({ amount: "4.00" }),
      newToken(),
    ];
    const answers = await Promise.all(Array.from({ length: 64 }, () => pay(one)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const same = await Promise.all(Array.from({ length: 64 }, () => pay(other, { clientToken })));
    expect(new Set(same.map(({ code }) => code))).toEqual(new Set([200]));
    expect(cents(await cash()) - cents(before)).toBe(700n);
  });
});

describe("the bank slip", () => {
  it("belongs to one recharge, and whoever may see recharges may read it", async () => {
    const input = await slip();
    const id = await created(input);
    expect(await detail(id)).toMatchObject({ voucherFileId: input.voucherFileId });
    expect(await create(input)).toMatchObject({ code: 422, data: { errors: [{ field: "voucherFileId" }] } });
    const finance = await api.signIn("finance");
    expect((await api.call("getFile", { id: input.voucherFileId }, { token: finance })).code).toBe(200);
    expect((await api.call("getFile", { id: input.voucherFileId }, { token: await api.signIn("many") })).code).toBe(
      404,
    );
  });

  it("cannot be another customer's, nor a colleague's", async () => {
    for (const username of ["type0", "finance"]) {
      const foreign = await upload(await api.signIn(username));
      expect(await create({ ...(await slip()), voucherFileId: foreign })).toMatchObject({
        code: 422,
        data: { errors: [{ field: "voucherFileId" }] },
      });
    }
  });

  it("is still there for the next try when the request is refused", async () => {
    const input = await slip();
    expect((await create({ ...input, amount: "0.00" })).code).toBe(400);
    expect((await create(input)).code).toBe(200);
  });
});

describe("cancelRecharge", () => {
  it("closes what awaits payment, for good", async () => {
    const id = await created();
    expect((await cancel(id)).code).toBe(200);
    await settleAfter(130);
    expect(await detail(id)).toMatchObject({
      status: 4,
      history: [{ status: 0 }, { from: 0, status: 4, actor: "admin" }],
    });
  });

  it.each([1, 2, 3, 4] as const)("is refused in state %s", async (status) => {
    const { list: rows } = await list({ status: [status] });
    const answer = await cancel(rows[0]?.id ?? 0);
    expect(answer).toMatchObject({ status: 200, code: 422, message: "只能撤销待付款的充值申请" });
    expect((await detail(rows[0]?.id ?? 0)).status).toBe(status);
  });

  it("and the payment cannot both happen", async () => {
    const before = await cash();
    const ids = await Promise.all(Array.from({ length: 12 }, () => created({ amount: "1.00" })));
    const answers = await Promise.all([settleAfter(130), ...ids.map((id) => cancel(id)), settleAfter(130)]);
    const ended = await Promise.all(ids.map(detail));
    expect(ended.every(({ status, history }) => [2, 4].includes(status) && history.length === 2)).toBe(true);
    const cancelled = answers.filter((answer) => answer?.code === 200).length;
    expect(ended.filter(({ status }) => status === 4)).toHaveLength(cancelled);
    expect(cents(await cash()) - cents(before)).toBe(BigInt(12 - cancelled) * 100n);
    expect(await disagreeing()).toEqual([]);
  });
});

describe("the account", () => {
  it("books a payment once when many ask at the same time", async () => {
    const [before, id] = [await cash(), await created({ amount: "7.00" })];
    await Promise.all(Array.from({ length: 8 }, () => settleAfter(130)));
    expect(statuses(await detail(id))).toEqual([0, 2]);
    expect(cents(await cash()) - cents(before)).toBe(700n);
  });

  it("loses no change of many at once, not to the last cent", async () => {
    const before = await cash(1010);
    const change = { customId: 1010, fund: "cash", tradeType: "adjust", relateNo: "TEST", time: new Date() } as const;
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        api.db.transaction((tx) => changeBalance(tx, { ...change, amount: at % 4 ? "0.07" : "-0.11" })),
      ),
    );
    expect(cents(await cash(1010)) - cents(before)).toBe(30n * 7n - 10n * 11n);
    expect(await disagreeing()).toEqual([]);
  });
});

describe("listRecharges", () => {
  const cases: [name: string, input: object, fits: (row: Recharge) => boolean][] = [
    ["states", { status: [2, 4] }, ({ status }) => status === 2 || status === 4],
    ["ways", { rechargeWay: ["WeChat"] }, ({ rechargeWay }) => rechargeWay === "WeChat"],
    [
      "amounts",
      { minAmount: "5000", maxAmount: "12000.5" },
      ({ amount }) => Number(amount) >= 5000 && Number(amount) <= 12_000.5,
    ],
    ["a number's beginning", { rechargeNo: "RC2" }, ({ rechargeNo }) => rechargeNo.startsWith("RC2")],
  ];
  it.each(cases)("finds by %s, completely", async (_name, input, fits) => {
    const [found, all] = [await list({ ...input, pageSize: 200 }), await list({ pageSize: 200 })];
    expect(found.list.map(({ id }) => id)).toEqual(all.list.filter(fits).map(({ id }) => id));
    expect(found.list.length).toBeGreaterThan(0);
  });

  it("shows each customer its own", async () => {
    const theirs = await list({ pageSize: 200 }, await api.signIn("type0"));
    const own = new Set(
      (await api.db.select({ id: recharges.id }).from(recharges).where(eq(recharges.customId, 1010))).map(
        ({ id }) => id,
      ),
    );
    expect(theirs.total).toBe(own.size);
    expect(theirs.list.every(({ id }) => own.has(id))).toBe(true);
  });

  it("orders amounts as numbers", async () => {
    const { list: rows } = await list({ sortField: "amount", sortOrder: "ascending", pageSize: 200 });
    const amounts = rows.map(({ amount }) => Number(amount));
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  });
});
