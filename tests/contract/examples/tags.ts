import { eq } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { cloudAccounts } from "../../../src/server/database/schema/cloud";
import { tagBinds, tags } from "../../../src/server/database/schema/tag";
import { type Example, foreignId, other, own, ownId, unique } from "../example";
import { putResources } from "../resources";

/** A tag of the admin's customer that nothing has. */
async function newTag(db: Database): Promise<number> {
  const row = { customId: own, tagKey: unique(), tagValue: "示例", color: "blue" as const, creator: "admin" };
  const [tag] = await db
    .insert(tags)
    .values({ ...row, createTime: new Date() })
    .returning({ id: tags.id });
  return tag?.id ?? 0;
}

const newResource = async (db: Database, customId = own): Promise<number> =>
  (await putResources(db, customId, [{}]))[0] ?? 0;

/** A resource that has a tag. */
async function tagged(db: Database): Promise<{ resourceIds: number[]; tagIds: number[] }> {
  const [tagId, resourceId] = [await newTag(db), await newResource(db)];
  const [tag] = await db.select().from(tags).where(eq(tags.id, tagId));
  if (!tag) throw new Error("the tag was made");
  const bound = { resourceId, resourceType: "host", bindTime: new Date(), operator: "admin" } as const;
  await db.insert(tagBinds).values({ tagId, tagKey: tag.tagKey, ...bound });
  return { resourceIds: [resourceId], tagIds: [tagId] };
}

const foreignTag = foreignId(tags);
const foreignResource = (db: Database): Promise<number> => newResource(db, other);
const bothForeign = { resourceIds: foreignResource, tagIds: foreignTag };

/** Tags of the resources. */
export const examples = {
  listTags: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "resourceCount",
      sortOrder: "ascending",
      keyword: "pro",
      tagKey: "env",
      bound: false,
    }),
  },
  getTag: { input: async (db) => ({ id: await newTag(db) }), foreign: { id: foreignTag } },
  saveTag: {
    input: async (db) => ({
      id: await newTag(db),
      tagKey: unique(),
      tagValue: "示例",
      color: "cyan",
      remark: "示例",
      clientToken: unique(),
    }),
    foreign: { id: foreignTag },
  },
  previewTagRename: {
    input: async (db) => ({ id: await newTag(db), tagKey: unique(), tagValue: "示例" }),
    foreign: { id: foreignTag },
  },
  deleteTags: { input: async (db) => ({ ids: [await newTag(db)] }), foreign: { ids: foreignTag } },
  previewTagMerge: {
    input: async (db) => ({ ids: [await newTag(db)], intoId: await newTag(db) }),
    foreign: { ids: foreignTag, intoId: foreignTag },
  },
  mergeTags: {
    input: async (db) => ({
      ids: [await newTag(db)],
      intoId: await newTag(db),
      resourceCount: 0,
      changedCount: 0,
      clientToken: unique(),
    }),
    foreign: { ids: foreignTag, intoId: foreignTag },
  },
  listTagResources: {
    input: async (db) => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "name",
      sortOrder: "ascending",
      keyword: "示例",
      type: ["host", "disk"],
      cloudCode: ["tx"],
      cloudAccountId: await ownId(db, cloudAccounts),
      tagId: await newTag(db),
      lacksKey: "department",
      untagged: false,
    }),
    foreign: { cloudAccountId: foreignId(cloudAccounts), tagId: foreignTag },
    filters: true,
  },
  previewTagBinding: {
    input: async (db) => ({ resourceIds: [await newResource(db)], tagIds: [await newTag(db)], replace: true }),
    foreign: bothForeign,
  },
  bindTags: {
    input: async (db) => ({
      resourceIds: [await newResource(db)],
      tagIds: [await newTag(db)],
      replace: true,
      clientToken: unique(),
    }),
    foreign: bothForeign,
  },
  unbindTags: {
    input: async (db) => ({ ...(await tagged(db)), clientToken: unique() }),
    foreign: bothForeign,
  },
  getTagCoverage: {},
  listTagKeys: {},
} satisfies Partial<Record<OperationId, Example>>;
