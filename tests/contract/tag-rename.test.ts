import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HostPage, Tag, TagMerge, TagRename } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { resourcesOf } from "../../src/server/areas/alarm/scope";
import { groupsWith, membersOf } from "../../src/server/areas/business-view/members";
import { businessViews, viewGroups } from "../../src/server/database/schema/business-view";
import { users } from "../../src/server/database/schema/identity";
import { savedViews } from "../../src/server/database/schema/preference";
import { resources } from "../../src/server/database/schema/resource";
import { tagBinds, tags } from "../../src/server/database/schema/tag";
import { newRule } from "./alarm-rows";
import { newRule as newAllocationRule } from "./allocation-rows";
import { newBudget } from "./budget-rows";
import { createPeople } from "./people";
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

const reading = {
  now: () => new Date(),
  get db() {
    return api.db;
  },
};
const [own, foreign] = [1001, 1010];
const word = () => randomBytes(8).toString("hex");
const call = (id: OperationId, input: object = {}, as = token) => api.call(id, input, { token: as });
const save = (input: object, as = token) =>
  call("saveTag", { tagKey: word(), tagValue: word(), color: "blue", clientToken: word(), ...input }, as);
const saved = async (input: object = {}, as = token) => ((await save(input, as)).data as { id: number }).id;
const tag = async (id: number): Promise<Tag> => (await call("getTag", { id })).data;
const preview = (input: object, as = token) => call("previewTagRename", input, as);
const previewed = async (input: object, as = token): Promise<TagRename> => (await preview(input, as)).data;
const gone = (id: number) => api.db.update(resources).set({ goneTime: new Date() }).where(eq(resources.id, id));
const bind = (resourceIds: number[], tagIds: number[]) =>
  call("bindTags", { resourceIds, tagIds, clientToken: word() });

/** A tag on so many hosts of its own. */
async function tagged(count = 1) {
  const id = await saved();
  const hosts = await putResources(
    api.db,
    own,
    Array.from({ length: count }, () => ({})),
  );
  await bind(hosts, [id]);
  return { ...(await tag(id)), hosts };
}

interface Asked {
  tagKey?: string;
  tagValue?: string;
  lacksKey?: string;
  filter?: string;
}

function rule(filter: string, customId = own): Promise<number> {
  return newRule(api.db, { customId, ruleName: `规则 ${word()}`, scope: "filter", filter });
}

async function group(filter: string, customId = own): Promise<number> {
  const place = { customId, viewName: word(), viewSort: 50, cloudCode: "all", businessType: 2 } as const;
  const [made] = await api.db
    .insert(businessViews)
    .values({ ...place, createTime: new Date() })
    .returning({ id: businessViews.id });
  const row = { groupName: `分组 ${word()}`, layer: "app", sort: 0, membership: "filter" } as const;
  const [added] = await api.db
    .insert(viewGroups)
    .values({ ...row, viewId: made?.id ?? 0, filter })
    .returning({ id: viewGroups.id });
  return added?.id ?? 0;
}

async function view(asked: Asked, { username = "admin", list = "hosts.list", shared = false } = {}): Promise<string> {
  const [user] = await api.db.select().from(users).where(eq(users.username, username));
  const filters = Object.entries(asked).map(([name, value]) => ({ name, values: [value as string] }));
  const state = JSON.stringify({ filters, columns: ["name"], sort: null, pageSize: null });
  const name = `视图 ${word()}`;
  const row = { customId: user?.customId ?? 0, userId: user?.id ?? 0, list, name, shared, state };
  await api.db.insert(savedViews).values({ ...row, updateTime: new Date() });
  return name;
}

/** The same as a filter of resources. */
function filterOf({ tagKey = "", tagValue }: Asked): string {
  const named = `tags:${JSON.stringify(tagKey)}`;
  return tagValue === undefined ? `${named} is not empty` : `${named} = ${JSON.stringify(tagValue)}`;
}

/** Filters that are about a tag in other ways: with others, as a part of its value, or without it. */
const furtherFilters = ({ tagKey, tagValue }: Tag): string[] => [
  `type = disk or (tags:"${tagKey}" = ("${word()}", "${tagValue}") and monthCost >= 0)`,
  `tags:"${tagKey}" ~ "${tagValue.slice(1, -1)}"`,
  `tags:"${tagKey}" != "${tagValue}"`,
  `tags:"${tagKey}" is empty and type = host`,
  `tags:"${tagKey}" !~ "no part of any value"`,
];

/** How what names a tag by its text finds a host, by what reads it in earnest. */
const readers = {
  rule: async (filter: string, host: number) => {
    const scope = { scope: "filter", resourceType: "host", viewId: null, named: { ids: [] }, customId: own } as const;
    return (await resourcesOf(reading, { ...scope, filter })).some(({ id }) => id === host);
  },
  group: async (id: number, host: number) => {
    const members = membersOf(await groupsWith(reading, eq(viewGroups.id, id)));
    return (await api.db.execute(sql`select from ${members} as one where resource_id = ${host}`)).rowCount === 1;
  },
  view: async (asked: Asked, host: number) => {
    const newest = { sortField: "createTime", sortOrder: "descending", pageSize: 200 };
    const { list }: HostPage = (await call("listHosts", { ...asked, ...newest })).data;
    return list.some(({ id }) => id === host);
  },
};

