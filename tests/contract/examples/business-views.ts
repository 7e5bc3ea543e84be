import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { businessViews, viewGroups } from "../../../src/server/database/schema/business-view";
import { cloudAccounts } from "../../../src/server/database/schema/cloud";
import { type Example, foreignId, other, own, ownId, unique } from "../example";
import { putResources } from "../resources";

/** A view without groups. */
async function newView(db: Database, customId = own): Promise<number> {
  const row = { customId, viewName: unique(), viewSort: 50, cloudCode: "all" as const, businessType: 2 as const };
  const [view] = await db
    .insert(businessViews)
    .values({ ...row, projectId: null, createTime: new Date() })
    .returning({ id: businessViews.id });
  return view?.id ?? 0;
}

/** A group that finds all hosts, in a view of its own or in one that is there. */
async function newGroup(db: Database, customId = own, viewId?: number): Promise<number> {
  const row = { groupName: unique(), layer: "app" as const, sort: 0, membership: "filter" as const };
  const [group] = await db
    .insert(viewGroups)
    .values({ ...row, viewId: viewId ?? (await newView(db, customId)), filter: "type = host" })
    .returning({ id: viewGroups.id });
  return group?.id ?? 0;
}

const foreignView = foreignId(businessViews);
const foreignGroup = (db: Database): Promise<number> => newGroup(db, other);
const newResource = async (db: Database, customId = own): Promise<number> =>
  (await putResources(db, customId, [{}]))[0] ?? 0;
const foreignResource = (db: Database): Promise<number> => newResource(db, other);

const asFilter = {
  membership: "filter" as const,
  filter: "type = host and cloudCode = tx and tags:env = prod",
};

/** Business views and their groups. */
export const examples = {
  listBusinessViews: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "viewSort",
      sortOrder: "ascending",
      keyword: "移动",
      cloudCode: "all",
      businessType: 2,
    }),
  },
  getBusinessView: { input: async (db) => ({ id: await newView(db) }), foreign: { id: foreignView } },
  saveBusinessView: {
    input: async (db) => ({ id: await newView(db), viewName: unique(), viewSort: 3, clientToken: unique() }),
    foreign: { id: foreignView },
  },
  deleteBusinessView: { input: async (db) => ({ id: await newView(db) }), foreign: { id: foreignView } },
  moveBusinessView: {
    input: async (db) => ({ id: await newView(db), direction: "up" }),
    foreign: { id: foreignView },
  },
  listViewProjects: { input: () => ({ cloudCode: "all" }) },
  listViewAccounts: { input: () => ({ cloudCode: "tx" }) },
  listViewCosts: { input: async (db) => ({ id: await newView(db) }), foreign: { id: foreignView } },
  listViewResources: {
    input: async (db) => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "name",
      sortOrder: "ascending",
      keyword: "示例",
      viewId: await newView(db),
      groupId: await newGroup(db),
      type: ["host", "disk"],
      cloudCode: ["tx"],
      cloudAccountId: await ownId(db, cloudAccounts),
      filter: "monthCost > 1 and tags:env is not empty",
    }),
    foreign: { viewId: foreignView, groupId: foreignGroup },
    filters: true,
  },
  listViewGroups: { input: async (db) => ({ viewId: await newView(db) }), foreign: { viewId: foreignView } },
  getViewGroup: { input: async (db) => ({ id: await newGroup(db) }), foreign: { id: foreignGroup } },
  previewViewGroup: {
    input: async (db) => ({
      viewId: await newView(db),
      ...asFilter,
      filter: `${asFilter.filter} and cloudAccountId = ${await ownId(db, cloudAccounts)}`,
    }),
    foreign: { viewId: foreignView },
  },
  saveViewGroup: {
    input: async (db) => {
      const viewId = await newView(db);
      return {
        viewId,
        groupName: unique(),
        layer: "app",
        sort: 1,
        membership: "list",
        resourceIds: [await newResource(db)],
        linkIds: [await newGroup(db, own, viewId)],
        clientToken: unique(),
      };
    },
    foreign: { viewId: foreignView, resourceIds: foreignResource },
  },
  deleteViewGroup: { input: async (db) => ({ id: await newGroup(db) }), foreign: { id: foreignGroup } },
} satisfies Partial<Record<OperationId, Example>>;
