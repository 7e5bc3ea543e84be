import { sourceOf } from "../../database/listed";
import { messages } from "../../database/schema/message";
import type { ListSources } from "../../export/source";
import { matching, sortedBy, toMessage } from "./handlers";

/** The caller's messages, to their end. */
export const messageSource: ListSources["listMessages"] = (input, context) =>
  sourceOf(context.db, {
    table: messages,
    where: matching(input, context),
    order: sortedBy(input),
    show: (row: typeof messages.$inferSelect) => toMessage(row, context.language),
  });
