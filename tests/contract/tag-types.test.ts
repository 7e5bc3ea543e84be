import { randomBytes } from "node:crypto";
import { parse } from "csv-parse/sync";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Inventory,
  Tag,
  TagBinding,
  TagCoverage,
  TagKeyCoverage,
  TagMerge,
  TagPage,
  TagResourcePage,
} from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { resources } from "../../src/server/database/schema/resource";
import { tagBinds } from "../../src/server/database/schema/tag";
import { createPeople } from "./people";
import { putResources } from "./resources";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const word = () => randomBytes(8).toString("hex");
const call = (id: OperationId, input: object = {}, as = token) => api.call(id, input, { token: as });
const saved = async (input: object = {}): Promise<number> => {
  const asked = { tagKey: word(), tagValue: word(), color: "blue", clientToken: word(), ...input };
  return ((await call("saveTag", asked)).data as { id: number }).id;
};
const tag = async (id: number): Promise<Tag> => (await call("getTag", { id })).data;
const bind = (resourceIds: number[], tagIds: number[]) =>
  call("bindTags", { resourceIds, tagIds, clientToken: word() });
const tagsOf = async (resourceId: number) =>
  (await api.db.select().from(tagBinds).where(eq(tagBinds.resourceId, resourceId)).orderBy(tagBinds.tagId)).map(
    ({ tagId }) => tagId,
  );
const outcomes = ({ data }: { data: never }) => (data as TagBinding).results.map(({ outcome }) => outcome);
const preview = async (ids: number[], intoId: number): Promise<TagMerge> =>
  (await call("previewTagMerge", { ids, intoId })).data;

