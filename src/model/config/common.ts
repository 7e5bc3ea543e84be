import { z } from "zod";
import { wordsSchema, wordsShape } from "../words";

/** A name of something: a field, a view, an action, an operation. */
export const name = z.string().min(1);
/**
 * Names an operation of the API; editors complete it from the description. A shape with an `id` is written once in the
 * JSON Schema that editors read, as a definition of that name.
 */
export const operationSchema = name.describe("An operationId of the API. Never a URL.").meta({ id: "operation" });
const scalar = z.union([z.string(), z.number(), z.boolean()]);
/** A constant: `{ "value": 1 }`. */
export const constantSchema = z
  .strictObject({ value: z.union([scalar, z.null()]).describe("The value itself.") })
  .meta({ id: "constant" });

/** `when`: a map of field to allowed value(s); all must match. */
export const whenSchema = z
  .record(z.string(), z.union([scalar, z.array(scalar).min(1)]))
  .describe("Field to allowed value or values; all must match.")
  .meta({ id: "when" });

/**
 * Where one request property gets its value: a field's name of the row at hand; `["id"]`, the list of that field over
 * the selected rows; or `{ "value": 1 }`, a constant.
 */
export const sourceSchema = z.union([name, z.tuple([name]), constantSchema]).meta({ id: "source" });

/** `send`: where a call's input comes from. */
export const sendSchema = z
  .record(z.string(), sourceSchema)
  .describe(
    "Request property to its source: a field of the row, [field] for the list over the selected rows, or { value }.",
  )
  .meta({ id: "send" });

/** Names in the order they are shown. */
export const names = z.array(name);

/** Fields under a heading. */
export const sectionSchema = z
  .strictObject({
    ...wordsShape,
    fields: names.min(1).describe("Fields below the heading, in their order."),
    columns: z
      .union([z.literal(1), z.literal(2)])
      .optional()
      .describe("How many fields stand beside each other."),
  })
  .meta({ id: "section" });

/** A form's step: a title and its sections. */
export const stepSchema = z.strictObject({
  ...wordsShape,
  sections: z.array(sectionSchema).min(1).describe("Fields of the step under headings, in their order."),
});

/** What every kind of view may have. */
export const viewShape = {
  zh: wordsShape.zh.optional(),
  en: wordsShape.en.optional(),
  route: name
    .optional()
    .describe("The page's address, from config/routes.json. Without one the view opens in a drawer."),
  permission: z
    .array(name)
    .optional()
    .describe("Codes of which any admits to the view's address, where these are not the file's."),
  actions: names.optional().describe("Buttons of the view."),
  help: wordsSchema
    .optional()
    .describe("What the page is for and how to work with it, shown in its help; an empty line begins a paragraph."),
};