/** What is asked for of a tag, in all the ways there are. */
const waysOf = ({ tagKey, tagValue }: Tag): Asked[] => [{ tagKey, tagValue }, { tagKey }, { tagKey, tagValue: word() }];

const renames: [what: string, to: (from: Tag) => { tagKey: string; tagValue: string }][] = [
  ["another value", ({ tagKey }) => ({ tagKey, tagValue: word() })],
  ["another key", ({ tagValue }) => ({ tagKey: word(), tagValue })],
  ["another key and value", () => ({ tagKey: word(), tagValue: word() })],
  ["the name that it has", ({ tagKey, tagValue }) => ({ tagKey, tagValue })],
];

describe("previewTagRename", () => {
  it.each(renames)("counts what does not find the tag any more by %s, as the rename makes it", async (_what, to) => {
    const before = await tagged();
    const [host = 0] = before.hosts;
    const filters = [...waysOf(before).map(filterOf), ...furtherFilters(before)];
    for (const filter of filters) await rule(filter);
    const groups = await Promise.all(filters.map((filter) => group(filter)));
    const asFilter = filters.filter((filter) => !filter.includes("type =")).map((filter) => ({ filter }));
    const views = [...waysOf(before), { tagValue: before.tagValue }, { lacksKey: before.tagKey }, ...asFilter];
    for (const asked of views) await view(asked);
    const found = async () => ({
      alarmRules: await Promise.all(filters.map((filter) => readers.rule(filter, host))),
      groups: await Promise.all(groups.map((id) => readers.group(id, host))),
      views: await Promise.all(views.map((asked) => readers.view(asked, host))),
    });
    const earlier = await found();
    const renamed = { id: before.id, ...to(before) };
    const { alarmRuleCount, viewGroupCount, savedViewCount } = await previewed(renamed);
    expect((await save(renamed)).code).toBe(200);
    const later = await found();
    const changed = (of: keyof typeof earlier) => earlier[of].filter((was, at) => was !== later[of][at]).length;
    expect([alarmRuleCount, viewGroupCount, savedViewCount]).toEqual(
      (["alarmRules", "groups", "views"] as const).map(changed),
    );
  });

  it("counts the resources that the clouds have, and names what it breaks", async () => {
    const { id, tagKey, tagValue, hosts } = await tagged(3);
    await gone(hosts[0] ?? 0);
    const pair = { tagKey, tagValue };
    const [ruleId, groupId] = [await rule(filterOf(pair)), await group(filterOf(pair))];
    const name = await view(pair, { list: "resource-map.filtered" });
    const key = word();
    const there = and(eq(tagBinds.tagId, id), isNull(resources.goneTime));
    const [{ count } = { count: -1 }] = await api.db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(tagBinds)
      .innerJoin(resources, eq(resources.id, tagBinds.resourceId))
      .where(there);
    const answer = await previewed({ id, tagKey: ` ${key} `, tagValue: "新 " });
    expect(answer).toMatchObject({ newName: `${key}: 新`, resourceCount: count });
    expect(answer).toMatchObject({ resourceCount: 2, alarmRuleCount: 1, viewGroupCount: 1, savedViewCount: 1 });
    expect(answer.broken.map(({ kind }) => kind)).toEqual(["alarmRule", "viewGroup", "savedView"]);
    const names = answer.broken.map((one) => one.name);
    const { rows } = await api.db.execute<{ name: string }>(sql`
      select rule_name as name from alarm_rules where id = ${ruleId}
      union all select view_name || ' / ' || group_name from view_groups
        join business_views on business_views.id = view_id where view_groups.id = ${groupId}`);
    expect(names).toEqual([...rows.map((row) => row.name), name]);
    expect(await tag(id)).toMatchObject(pair);
  });

  it.each([
    ["another value", (key: string) => ({ tagKey: key, tagValue: "后" }), 1],
    ["another key", () => ({ tagKey: word(), tagValue: "前" }), 2],
  ])("counts budgets and allocation rules, and views of bills, that lose the tag by %s", async (_what, to, count) => {
    const tagKey = word();
    const id = await saved({ tagKey, tagValue: "前" });
    const filter = `tags:"${tagKey}" = "前"`;
    await newBudget(api.db, { tags: [{ key: tagKey, value: "前" }] });
    await newBudget(api.db, { tags: [{ key: tagKey, value: "" }] });
    await newBudget(api.db, { tags: [{ key: tagKey, value: "后" }] });
    await newAllocationRule(api.db, { filter });
    await newAllocationRule(api.db, { filter: `tags:"${tagKey}" is empty` });
    await newAllocationRule(api.db, { filter: "cloudCode = aliyun" });
    await view({ filter }, { list: "bill-details.list" });
    const answer = await previewed({ id, ...to(tagKey) });
    expect(answer).toMatchObject({ budgetCount: count, allocationRuleCount: count, savedViewCount: 1 });
    const kinds = (kind: string) => answer.broken.filter((one) => one.kind === kind).length;
    expect([kinds("budget"), kinds("allocationRule"), kinds("savedView")]).toEqual([count, count, 1]);
  });

  it("is said of tags that are merged into another one, too: each thing once, and nothing of what finds the other", async () => {
    const tagKey = word();
    const [one, two, into] = [
      await saved({ tagKey, tagValue: "一" }),
      await saved({ tagKey, tagValue: "二" }),
      await saved({ tagKey, tagValue: "三" }),
    ];
    await rule(`tags:"${tagKey}" = ("一", "二")`);
    await rule(`tags:"${tagKey}" is not empty`);
    await newBudget(api.db, { tags: [{ key: tagKey, value: "二" }] });
    await view({ tagKey, tagValue: "三" });
    const asked = { ids: [one, two], intoId: into };
    const shown: TagMerge = (await call("previewTagMerge", asked)).data;
    expect(shown).toMatchObject({ brokenCount: 2 });
    expect(shown.broken.map(({ kind }) => kind)).toEqual(["alarmRule", "budget"]);
    const { resourceCount, changedCount } = shown;
    const merged = await call("mergeTags", { ...asked, resourceCount, changedCount, clientToken: word() });
    expect(merged.data).toEqual(shown);
  });

  it("tells nothing of what is another customer's, of other lists, or matches from then on", async () => {
    const { id, tagKey, tagValue } = await tagged();
    const [pair, next] = [
      { tagKey, tagValue },
      { tagKey: word(), tagValue: word() },
    ];
    await Promise.all([
      rule(filterOf(pair), foreign),
      group(filterOf(pair), foreign),
      view(pair, { username: "type0" }),
    ]);
    await Promise.all([rule(filterOf(next)), group(filterOf(next)), view(next), view(pair, { list: "orders.list" })]);
    expect(await previewed({ id, ...next })).toMatchObject({
      alarmRuleCount: 0,
      viewGroupCount: 0,
      savedViewCount: 0,
      broken: [],
    });
  });

  it("counts whatever a rename breaks, and names what the caller may see", async () => {
    const { managerWith } = await createPeople(api);
    const { token: manager, username } = await managerWith("v8,v8-1,v8-1.1,v8-2,v8-2.2,");
    const { id, tagKey, tagValue } = await tagged();
    const pair = { tagKey, tagValue };
    await Promise.all([rule(filterOf(pair)), group(filterOf(pair)), view(pair)]);
    const seen = [await view(pair, { shared: true }), await view(pair, { username })];
    const answer = await previewed({ id, tagKey: word() }, manager);
    expect(answer).toMatchObject({ resourceCount: 1, alarmRuleCount: 1, viewGroupCount: 1, savedViewCount: 3 });
    expect(answer.broken.map(({ name }) => name).sort()).toEqual(seen.sort());
  });

  const refusals: [what: string, code: number, to: () => Promise<{ id: number; tagKey: string; tagValue: string }>][] =
    [
      [
        "a pair there is",
        409,
        async () => {
          const { tagKey, tagValue } = await tagged();
          return { id: await saved(), tagKey: ` ${tagKey}`, tagValue };
        },
      ],
      [
        "a key of which a resource has another value",
        422,
        async () => {
          const [{ id, hosts }, tagKey] = [await tagged(), word()];
          await bind(hosts, [await saved({ tagKey })]);
          return { id, tagKey, tagValue: word() };
        },
      ],
      [
        "a key of which a resource that is gone has another value",
        422,
        async () => {
          const [{ id, hosts }, tagKey] = [await tagged(), word()];
          await bind(hosts, [await saved({ tagKey })]);
          await gone(hosts[0] ?? 0);
          return { id, tagKey, tagValue: word() };
        },
      ],
      ["another customer's tag", 404, async () => ({ id: await saved({}, other), tagKey: word(), tagValue: word() })],
    ];
  it.each(refusals)("refuses %s as the rename does", async (_what, code, to) => {
    const asked = await to();
    const shown = await preview(asked);
    const refused = await save(asked);
    const reason = (answer: typeof shown) => [
      answer.code,
      answer.message,
      (answer.data as { errors?: unknown }).errors,
    ];
    expect(reason(shown)).toEqual(reason(refused));
    expect(shown.code).toBe(code);
  });

  it("lets a tag have what another customer's tag is called, and another value of its own key", async () => {
    const pair = { tagKey: word(), tagValue: word() };
    await saved(pair, other);
    const { id, hosts } = await tagged();
    await bind(hosts, [await saved()]);
    for (const asked of [
      { id, ...pair },
      { id, ...pair, tagValue: word() },
    ]) {
      expect((await preview(asked)).code).toBe(200);
      expect((await save(asked)).code).toBe(200);
    }
    expect(await api.db.$count(tags, eq(tags.id, id))).toBe(1);
  });
});
