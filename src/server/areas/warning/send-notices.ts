import { and, asc, eq, inArray, isNull, lte, ne, or } from "drizzle-orm";
import { DeliveryStatus } from "../../../generated/enums";
import type { Database } from "../../database/client";
import { warningDeliveries } from "../../database/schema/warning";
import { limits } from "../../limits";
import { claimDeliveries, type ClaimedDelivery, markDelivery } from "./claimed-delivery";
import type { Notice, Notifier } from "./notifier";

/** Sent in one go. */
const BATCH = 200;

/**
 * Sends what waits to be sent by text message or e-mail. Each notice is claimed for a time just before it is sent, and no transaction is open while
 * it is: however many servers do this, each is sent by one, and again by another where that one ends in between. What cannot be sent at the moment
 * is tried again later. Where a service is away, the others of its way wait, too: it would not answer them either.
 */
export async function sendNotices(
  db: Database,
  notifier: Notifier,
  clock: () => Date,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const away = new Set<string>();
  for (const { id, way } of await waitingNotices(db, clock())) {
    if (signal.aborted) return;
    if (away.has(way)) continue;
    const claimed = await claim(db, id, clock());
    const notice = claimed && noticeOf(claimed);
    if (!notice) continue;
    const outcome = await notifier.send(notice);
    if (!outcome.delivered && outcome.away) away.add(way);
    await markDelivery(db, claimed, outcome, clock());
  }
}

/** What is due, those first that wait longest. */
async function waitingNotices(db: Database, now: Date): Promise<Pick<ClaimedDelivery, "id" | "way">[]> {
  return db
    .select({ id: warningDeliveries.id, way: warningDeliveries.way })
    .from(warningDeliveries)
    .where(isDue(now))
    .orderBy(asc(warningDeliveries.time))
    .limit(BATCH);
}

function isDue(now: Date) {
  const { status, way, nextTime } = warningDeliveries;
  return and(eq(status, DeliveryStatus.waiting), ne(way, "webhook"), or(isNull(nextTime), lte(nextTime, now)));
}

/** Undefined where it is not due any more: another server has it. */
async function claim(db: Database, id: number, now: Date): Promise<ClaimedDelivery | undefined> {
  const free = db
    .select({ id: warningDeliveries.id })
    .from(warningDeliveries)
    .where(and(eq(warningDeliveries.id, id), isDue(now)))
    .for("update", { skipLocked: true });
  const until = new Date(now.getTime() + limits.noticeClaim);
  const [claimed] = await claimDeliveries(db, inArray(warningDeliveries.id, free), until);
  return claimed;
}

/** What is to be sent by text message or e-mail; undefined of what is not. */
function noticeOf({ id, way, address, content }: ClaimedDelivery): Notice | undefined {
  return way === "site" || way === "webhook" || address === null || content === null
    ? undefined
    : { id, way, address, content };
}
