import { randomBytes } from "node:crypto";
import { desc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Inventory,
  LackingScope,
  ResourceEventPage,
  ResourceType,
  Tag,
  TagBinding,
  TagCoverage,
  TagKeyCoverage,
  TagMerge,
  TagResourcePage,
} from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { writeGone } from "../../src/server/areas/cloud/sync/write-items";
import { resources } from "../../src/server/database/schema/resource";
import { tagBinds, tags } from "../../src/server/database/schema/tag";
import { auditEvents } from "../../src/server/database/schema/security";
import { newResource } from "./resource-rows";
import { putResources } from "./resources";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
let other: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  other = await api.signIn("type0");
});
afterAll(() => api.close());

const word = () => randomBytes(8).toString("hex");
const call = (id: OperationId, input: object = {}, as = token) => api.call(id, input, { token: as });
const save = (input: object, as = token) =>
  call("saveTag", { tagKey: word(), tagValue: word(), color: "blue", clientToken: word(), ...input }, as);
const saved = async (input: object = {}, as = token) => ((await save(input, as)).data as { id: number }).id;
const tag = async (id: number): Promise<Tag> => (await call("getTag", { id })).data;
const put = (count: number, rows: object = {}) =>
  putResources(
    api.db,
    1001,
    Array.from({ length: count }, () => rows),
  );
const bind = (resourceIds: number[], tagIds: number[], more: object = {}) =>
  call("bindTags", { resourceIds, tagIds, clientToken: word(), ...more });
const unbind = (resourceIds: number[], tagIds: number[]) =>
  call("unbindTags", { resourceIds, tagIds, clientToken: word() });
const tagsOf = async (resourceId: number) =>
  (await api.db.select().from(tagBinds).where(eq(tagBinds.resourceId, resourceId)).orderBy(tagBinds.tagId)).map(
    ({ tagId }) => tagId,
  );
const outcomes = ({ data }: { data: never }) => (data as TagBinding).results.map(({ outcome }) => outcome);
const lastAudit = async (action: string) =>
  (await api.db.select().from(auditEvents).where(eq(auditEvents.action, action)).orderBy(desc(auditEvents.id)))[0];
const preview = async (ids: number[], intoId: number): Promise<TagMerge> =>
  (await call("previewTagMerge", { ids, intoId })).data;
const merge = async (ids: number[], intoId: number, seen?: object) =>
  call("mergeTags", { ids, intoId, clientToken: word(), ...counts(await preview(ids, intoId)), ...seen });
const counts = ({ resourceCount, changedCount }: TagMerge) => ({ resourceCount, changedCount });

describe("the demo's tags", () => {
  it("are some twenty of several colours, with one twice in other words", async () => {
    const { list }: { list: Tag[] } = (await call("listTags", { pageSize: 200 })).data;
    expect(list.length).toBeGreaterThan(15);
    expect(new Set(list.map(({ color }) => color)).size).toBeGreaterThan(5);
    expect(list.map(({ tagName }) => tagName)).toEqual(
      expect.arrayContaining(["env: prod", "env: production", "待下线"]),
    );
  });
});

describe("the demo's bindings", () => {
  it("stand in the history of each resource as made by their user, after it appeared", async () => {
    const { rows } = await api.db.execute<{ bound: string; made: string; told: string; early: string }>(sql`
      with made as (select b.resource_id, b.bind_time, b.operator, t.tag_key || case t.tag_value when '' then '' else ': ' || t.tag_value end as name
        from tag_binds b join tags t on t.id = b.tag_id
          join resources r on r.id = b.resource_id and r.type = b.resource_type),
      told as (select e.resource_id, e.time, e.actor, change->>'to' as name
        from resource_events e, jsonb_array_elements(e.changes) change where e.kind = 'tagsChanged')
      select (select count(*) from tag_binds) as bound, (select count(*) from made) as made, (select count(*) from (table made intersect table told) alike) as told,
        (select count(*) from told where time < (select min(time) from resource_events e where e.resource_id = told.resource_id)) as early`);
    const [counted] = rows;
    expect(Number(counted?.made)).toBeGreaterThan(500);
    expect(counted).toMatchObject({ bound: counted?.made, told: counted?.made, early: "0" });
  });
});

