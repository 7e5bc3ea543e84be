import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SavedView, ViewState } from "../../src/generated/api";
import { users } from "../../src/server/database/schema/identity";
import { defaultViews, preferences, savedViews } from "../../src/server/database/schema/preference";
import { limits } from "../../src/server/limits";
import { createPeople } from "./people";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let people: Awaited<ReturnType<typeof createPeople>>;
let main: string;
let [anna, ben]: Awaited<ReturnType<typeof people.managerWith>>[] = [];
/** The main account of another customer. */
let stranger: string;
beforeAll(async () => {
  api = await createTestApi();
  people = await createPeople(api);
  main = people.admin;
  [anna, ben] = [await people.managerWith("v1,"), await people.managerWith("v1,")];
  stranger = await api.signIn("type0");
});
afterAll(() => api.close());

const tokenOf = (person: typeof anna) => person?.token ?? "";
const state: ViewState = {
  filters: [{ name: "type", values: ["om"] }],
  columns: ["title", "type"],
  sort: null,
  pageSize: null,
};

describe("preferences", () => {
  const get = async (token: string, key = "theme") =>
    ((await api.call("getPreference", { key }, { token })).data as { value: unknown }).value;
  const save = (token: string, value: unknown, key = "theme") => api.call("savePreference", { key, value }, { token });

  it.each([
    [{ dark: true, nested: { list: [1, "二", null] } }],
    [["a"]],
    ["text"],
    [0],
    [false],
    ["a\u0007b"],
    [{ "": "𠮷" }],
  ])("come back as they were saved: %j", async (value) => {
    await save(main, value);
    expect(await get(main)).toEqual(value);
  });

  it("are null where there are none, and again after null was saved", async () => {
    expect(await get(main, "never.saved")).toBeNull();
    await save(main, 1, "gone");
    await save(main, null, "gone");
    expect(await get(main, "gone")).toBeNull();
    expect(await api.db.$count(preferences, eq(preferences.key, "gone"))).toBe(0);
  });

  it("are each user's own: neither a colleague's nor the main account's nor another customer's", async () => {
    const tokens = [main, tokenOf(anna), tokenOf(ben), stranger];
    for (const [index, token] of tokens.entries()) await save(token, index, "own");
    for (const [index, token] of tokens.entries()) expect(await get(token, "own")).toBe(index);
  });

  it("are bounded: in size, in number, in the form of their key", async () => {
    const most = "x".repeat(limits.preferenceBytes - 2);
    expect((await save(main, most, "size")).code).toBe(200);
    expect(await save(main, `${most}x`, "size")).toMatchObject({ code: 422, data: { errors: [{ field: "value" }] } });
    expect((await save(main, "文".repeat(limits.preferenceBytes / 3), "size")).code).toBe(422);
    expect(await get(main, "size")).toBe(most);
    for (const key of ["", "1a", "a..b", "a/b", "a b", "x".repeat(101)])
      expect((await save(main, 1, key)).code).toBe(400);

    const { token, id } = await people.managerWith("v1,");
    const row = { userId: id, customId: 1001, value: "1", updateTime: new Date() };
    await api.db
      .insert(preferences)
      .values(Array.from({ length: limits.preferencesPerUser }, (_, index) => ({ ...row, key: `k${index}` })));
    expect(await save(token, 2, "one.more")).toMatchObject({ code: 422, data: { errors: [{ field: "key" }] } });
    expect((await save(token, 2, "k7")).code).toBe(200);
  });
});

