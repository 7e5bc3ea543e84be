import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HostPage, ResourceType, TagResourcePage } from "../../src/generated/api";
import { gramsOfResource } from "../../src/server/areas/resource/keyword";
import { attrs } from "./resource-rows";
import { createTestApi, type TestApi } from "./test-api";

/** Few are looked up, many are told to the database by their ids, and of more it is asked anew: each in a way of its own. */
const sizes = [12, 1_100, 20_100];

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const hosts = async (input: object): Promise<HostPage> =>
  (await api.call("listHosts", { pageSize: 50, sortField: "name", sortOrder: "ascending", ...input }, { token })).data;

const tagged = async (input: object): Promise<TagResourcePage> =>
  (await api.call("listTagResources", input, { token })).data;

/** So many hosts whose names have the word, all with one tag of that name. */
async function putMany(count: number, word: string): Promise<void> {
  await api.db.execute(sql`
    with account as (select min(id) id from cloud_accounts where custom_id = 1001),
    host as (
      insert into resources (custom_id, cloud_account_id, type, cloud_code, region_id, resource_id, name, status, raw_status, pay_mode,
        create_time, attrs, digest)
      select 1001, account.id, 'host', 'aliyun', 'cn-beijing', ${word} || n, ${word} || lpad(n::text, 6, '0'), 'running', 'Running',
        'prePay', now(), ${JSON.stringify({ ...attrs.host, cpu: 3, memory: 5, osType: "windows" })}::jsonb, ${word} || n
      from account, generate_series(1, ${count}) n returning id),
    tag as (
      insert into tags (custom_id, tag_key, tag_value, color, creator, create_time)
      values (1001, ${word}, 'on', 'blue', 'test', now()) returning id, tag_key),
    gram as (
      insert into resource_grams select id, 1001, ${sql.param(gramsOfResource({ type: "host", name: word, resourceId: word, attrs: {} }))}::text[] from host)
    insert into tag_binds (tag_id, tag_key, resource_id, resource_type, bind_time, operator)
    select tag.id, tag.tag_key, host.id, 'host', now(), 'test' from tag, host`);
}

describe.each(sizes)("of %i hosts", (count) => {
  const word = `ж${count}`;
  const names = (first: number, rows: number) =>
    Array.from({ length: rows }, (_, at) => `${word}${String(first + at).padStart(6, "0")}`);
  let all: number;
  beforeAll(async () => {
    await putMany(count, word);
    all = (await hosts({})).total;
  });

  it.each([
    ["a keyword", { keyword: word }],
    ["a tag's key and value", { tagKey: word, tagValue: "on" }],
    ["a tag and more", { tagKey: word, minCpu: 3, minMemory: 5, osType: "windows", status: ["running"] }],
  ])("%s finds every one", async (_by, input) => {
    const [first, last] = [await hosts(input), await hosts({ ...input, pageNum: Math.ceil(count / 50) })];
    expect(first.list.map(({ name }) => name)).toEqual(names(1, Math.min(50, count)));
    expect(last.list.map(({ name }) => name)).toEqual(names(count - ((count - 1) % 50), ((count - 1) % 50) + 1));
    expect([first.total, last.total]).toEqual([count, count]);
    expect(first.counts).toEqual([{ status: "running", count }]);
  });

  it("two letters find every one", async () => {
    const { total, list } = await hosts({ keyword: word.slice(0, 2) });
    const others = await api.db.$count(sql`resources`, sql`name like ${`${word.slice(0, 2)}%`}`);
    expect(total).toBe(Number(others));
    expect(list.every(({ name }) => name.startsWith(word.slice(0, 2)))).toBe(true);
  });

  it("a keyword finds them among all types, and among theirs, and among no other", async () => {
    const keyword = word.slice(0, 2);
    const found = (types: ResourceType[]) => tagged({ keyword, type: types }).then(({ total }) => total);
    const hostsOnly = await found(["host"]);
    expect(hostsOnly).toBe((await hosts({ keyword })).total);
    expect([await found([]), await found(["host", "mongo"])]).toEqual([hostsOnly, hostsOnly]);
    expect(await found(["mongo"])).toBe(0);
  });

  it("spaces around what is asked for count for nothing", async () => {
    expect((await hosts({ tagKey: `${word} `, tagValue: " on" })).total).toBe(count);
    expect((await hosts({ keyword: ` ${word} ` })).total).toBe(count);
    expect((await hosts({ lacksKey: ` ${word}` })).total).toBe(all - count);
    expect((await tagged({ lacksKey: `${word} ` })).total).toBe((await tagged({})).total - count);
  });

  it("all others lack the tag", async () => {
    const { total, list } = await hosts({ lacksKey: word });
    expect(total).toBe(all - count);
    expect(list.some(({ name }) => name.startsWith(word))).toBe(false);
  });

  it("what they have less of excludes them", async () => {
    expect((await hosts({ tagKey: word, minCpu: 4 })).total).toBe(0);
    expect((await hosts({ tagKey: word, osType: "linux" })).total).toBe(0);
  });
});

it("resources of an earlier version get their type among their letter pairs", async () => {
  const written = () => api.db.execute(sql`select resource_id, grams from resource_grams order by resource_id`);
  const { rows: before } = await written();
  await api.db.execute(sql`update resource_grams set grams = grams[2:]`);
  const migration = await readFile("src/server/database/migrations/0037_resource_type_grams.sql", "utf8");
  await api.db.execute(sql.raw(migration));
  expect((await written()).rows).toEqual(before);
});
