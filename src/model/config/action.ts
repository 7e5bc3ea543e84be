import { z } from "zod";
import { toneSchema, wordsSchema, wordsShape } from "../words";
import { name, operationSchema, sendSchema, whenSchema } from "./common";

/** The question before an action. */
const confirmSchema = z
  .strictObject({
    ...wordsShape,
    consequence: wordsSchema
      .optional()
      .describe("A second sentence: what cannot be undone. It is shown in the look of danger."),
    type: name
      .optional()
      .describe("A field of the row: the user types its value before the button works. For one row only."),
  })
  .describe("Asked before it is done; {field} is the row's value, {count} the number of rows.");

const linkSchema = z
  .union([
    z
      .string()
      .startsWith("/")
      .describe("An address of config/routes.json; its parameters come from the same-named fields, or from `send`."),
    z.strictObject({
      external: name.describe("A name under `links` in config/console.json; it opens in a window of its own."),
    }),
  ])
  .describe("Leads to another page: an address of the console, or { external }, a link of config/console.json.");

/** An action of a subject: exactly one of `opens`, `call`, `link` and `download` says what it does. */
export const actionSchema = z.strictObject({
  ...wordsShape,
  opens: name.optional().describe("The view it opens: a page if that has a route, else a drawer."),
  call: operationSchema.optional(),
  link: linkSchema.optional(),
  linkOpens: name
    .optional()
    .describe("Of a link: the view that opens there; in a list for the row that `send` names as `id`."),
  for: operationSchema
    .optional()
    .describe(
      "Of a link: the call it is followed for. It asks for that call's permission, and isn't offered where the call is not.",
    ),
  download: operationSchema.optional().describe("A call that answers a file, which the browser saves."),
  shape: name.optional().describe("Which of the call's request shapes, by its name in the description."),
  send: sendSchema
    .optional()
    .describe(
      "The call's input; of a link its parameters, and the filters of the list it leads to. A bulk action with [field] is one call, one with fields only is called for each row.",
    ),
  when: whenSchema
    .optional()
    .describe("Enabled only in these states of the row; selected rows in other states are left out."),
  otherwise: z
    .literal("hidden")
    .optional()
    .describe(
      "Where `when` does not hold: not shown at all, for what only some rows are about; disabled with the reason unless told.",
    ),
  confirm: confirmSchema.optional(),
  success: wordsSchema.optional(),
  refreshes: z
    .array(operationSchema)
    .optional()
    .describe("Further calls whose shown answers are fetched again afterwards."),
  goTo: name
    .optional()
    .describe("Where to go after success: a view of this file, or an address of config/routes.json."),
  tone: toneSchema.optional(),
});
