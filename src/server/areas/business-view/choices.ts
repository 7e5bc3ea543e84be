import { and, asc, count, eq, isNotNull, isNull } from "drizzle-orm";
import type { ResourceAccount, ViewCloud, ViewProject } from "../../../generated/api";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { accountsOf } from "../cloud/places";

/** Of which cloud; absent means all. */
interface OfCloud {
  cloudCode?: ViewCloud;
}

/** The projects of resources that the clouds have. */
export async function viewProjects({ cloudCode = "all" }: OfCloud, { db, user }: Context): Promise<ViewProject[]> {
  const { projectName, goneTime } = resources;
  const rows = await db
    .select({ projectId: projectName, resourceCount: count() })
    .from(resources)
    .where(
      and(
        owned(resources, user.customId),
        isNull(goneTime),
        isNotNull(projectName),
        cloudCode === "all" ? undefined : eq(resources.cloudCode, cloudCode),
      ),
    )
    .groupBy(projectName)
    .orderBy(asc(projectName));
  return rows.flatMap(({ projectId, ...row }) => (projectId === null ? [] : [{ projectId, ...row }]));
}

/** The accounts that resources are in. */
export function viewAccounts({ cloudCode = "all" }: OfCloud, context: Context): Promise<ResourceAccount[]> {
  return accountsOf(resources, cloudCode === "all" ? [] : [cloudCode], context);
}