describe("saveTag", () => {
  it("takes a pair once for a customer, and again for another one", async () => {
    const pair = { tagKey: word(), tagValue: "一" };
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(pair)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409]);
    expect((await save(pair, other)).code).toBe(200);
    expect((await save({ ...pair, tagValue: "二" })).code).toBe(200);
  });

  it("takes spaces around a pair away, and a tag without a value", async () => {
    const key = word();
    expect(await tag(await saved({ tagKey: ` ${key} `, tagValue: "  " }))).toMatchObject({
      tagKey: key,
      tagValue: "",
      tagName: key,
      resourceCount: 0,
    });
  });

  it("renames a tag, and its resources keep it", async () => {
    const [id, [resource = 0]] = [await saved(), await put(1)];
    await bind([resource], [id]);
    const key = word();
    expect((await save({ id, tagKey: key, tagValue: "新", color: "pink" })).code).toBe(200);
    expect(await tag(id)).toMatchObject({ tagName: `${key}: 新`, color: "pink", resourceCount: 1 });
    const [bound] = await api.db.select().from(tagBinds).where(eq(tagBinds.resourceId, resource));
    expect(bound).toMatchObject({ tagId: id, tagKey: key });
    expect((await lastAudit("saveTag"))?.detail).toEqual({ tag: `${key}: 新` });
  });

  it("refuses to rename to a pair there is", async () => {
    const [tagKey, id] = [word(), await saved()];
    await saved({ tagKey, tagValue: "一" });
    expect(await save({ id, tagKey, tagValue: "一" })).toMatchObject({
      code: 409,
      data: { errors: [{ field: "tagValue" }] },
    });
  });

  it("refuses to rename to a key of which a resource has another value", async () => {
    const [tagKey, id, [resource = 0]] = [word(), await saved(), await put(1)];
    await bind([resource], [id, await saved({ tagKey, tagValue: "一" })]);
    const before = await tag(id);
    expect(await save({ id, tagKey, tagValue: "二" })).toMatchObject({
      code: 422,
      data: { errors: [{ field: "tagKey" }] },
    });
    expect(await tag(id)).toEqual(before);
  });
});

describe("deleteTags", () => {
  it("deletes all or none, and says which are bound", async () => {
    const [free, bound, [resource = 0]] = [await saved(), await saved(), await put(1)];
    await bind([resource], [bound]);
    const refused = await call("deleteTags", { ids: [free, bound] });
    expect(refused).toMatchObject({ code: 422, message: expect.stringContaining((await tag(bound)).tagName) });
    expect((await tag(free)).id).toBe(free);
    await unbind([resource], [bound]);
    expect((await call("deleteTags", { ids: [free, bound] })).code).toBe(200);
    expect((await call("getTag", { id: free })).code).toBe(404);
  });

  it("does not count what the cloud does not have any more", async () => {
    const [id, [resource = 0]] = [await saved(), await put(1)];
    await bind([resource], [id]);
    await api.db.update(resources).set({ goneTime: new Date() }).where(eq(resources.id, resource));
    expect((await tag(id)).resourceCount).toBe(0);
    expect((await call("deleteTags", { ids: [id] })).code).toBe(200);
    expect(await tagsOf(resource)).toEqual([]);
  });
});

