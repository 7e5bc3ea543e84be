import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OrderStatus } from "../../src/generated/enums";
import { lifecycle } from "../../src/server/areas/order/lifecycle";
import { orders } from "../../src/server/database/schema/commerce";
import { describeError } from "../../src/server/describe-error";
import { dueWork } from "./due-work";
import { createTestApi, type TestApi } from "./test-api";

const { toPay, expired } = OrderStatus;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Orders that await their payment, the longest waiting first. */
async function newOrders(count: number): Promise<number[]> {
  const expiring = dueWork.find(({ job }) => job === "expire orders");
  if (!expiring) throw new Error("the job is there");
  const ids: number[] = [];
  for (let place = 0; place < count; place += 1) ids.push(await expiring.make(api.db, place));
  for (const [place, id] of ids.entries())
    await api.db
      .update(orders)
      .set({ statusTime: new Date(place * 1000) })
      .where(inArray(orders.id, [id]));
  return ids;
}

/** Follows these orders, a few at a time; asking about some of them fails. @returns who was asked about, and what was thrown */
async function follow(ids: number[], failing: number[], most?: number, failed?: (error: unknown) => void) {
  const asked: number[] = [];
  const ask = async ({ id }: { id: number }) => {
    asked.push(id);
    if (failing.includes(id)) throw new Error(`stuck at ${id}`);
    return { status: expired, time: api.now(), actorKind: "system" } as const;
  };
  const error: unknown = await lifecycle
    .follow(api.db, [toPay], ask, { where: inArray(orders.id, ids), most, failed })
    .catch((thrown: unknown) => thrown);
  return { asked, error };
}

const statuses = async (ids: number[]) => {
  const rows = await api.db.select().from(orders).where(inArray(orders.id, ids)).orderBy(orders.statusTime, orders.id);
  return new Map(rows.map(({ id, status }) => [id, status]));
};

describe("following what is open", () => {
  it.each([undefined, 2])("goes on after one that fails, and then tells of it (%s at a time)", async (most) => {
    const ids = await newOrders(5);
    const [stuck = 0] = ids;
    const { asked, error } = await follow(ids, [stuck], most);
    expect(asked).toEqual(ids);
    expect(await statuses(ids)).toEqual(new Map(ids.map((id) => [id, id === stuck ? toPay : expired])));
    expect(describeError(error)).toContain(`stuck at ${stuck}`);
  });

  it("tells of several that fail together", async () => {
    const ids = await newOrders(3);
    const { asked, error } = await follow(ids, ids, 2);
    expect(asked).toEqual(ids);
    for (const id of ids) expect(describeError(error)).toContain(`stuck at ${id}`);
  });

  it("tells of each at once where somebody listens", async () => {
    const ids = await newOrders(3);
    const told: unknown[] = [];
    const { error } = await follow(ids, ids.slice(1), 2, (thrown) => told.push(thrown));
    expect([told.length, error]).toEqual([2, undefined]);
  });
});
