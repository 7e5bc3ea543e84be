import { and, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { ResourceOperationStatus } from "../../../generated/enums";
import { resourceOperations, resources } from "../../database/schema/resource";
import { addDays } from "../../time";

/** Days before its end in which a subscription counts as expiring, and for which a failed operation is told. */
const days = { expiring: 30, failed: 7 };

const failed = [ResourceOperationStatus.failed, ResourceOperationStatus.timedOut];

/** Whether a resource ends soon; null where it has no end. */
export function expiring(now: Date): SQL {
  return lt(resources.expireTime, addDays(now, days.expiring));
}

/** Whether an operation on a resource failed or timed out lately. */
export function operationFailed(now: Date): SQL {
  const lately = and(
    eq(resourceOperations.resourceId, resources.id),
    inArray(resourceOperations.status, failed),
    gt(resourceOperations.createTime, addDays(now, -days.failed)),
  );
  return sql`exists (select from ${resourceOperations} where ${lately})`;
}
