import { randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Order } from "../../src/generated/api";
import { demoProvisioner } from "../../src/server/areas/order/demo-provisioner";
import { provisionOrders } from "../../src/server/areas/order/follow-orders";
import { insertOrder } from "../../src/server/areas/order/insert-order";
import { lifecycle, type OrderRow } from "../../src/server/areas/order/lifecycle";
import { orders } from "../../src/server/database/schema/commerce";
import { instances } from "../../src/server/database/schema/instance";
import { disagreeingFunds, disagreeingOrders } from "../helpers/ledger";
import { createTestApi, type TestApi } from "./test-api";
import { bastionFor } from "./wishes";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const own = 1001;
const newToken = () => randomBytes(12).toString("hex");
const bastion = bastionFor("M");
const pay = (id: number) => api.call("payOrder", { id, clientToken: newToken() }, { token });
const detail = async (id: number): Promise<Order> =>
  (await api.call("getOrderOrCartItem", { type: "order", id }, { token })).data;
const statuses = ({ history = [] }: Order) => history.map(({ status }) => status);
const later = (seconds: number) => new Date(api.now().getTime() + seconds * 1000);
const provision = () => provisionOrders(api.db, demoProvisioner, later(11));

describe("an order that the platform places for a customer", () => {
  /** A change of a bastion host that the customer has: ten sessions more. */
  const changeOrdered = async () => {
    const { data } = await api.call("commitOrder", { items: [bastion], clientToken: newToken() }, { token });
    const { orderId: bought } = data as { orderId: number };
    expect(await pay(bought)).toMatchObject({ code: 200 });
    await provision();
    const { resourceIds = [] } = (await detail(bought)).items?.[0] ?? {};
    const attrs = bastion.attrs.map((one) => ({ ...one, value: one.attrCode === "sessions" ? "20" : one.value }));
    const shown = attrs.map((one) => ({
      ...one,
      attrName: { zh: one.attrCode, en: one.attrCode },
      valueName: { zh: one.value, en: one.value },
    }));
    const named = { productCode: "bastion", productName: "堡垒机" };
    const amounts = { listAmount: "125.00", payAmount: "125.00" };
    const { order } = await api.db.transaction((tx) =>
      insertOrder(
        tx,
        {
          ...named,
          ...amounts,
          customId: own,
          orderType: 3,
          cloudCode: "qingyun",
          creator: "赵立新",
          items: [{ ...named, ...amounts, attrs: shown, quantity: 1, unitPrice: "125.00", resourceIds }],
        },
        { status: 0, time: api.now(), actorKind: "system" },
      ),
    );
    return { order, resourceIds, attrs };
  };
  const approved = (order: OrderRow, time: Date) =>
    api.db.transaction((tx) => lifecycle.move(tx, order, { status: 1, time, actorKind: "review" }));
  const ofResources = (resourceIds: readonly string[]) =>
    api.db
      .select()
      .from(instances)
      .where(inArray(instances.resourceId, [...resourceIds]));

  it("is to be paid within a day from its approval, and not before", async () => {
    const { order } = await changeOrdered();
    expect(await pay(order.id)).toMatchObject({ code: 422 });
    expect(await detail(order.id)).toMatchObject({ status: 0, payDeadline: null, creator: "赵立新" });
    const time = later(-60);
    await approved(order, time);
    const [row] = await api.db.select().from(orders).where(eq(orders.id, order.id));
    expect(row?.payDeadline?.getTime()).toBe(time.getTime() + 24 * 3_600_000);
    expect(statuses(await detail(order.id))).toEqual([0, 1]);
    expect(await pay(order.id)).toMatchObject({ code: 200 });
  });

  it("changes what the customer has, and makes nothing new", async () => {
    const { order, resourceIds, attrs } = await changeOrdered();
    await approved(order, later(-60));
    await pay(order.id);
    const before = await api.db.$count(instances);
    const [old] = await ofResources(resourceIds);
    expect(old?.monthlyPrice).toBe("1325.00");
    await provision();
    expect(await detail(order.id)).toMatchObject({
      status: 3,
      items: [{ resourceIds, effectTime: expect.any(String) }],
    });
    expect(await api.db.$count(instances)).toBe(before);
    const [changed] = await ofResources(resourceIds);
    expect(changed).toMatchObject({ monthlyPrice: "1450.00", expireTime: old?.expireTime });
    expect(changed?.attrs.map(({ attrCode, value }) => ({ attrCode, value }))).toEqual(attrs);
    expect([...(await disagreeingFunds(api.db)), ...(await disagreeingOrders(api.db, new Date(0)))]).toEqual([]);
  });

  it("changes neither what has been released meanwhile nor another customer's instance of the same id", async () => {
    const { order, resourceIds } = await changeOrdered();
    await approved(order, later(-60));
    await pay(order.id);
    const [{ id, ...bought }] = (await ofResources(resourceIds)) as [typeof instances.$inferSelect];
    await api.db.insert(instances).values({ ...bought, customId: 1002 });
    await api.db.update(instances).set({ status: "Released" }).where(eq(instances.id, id));
    await provision();
    expect((await ofResources(resourceIds)).map(({ monthlyPrice, attrs }) => ({ monthlyPrice, attrs }))).toEqual([
      { monthlyPrice: "1325.00", attrs: bought.attrs },
      { monthlyPrice: "1325.00", attrs: bought.attrs },
    ]);
  });

  it("may be cancelled while it awaits approval", async () => {
    const { order } = await changeOrdered();
    expect(await api.call("cancelOrder", { id: order.id }, { token })).toMatchObject({ code: 200 });
    expect(statuses(await detail(order.id))).toEqual([0, 4]);
  });
});
