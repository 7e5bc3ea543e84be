import { and, eq } from "drizzle-orm";
import type { MessageType } from "../../../generated/api";
import type { Tx } from "../../database/client";
import { users } from "../../database/schema/identity";
import { messages } from "../../database/schema/message";
import type { Words } from "../../errors";

/** A message that the product itself writes. */
export interface OwnMessage {
  type: MessageType;
  /** Finer kind, such as autoRenewalFailed. */
  subType: string;
  level: "info" | "warn" | "critical";
  title: Words;
  content: Words;
  /** What it is about, and which one. */
  bizType: string;
  bizId: string;
  time: Date;
}

/** Puts a message into the message centre of a customer's main accounts. */
export async function sendMessage(tx: Tx, customId: number, { title, content, time, ...about }: OwnMessage): Promise<void> {
  const main = and(eq(users.customId, customId), eq(users.accountType, 0), eq(users.status, 1));
  const readers = await tx.select({ id: users.id }).from(users).where(main);
  if (readers.length === 0) return;
  await tx.insert(messages).values(readers.map(({ id: userId }) => ({ ...about, customId, userId, title: title.zh, titleEn: title.en, content: content.zh, contentEn: content.en, createTime: time })));
}
