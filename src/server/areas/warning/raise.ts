import { and, asc, eq, inArray } from "drizzle-orm";
import type { DeliveryWay, NotifyWay, WarningRecordType } from "../../../generated/api";
import { DeliveryStatus, UserStatus } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import { users } from "../../database/schema/identity";
import { messages } from "../../database/schema/message";
import { warningDeliveries, warningRecords } from "../../database/schema/warning";
import type { Words } from "../../errors";
import { owned } from "../../lists/owner";
import { messageRow, type Warning } from "./message-words";
import type { Receiver, Told } from "./settings";

type Delivery = typeof warningDeliveries.$inferInsert;

const missing: Record<NotifyWay, Words> = {
  site: { zh: "", en: "" },
  sms: { zh: "接收人没有手机号", en: "The recipient has no phone number" },
  email: { zh: "接收人没有邮箱", en: "The recipient has no e-mail address" },
};

/**
 * Raises a reminder within the caller's transaction: its record, a message for each active receiver, and what is to be sent to
 * them and to webhooks. @returns the record's id; undefined of what can happen once only and has happened.
 */
export async function raise(tx: Tx, told: Told, warning: Warning, now: Date): Promise<number | undefined> {
  const { customId, warningType, notifyWays } = told;
  const { level: _level, details, ...found } = warning;
  const webhooks = told.webhooks ?? [];
  const ways: DeliveryWay[] = webhooks.length > 0 ? [...notifyWays, "webhook"] : notifyWays;
  const [record] = await tx
    .insert(warningRecords)
    .values({ customId, warningType, notifyWays: ways, raiseTime: now, ...found })
    .onConflictDoNothing()
    .returning({ id: warningRecords.id });
  if (!record) return undefined;
  const receivers = await activeReceivers(tx, told);
  const message = messageRow(warningType, warning, now);
  const base = { recordId: record.id, time: now };
  const payload = payloadOf(warningType, { ...found, level: message.level, details }, now);
  const rows: Delivery[] = webhooks.map(({ id, webhookName, url }) => ({
    ...base,
    webhookId: id,
    receiver: webhookName,
    way: "webhook",
    address: new URL(url).host,
    payload,
    status: DeliveryStatus.waiting,
  }));
  if (receivers.length > 0 && notifyWays.includes("site")) {
    const sent = await tx
      .insert(messages)
      .values(receivers.map(({ id }) => ({ customId, userId: id, ...message })))
      .returning({ id: messages.id, userId: messages.userId });
    const names = new Map(receivers.map(({ id, name }) => [id, name]));
    rows.push(
      ...sent.map(({ id, userId }) => ({
        ...base,
        userId,
        receiver: names.get(userId) ?? "",
        way: "site" as const,
        status: DeliveryStatus.delivered,
        messageId: id,
      })),
    );
  }
  for (const way of notifyWays.filter((each) => each !== "site")) {
    rows.push(
      ...receivers.map((receiver) => ({
        ...base,
        ...toSend(receiver, way),
        way,
        userId: receiver.id,
        receiver: receiver.name,
        content: { zh: `${message.title}。${message.content}`, en: `${message.titleEn}. ${message.contentEn}` },
      })),
    );
  }
  if (rows.length > 0) await tx.insert(warningDeliveries).values(rows);
  return record.id;
}

/** What webhooks are sent, apart from the number of the delivery: docs/webhooks.md. */
function payloadOf(
  type: WarningRecordType,
  { subject, value, threshold, level, details }: Omit<Warning, "occasion">,
  now: Date,
) {
  return { type, level, time: now.toISOString(), subject, value, condition: threshold, ...details };
}

/** Receivers who can still sign in; locked, so that none is deleted meanwhile. */
async function activeReceivers(tx: Tx, { customId, userIds }: Told): Promise<Receiver[]> {
  return tx
    .select()
    .from(users)
    .where(and(owned(users, customId), eq(users.status, UserStatus.active), inArray(users.id, userIds)))
    .orderBy(asc(users.id))
    .for("key share", { of: users });
}

function toSend({ phone, email }: Receiver, way: NotifyWay): Pick<Delivery, "address" | "status" | "reason"> {
  const address = way === "sms" ? phone : email;
  return address
    ? { address, status: DeliveryStatus.waiting, reason: null }
    : { address: null, status: DeliveryStatus.failed, reason: missing[way] };
}
