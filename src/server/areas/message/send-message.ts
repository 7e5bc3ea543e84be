import { and, eq } from "drizzle-orm";
import type { MessageLevel, MessageType } from "../../../generated/api";
import { AccountType, UserStatus } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import { users } from "../../database/schema/identity";
import { messages } from "../../database/schema/message";
import type { Words } from "../../errors";
import { owned } from "../../lists/owner";

/** A message that the product itself writes. */
export interface OwnMessage {
  type: MessageType;
  /** Finer kind, such as autoRenewalFailed. */
  subType: string;
  level: MessageLevel;
  title: Words;
  content: Words;
  /** What it is about, and which one. */
  bizType: string;
  bizId: string;
  time: Date;
}

/** Puts a message into the message centre of a customer's main accounts. */
export async function sendMessage(tx: Tx, customId: number, message: OwnMessage): Promise<void> {
  const main = and(
    owned(users, customId),
    eq(users.accountType, AccountType.main),
    eq(users.status, UserStatus.active),
  );
  const readers = await tx.select({ id: users.id }).from(users).where(main);
  for (const { id } of readers) await sendMessageTo(tx, { customId, userId: id }, message);
}

/** Puts a message into the message centre of one user. */
export async function sendMessageTo(
  tx: Tx,
  reader: { customId: number; userId: number },
  { title, content, time, ...about }: OwnMessage,
): Promise<void> {
  await tx.insert(messages).values({
    ...about,
    ...reader,
    title: short(title.zh),
    titleEn: short(title.en),
    content: content.zh,
    contentEn: content.en,
    createTime: time,
  });
}

/** As long as a title may be. */
function short(text: string): string {
  return [...text].slice(0, 200).join("");
}
