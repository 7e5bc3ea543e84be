import { and, count, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Message } from "../../../generated/api";
import { ReadFlag } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { cappedCount, containing, orderOf, pageOf } from "../../database/page";
import { during } from "../../database/ranges";
import { messages } from "../../database/schema/message";
import { refuse } from "../../errors";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";

/** The message centre. Each user sees only their own messages; others' answer like missing ones. */
export const handlers = {
  listMessages: async (input, context) => {
    const page = pageOf(input);
    const where = matching(input, context);
    const [rows, counted] = await Promise.all([
      context.db
        .select()
        .from(messages)
        .where(where)
        .orderBy(...sortedBy(input))
        .limit(page.limit)
        .offset(page.offset),
      cappedCount(context.db, messages, where),
    ]);
    return {
      list: rows.map((row) => toMessage(row, context.language)),
      ...counted,
      pageNum: page.pageNum,
      pageSize: page.pageSize,
    };
  },

  getMessage: async ({ id }, context) => {
    const [row] = await context.db
      .select()
      .from(messages)
      .where(and(own(context), eq(messages.id, id)));
    if (!row) throw refuse("NOT_FOUND");
    return toMessage(row, context.language);
  },

  deleteMessages: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      const deleted = await tx
        .delete(messages)
        .where(and(own(context), inArray(messages.id, ids)))
        .returning({ id: messages.id });
      if (deleted.length < ids.length) throw refuse("NOT_FOUND");
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },

  markMessagesRead: async (input, context) => {
    await context.db.transaction(async (tx) => {
      const chosen = "ids" in input ? inArray(messages.id, input.ids) : undefined;
      if (chosen && "ids" in input) {
        const found = await tx.$count(messages, and(own(context), chosen));
        if (found < input.ids.length) throw refuse("NOT_FOUND");
      }
      const change = { readFlag: ReadFlag.read, readTime: context.now() } as const;
      const marked = await tx
        .update(messages)
        .set(change)
        .where(and(own(context), eq(messages.readFlag, ReadFlag.unread), chosen))
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
      .where(and(own(context), eq(messages.readFlag, ReadFlag.unread)));
    return counts ?? { unread: 0, alarms: 0 };
  },

  countUnreadMessages: (_input, context) =>
    context.db.$count(messages, and(own(context), eq(messages.readFlag, ReadFlag.unread))),
} satisfies Partial<Handlers>;

/** The caller's messages that match. */
export function matching(input: Input<"listMessages">, reader: Pick<Context, "user" | "language">): SQL | undefined {
  return and(own(reader), ...filters(input, reader.language));
}

/** The order of a list of messages. */
export function sortedBy({ sortField = "createTime", sortOrder }: Input<"listMessages">): SQL[] {
  return orderOf(messages[sortField], messages.id, sortOrder);
}

function own({ user }: Pick<Context, "user">): SQL | undefined {
  return and(eq(messages.userId, user.id), eq(messages.customId, user.customId));
}

function filters(input: Input<"listMessages">, language: Context["language"]): (SQL | undefined)[] {
  const { type, readFlag, keyword, startTime, endTime } = input;
  return [
    type?.length ? inArray(messages.type, type) : undefined,
    readFlag === undefined ? undefined : eq(messages.readFlag, readFlag),
    keyword ? or(...textsIn(language).map((text) => ilike(text, containing(keyword)))) : undefined,
    during(messages.createTime, startTime, endTime),
  ];
}

/** Title and text as a reader of that language sees them: nothing is found by words that are not shown. */
function textsIn(language: Context["language"]): SQL[] {
  const { title, titleEn, content, contentEn } = messages;
  return language === "en"
    ? [sql`coalesce(nullif(${titleEn}, ''), ${title})`, sql`coalesce(nullif(${contentEn}, ''), ${content})`]
    : [sql`${title}`, sql`${content}`];
}

/** A stored message as the API shows it, in its reader's language where it has that. */
export function toMessage(row: typeof messages.$inferSelect, language: Context["language"]): Message {
  const { id, type, subType, readFlag, level, bizType, bizId } = row;
  const english = language === "en";
  const title = (english && row.titleEn) || row.title;
  const content = (english && row.contentEn) || row.content;
  const times = { createTime: toLocalDateTime(row.createTime), readTime: toLocalDateTimeOrNull(row.readTime) };
  return { id, title, type, subType, content, readFlag, level, bizType, bizId, ...times };
}
