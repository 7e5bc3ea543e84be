import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Order, OrderTicket } from "../../src/generated/api";
import { orders } from "../../src/server/database/schema/commerce";
import { cloudTickets } from "../../src/server/database/schema/voucher";
import { createTestApi, type TestApi } from "./test-api";
import { scanOf } from "./wishes";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const newToken = () => randomBytes(12).toString("hex");
/** 99.00, from the Zhongjin cloud. */

/** A voucher of the group, as it is needed. */
const newTicket = async (values: Partial<typeof cloudTickets.$inferInsert>) => {
  const now = api.now();
  const row = {
    customId: 1001,
    ticketNo: `CT${newToken()}`,
    ticketName: "测试券",
    ticketType: "cash" as const,
    nominalValue: "30.00",
    balance: "30.00",
    minOrderAmount: "0.00",
    applicableClouds: [],
    applicableProducts: [],
    applicableScenes: [],
    grantTime: now,
    effectTime: now,
    expireTime: new Date(now.getTime() + 86_400_000),
    status: "UNUSED" as const,
  };
  const [made] = await api.db
    .insert(cloudTickets)
    .values({ ...row, ...values })
    .returning({ id: cloudTickets.id });
  return made?.id ?? 0;
};

describe("a voucher chosen before the order", () => {
  const unfit: [what: string, values: Partial<typeof cloudTickets.$inferInsert>, code: number][] = [
    ["foreign", { customId: 1010 }, 404],
    ["expired", { expireTime: new Date(0) }, 422],
    ["not yet usable", { effectTime: new Date("2999-01-01"), expireTime: new Date("2999-02-01") }, 422],
    ["for other products", { applicableProducts: ["waf"] }, 422],
    ["for renewals", { applicableScenes: ["renew"] }, 422],
    ["for another cloud", { applicableClouds: ["aws"] }, 422],
    ["for larger orders", { minOrderAmount: "99.01" }, 422],
    ["not activated", { status: "INACTIVE" }, 422],
    ["withdrawn", { status: "INVALID" }, 422],
  ];
  it.each(unfit)(
    "a voucher that is %s is neither priced nor ordered with, nor offered",
    async (_what, values, code) => {
      const cloudTicketId = await newTicket(values);
      const refused = { code, data: { errors: [{ field: "cloudTicketId" }] } };
      expect(await api.call("getPrice", { ...scanOf(), cloudTicketId }, { token })).toMatchObject(refused);
      const before = await api.db.$count(orders);
      expect(
        await api.call("commitOrder", { items: [scanOf()], cloudTicketId, clientToken: newToken() }, { token }),
      ).toMatchObject(refused);
      expect(await api.db.$count(orders)).toBe(before);
      const offered = (await api.call("listPriceTickets", scanOf(), { token })).data as OrderTicket[];
      expect(offered.map(({ id }) => id)).not.toContain(cloudTicketId);
      const carIds = [((await api.call("addToCart", scanOf(), { token })).data as { id: number }).id];
      expect(
        await api.call("commitOrder", { carIds, cloudTicketId, clientToken: newToken() }, { token }),
      ).toMatchObject(refused);
      expect(
        ((await api.call("listPriceTickets", { carIds }, { token })).data as OrderTicket[]).map(({ id }) => id),
      ).not.toContain(cloudTicketId);
    },
  );

  it("lessens what the order says is to be paid, as long as it fits", async () => {
    const cloudTicketId = await newTicket({});
    const { orderId: id } = (
      await api.call("commitOrder", { items: [scanOf()], cloudTicketId, clientToken: newToken() }, { token })
    ).data as { orderId: number };
    const due = async () =>
      ((await api.call("getOrderOrCartItem", { type: "order", id }, { token })).data as Order).dueNow;
    expect(await due()).toBe("69.00");
    await api.db.update(cloudTickets).set({ status: "INVALID" }).where(eq(cloudTickets.id, cloudTicketId));
    expect(await due()).toBe("99.00");
    await api.db.update(cloudTickets).set({ status: "UNUSED" }).where(eq(cloudTickets.id, cloudTicketId));
    expect(await api.call("payOrder", { id, cloudTicketId, clientToken: newToken() }, { token })).toMatchObject({
      code: 200,
      data: { couponAmount: "30.00" },
    });
    expect(await due()).toBeNull();
  });

  it("fits items of the cart by what they come to together, and nobody asks about a colleague's", async () => {
    const cloudTicketId = await newTicket({ minOrderAmount: "190.00", balance: "50.00", nominalValue: "50.00" });
    const carIds: number[] = [];
    for (let at = 0; at < 2; at += 1)
      carIds.push(((await api.call("addToCart", scanOf(), { token })).data as { id: number }).id);
    const offered = async (ids: number[], as = token) => api.call("listPriceTickets", { carIds: ids }, { token: as });
    const ofBoth = (await offered(carIds)).data as OrderTicket[];
    expect(ofBoth.find(({ id }) => id === cloudTicketId)).toMatchObject({ couponAmount: "50.00" });
    expect(((await offered(carIds.slice(1))).data as OrderTicket[]).map(({ id }) => id)).not.toContain(cloudTicketId);
    expect((await offered(carIds, await api.signIn("finance"))).code).toBe(404);
  });
});
