import { z } from "zod";
import { wordsSchema } from "../words";
import { name, names, operationSchema, sendSchema, viewShape, whenSchema } from "./common";

/** Keys of a list that the browser gets as they are written. */
export const listAsWritten = {
  layout: z
    .literal("cards")
    .optional()
    .describe(
      "Rows as cards, for what is looked at rather than compared: the first column heads the card, and how the others stand follows from their widgets.",
    ),
  summary: name.optional().describe("A detail of this file that needs no row: its figures stand above the list."),
  counts: name
    .optional()
    .describe(
      "A filter by an enum: the answer's `counts` say how many rows each of its values has, and are shown as buttons that filter by it.",
    ),
  empty: wordsSchema.optional().describe("What to say when there is nothing yet."),
};

/** A view of kind list. */
export const listSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("list").describe("The rows that a call answers."),
  call: operationSchema,
  send: sendSchema.optional().describe("Constants sent with every request of the list."),
  filters: names.optional().describe("Filters above the list, in their order: properties of the call's request."),
  columns: names.min(1).describe("Columns shown at first, in their order."),
  tabs: name
    .optional()
    .describe(
      "A parameter of the list's address that the call takes as one of an enum: a strip of tabs leads from each value's list to the others'.",
    ),
  optionalColumns: names.optional().describe("Columns that a reader can show and that are hidden at first."),
  sort: z
    .record(z.string(), z.enum(["ascending", "descending"]))
    .optional()
    .describe("Order at first; one field."),
  totals: names.optional().describe("Columns summed by the server, from the answer's `totals`."),
  rowActions: names.optional().describe("Actions of one row."),
  bulkActions: names.optional().describe("Actions of the selected rows; a list with one can select."),
  expand: names.min(1).optional().describe("Fields that a row unfolds below itself."),
  refreshWhile: whenSchema
    .optional()
    .describe("While a row has these values the list is fetched again: the states that pass by themselves."),
  sheets: names
    .min(1)
    .optional()
    .describe(
      "Further lists of this file under the same address, each a tab beside this one: ?sheet=name. They have no address of their own.",
    ),
  rowKey: name.optional().describe("The field that identifies a row; `id` unless told."),
  ...listAsWritten,
});

/** A list as config writes it. */
export type ConfigList = z.infer<typeof listSchema>;
/** What of a list the browser gets as it is written. */
export type ListAsWritten = z.infer<z.ZodObject<typeof listAsWritten>>;
