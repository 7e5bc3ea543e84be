import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { ResourceType } from "../../src/generated/api";
import type { Database } from "../../src/server/database/client";
import type { NewBillLine } from "../../src/server/database/schema/bill";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { resources } from "../../src/server/database/schema/resource";
import { attrs } from "./resource-rows";

type NewResource = Partial<typeof resources.$inferInsert>;

/** Puts resources into a customer's first cloud account of Tencent, and says their ids in the order given. */
export async function putResources(db: Database, customId: number, rows: readonly NewResource[]): Promise<number[]> {
  const tencent = and(eq(cloudAccounts.customId, customId), eq(cloudAccounts.cloudCode, "tx"));
  const [account] = await db.select().from(cloudAccounts).where(tencent).limit(1);
  if (!account) throw new Error(`customer ${customId} has no account at Tencent`);
  const made = await db
    .insert(resources)
    .values(
      rows.map((row) => ({
        ...resource(),
        attrs: attrs[row.type ?? "host"],
        ...row,
        customId,
        cloudAccountId: account.id,
      })),
    )
    .returning({ id: resources.id });
  return made.map(({ id }) => id);
}

/** What bill lines have of a resource: by these alone they are known to be its. */
export async function identityOf(db: Database, id: number): Promise<Partial<NewBillLine>> {
  const [row] = await db
    .select()
    .from(resources)
    .innerJoin(cloudAccounts, eq(cloudAccounts.id, resources.cloudAccountId))
    .where(eq(resources.id, id));
  if (!row) throw new Error(`there is no resource ${id}`);
  const { cloudCode, accountUid } = row.cloud_accounts;
  return { resourceId: row.resources.resourceId, resourceName: row.resources.name, cloudCode, accountUid };
}

function resource() {
  const word = randomBytes(5).toString("hex");
  return {
    type: "host" as ResourceType,
    cloudCode: "tx" as const,
    regionId: "ap-beijing",
    resourceId: `ins-${word}`,
    name: `示例 ${word}`,
    status: "running",
    rawStatus: "RUNNING",
    payMode: "prePay" as const,
    createTime: new Date(),
    digest: word,
  };
}
