import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { agents } from "../../../src/server/database/schema/agent";
import { type Example, foreignId, own, unique } from "../example";

const profile = () => ({
  agentName: `示例 ${unique()}`,
  agentLevel: 2,
  contact: "示例",
  phone: "13800138000",
  rebateRate: "0.05",
  remark: "示例",
});

/** An agent of the admin's customer. */
async function newAgent(db: Database): Promise<number> {
  const [agent] = await db
    .insert(agents)
    .values({ ...profile(), agentLevel: 2, customId: own, createTime: new Date() })
    .returning({ id: agents.id });
  return agent?.id ?? 0;
}

/** Channel agents. */
export const examples = {
  listAgents: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "rebateRate",
      sortOrder: "ascending",
      keyword: "渠道",
      agentLevel: [1, 2],
      status: 1,
    }),
  },
  getAgent: { input: async (db) => ({ id: await newAgent(db) }), foreign: { id: foreignId(agents) } },
  createAgent: { input: () => ({ ...profile(), clientToken: unique() }) },
  modifyAgent: { input: async (db) => ({ id: await newAgent(db), ...profile() }), foreign: { id: foreignId(agents) } },
} satisfies Partial<Record<OperationId, Example>>;
