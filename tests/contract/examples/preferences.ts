import { eq } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { users } from "../../../src/server/database/schema/identity";
import { savedViews } from "../../../src/server/database/schema/preference";
import { type Example, own, ownId, unique } from "../example";

/** How a list is shown. */
const viewState = {
  filters: [{ name: "type", values: ["finance", "om"] }],
  columns: ["title", "type"],
  sort: "createTime.ascending",
  pageSize: 50,
};

/** A view of the message list, of the admin unless told. */
async function newView(db: Database, username = "admin"): Promise<number> {
  const userId = await ownId(db, users, eq(users.username, username));
  const row = {
    customId: own,
    userId,
    list: "messages.list",
    name: `示例 ${unique()}`,
    shared: false,
    state: JSON.stringify(viewState),
    updateTime: new Date(),
  };
  const [view] = await db.insert(savedViews).values(row).returning({ id: savedViews.id });
  return view?.id ?? 0;
}

/** A colleague's private view: of the same customer, and still not the admin's to see. */
const colleaguesView = (db: Database) => newView(db, "sun.jianguo");

export const examples = {
  getPreference: { input: () => ({ key: "columns.messages.list" }) },
  savePreference: { input: () => ({ key: "columns.messages.list", value: { hidden: ["type"], density: "compact" } }) },
  listSavedViews: { input: () => ({ list: "messages.list" }) },
  saveView: {
    input: async (db) => ({
      id: await newView(db),
      list: "messages.list",
      name: `示例 ${unique()}`,
      shared: true,
      state: viewState,
    }),
    foreign: { id: colleaguesView },
  },
  deleteView: { input: async (db) => ({ id: await newView(db) }), foreign: { id: colleaguesView } },
  setDefaultView: {
    input: async (db) => ({ list: "messages.list", id: await newView(db) }),
    foreign: { id: colleaguesView },
  },
} satisfies Partial<Record<OperationId, Example>>;
