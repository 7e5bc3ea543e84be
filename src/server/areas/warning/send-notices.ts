import { and, asc, eq, isNull, lte, ne, or } from "drizzle-orm";
import { DeliveryStatus } from "../../../generated/enums";
import type { Database, Tx } from "../../database/client";
import { warningDeliveries } from "../../database/schema/warning";
import { deliveryAfter } from "./delivery-after";
import type { Notice, Notifier, NoticeOutcome } from "./notifier";

/** Sent in one go. */
const BATCH = 200;

type DeliveryRow = typeof warningDeliveries.$inferSelect;

/**
 * Sends what waits to be sent by text message or e-mail. A row is locked while it is sent and marked in the same transaction, so
 * that two servers do not send it twice; where a server ends in between, it is sent again. What cannot be sent at the moment is tried
 * again later, and the others of its way wait, too: their service would not answer them either.
 */
export async function sendNotices(db: Database, notifier: Notifier, now: Date): Promise<void> {
  const isWaiting = and(
    eq(warningDeliveries.status, DeliveryStatus.waiting),
    ne(warningDeliveries.way, "webhook"),
    or(isNull(warningDeliveries.nextTime), lte(warningDeliveries.nextTime, now)),
  );
  const waiting = await db
    .select({ id: warningDeliveries.id, way: warningDeliveries.way })
    .from(warningDeliveries)
    .where(isWaiting)
    .orderBy(asc(warningDeliveries.time))
    .limit(BATCH);
  const away = new Set<string>();
  for (const { id, way } of waiting) {
    if (away.has(way)) continue;
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(warningDeliveries)
        .where(and(eq(warningDeliveries.id, id), isWaiting))
        .for("update", { skipLocked: true });
      const notice = row && noticeOf(row);
      if (!notice) return;
      const outcome = await notifier.send(notice);
      if (!outcome.delivered && outcome.again) away.add(way);
      await mark(tx, row, outcome, now);
    });
  }
}

/** What is to be sent by text message or e-mail; undefined of what is not. */
function noticeOf({ id, way, address, content }: DeliveryRow): Notice | undefined {
  return way === "site" || way === "webhook" || address === null || content === null
    ? undefined
    : { id, way, address, content };
}

async function mark(tx: Tx, { id, failures: before }: DeliveryRow, outcome: NoticeOutcome, now: Date): Promise<void> {
  await tx
    .update(warningDeliveries)
    .set(deliveryAfter(outcome, before, now))
    .where(eq(warningDeliveries.id, id));
}