describe("tags, of a caller who may list disks only", () => {
  let ofDisks: string;
  beforeAll(async () => {
    ofDisks = (await (await createPeople(api)).managerWith("v8,v8-1,v8-1.1,v8-1.2,v8-2,v8-2.2,")).token;
  });

  /** A host and a disk with a tag of their own, a host and a disk without, and a tag that only the host has. */
  const place = async () => {
    const [onBoth, onHost, key] = [await saved(), await saved(), word()];
    const costs = { exactMonthCost: "3.00", name: key };
    const [host = 0, disk = 0, bareHost = 0, bareDisk = 0] = await putResources(api.db, 1001, [
      costs,
      { ...costs, type: "disk" },
      costs,
      { ...costs, type: "disk" },
    ]);
    await bind([host, disk], [onBoth]);
    await bind([host], [onHost]);
    return { onBoth, onHost, host, disk, bareHost, bareDisk, name: key };
  };
  const listed = async (input: object): Promise<TagResourcePage> =>
    (await call("listTagResources", input, ofDisks)).data;
  const ids = ({ list }: TagResourcePage) => list.map(({ id }) => id);
  const there = (more?: Parameters<typeof and>[0]) =>
    api.db.$count(
      resources,
      and(eq(resources.customId, 1001), eq(resources.type, "disk"), isNull(resources.goneTime), more),
    );
  const exported = async (of: OperationId, input: object, names: string[]) => {
    const columns = names.map((name) => ({ name, heading: name }));
    const { text } = await call("exportList", { call: of, input, format: "csv", title: "标签", columns }, ofDisks);
    return (parse(text, { bom: true, record_delimiter: "\r\n" }) as string[][]).slice(1);
  };

  it("the list, its total and its filters have disks only", async () => {
    const { onBoth, onHost, disk, bareDisk, bareHost } = await place();
    const all = await listed({ pageSize: 200 });
    expect(all.total).toBe(await there());
    expect(new Set(all.list.map(({ type }) => type))).toEqual(new Set(["disk"]));
    expect(await listed({ type: ["host"] })).toMatchObject({ list: [], total: 0 });
    expect(ids(await listed({ tagId: onBoth }))).toEqual([disk]);
    expect(await listed({ tagId: onHost })).toMatchObject({ list: [], total: 0 });
    const [untagged, tagged] = [await listed({ untagged: true, pageSize: 200 }), await listed({ untagged: false })];
    expect([bareDisk, bareHost].map((id) => ids(untagged).includes(id))).toEqual([true, false]);
    expect(untagged.total).toBe(untagged.list.length);
    expect(untagged.total + tagged.total).toBe(all.total);
  });

  it("tags count disks only, and are bound where a disk has them", async () => {
    const { onBoth, onHost } = await place();
    const count = async (id: number) => ((await call("getTag", { id }, ofDisks)).data as Tag).resourceCount;
    expect([await count(onBoth), await count(onHost)]).toEqual([1, 0]);
    expect([(await tag(onBoth)).resourceCount, (await tag(onHost)).resourceCount]).toEqual([2, 1]);
    const { tagKey } = await tag(onHost);
    const listedTags = async (bound: boolean, as: string) =>
      ((await call("listTags", { tagKey, bound }, as)).data as TagPage).list.map((row) => [row.id, row.resourceCount]);
    expect([await listedTags(true, ofDisks), await listedTags(false, ofDisks)]).toEqual([[], [[onHost, 0]]]);
    expect([await listedTags(true, token), await listedTags(false, token)]).toEqual([[[onHost, 1]], []]);
    const sort = { sortField: "resourceCount", sortOrder: "descending", pageSize: 200 };
    const found = ((await call("listTags", sort, ofDisks)).data as TagPage).list.map((row) => row.resourceCount);
    expect(found).toEqual([...found].sort((one, another) => another - one));
  });

  it("the coverage is of disks only", async () => {
    const coverage = async (): Promise<TagCoverage> => (await call("getTagCoverage", {}, ofDisks)).data;
    const before = await coverage();
    const { onBoth, onHost } = await place();
    const after = await coverage();
    expect(after.resourceCount).toBe(await there());
    const { asOf, lackingCount, lacking }: Inventory = (await call("getInventory", { type: "disk" }, ofDisks)).data;
    expect(after).toMatchObject({
      asOf,
      lackingCount,
      lacking,
      resourceCount: before.resourceCount + 2,
      taggedCount: before.taggedCount + 1,
      untaggedCount: before.untaggedCount + 1,
    });
    expect(Number(after.monthCost) - Number(before.monthCost)).toBeCloseTo(6);
    expect(Number(after.taggedCost) - Number(before.taggedCost)).toBeCloseTo(3);
    const keys: TagKeyCoverage[] = (await call("listTagKeys", {}, ofDisks)).data;
    const ofKey = async (id: number) => {
      const { tagKey } = await tag(id);
      return keys.find((key) => key.tagKey === tagKey);
    };
    const share = (1 / after.resourceCount).toFixed(4);
    const missingCount = after.resourceCount - 1;
    expect(await ofKey(onBoth)).toMatchObject({ resourceCount: 1, resourceShare: share, missingCount });
    expect(await ofKey(onBoth)).toMatchObject({ monthCost: "3.00" });
    expect(await ofKey(onHost)).toMatchObject({ resourceCount: 0, missingCount: after.resourceCount });
  });

  it("binding and unbinding refuse a host like a resource that is missing, and change nothing", async () => {
    const { onBoth, onHost, host, disk, bareHost, bareDisk } = await place();
    const missing = 999_999_999;
    const reason = (answer?: { message: string; data: { errors: unknown } }) => [answer?.message, answer?.data.errors];
    for (const [id, seen, unseen] of [
      ["previewTagBinding", bareDisk, bareHost],
      ["bindTags", bareDisk, bareHost],
      ["unbindTags", disk, host],
    ] as const) {
      const [refused, unknown] = await Promise.all(
        [unseen, missing].map((one) => {
          const asked = { resourceIds: [seen, one], tagIds: [onBoth] };
          return call(id, id === "previewTagBinding" ? asked : { ...asked, clientToken: word() }, ofDisks);
        }),
      );
      expect([id, refused?.code]).toEqual([id, 404]);
      expect(reason(refused)).toEqual(reason(unknown));
    }
    expect([await tagsOf(bareDisk), await tagsOf(bareHost)]).toEqual([[], []]);
    expect([await tagsOf(disk), await tagsOf(host)]).toEqual([[onBoth], [onBoth, onHost]]);
    const alone = { resourceIds: [bareDisk], tagIds: [onBoth], clientToken: word() };
    expect(outcomes(await call("bindTags", alone, ofDisks))).toEqual(["bound"]);
  });

  it("a merge tells how many it changes, and names disks only", async () => {
    const key = word();
    const [into, another] = [
      await saved({ tagKey: key, tagValue: "一" }),
      await saved({ tagKey: key, tagValue: "二" }),
    ];
    const { onBoth, host, disk, name } = await place();
    await bind([host, disk], [another]);
    const asked = { ids: [onBoth], intoId: into };
    const named = { changed: [{ name, tagName: `${key}: 二` }] };
    expect((await preview(asked.ids, into)).changed).toHaveLength(2);
    expect((await call("previewTagMerge", asked, ofDisks)).data).toMatchObject({
      resourceCount: 2,
      changedCount: 2,
      ...named,
    });
    const merged = { ...asked, resourceCount: 2, changedCount: 2, clientToken: word() };
    expect((await call("mergeTags", merged, ofDisks)).data).toMatchObject(named);
    expect([await tagsOf(host), await tagsOf(disk)].map((held) => held.includes(into))).toEqual([true, true]);
  });

  it("exports have disks only, and count them", async () => {
    const { onBoth, onHost, name } = await place();
    expect(await exported("listTagResources", { tagId: onBoth }, ["name", "type"])).toEqual([[name, "disk"]]);
    expect(await exported("listTagResources", { tagId: onHost }, ["name", "type"])).toEqual([]);
    const everything = await exported("listTagResources", {}, ["type"]);
    expect(everything).toHaveLength(await there());
    const tagRows = async (id: number) => {
      const { tagKey } = await tag(id);
      return exported("listTags", { tagKey }, ["tagKey", "resourceCount"]);
    };
    expect((await tagRows(onBoth)).map(([, count]) => count)).toEqual(["1"]);
    expect((await tagRows(onHost)).map(([, count]) => count)).toEqual(["0"]);
  });
});
