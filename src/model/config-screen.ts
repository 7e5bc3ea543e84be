import { z } from "zod";
import { toneSchema, wordsSchema, wordsShape } from "./words";
import { widgetNames } from "./widget-names";

const name = z.string().min(1);
/** Names an operation of the API; editors complete it from the description. */
export const operationSchema = name.describe("An operationId of the API. Never a URL.");
const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** `when`: a map of field to allowed value(s); all must match. */
export const whenSchema = z
  .record(z.string(), z.union([scalar, z.array(scalar).min(1)]))
  .describe("Field to allowed value or values; all must match.");

/**
 * Where one request property gets its value: a field's name of the row at hand; `["id"]`, the list of that field over
 * the selected rows; or `{ "value": 1 }`, a constant.
 */
export const sourceSchema = z.union([name, z.tuple([name]), z.strictObject({ value: z.union([scalar, z.null()]) })]);

const sendSchema = z
  .record(z.string(), sourceSchema)
  .describe("Request property to its source: a field of the row, [field] for the list over the selected rows, or { value }.");

const choicesSchema = z
  .strictObject({
    call: operationSchema,
    value: name.describe("The answer's field that is sent."),
    label: name.describe("The answer's field that is shown."),
    send: sendSchema.optional(),
  })
  .describe("Where the choices come from: a call, and which of its fields are value and label.");

const uniqueSchema = z
  .strictObject({ ...wordsShape, call: operationSchema, send: sendSchema })
  .describe("Checked while typing: a call that answers true when the value is already taken, and what to say then.");

const fieldSchema = z
  .strictObject({
    ...wordsShape,
    widget: z.enum(widgetNames).optional().describe("How the value is drawn; leave out for the natural widget of its type."),
    hint: wordsSchema.optional().describe("A sentence of help below the input, or behind the column's head."),
    placeholder: wordsSchema.optional(),
    unit: wordsSchema.optional(),
    when: whenSchema.optional().describe("The field is shown, validated and sent only when these fields have these values."),
    choices: choicesSchema.optional(),
    unique: uniqueSchema.optional(),
    sameAs: name.optional().describe("Must repeat that field; only checked, never sent."),
    words: name.optional().describe("Name of the enum in config/words/enums.json, where the API does not name it."),
    certificateField: name
      .optional()
      .describe("For an IP address: the field with the certificate choice that puts http:// or https:// before it (specification §5)."),
    minLength: z.int().min(0).optional().describe("Tightens the API's limit; may never widen it."),
    maxLength: z.int().min(1).optional().describe("Tightens the API's limit; may never widen it."),
    width: z.int().min(40).max(800).optional().describe("Column width in pixels."),
    opens: name.optional().describe("The row action that a click on this cell performs."),
  })
  .describe("A field, named once; afterwards its name is just listed.");

const names = z.array(name);
const sectionSchema = z.strictObject({ ...wordsShape, fields: names.min(1), columns: z.union([z.literal(1), z.literal(2)]).optional() });

const viewShape = {
  zh: wordsShape.zh.optional(),
  en: wordsShape.en.optional(),
  route: name.optional().describe("The page's address, from config/routes.json. Without one the view opens in a drawer."),
  actions: names.optional().describe("Buttons of the view."),
};

const listSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("list"),
  call: operationSchema,
  send: sendSchema.optional().describe("Constants sent with every request of the list."),
  filters: names.optional(),
  columns: names.min(1),
  sort: z.record(z.string(), z.enum(["ascending", "descending"])).optional().describe("Order at first; one field."),
  totals: names.optional().describe("Columns summed by the server, from the answer's `totals`."),
  rowActions: names.optional().describe("Actions of one row."),
  bulkActions: names.optional().describe("Actions of the selected rows; a list with one can select."),
  rowKey: name.optional().describe("The field that identifies a row; `id` unless told."),
  empty: wordsSchema.optional().describe("What to say when there is nothing yet."),
});

const detailSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("detail"),
  call: operationSchema,
  send: sendSchema.optional().describe("The call's input from the row or the address; the same-named fields unless told."),
  title: name.optional().describe("The field whose value heads the detail."),
  sections: z.array(sectionSchema).min(1),
  onOpen: name.optional().describe("An action performed silently when the detail is shown and its `when` holds."),
});

const formSchema = z.strictObject({
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

const pageSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("page"),
  page: name.describe("Name of a hand-written page (src/pages)."),
  calls: z.array(operationSchema).optional().describe("The calls the page makes, so that its permissions are checked."),
});

/** A view of a subject. */
export const viewSchema = z.discriminatedUnion("kind", [listSchema, detailSchema, formSchema, pageSchema]);

const actionSchema = z.strictObject({
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

/** One file under config/screens: a subject with its fields, views and actions. */
export const screenSchema = z.strictObject({
  $schema: z.string().optional(),
  ...wordsShape,
  menu: name.describe("Menu code: gives the modes, the permission and the highlighted entry."),
  permission: z
    .array(name)
    .optional()
    .describe("Codes of which any admits, where that is not the menu code; an empty list admits every signed-in user."),
  fields: z.record(z.string(), fieldSchema),
  views: z.record(z.string(), viewSchema),
  actions: z.record(z.string(), actionSchema).optional(),
});

/** A condition as config writes it. */
export type When = z.infer<typeof whenSchema>;
/** The source of a request property as config writes it. */
export type Source = z.infer<typeof sourceSchema>;
/** Sources by request property. */
export type Send = z.infer<typeof sendSchema>;
/** A field as config writes it. */
export type ConfigField = z.infer<typeof fieldSchema>;
/** A view as config writes it. */
export type ConfigView = z.infer<typeof viewSchema>;
/** An action as config writes it. */
export type ConfigAction = z.infer<typeof actionSchema>;
/** A screen file as config writes it. */
export type ConfigScreen = z.infer<typeof screenSchema>;
