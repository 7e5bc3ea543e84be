import { z } from "zod";
import { explain } from "../explain";
import { wordsShape } from "../words";
import { actionSchema } from "./action";
import { type constantSchema, name, type sendSchema, type sourceSchema, type whenSchema } from "./common";
import { dashboardSchema } from "./dashboard";
import { detailSchema } from "./detail";
import { fieldSchema } from "./field";
import { type formRuleSchema, formSchema } from "./form";
import { listSchema } from "./list";
import { type openedSchema, viewNameSchema } from "./opened";
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
  menu: name.meta(
    explain(
      "Menu code: gives the modes, the permission and the highlighted entry.",
      "菜单编码：决定所属控制台、所需权限和高亮的菜单项。",
    ),
  ),
  permission: z
    .array(name)
    .optional()
    .meta(
      explain(
        "Codes of which any admits, where that is not the menu code; an empty list admits every signed-in user.",
        "持有其中任一编码即可进入，用于与菜单编码不同的情况；空列表表示所有已登录用户。",
      ),
    ),
  fields: z
    .record(z.string(), fieldSchema)
    .meta(explain("The subject's fields, by the names of the API.", "对象的字段，以接口中的名称为键。")),
  views: z
    .record(z.string(), viewSchema)
    .meta(
      explain(
        "Its lists, details, forms, dashboards and pages, by names of your own.",
        "列表、详情、表单、看板和页面，名称自定。",
      ),
    ),
  openAs: z
    .record(z.string(), viewNameSchema)
    .optional()
    .meta(
      explain(
        'What the addresses of its pages call views of other subjects that open over them: the name behind `?open=`, "subject.view" unless told.',
        "在其页面上打开的其他对象的视图在地址中的名称，即 `?open=` 之后的名称；默认为“对象.视图”。",
      ),
    ),
  actions: z
    .record(z.string(), actionSchema)
    .optional()
    .meta(explain("What can be done, by names of your own; views list them.", "可执行的操作，名称自定；由视图列出。")),
});

/** A condition as config writes it. */
export type When = z.infer<typeof whenSchema>;
/** The source of a request property as config writes it. */
export type Source = z.infer<typeof sourceSchema>;
/** The value of a constant. */
export type Constant = z.infer<typeof constantSchema>["value"];
/** Sources by request property. */
export type Send = z.infer<typeof sendSchema>;
/** A field as config writes it. */
export type ConfigField = z.infer<typeof fieldSchema>;
/** A view as config writes it. */
export type ConfigView = z.infer<typeof viewSchema>;
/** An action as config writes it. */
export type ConfigAction = z.infer<typeof actionSchema>;
/** A view of any subject, and where it opens, as config writes it. */
export type Opened = z.infer<typeof openedSchema>;
/** A screen file as config writes it. */
export type ConfigScreen = z.infer<typeof screenSchema>;
/** A rule across inputs of a form. */
export type ConfigFormRule = z.infer<typeof formRuleSchema>;
