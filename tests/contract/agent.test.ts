import { randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AgentDetail, AgentPage } from "../../src/generated/api";
import { agents } from "../../src/server/database/schema/agent";
import { billLines } from "../../src/server/database/schema/bill";
import { customers } from "../../src/server/database/schema/identity";
import { toYearMonth } from "../../src/server/time";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const word = () => randomBytes(6).toString("hex");
const profile = (input: object = {}) => ({
  agentName: `代理 ${word()}`,
  contact: "秦朗",
  phone: "13800138000",
  rebateRate: "0.05",
  ...input,
});
const create = (input: object = {}, as = token) =>
  api.call("createAgent", { ...profile(input), clientToken: word() }, { token: as });
const created = async (input: object = {}) => ((await create(input)).data as { id: number }).id;
const list = async (input: object = {}, as = token): Promise<AgentPage> =>
  (await api.call("listAgents", { pageSize: 200, ...input }, { token: as })).data;
const one = async (id: number): Promise<AgentDetail> => (await api.call("getAgent", { id }, { token })).data;

describe("the demo's agents", () => {
  it("are two active ones with customers, and a disabled one", async () => {
    const found = (await list()).list.filter(({ agentName }) => !agentName.startsWith("代理"));
    expect(found.map(({ status, customCount }) => [status, customCount]).sort()).toEqual([
      [0, 0],
      [1, 2],
      [1, 3],
    ]);
  });

  it("are nobody else's, not even their own", async () => {
    expect((await list({}, await api.signIn("channel"))).list).toEqual([]);
    expect((await list({}, await api.signIn("type0"))).list).toHaveLength(1);
  });
});

describe("an agent's sales", () => {
  it("are what its customers are billed this month, line by line, and nobody else's", async () => {
    const [agent] = await api.db.select().from(agents).where(eq(agents.agentCustomId, 1020));
    const below = await api.db.select({ id: customers.id }).from(customers).where(eq(customers.parentId, 1020));
    const own = inArray(
      billLines.customId,
      below.map(({ id }) => id),
    );
    const month = eq(billLines.billCycle, toYearMonth(api.now()));
    const before = await one(agent?.id ?? 0);
    const [line] = await api.db.select().from(billLines).where(own).limit(1);
    expect(line).toBeDefined();
    await api.db
      .update(billLines)
      .set({ billCycle: toYearMonth(api.now()) })
      .where(eq(billLines.id, line?.id ?? 0));
    const lines = await api.db.select().from(billLines).where(and(own, month));
    const cents = (text: string) => Math.round(Number(text) * 100);
    const perCustomer = below.map(({ id }) =>
      lines
        .filter(({ customId }) => customId === id)
        .reduce((sum, { payableAmount }) => sum + Number(payableAmount), 0),
    );
    const expected = perCustomer.map((amount) => cents(String(amount)));
    const after = await one(agent?.id ?? 0);
    expect(cents(after.monthSales)).toBe(expected.reduce((sum, amount) => sum + amount, 0));
    expect(after.customers.reduce((sum, customer) => sum + cents(customer.monthSales), 0)).toBe(
      cents(after.monthSales),
    );
    expect([before.customCount, after.customers.length]).toEqual([3, 3]);
    expect((await list()).list.find(({ id }) => id === agent?.id)?.monthSales).toBe(after.monthSales);
  });
});

describe("agents", () => {
  it("are added, changed, disabled and enabled again", async () => {
    const id = await created({ agentLevel: 1 });
    expect(await one(id)).toMatchObject({
      agentLevel: 1,
      rebateRate: "0.050000",
      status: 1,
      customCount: 0,
      monthSales: "0.00",
      customers: [],
    });
    expect(
      (
        await api.call(
          "modifyAgent",
          { id, ...profile({ agentName: "改名", agentLevel: 2, rebateRate: "0.3" }) },
          { token },
        )
      ).code,
    ).toBe(200);
    expect((await api.call("modifyAgent", { id, status: 0 }, { token })).code).toBe(200);
    expect(await one(id)).toMatchObject({ agentName: "改名", rebateRate: "0.300000", status: 0 });
    expect((await list({ status: 0, keyword: "改名" })).list).toHaveLength(1);
    expect((await api.call("modifyAgent", { id, status: 1 }, { token })).code).toBe(200);
    expect((await list({ status: 0, keyword: "改名" })).list).toEqual([]);
  });

  it.each(["-0.01", "0.300001", "1", "abc"])("refuse a rebate of %s", async (rebateRate) => {
    expect(await create({ rebateRate })).toMatchObject({ status: 400 });
  });

  it("have a name once, however many add it at once", async () => {
    const agentName = `代理 ${word()}`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({ agentName })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await create({ agentName }, await api.signIn("type0"))).code).toBe(200);
  });
});
