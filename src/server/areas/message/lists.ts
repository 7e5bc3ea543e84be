import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../context";
import { messages } from "../../database/schema/message";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, is, since, until } from "../../lists/filter";
import { ofUser } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";

/** The caller's own messages. */
export const messageList = defineList("listMessages", {
  table: messages,
  owner: ofUser(messages),
  filters: {
    type: anyOf(messages.type),
    readFlag: is(messages.readFlag),
    keyword: (keyword, context) => contains(...Object.values(textsIn(context.language)))(keyword, context),
    startTime: since(messages.createTime),
    endTime: until(messages.createTime),
  },
  filterBy: {
    ...getTableColumns(messages),
    title: ({ language }) => textsIn(language).title,
    content: ({ language }) => textsIn(language).content,
  },
  sort: { fields: messages, default: messages.createTime },
  capped: true,
  show: (row, { language }) => {
    const { id, type, subType, readFlag, level, bizType, bizId } = row;
    const english = language === "en";
    const title = (english && row.titleEn) || row.title;
    const content = (english && row.contentEn) || row.content;
    const times = { createTime: toLocalDateTime(row.createTime), readTime: toLocalDateTimeOrNull(row.readTime) };
    return { id, title, type, subType, content, readFlag, level, bizType, bizId, ...times };
  },
});

/** Title and text as a reader of that language sees them: nothing is found by words that are not shown. */
function textsIn(language: Context["language"]): Record<"title" | "content", SQL> {
  const { title, titleEn, content, contentEn } = messages;
  return language === "en"
    ? {
        title: sql`coalesce(nullif(${titleEn}, ''), ${title})`,
        content: sql`coalesce(nullif(${contentEn}, ''), ${content})`,
      }
    : { title: sql`${title}`, content: sql`${content}` };
}

/** The lists of this area, by operation. */
export const lists = { listMessages: messageList };
