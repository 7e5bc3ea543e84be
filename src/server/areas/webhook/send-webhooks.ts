import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { DeliveryStatus } from "../../../generated/enums";
import type { Database } from "../../database/client";
import { warningDeliveries } from "../../database/schema/warning";
import { webhooks } from "../../database/schema/webhook";
import { eachAnyway } from "../../each-anyway";
import { limits } from "../../limits";
import { claimDeliveries, type ClaimedDelivery, markDelivery } from "../warning/claimed-delivery";
import type { WebhookOutcome, WebhookSender } from "./post";
import { openWebhookSecret } from "./secret";

/**
 * Sends what waits to be sent to webhooks. What is to be sent is claimed for a time, and no transaction is open while it is: however many servers
 * do this, each is sent by one, and again by another where that one ends in between. A receiver tells by the delivery's id. Of each webhook only a
 * few are sent at a time, so that a slow one keeps no other waiting.
 */
export async function sendWebhooks(db: Database, sender: WebhookSender, now: Date): Promise<void> {
  const claimed = await claim(db, now);
  await eachAnyway(
    claimed.map((row) => sendOne(db, sender, row, now)),
    "sent",
  );
}

/** Deliveries that are due, which nobody else sends until the claim is over. */
async function claim(db: Database, now: Date): Promise<ClaimedDelivery[]> {
  const { id, webhookId, way, status, nextTime, time } = warningDeliveries;
  const isDue = and(eq(way, "webhook"), eq(status, DeliveryStatus.waiting), or(isNull(nextTime), lte(nextTime, now)));
  const ranked = db
    .select({
      id,
      time,
      place: sql<number>`row_number() over (partition by ${webhookId} order by ${time}, ${id})`.as("place"),
    })
    .from(warningDeliveries)
    .where(isDue)
    .as("ranked");
  const few = db
    .select({ id: ranked.id })
    .from(ranked)
    .where(lte(ranked.place, limits.webhooksOfOne))
    .orderBy(ranked.time)
    .limit(limits.webhooksAtOnce);
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id })
      .from(warningDeliveries)
      .where(and(isDue, inArray(id, few)))
      .for("update", { skipLocked: true });
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    return claimDeliveries(tx, inArray(id, ids), new Date(now.getTime() + limits.webhookClaim));
  });
}

async function sendOne(db: Database, sender: WebhookSender, row: ClaimedDelivery, now: Date): Promise<void> {
  await markDelivery(db, row, await send(db, sender, row, now), now);
}

async function send(
  db: Database,
  sender: WebhookSender,
  { id, webhookId, payload }: ClaimedDelivery,
  now: Date,
): Promise<WebhookOutcome> {
  const [webhook] = webhookId === null ? [] : await db.select().from(webhooks).where(eq(webhooks.id, webhookId));
  if (!webhook) return gone;
  const secret = openWebhookSecret(webhook.secret, webhook.customId);
  if (secret === undefined) return secretLost;
  const body = JSON.stringify({ id, ...payload });
  return sender.send({ id: String(id), url: webhook.url, secret, body }, now);
}

const gone: WebhookOutcome = {
  delivered: false,
  reason: { zh: "Webhook 已删除", en: "The webhook is deleted" },
  again: false,
};
const secretLost: WebhookOutcome = {
  delivered: false,
  reason: { zh: "密钥无法读取，请更换密钥", en: "The secret cannot be read. Renew it" },
  again: false,
};