describe("bindTags", () => {
  it("says for each resource what became of it, in the order asked for", async () => {
    const key = word();
    const [one, two, mark] = [
      await saved({ tagKey: key, tagValue: "一" }),
      await saved({ tagKey: key, tagValue: "二" }),
      await saved(),
    ];
    const [none = 0, has = 0, another = 0, full = 0, gone = 0] = await put(5);
    await bind([has], [two, mark]);
    await bind([another], [one]);
    await bind([full], await Promise.all(Array.from({ length: 20 }, () => saved())));
    await api.db.update(resources).set({ goneTime: new Date() }).where(eq(resources.id, gone));
    const ids = [gone, none, has, another, full];
    const asked = { resourceIds: ids, tagIds: [two, mark] };

    const shown = await call("previewTagBinding", asked);
    expect(outcomes(shown)).toEqual(["refused", "bound", "unchanged", "refused", "refused"]);
    expect(await tagsOf(none)).toEqual([]);
    const done = await bind(ids, [two, mark]);
    expect(done.data).toEqual(shown.data);
    expect(done.data).toMatchObject({
      changedCount: 1,
      unchangedCount: 1,
      refusedCount: 3,
      results: [
        { id: gone, note: expect.stringContaining("不存在") },
        { id: none, note: null },
        { id: has, note: null },
        { id: another, note: expect.stringContaining(`${key}: 一`) },
        { id: full, note: expect.stringContaining("20") },
      ],
    });
    // All of the tags or none of them.
    expect(await tagsOf(another)).toEqual([one]);
    expect(await lastAudit("bindTags")).toMatchObject({ targets: [none], detail: { refused: 3, replace: false } });
  });

  it("is found by a tag in the list of each type, and its merge too", async () => {
    const [from, into] = [await saved(), await saved()];
    const types: [ResourceType, OperationId][] = [
      ["host", "listHosts"],
      ["disk", "listDisks"],
      ["priNet", "listPriNets"],
    ];
    const made: number[] = [];
    for (const [type] of types) made.push(await newResource(api.db, type));
    await bind(made, [from]);
    await merge([from], into);
    const { tagKey } = await tag(into);
    for (const [at, [, list]] of types.entries())
      expect((await call(list, { tagKey })).data).toMatchObject({ total: 1, list: [{ id: made[at] }] });
  });

  it("replaces another value only where asked to, and says what", async () => {
    const key = word();
    const [one, two] = [await saved({ tagKey: key, tagValue: "一" }), await saved({ tagKey: key, tagValue: "二" })];
    const [resource = 0] = await put(1);
    await bind([resource], [one]);
    expect(outcomes(await bind([resource], [two]))).toEqual(["refused"]);
    const replaced = await bind([resource], [two], { replace: true });
    expect(replaced.data).toMatchObject({ results: [{ outcome: "replaced", note: `${key}: 一 → ${key}: 二` }] });
    expect(await tagsOf(resource)).toEqual([two]);
  });

  it("replaces a value of a resource that has 20 tags, since it stays at 20", async () => {
    const [key, [resource = 0]] = [word(), await put(1)];
    const most = await Promise.all(Array.from({ length: 19 }, () => saved()));
    await bind([resource], [...most, await saved({ tagKey: key, tagValue: "一" })]);
    const two = await saved({ tagKey: key, tagValue: "二" });
    expect(outcomes(await bind([resource], [two], { replace: true }))).toEqual(["replaced"]);
    expect(outcomes(await bind([resource], [await saved()], { replace: true }))).toEqual(["refused"]);
  });

  const wrong: [what: string, code: number, input: () => Promise<object>][] = [
    ["51 resources", 400, async () => ({ resourceIds: await put(51), tagIds: [await saved()] })],
    ["no tag", 400, async () => ({ resourceIds: await put(1), tagIds: [] })],
    [
      "two values of a key",
      422,
      async () => {
        const tagKey = word();
        return { resourceIds: await put(1), tagIds: [await saved({ tagKey }), await saved({ tagKey })] };
      },
    ],
    ["another customer's tag", 404, async () => ({ resourceIds: await put(1), tagIds: [await saved({}, other)] })],
    [
      "another customer's resource",
      404,
      async () => ({ resourceIds: await putResources(api.db, 1010, [{}]), tagIds: [await saved()] }),
    ],
  ];
  it.each(wrong)("refuses %s", async (_what, code, input) => {
    const { resourceIds, tagIds } = (await input()) as { resourceIds: number[]; tagIds: number[] };
    expect((await bind(resourceIds, tagIds)).code).toBe(code);
    expect(await api.db.$count(tagBinds, inArray(tagBinds.resourceId, resourceIds))).toBe(0);
  });

  it("keeps to 20 tags and to one value of a key however many bind at once", async () => {
    const [key, ids] = [word(), await put(3)];
    const filler = await Promise.all(Array.from({ length: 18 }, () => saved()));
    await bind(ids, filler);
    const values = await Promise.all(["一", "二", "三", "四"].map((tagValue) => saved({ tagKey: key, tagValue })));
    const more = await Promise.all(Array.from({ length: 4 }, () => saved()));
    const answers = await Promise.all([
      ...values.map((id) => bind(ids, [id])),
      ...more.map((id) => bind([...ids].reverse(), [id])),
      ...values.map((id) => bind(ids, [id], { replace: true })),
    ]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    expect(api.logged).toEqual([]);
    for (const id of ids) {
      const held = await api.db.select().from(tagBinds).where(eq(tagBinds.resourceId, id));
      expect(held).toHaveLength(20);
      expect(held.filter(({ tagKey }) => tagKey === key).length).toBeLessThanOrEqual(1);
    }
  });
});

describe("unbindTags", () => {
  it("takes tags off, and says which resources had none", async () => {
    const [one, two, [has = 0, hasOther = 0]] = [await saved(), await saved(), await put(2)];
    await bind([has], [one, two]);
    await bind([hasOther], [two]);
    const done = await unbind([hasOther, has], [one]);
    expect(outcomes(done)).toEqual(["unchanged", "unbound"]);
    expect([await tagsOf(has), await tagsOf(hasOther)]).toEqual([[two], [two]]);
    expect(await lastAudit("unbindTags")).toMatchObject({ targets: [has] });
  });

  it("refuses another customer's resource or tag like a missing one", async () => {
    const [own = 0] = await put(1);
    const [foreign = 0] = await putResources(api.db, 1010, [{}]);
    expect((await unbind([foreign], [await saved()])).code).toBe(404);
    expect((await unbind([own], [await saved({}, other)])).code).toBe(404);
  });
});

describe("mergeTags", () => {
  it("gives the tag to all that have one of the others, in place of another value of its key", async () => {
    const key = word();
    const [into, another] = [
      await saved({ tagKey: key, tagValue: "一" }),
      await saved({ tagKey: key, tagValue: "二" }),
    ];
    const [same, foreign] = [await saved({ tagKey: key, tagValue: "1" }), await saved()];
    const [hasSame = 0, hasForeign = 0, hasBoth = 0, hasInto = 0, clashes = 0, untouched = 0] = await put(6, {
      name: "合并",
    });
    await bind([hasSame], [same]);
    await bind([hasForeign], [foreign]);
    await bind([hasBoth], [same, foreign]);
    await bind([hasInto], [into, foreign]);
    await bind([clashes], [another, foreign]);
    await bind([untouched], [another]);
    expect(await preview([same, foreign, into], into)).toEqual({
      tagNames: [(await tag(same)).tagName, (await tag(foreign)).tagName].sort((a, b) => (a < b ? -1 : 1)),
      intoName: `${key}: 一`,
      resourceCount: 5,
      changedCount: 1,
      changed: [{ name: "合并", tagName: `${key}: 二` }],
      brokenCount: 0,
      broken: [],
    });
    expect((await merge([same, foreign, into], into)).code).toBe(200);
    for (const id of [hasSame, hasForeign, hasBoth, hasInto, clashes]) expect(await tagsOf(id)).toEqual([into]);
    expect(await tagsOf(untouched)).toEqual([another]);
    expect(await api.db.$count(tags, inArray(tags.id, [same, foreign]))).toBe(0);
    expect(await lastAudit("mergeTags")).toMatchObject({
      targets: expect.arrayContaining([into, same, foreign]),
      detail: { into: `${key}: 一`, resourceCount: 5, changedCount: 1 },
    });
  });

  it("refuses where other resources are concerned than were shown, and merges nothing", async () => {
    const [from, into, [resource = 0]] = [await saved(), await saved(), await put(1)];
    const seen = counts(await preview([from], into));
    await bind([resource], [from]);
    expect((await merge([from], into, seen)).code).toBe(409);
    expect(await tagsOf(resource)).toEqual([from]);
  });

  it("refuses a tag into itself, and tags of another customer", async () => {
    const [own, foreign] = [await saved(), await saved({}, other)];
    expect((await call("previewTagMerge", { ids: [own], intoId: own })).code).toBe(422);
    expect((await call("previewTagMerge", { ids: [foreign], intoId: own })).code).toBe(404);
    expect((await call("previewTagMerge", { ids: [own], intoId: foreign })).code).toBe(404);
  });
});

describe("the coverage", () => {
  it("adds up, by number and to the cent", async () => {
    const before: TagCoverage = (await call("getTagCoverage")).data;
    const key = word();
    const [cheap = 0, dear = 0] = await putResources(api.db, 1001, [
      { exactMonthCost: "0.10" },
      { exactMonthCost: "99999999999999.20" },
      { exactMonthCost: "0.07" },
      { exactMonthCost: "5.00", goneTime: new Date() },
    ]);
    await bind([cheap], [await saved({ tagKey: key, tagValue: "一" })]);
    await bind([dear], [await saved({ tagKey: key, tagValue: "二" }), await saved()]);
    const after: TagCoverage = (await call("getTagCoverage")).data;
    expect(after).toMatchObject({
      resourceCount: before.resourceCount + 3,
      taggedCount: before.taggedCount + 2,
      untaggedCount: before.untaggedCount + 1,
    });
    const cents = (amount: string) => BigInt(amount.replace(".", ""));
    expect(cents(after.taggedCost) - cents(before.taggedCost)).toBe(9999999999999930n);
    expect(cents(after.untaggedCost) - cents(before.untaggedCost)).toBe(7n);
    expect(cents(after.taggedCost) + cents(after.untaggedCost)).toBe(cents(after.monthCost));
    expect(after.taggedShare).toBe((after.taggedCount / after.resourceCount).toFixed(4));

    const keys: TagKeyCoverage[] = (await call("listTagKeys")).data;
    expect(keys.find(({ tagKey }) => tagKey === key)).toMatchObject({
      valueCount: 2,
      resourceCount: 2,
      resourceShare: (2 / after.resourceCount).toFixed(4),
      missingCount: after.resourceCount - 2,
      monthCost: "99999999999999.30",
    });
  });

  it("is 0 of nothing", async () => {
    const nobody = await api.signIn("channel");
    expect((await call("getTagCoverage", {}, nobody)).data).toMatchObject({
      resourceCount: 0,
      taggedShare: "0.0000",
      costShare: null,
      asOf: null,
      lackingCount: 0,
      lacking: [],
    });
  });

  it("says as of when it is known, and what could not be synchronised of any type", async () => {
    const types = ["host", "disk", "database", "redis", "mongo", "pubIp", "priNet"];
    const inventories = await Promise.all(
      types.map(async (type): Promise<Inventory> => (await call("getInventory", { type })).data),
    );
    const moments = inventories.flatMap(({ asOf }) => asOf ?? []).sort();
    const coverage: TagCoverage = (await call("getTagCoverage")).data;
    expect(coverage.asOf).toBe(moments[0]);
    expect(coverage.lackingCount).toBe(inventories.reduce((sum, { lackingCount }) => sum + lackingCount, 0));
    expect(coverage.lackingCount).toBeGreaterThan(0);
    expect(coverage.lacking).toHaveLength(Math.min(coverage.lackingCount, 50));
    const told = ({ type, accountName, regionName }: LackingScope) => [type, accountName, regionName].join();
    const of = inventories.flatMap(({ lacking }) => lacking.map(told));
    expect(of).toEqual(expect.arrayContaining(coverage.lacking.map(told)));
    expect(new Set(coverage.lacking.map(told)).size).toBe(coverage.lacking.length);
  });
});

describe("a resource's history", () => {
  const told = async (id: number) => {
    const { list }: ResourceEventPage = (await call("listResourceEvents", { id })).data;
    return list.map(({ kind, actor, changes }) => ({
      kind,
      actor,
      changes: changes.map(({ from, to }) => [from, to]),
    }));
  };
  const byAdmin = (...changes: (string | null)[][]) => ({ kind: "tagsChanged", actor: "admin", changes });

  it("tells who bound, replaced and unbound which tags, and nothing of what stayed", async () => {
    const [resource = 0, untouched = 0] = await put(2);
    const key = word();
    const [prod, test] = [
      await saved({ tagKey: key, tagValue: "prod" }),
      await saved({ tagKey: key, tagValue: "test" }),
    ];
    const gone = await saved({ tagKey: `${key}x`, tagValue: "" });
    await bind([resource], [prod, gone]);
    await bind([resource], [prod]);
    await bind([resource], [test], { replace: true });
    await unbind([resource, untouched], [test]);
    expect(await told(resource)).toEqual([
      byAdmin([`${key}: test`, null]),
      byAdmin([`${key}: prod`, `${key}: test`]),
      byAdmin([null, `${key}: prod`], [null, `${key}x`]),
    ]);
    expect(await told(untouched)).toEqual([]);
  });

  it("tells of a tag's new name, and not of its new colour", async () => {
    const [resource = 0] = await put(1);
    const key = word();
    const id = await saved({ tagKey: key, tagValue: "a" });
    await bind([resource], [id]);
    await save({ id, tagKey: key, tagValue: "b" });
    await save({ id, tagKey: key, tagValue: "b", color: "red" });
    expect((await told(resource))[0]).toEqual(byAdmin([`${key}: a`, `${key}: b`]));
    expect(await told(resource)).toHaveLength(2);
  });

  it("tells what a merge made of each resource's tags", async () => {
    const [both = 0, one = 0, otherValue = 0, otherKey = 0] = await put(4);
    const key = word();
    const made = (tagKey: string, tagValue: string) => saved({ tagKey, tagValue });
    const [into, from] = [await made(key, "prod"), await made(key, "production")];
    const [third, elsewhere] = [await made(key, "x"), await made(`${key}2`, "prod")];
    await bind([one], [from]);
    await bind([both], [into, elsewhere]);
    await bind([otherValue], [third, elsewhere]);
    await bind([otherKey], [elsewhere]);
    expect((await merge([from, elsewhere], into)).code).toBe(200);
    const last = async (id: number) => (await told(id))[0];
    expect(await last(one)).toEqual(byAdmin([`${key}: production`, `${key}: prod`]));
    expect(await last(both)).toEqual(byAdmin([`${key}2: prod`, null]));
    expect(await last(otherValue)).toEqual(byAdmin([`${key}2: prod`, null], [`${key}: x`, `${key}: prod`]));
    expect(await last(otherKey)).toEqual(byAdmin([`${key}2: prod`, null], [null, `${key}: prod`]));
  });

  it("keeps no synchronisation from writing what it sees", async () => {
    const id = await newResource(api.db, "host");
    const tagId = await saved();
    api.advance(1);
    const asked = api.now();
    await bind([id], [tagId]);
    await api.db.transaction((tx) => writeGone(tx, [id], { now: api.now(), asked }));
    expect((await told(id))[0]).toMatchObject({ kind: "gone", actor: "同步" });
  });
});

describe("listTagResources", () => {
  it("has each resource with its tags by key, the dearest first, and nobody else's", async () => {
    const [resource = 0] = await put(1, { exactMonthCost: "999999999999999.99" });
    const [b, a] = [await saved({ tagKey: `b${word()}` }), await saved({ tagKey: `a${word()}`, color: "red" })];
    await bind([resource], [b, a]);
    const { list }: TagResourcePage = (await call("listTagResources")).data;
    expect(list[0]).toMatchObject({ id: resource, tags: [{ tagId: a, color: "red" }, { tagId: b }] });
    const theirs: TagResourcePage = (await call("listTagResources", { pageSize: 200 }, other)).data;
    expect(theirs.list.map(({ id }) => id)).not.toContain(resource);
  });
});
