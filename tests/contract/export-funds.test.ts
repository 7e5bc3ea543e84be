import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId } from "../../src/generated/operations";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe("the records of the cost centre", () => {
  it.each<[OperationId, string, object]>([
    ["listRecharges", "admin", { status: [2, 4], sortField: "amount", sortOrder: "ascending" }],
    ["listWithdrawals", "channel", { sortField: "amount" }],
    ["listInvoices", "admin", { sortField: "amount", sortOrder: "ascending" }],
  ])("%s comes out as a file, in the list's order and every row of it", async (call, username, input) => {
    const token = await api.signIn(username);
    const { list, total } = (await api.call(call, { ...input, pageSize: 200 }, { token })).data as {
      list: { id: number; amount: string }[];
      total: number;
    };
    expect(list.length).toBe(total);
    const columns = ["id", "amount"].map((name) => ({ name, heading: name }));
    const { text } = await api.call("exportList", { call, format: "csv", title: "记录", columns, input }, { token });
    expect(text.trim().split("\r\n").slice(1)).toEqual(list.map(({ id, amount }) => `${id},${amount}`));
  });
});
