import { z } from "zod";
import { wordsSchema } from "../words";
import { name, operationSchema, sectionSchema, sendSchema, viewShape } from "./common";

/** A view of kind form. */
export const formSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("form"),
  call: operationSchema,
  shape: name.optional().describe("Which of the call's request shapes, by its name in the description."),
  load: z.strictObject({ call: operationSchema, send: sendSchema.optional() }).optional().describe("The call that fetches the values to edit."),
  send: sendSchema.optional().describe("Request properties taken from the row at hand, not typed."),
  sections: z.array(sectionSchema).min(1),
  submit: wordsSchema.optional().describe("The button's words; “Save” unless told."),
  success: wordsSchema.optional(),
  refreshes: z.array(operationSchema).optional().describe("Further calls whose shown answers are fetched anew afterwards."),
  signsOut: z.boolean().optional().describe("Success ends the session: the user signs in again."),
});