describe("saved views", () => {
  const views = async (token: string, list: string) =>
    (await api.call("listSavedViews", { list }, { token })).data as SavedView[];
  const names = async (token: string, list: string) => (await views(token, list)).map(({ name }) => name);
  const save = (token: string, input: object) =>
    api.call("saveView", { list: "a.list", name: "视图", shared: false, state, ...input }, { token });
  const made = async (token: string, input: object) => ((await save(token, input)).data as { id: number }).id;

  it("are seen by their owner alone, or by the whole customer where shared; never by another customer", async () => {
    await made(tokenOf(anna), { list: "seen.list", name: "乙" });
    await made(tokenOf(anna), { list: "seen.list", name: "甲", shared: true });
    await made(tokenOf(ben), { list: "seen.list", name: "丙" });
    expect(new Set(await names(tokenOf(anna), "seen.list"))).toEqual(new Set(["乙", "甲"]));
    expect(await names(tokenOf(ben), "seen.list")).toEqual(["丙", "甲"]);
    expect(await names(main, "seen.list")).toEqual(["甲"]);
    expect(await names(stranger, "seen.list")).toEqual([]);
    expect(await names(main, "other.list")).toEqual([]);
  });

  it("say whose they are and what the caller may do", async () => {
    const { username, id } = anna ?? { username: "", id: 0 };
    const [person] = await api.db.select().from(users).where(eq(users.username, username));
    await made(tokenOf(anna), { list: "whose.list", shared: true });
    const expected = { name: "视图", shared: true, ownerName: person?.name, default: false, state };
    expect(await views(tokenOf(anna), "whose.list")).toMatchObject([{ ...expected, own: true, changeable: true }]);
    expect(await views(tokenOf(ben), "whose.list")).toMatchObject([{ ...expected, own: false, changeable: false }]);
    expect(await views(main, "whose.list")).toMatchObject([{ ...expected, own: false, changeable: true }]);
    expect(await api.db.$count(savedViews, eq(savedViews.userId, id))).toBeGreaterThan(0);
  });

  it("are changed and deleted by their owner, shared ones by the main account too, and by nobody else", async () => {
    const hidden = await made(tokenOf(anna), { name: "私有" });
    const shared = await made(tokenOf(anna), { name: "共享", shared: true });
    const change = (token: string, id: number) => save(token, { id, name: `改 ${id}`, shared: id === shared });
    const remove = (token: string, id: number) => api.call("deleteView", { id }, { token });
    const table = [
      [ben?.token, hidden, 404],
      [ben?.token, shared, 403],
      [main, hidden, 404],
      [stranger, hidden, 404],
      [stranger, shared, 404],
    ] as const;
    for (const [token = "", id, code] of table) {
      expect((await change(token, id)).code).toBe(code);
      expect((await remove(token, id)).code).toBe(code);
    }
    for (const [token, id] of [
      [main, shared],
      [anna?.token, shared],
      [anna?.token, hidden],
    ] as const)
      expect((await change(token ?? "", id)).code).toBe(200);
    expect((await remove(main, shared)).code).toBe(200);
    expect((await remove(tokenOf(anna), hidden)).code).toBe(200);
    expect(await names(tokenOf(anna), "a.list")).toEqual([]);
  });

  it("stay in their list", async () => {
    const id = await made(tokenOf(anna), { list: "first.list" });
    expect((await save(tokenOf(anna), { id, list: "second.list" })).code).toBe(404);
    expect((await api.call("setDefaultView", { list: "second.list", id }, { token: tokenOf(anna) })).code).toBe(404);
  });

  it("have names of 1 to 40 characters, each once among their owner's of a list", async () => {
    await made(tokenOf(anna), { list: "names.list", name: "月" });
    expect(await save(tokenOf(anna), { list: "names.list", name: " 月 " })).toMatchObject({
      code: 409,
      data: { errors: [{ field: "name" }] },
    });
    expect((await save(tokenOf(ben), { list: "names.list", name: "月" })).code).toBe(200);
    expect((await save(tokenOf(anna), { list: "names2.list", name: "月" })).code).toBe(200);
    const other = await made(tokenOf(anna), { list: "names.list", name: "年" });
    expect((await save(tokenOf(anna), { list: "names.list", id: other, name: "月" })).code).toBe(409);
    for (const name of ["", "   ", "x".repeat(41), "a\u0007"])
      expect((await save(main, { list: "names.list", name })).code).toBe(400);
    expect((await save(main, { list: "names.list", name: "𠮷".repeat(40) })).code).toBe(200);
  });

  it("hold strict states", async () => {
    const wrong = [
      { columns: ["a", "a"] },
      { columns: ["<b>"] },
      { filters: { a: ["1"] } },
      { filters: [{ name: "a b", values: ["1"] }] },
      { filters: [{ name: "a", values: [] }] },
      { filters: [{ name: "a", values: "1" }] },
      { sort: "a.sideways" },
      { pageSize: 0 },
      { pageSize: 1.5 },
      { more: 1 },
    ];
    for (const change of wrong)
      expect({ change, code: (await save(main, { state: { ...state, ...change } })).code }).toEqual({
        change,
        code: 400,
      });
  });

  it("hold the filters of a board, which has no columns", async () => {
    const ofBoard = { ...state, columns: [], sort: null, pageSize: null };
    await made(tokenOf(anna), { list: "costs.board", name: "board", state: ofBoard });
    const { data } = await api.call("listSavedViews", { list: "costs.board" }, { token: tokenOf(anna) });
    expect(data).toMatchObject([{ name: "board", state: ofBoard }]);
  });

  it("are at most so many of one user and list", async () => {
    const { token, id } = await people.managerWith("v1,");
    const row = {
      customId: 1001,
      userId: id,
      list: "full.list",
      shared: false,
      state: JSON.stringify(state),
      updateTime: new Date(),
    };
    await api.db
      .insert(savedViews)
      .values(Array.from({ length: limits.viewsPerList }, (_, index) => ({ ...row, name: `v${index}` })));
    expect((await save(token, { list: "full.list", name: "one more" })).code).toBe(422);
    expect((await save(token, { list: "empty.list", name: "one more" })).code).toBe(200);
  });
});

describe("the default view", () => {
  const setDefault = (token: string, id: number | null) =>
    api.call("setDefaultView", { list: "d.list", id }, { token });
  const defaults = async (token: string) =>
    ((await api.call("listSavedViews", { list: "d.list" }, { token })).data as SavedView[])
      .filter((view) => view.default)
      .map(({ id }) => id);
  const make = async (token: string, name: string, shared: boolean) =>
    ((await api.call("saveView", { list: "d.list", name, shared, state }, { token })).data as { id: number }).id;

  it("is one per user, of the views they see, and goes with its view", async () => {
    const own = await make(tokenOf(anna), "own", false);
    const shared = await make(tokenOf(anna), "shared", true);
    expect((await setDefault(tokenOf(ben), own)).code).toBe(404);
    await setDefault(tokenOf(ben), shared);
    await setDefault(tokenOf(anna), shared);
    await setDefault(tokenOf(anna), own);
    expect(await defaults(tokenOf(anna))).toEqual([own]);
    expect(await defaults(tokenOf(ben))).toEqual([shared]);
    await setDefault(tokenOf(anna), null);
    expect(await defaults(tokenOf(anna))).toEqual([]);
    await api.call("deleteView", { id: shared }, { token: tokenOf(anna) });
    expect(await defaults(tokenOf(ben))).toEqual([]);
    expect(await api.db.$count(defaultViews, eq(defaultViews.list, "d.list"))).toBe(0);
  });
});
