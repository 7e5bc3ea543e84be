import { z } from "zod";
import { widgetNames } from "../widgets";
import { wordsSchema, wordsShape } from "../words";
import { name, operationSchema, sendSchema, whenSchema } from "./common";

const choicesSchema = z
  .strictObject({
    call: operationSchema,
    value: name.describe("The answer's field that is sent."),
    label: name.describe("The answer's field that is shown."),
    shown: name
      .optional()
      .describe(
        "Field of the row at hand that carries the label of its value: shown until the choices are there, and where they are too many to find it.",
      ),
    send: sendSchema
      .optional()
      .describe("Request property to its source. A field of the same form makes the choices depend on it."),
    fill: z
      .record(z.string(), name)
      .optional()
      .describe(
        "Of a row's field: other fields of the row that a choice fills in, each with the answer's field it takes.",
      ),
  })
  .describe("Where the choices come from: a call, and which of its fields are value and label.");

const uniqueSchema = z
  .strictObject({ ...wordsShape, call: operationSchema, send: sendSchema })
  .describe("Checked while typing: a call that answers true when the value is already taken, and what to say then.");

/** Keys of a field that the browser gets as they are written, wherever the field is listed. */
export const fieldAsWritten = {
  hint: wordsSchema.optional().describe("A sentence of help below the input, or behind the column's head."),
  unit: wordsSchema.optional(),
};

/** Those where it is shown. */
export const shownAsWritten = {
  none: wordsSchema
    .optional()
    .describe("What no value means, where that is something: shown in lists and details instead of a dash."),
};

/** Those where it is typed. */
export const inputAsWritten = {
  placeholder: wordsSchema.optional(),
  sameAs: name.optional().describe("Must repeat that field; only checked, never sent."),
  certificateField: name
    .optional()
    .describe(
      "For an IP address: the field with the certificate choice that puts http:// or https:// before it (specification §5).",
    ),
};

/** A field of a subject. */
export const fieldSchema = z
  .strictObject({
    ...wordsShape,
    widget: z
      .enum(widgetNames)
      .optional()
      .describe("How the value is drawn; leave out for the natural widget of its type."),
    ...fieldAsWritten,
    ...shownAsWritten,
    ...inputAsWritten,
    when: whenSchema
      .optional()
      .describe("The field is shown, validated and sent only when these fields have these values."),
    required: z
      .literal(true)
      .optional()
      .describe("In a form it has to be filled in while it is shown, though the API does without it in some cases."),
    choices: choicesSchema.optional(),
    unique: uniqueSchema.optional(),
    timeline: z
      .strictObject({ time: name, status: name, actor: name.optional(), note: name.optional() })
      .optional()
      .describe("For the widget timeline: which properties of each step say when, what, who and why."),
    conversation: z
      .strictObject({
        time: name,
        author: name,
        text: name,
        files: name.optional(),
        side: name.describe("The property, an enum, that says who writes."),
        own: z.string().min(1).describe("Its value for what the reader's side has written."),
      })
      .optional()
      .describe(
        "For the widget conversation: which properties of each message say when, who and what, and which side it is from.",
      ),
    words: name.optional().describe("Name of the enum in config/words/enums.json, where the API does not name it."),
    minLength: z.int().min(0).optional().describe("Tightens the API's limit; may never widen it."),
    maxLength: z.int().min(1).optional().describe("Tightens the API's limit; may never widen it."),
    rows: z
      .array(name)
      .min(1)
      .optional()
      .describe(
        'For a list of objects, typed in a form or shown as a table in a detail: the fields of one row, in their order, each declared beside this one as "<this field>.<property>".',
      ),
    width: z.int().min(40).max(800).optional().describe("Column width in pixels."),
    opens: name.optional().describe("The row action that a click on this cell performs."),
  })
  .describe("A field, named once; afterwards its name is just listed.");

/** What of a field the browser gets as it is written; where it is shown; where it is typed. */
export type FieldAsWritten = z.infer<z.ZodObject<typeof fieldAsWritten>>;
export type ShownAsWritten = z.infer<z.ZodObject<typeof shownAsWritten>>;
export type InputAsWritten = z.infer<z.ZodObject<typeof inputAsWritten>>;
