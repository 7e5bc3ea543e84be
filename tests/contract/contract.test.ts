import { afterAll, beforeAll, expect, it } from "vitest";
import type { CustomContract } from "../../src/generated/api";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const list = async (username: string): Promise<CustomContract[]> => (await api.call("listCustomContracts", undefined, { token: await api.signIn(username) })).data;

it("listCustomContracts lists contracts in every state, the latest first, to their own customer", async () => {
  const contracts = await list("admin");
  expect(new Set(contracts.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
  const starts = contracts.map(({ startDate }) => startDate);
  expect(starts).toEqual(starts.toSorted().toReversed());
  const numbers = new Set(contracts.map(({ contractNo }) => contractNo));
  expect((await list("type0")).filter(({ contractNo }) => numbers.has(contractNo))).toEqual([]);
  expect(await list("channel")).toEqual([]);
});
