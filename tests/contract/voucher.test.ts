import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Account, Ticket, TicketPage, TicketUsePage } from "../../src/generated/api";
import { hashOfCode } from "../../src/server/areas/voucher/ticket-code";
import { cloudTickets } from "../../src/server/database/schema/voucher";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const newToken = () => randomBytes(12).toString("hex");
const list = async (input: object = {}, as = token): Promise<TicketPage> => {
  const answer = await api.call("listTickets", { pageSize: 200, ...input }, { token: as });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ code: 200 });
  return answer.data;
};
const activate = (code: string, as = token) =>
  api.call("activateTicket", { code, clientToken: newToken() }, { token: as });
const row = async (code: string) =>
  (
    await api.db
      .select()
      .from(cloudTickets)
      .where(eq(cloudTickets.codeHash, hashOfCode(code)))
  )[0];

describe("listTickets", () => {
  it("has 30 of the demo, in every state", async () => {
    const { list: rows, total } = await list();
    expect(total).toBe(30);
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(["INACTIVE", "UNUSED", "USING", "USED_UP", "EXPIRED", "INVALID"]),
    );
  });

  it.each<[what: string, input: object, fits: (ticket: Ticket) => boolean]>([
    ["state", { status: ["EXPIRED", "USING"] }, ({ status }) => status === "EXPIRED" || status === "USING"],
    ["kind", { ticketType: "discount" }, ({ ticketType }) => ticketType === "discount"],
    [
      "what it pays",
      { scene: "renew" },
      ({ applicableScenes }) => applicableScenes.length === 0 || applicableScenes.includes("renew"),
    ],
    [
      "cloud",
      { cloudCode: "tx" },
      ({ applicableClouds }) => applicableClouds.length === 0 || applicableClouds.includes("tx"),
    ],
    [
      "balance",
      { minBalance: "100", maxBalance: "700.5" },
      ({ balance }) => Number(balance) >= 100 && Number(balance) <= 700.5,
    ],
    ["name", { keyword: "代金券" }, ({ ticketName }) => ticketName.includes("代金券")],
  ])("finds by %s, completely", async (_what, input, fits) => {
    const [found, all] = [await list(input), await list()];
    expect(found.list.map(({ id }) => id)).toEqual(all.list.filter(fits).map(({ id }) => id));
    expect(found.total).toBe(found.list.length);
    expect(found.list.length).toBeGreaterThan(0);
  });

  it("orders balances as numbers", async () => {
    const balances = (await list({ sortField: "balance", sortOrder: "ascending" })).list.map(({ balance }) =>
      Number(balance),
    );
    expect(balances).toEqual([...balances].sort((a, b) => a - b));
  });

  it("shows each customer its own, and no codes", async () => {
    const theirs = await list({}, await api.signIn("type0"));
    expect(theirs.total).toBe(2);
    expect(JSON.stringify(theirs)).not.toContain("code");
  });
});

describe("a voucher", () => {
  it("has paid what its uses say", async () => {
    const { list: rows } = await list();
    for (const { id, nominalValue, balance, usedAmount } of rows) {
      const uses = (await api.call("listTicketUses", { ticketId: id, pageSize: 200 }, { token })).data as TicketUsePage;
      const used = uses.list.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
      expect(used).toBe(Math.round(Number(usedAmount) * 100));
      expect(Math.round(Number(nominalValue) * 100) - used).toBe(Math.round(Number(balance) * 100));
    }
  });

  it("was used in its own time, for orders that say so", async () => {
    const [using] = (await list({ status: ["USING"] })).list;
    const uses = (await api.call("listTicketUses", { ticketId: using?.id ?? 0 }, { token })).data as TicketUsePage;
    for (const { orderId, amount, useTime } of uses.list) {
      const order = (await api.call("getOrderOrCartItem", { type: "order", id: orderId }, { token })).data as object;
      expect(order).toMatchObject({ couponAmount: amount, cloudTicketId: using?.id, ticketName: using?.ticketName });
      expect(useTime >= (using?.effectTime ?? "")).toBe(true);
    }
  });

  it("names its products in the reader's language", async () => {
    const found = (await list({ keyword: "云安全专项" })).list.find(
      ({ applicableProducts }) => applicableProducts.length > 0,
    );
    expect(found?.applicableProducts).toContain("主机安全");
    const answer = await api.call("getTicket", { id: found?.id }, { token, language: "en" });
    expect((answer.data as Ticket).applicableProducts).toContain("Host security");
  });
});

describe("activateTicket", () => {
  it("makes a voucher usable, once, and counts it", async () => {
    const code = "GIFT-DEMO-2000-0001";
    const balance = async () =>
      Number(((await api.call("getAccount", undefined, { token })).data as Account).couponBalance);
    const before = await balance();
    const answer = await activate(code);
    expect(answer).toMatchObject({ code: 200, data: { id: (await row(code))?.id } });
    expect((await row(code))?.status).toBe("UNUSED");
    expect(await balance()).toBeCloseTo(before + 100, 2);
    expect(await activate(code)).toMatchObject({ code: 422 });
  });

  it("happens once when many try at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => activate("GIFT-DEMO-2000-0002")));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it("answers the same to a wrong, an expired, a used and a foreign code", async () => {
    const stranger = await api.signIn("type0");
    const answers = [
      await activate("AAAA-BBBB-CCCC-0000"),
      await activate("GIFT-DEMO-2000-0004"),
      await activate("GIFT-DEMO-2000-0001"),
      await activate("GIFT-DEMO-2000-0003", stranger),
    ];
    expect(
      new Set(
        answers.map(({ status, code, message, data }) =>
          JSON.stringify({ status, code, message, errors: (data as { errors: object }).errors }),
        ),
      ).size,
    ).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, code: 422, data: { errors: [{ field: "code" }] } });
    expect((await row("GIFT-DEMO-2000-0003"))?.status).toBe("INACTIVE");
  });

  it.each(["", "gift-demo-2000-0001", "GIFT DEMO 2000 0001", "GIFT-DEMO-2000-00011"])(
    "refuses %j as a code",
    async (code) => {
      expect(await activate(code)).toMatchObject({ status: 400, code: 400 });
    },
  );
});
