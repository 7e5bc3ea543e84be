import { z } from "zod";
import { wordsShape } from "../words";
import { name, names, operationSchema, sectionSchema, sendSchema, viewShape, whenSchema } from "./common";

/** Fields under a heading, and what can be written about them. */
const detailSectionSchema = sectionSchema
  .extend({
    layout: z
      .literal("lines")
      .optional()
      .describe(
        "Each field on a line of its own, its value on the right and its hint below its name: how an amount comes about.",
      ),
    form: name
      .optional()
      .describe(
        "An action that opens a form: the form stands here, below the fields, while the action's `when` holds.",
      ),
  })
  .meta({ id: "detailSection" });

const relatedSchema = z
  .strictObject({
    screen: name.describe("The subject whose list it is: the name of its file."),
    view: name.describe("A list of that subject."),
    filter: sendSchema.describe("What the list is narrowed to: property of its call to a field of this detail's row."),
  })
  .describe(
    "A list of any subject about the row at hand. It keeps its own filters and page; the address stays the detail's.",
  );

const tabSchema = z.strictObject({
  name: name.regex(/^[A-Za-z][\w-]*$/).describe("Stands in the address: ?tab=name."),
  ...wordsShape,
  sections: z
    .array(detailSectionSchema)
    .min(1)
    .optional()
    .describe("Fields of the tab under headings, in their order."),
  related: relatedSchema.optional(),
});

/** Keys of a detail that the browser gets as they are written. */
export const detailAsWritten = {
  panel: z
    .literal("side")
    .optional()
    .describe(
      "Opens beside its list where the window is wide enough, instead of over it; a reader's own choice goes first.",
    ),
};

/** A view of kind detail. */
export const detailSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("detail").describe("What a call answers about one row."),
  call: operationSchema,
  send: sendSchema
    .optional()
    .describe("The call's input from the row or the address; the same-named fields unless told."),
  title: name.optional().describe("The field whose value heads the detail."),
  figures: names.min(1).max(6).optional().describe("Fields whose values stand large at the top."),
  sections: z.array(detailSectionSchema).min(1).optional().describe("Fields under headings, in their order."),
  tabs: z
    .array(tabSchema)
    .min(2)
    .max(8)
    .optional()
    .describe("Sections or related lists under tabs, below the sections; the open one is in the address."),
  refreshWhile: whenSchema
    .optional()
    .describe("While the row has these values the detail is fetched again: the states that pass by themselves."),
  onOpen: name.optional().describe("An action performed silently when the detail is shown and its `when` holds."),
  ...detailAsWritten,
});

/** A related list as config writes it. */
export type ConfigRelated = z.infer<typeof relatedSchema>;

/** A detail as config writes it. */
export type ConfigDetail = z.infer<typeof detailSchema>;
/** What of a detail the browser gets as it is written. */
export type DetailAsWritten = z.infer<z.ZodObject<typeof detailAsWritten>>;
