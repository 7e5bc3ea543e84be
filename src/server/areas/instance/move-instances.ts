import { and, eq, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../database/client";
import { instances } from "../../database/schema/instance";
import { addDays } from "../../time";
import { expiryDays } from "./expiry";

const { status, expireTime, stopTime, releaseTime, refunding } = instances;

/** Moves every instance on to the state that its time has come for. One whose refund is under way is not released meanwhile. */
export async function moveInstances(db: Database, now: Date): Promise<void> {
  const announced = lte(expireTime, addDays(now, expiryDays.announced));
  const expired = lte(expireTime, now);
  const stopped = lte(stopTime, now);
  const released = and(lte(releaseTime, now), eq(refunding, false));
  await db
    .update(instances)
    .set({
      status: sql`CASE WHEN ${released} THEN 'Released' WHEN ${stopped} THEN 'Frozen' WHEN ${expired} THEN 'Expired' ELSE 'WaitForExpire' END`,
    })
    .where(
      or(
        and(eq(status, "Normal"), announced),
        and(eq(status, "WaitForExpire"), expired),
        and(eq(status, "Expired"), stopped),
        and(eq(status, "Frozen"), released),
      ),
    );
}
