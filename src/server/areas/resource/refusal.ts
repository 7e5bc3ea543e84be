import { and, count, eq, isNull } from "drizzle-orm";
import type { ResourceAction } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { cloudAccounts } from "../../database/schema/cloud";
import { resourceOperations, resources } from "../../database/schema/resource";
import { type AnswerError, refuse } from "../../errors";
import { owned } from "../../lists/owner";
import { allows, knows } from "./states";

type Row = typeof resources.$inferSelect;

/** Why an action is not possible with a locked row at present; undefined where it is. The cloud may refuse it all the same. */
export async function refusalOf(db: Queryable, row: Row, action: ResourceAction): Promise<AnswerError | undefined> {
  if (!knows(row.type, action)) return refuse("RESOURCE_ACTION_UNKNOWN");
  if (row.goneTime) return refuse("RESOURCE_GONE");
  if (await isImported(db, row)) return refuse("CLOUD_ACCOUNT_IMPORTED");
  if (await hasOpen(db, row)) return refuse("RESOURCE_BUSY");
  if (action === "detach" && row.attrs.diskKind === "system") return refuse("RESOURCE_SYSTEM_DISK");
  if (!allows(row.type, row.status, action)) return refuse("RESOURCE_STATE");
  if (action !== "release") return undefined;
  if (row.payMode === "prePay") return refuse("RESOURCE_SUBSCRIBED");
  const inside = row.type === "priNet" ? await countInside(db, row) : 0;
  return inside > 0 ? refuse("RESOURCE_NETWORK_USED", { count: inside }) : undefined;
}

async function isImported(db: Queryable, { customId, cloudAccountId }: Row): Promise<boolean> {
  const withoutKeys = and(
    owned(cloudAccounts, customId),
    eq(cloudAccounts.id, cloudAccountId),
    isNull(cloudAccounts.secretKey),
  );
  return (await db.$count(cloudAccounts, withoutKeys)) > 0;
}

async function hasOpen(db: Queryable, { id, customId }: Row): Promise<boolean> {
  const open = and(
    owned(resourceOperations, customId),
    eq(resourceOperations.resourceId, id),
    isNull(resourceOperations.finishTime),
  );
  return (await db.$count(resourceOperations, open)) > 0;
}

async function countInside(db: Queryable, { customId, cloudAccountId, resourceId }: Row): Promise<number> {
  const [row] = await db
    .select({ inside: count() })
    .from(resources)
    .where(
      and(
        owned(resources, customId),
        eq(resources.cloudAccountId, cloudAccountId),
        eq(resources.networkRef, resourceId),
        isNull(resources.goneTime),
      ),
    );
  return row?.inside ?? 0;
}
