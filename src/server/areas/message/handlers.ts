import { and, count, eq, inArray, sql } from "drizzle-orm";
import { ReadFlag } from "../../../generated/enums";
import type { Handlers } from "../../context";
import { messages } from "../../database/schema/message";
import { refuse } from "../../errors";
import { messageList } from "./lists";

/** The message centre. Each user sees only their own messages; others' answer like missing ones. */
export const handlers = {
  getMessage: async ({ id }, context) => messageList.show(await messageList.get(id, context), context),

  deleteMessages: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      await messageList.remove(tx, ids, context);
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },

  markMessagesRead: async (input, context) => {
    await context.db.transaction(async (tx) => {
      const chosen = "ids" in input ? inArray(messages.id, input.ids) : undefined;
      if (chosen && "ids" in input) {
        const found = await tx.$count(messages, and(messageList.owned(context), chosen));
        if (found < input.ids.length) throw refuse("NOT_FOUND");
      }
      const change = { readFlag: ReadFlag.read, readTime: context.now() } as const;
      const marked = await tx
        .update(messages)
        .set(change)
        .where(and(messageList.owned(context), eq(messages.readFlag, ReadFlag.unread), chosen))
        .returning({ id: messages.id });
      await context.audit(
        "ids" in input ? { targets: input.ids } : { detail: { all: true, count: marked.length } },
        tx,
      );
    });
    return null;
  },

  countMessages: async (_input, context) => {
    const alarms = sql<number>`count(*) filter (where ${messages.type} = 'om')`.mapWith(Number);
    const [counts] = await context.db
      .select({ unread: count(), alarms })
      .from(messages)
      .where(and(messageList.owned(context), eq(messages.readFlag, ReadFlag.unread)));
    return counts ?? { unread: 0, alarms: 0 };
  },

  countUnreadMessages: (_input, context) =>
    context.db.$count(messages, and(messageList.owned(context), eq(messages.readFlag, ReadFlag.unread))),
} satisfies Partial<Handlers>;
