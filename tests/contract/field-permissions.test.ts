import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessViewPage, ViewGroup, ViewResourcePage } from "../../src/generated/api";
import { type OperationId, operations } from "../../src/generated/operations";
import { describedAnswer, permissionsIn } from "../../src/server/field-permissions/described-fields";
import { createPeople } from "./people";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
/** May see business views, and no costs. */
let without: string;
/** May see both. */
let holder: string;
let viewId: number;
let groupId: number;

const word = () => randomBytes(8).toString("hex");
const call = (id: OperationId, input: object, token: string) => api.call(id, input, { token });

beforeAll(async () => {
  api = await createTestApi();
  const { managerWith } = await createPeople(api);
  const seen = "v8,v8-2,v8-2.1,v8-2.2,v8-2.3,v8-2.4,v8-2.5,v8-2.6,v8-2.7,v10,v10-1,";
  without = (await managerWith(seen)).token;
  holder = (await managerWith(`${seen}v4,v4-3,`)).token;
  const { list } = (await call("listBusinessViews", {}, holder)).data as BusinessViewPage;
  viewId = list.find(({ resourceCount }) => resourceCount > 0)?.id ?? 0;
  groupId = ((await call("listViewGroups", { viewId }, holder)).data as ViewGroup[])[0]?.id ?? 0;
});
afterAll(() => api.close());

/** A request of each operation that answers a field with a permission of its own. */
const requests: Partial<Record<OperationId, () => object>> = {
  listBusinessViews: () => ({ pageSize: 200 }),
  getBusinessView: () => ({ id: viewId }),
  listViewResources: () => ({ viewId, pageSize: 200 }),
  listViewGroups: () => ({ viewId }),
  getViewGroup: () => ({ id: groupId }),
  previewViewGroup: () => ({ viewId, membership: "filter", filter: "" }),
};

const answering = (Object.keys(operations) as OperationId[]).filter(
  (id) => permissionsIn(describedAnswer(id)).length > 0,
);

/** How often a key stands anywhere in an answer. */
const countOf = (text: string, key: string) => text.split(`"${key}":`).length - 1;

describe("a field with a permission of its own", () => {
  it("has a request here for every operation that answers one", () => {
    expect(answering.sort()).toEqual(Object.keys(requests).sort());
  });

  it.each(Object.keys(requests) as OperationId[])("is left out by %s for callers without its codes", async (id) => {
    const input = requests[id]?.() ?? {};
    const [given, left] = [await call(id, input, holder), await call(id, input, without)];
    expect([given.code, left.code]).toEqual([200, 200]);
    expect(countOf(given.text, "monthCost")).toBeGreaterThan(0);
    expect(countOf(left.text, "monthCost")).toBe(0);
    expect(countOf(left.text, "resourceCount") + countOf(left.text, "resourceId")).toBe(
      countOf(given.text, "resourceCount") + countOf(given.text, "resourceId"),
    );
  });

  it.each([
    { by: "its order", input: { sortField: "monthCost", sortOrder: "ascending" }, field: "sortField" },
    { by: "a filter", input: { filter: "monthCost > 10" }, field: "filter" },
    {
      by: "a part of a filter",
      input: { filter: "(status = running or monthCost <= 10) and type = host" },
      field: "filter",
    },
  ])("is no way to find rows: $by is refused", async ({ input, field }) => {
    const refused = await call("listViewResources", { viewId, ...input }, without);
    expect(refused).toMatchObject({ code: 403, data: { errors: [{ field }] } });
    expect(refused.message).toContain("v4-1");
    expect((await call("listViewResources", { viewId, ...input }, holder)).code).toBe(200);
  });

  it("is no way to find rows by a filter that is kept, or tried", async () => {
    const group = { viewId, groupName: word(), layer: "app", membership: "filter", filter: "monthCost > 10", sort: 1 };
    const { groupName: _name, layer: _layer, sort: _sort, ...tried } = group;
    for (const [id, input] of [
      ["saveViewGroup", { ...group, clientToken: word() }],
      ["previewViewGroup", tried],
    ] as const) {
      expect(await call(id, input, without)).toMatchObject({ code: 403, data: { errors: [{ field: "filter" }] } });
      expect((await call(id, input, holder)).code).toBe(200);
    }
  });

  it("is in no export, neither as a column nor as what rows are found or ordered by", async () => {
    const request = (columns: string[], input: object) => ({
      call: "listViewResources",
      input,
      format: "csv",
      title: "Resources",
      columns: columns.map((name) => ({ name, heading: name })),
    });
    const column = request(["name", "monthCost"], {});
    const asked = [
      [column, "columns.1.name"],
      [request(["name"], { filter: "monthCost > 10" }), "filter"],
      [request(["name"], { sortField: "monthCost" }), "sortField"],
    ] as const;
    for (const [input, field] of asked)
      expect(await call("exportList", input, without)).toMatchObject({ code: 403, data: { errors: [{ field }] } });
    expect((await call("exportList", request(["name"], {}), without)).text).toContain("name");
    expect((await call("exportList", column, holder)).text).toContain("monthCost");
  });

  it("leaves the order alone that nobody asked for", async () => {
    const rows = (token: string) => call("listViewResources", { viewId, pageSize: 200 }, token);
    const ids = ({ data }: { data: unknown }) => (data as ViewResourcePage).list.map(({ id }) => id);
    expect(ids(await rows(without))).toEqual(ids(await rows(holder)));
  });

  it("is given to whoever holds every code", async () => {
    const all = await call("getBusinessView", { id: viewId }, await api.signIn("admin"));
    expect(countOf(all.text, "monthCost")).toBe(1);
  });
});
