import { messages } from "../../database/schema/message";
import { amongIds, inOrderOf, type ListSources } from "../../export/source";
import { matching, sortedBy, toMessage } from "./handlers";

/** The caller's messages, to their end. */
export const messageSource: ListSources["listMessages"] = (input, context) => ({
  keys: context.db.select({ id: messages.id }).from(messages).where(matching(input, context)).orderBy(...sortedBy(input)),
  read: async (keys) => {
    const ids = keys.map(({ id }) => Number(id));
    const rows = await context.db.select().from(messages).where(amongIds(messages.id, ids));
    return inOrderOf(ids, rows, ({ id }) => id).map((row) => toMessage(row, context.language));
  },
});
