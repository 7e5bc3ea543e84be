import { z } from "zod";
import { toneSchema, wordsSchema, wordsShape } from "../words";
import { name, operationSchema, sendSchema, whenSchema } from "./common";

/** An action of a subject. */
export const actionSchema = z.strictObject({
  ...wordsShape,
  opens: name.optional().describe("The view it opens: a page if that has a route, else a drawer."),
  call: operationSchema.optional(),
  shape: name.optional().describe("Which of the call's request shapes, by its name in the description."),
  send: sendSchema.optional(),
  when: whenSchema.optional().describe("Enabled only in these states of the row."),
  confirm: wordsSchema.optional(),
  success: wordsSchema.optional(),
  refreshes: z.array(operationSchema).optional().describe("Further calls whose shown answers are fetched anew afterwards."),
  tone: toneSchema.optional(),
});
