import { afterAll, beforeAll, expect, it } from "vitest";
import type { CustomContract } from "../../src/generated/api";
import { createPeople } from "./people";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let people: Awaited<ReturnType<typeof createPeople>>;
beforeAll(async () => {
  api = await createTestApi();
  people = await createPeople(api);
});
afterAll(() => api.close());

const list = async (username: string): Promise<CustomContract[]> =>
  (await api.call("listCustomContracts", undefined, { token: await api.signIn(username) })).data;

it("listCustomContracts lists contracts in every state, the latest first, to their own customer", async () => {
  const contracts = await list("admin");
  expect(new Set(contracts.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(contracts.map(({ customName }) => customName))).toEqual(new Set(["华辰控股集团有限公司"]));
  const starts = contracts.map(({ startDate }) => startDate);
  expect(starts).toEqual(starts.toSorted().toReversed());
  const numbers = new Set(contracts.map(({ contractNo }) => contractNo));
  expect((await list("type0")).filter(({ contractNo }) => numbers.has(contractNo))).toEqual([]);
  expect(await list("channel")).toEqual([]);
});

it.each([
  { authCodes: "v1,v3,v3-1,", code: 200 },
  { authCodes: "v1,v7-1,", code: 200 },
  { authCodes: "v1,v3,v3-17,v7,", code: 403 },
])("listCustomContracts takes v3-1 or v7-1: $authCodes $code", async ({ authCodes, code }) => {
  const { token } = await people.managerWith(authCodes);
  expect((await api.call("listCustomContracts", undefined, { token })).code).toBe(code);
});
