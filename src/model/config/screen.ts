import { z } from "zod";
import { wordsShape } from "../words";
import { actionSchema } from "./action";
import { name, type sendSchema, type sourceSchema, type whenSchema } from "./common";
import { dashboardSchema } from "./dashboard";
import { detailSchema } from "./detail";
import { fieldSchema } from "./field";
import { type formRuleSchema, formSchema } from "./form";
import { listSchema } from "./list";
import { pageSchema } from "./page";

/** A view of a subject. */
export const viewSchema = z.discriminatedUnion("kind", [
  listSchema,
  detailSchema,
  formSchema,
  pageSchema,
  dashboardSchema,
]);

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
/** A rule across inputs of a form. */
export type ConfigFormRule = z.infer<typeof formRuleSchema>;
