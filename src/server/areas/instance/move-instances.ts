import { and, eq, lte, type SQL } from "drizzle-orm";
import type { InstanceStatus } from "../../../generated/api";
import type { Database } from "../../database/client";
import { instances } from "../../database/schema/instance";
import { addDays } from "../../time";
import { expiryDays } from "./expiry";

/** Moves every instance on to the state that its time has come for. One whose refund is under way is not released meanwhile. */
export async function moveInstances(db: Database, now: Date): Promise<void> {
  await move(db, "Normal", "WaitForExpire", lte(instances.expireTime, addDays(now, expiryDays.announced)));
  await move(db, "WaitForExpire", "Expired", lte(instances.expireTime, now));
  await move(db, "Expired", "Frozen", lte(instances.stopTime, now));
  await move(db, "Frozen", "Released", and(lte(instances.releaseTime, now), eq(instances.refunding, false)));
}

async function move(db: Database, from: InstanceStatus, to: InstanceStatus, due: SQL | undefined): Promise<void> {
  await db
    .update(instances)
    .set({ status: to })
    .where(and(eq(instances.status, from), due));
}
