import { z } from "zod";
import { name, operationSchema, sectionSchema, sendSchema, viewShape } from "./common";

/** A view of kind detail. */
export const detailSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("detail"),
  call: operationSchema,
  send: sendSchema.optional().describe("The call's input from the row or the address; the same-named fields unless told."),
  title: name.optional().describe("The field whose value heads the detail."),
  sections: z.array(sectionSchema).min(1),
  onOpen: name.optional().describe("An action performed silently when the detail is shown and its `when` holds."),
});
