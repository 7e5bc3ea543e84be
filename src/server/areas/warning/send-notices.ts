import { asc, eq } from "drizzle-orm";
import type { Database } from "../../database/client";
import { warningDeliveries } from "../../database/schema/warning";
import type { Notifier } from "./notifier";
import { DeliveryStatus } from "../../../generated/enums";

/** Sent in one go. */
const BATCH = 200;

/**
 * Sends what waits to be sent by text message or e-mail. A row is locked while it is sent and marked in the same transaction, so
 * that two servers do not send it twice; where a server ends in between, it is sent again.
 */
export async function sendNotices(db: Database, notifier: Notifier, now: Date): Promise<void> {
  const waiting = await db
    .select({ id: warningDeliveries.id })
    .from(warningDeliveries)
    .where(eq(warningDeliveries.status, DeliveryStatus.waiting))
    .orderBy(asc(warningDeliveries.time))
    .limit(BATCH);
  for (const { id } of waiting) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(warningDeliveries)
        .where(eq(warningDeliveries.id, id))
        .for("update", { skipLocked: true });
      if (row?.status !== DeliveryStatus.waiting || row.way === "site" || row.address === null || row.content === null)
        return;
      const outcome = await notifier.send({ way: row.way, address: row.address, content: row.content });
      const change = outcome.delivered
        ? { status: DeliveryStatus.delivered }
        : { status: DeliveryStatus.failed, reason: outcome.reason };
      await tx
        .update(warningDeliveries)
        .set({ ...change, time: now })
        .where(eq(warningDeliveries.id, id));
    });
  }
}
