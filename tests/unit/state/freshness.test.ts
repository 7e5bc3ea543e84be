import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { learnOperations } from "../../../src/api/known-operations";
import { operations } from "../../../src/generated/operations";
import { formQuestion, Freshness } from "../../../src/state/freshness";

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } } });
learnOperations(operations);
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  queryClient.clear();
});

/** Shows an answer. @returns how often it has been fetched. */
async function shown(operationId: string, meta?: Record<string, unknown>): Promise<() => number> {
  let times = 0;
  const queryFn = (): number => (times += 1);
  const observer = new QueryObserver(queryClient, { queryKey: [operationId, {}], queryFn, ...(meta ? { meta } : {}) });
  ends.push(observer.subscribe(() => undefined));
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  return () => times;
}

describe("what a change makes stale", () => {
  it("is fetched again where it is shown: the answers of the operations that x-affects names, and no other", async () => {
    const unread = await shown("countUnreadMessages");
    const messages = await shown("listMessages");
    const orders = await shown("listOrders");
    await new Freshness(queryClient).changed("markMessagesRead");
    expect([unread(), messages(), orders()]).toEqual([2, 2, 1]);
  });

  it.each(["createUser", "modifyUser", "deleteUsers"])("by %s: who can be reminded, and who is", async (call) => {
    const [receivers, settings] = [await shown("listWarningReceivers"), await shown("listWarningSettings")];
    await new Freshness(queryClient).changed(call);
    expect([receivers(), settings()]).toEqual([2, 2]);
  });

  it("is fetched when it is shown again", async () => {
    await queryClient.fetchQuery({ queryKey: ["listMessages", {}], queryFn: () => 0 });
    await new Freshness(queryClient).changed("markMessagesRead");
    expect(queryClient.getQueryState(["listMessages", {}])?.isInvalidated).toBe(true);
  });

  it("is nothing where x-affects is empty, and for a call that only reads", async () => {
    const orders = await shown("listOrders");
    const freshness = new Freshness(queryClient);
    await freshness.changed("uploadFile");
    await freshness.changed("listOrders");
    expect(orders()).toBe(1);
  });

  it("leaves the questions of an open form to the form, but not an answer that is shown elsewhere too", async () => {
    const vouchers = await shown("listOrderTickets", formQuestion);
    const order = await shown("getOrderOrCartItem", formQuestion);
    const beside = await shown("getOrderOrCartItem");
    const before = order() + beside();
    await new Freshness(queryClient).changed("payOrder");
    expect(vouchers()).toBe(1);
    expect(order() + beside()).toBe(before + 1);
    expect(queryClient.getQueryState(["listOrderTickets", {}])?.isInvalidated).toBe(true);
  });
});
