import { z } from "zod";
import { explain } from "../explain";
import { relations } from "../../domain/field-rule";
import { wordsSchema, wordsShape } from "../words";
import {
  name,
  names,
  operationSchema,
  pendingSchema,
  sectionSchema,
  sendSchema,
  stepSchema,
  drawnShape,
  viewShape,
} from "./common";
import { liveSchema, previewSchema, resultSchema, submitSchema } from "./form-parts";
import { viewNameSchema } from "./opened";

/** What must hold between two inputs. */
export const formRuleSchema = z
  .strictObject({
    ...wordsShape,
    left: name.meta(explain("The input that is compared.", "被比较的输入项。")),
    is: z.enum(relations).meta(explain("What `left` has to be of `right`.", "`left` 相对 `right` 应满足的关系。")),
    right: name.meta(explain("The input it is compared with.", "与之比较的输入项。")),
  })
  .meta(
    explain(
      "What must hold between two inputs: `left` is `is` than `right`; the words say so at `right` while it does not. Nothing is compared with an empty input.",
      "两个输入项之间必须满足的关系：`left` 与 `right` 之间为 `is`；不满足时在 `right` 处显示文本。空输入不参与比较。",
    ),
  );

/** Keys of a form that the browser gets as they are written. */
export const formAsWritten = {
  selected: z
    .record(z.string(), z.record(z.string(), name))
    .optional()
    .meta(
      explain(
        "For a form that a bulk action opens: an input that is a list of objects, with what each property of an object takes of a selected row. It opens with an object for each selected row, and is empty where the form opens otherwise.",
        "用于批量操作打开的表单：对象列表输入项，及其每个属性取自所选行的哪个字段。打开时每个所选行填入一个对象；以其他方式打开时为空。",
      ),
    ),
  intro: wordsSchema
    .optional()
    .meta(
      explain(
        "A sentence above the first field: what one needs at hand to fill it in, or what sending it means.",
        "第一个字段上方的一句话：填写前需要准备什么，或提交意味着什么。",
      ),
    ),
  success: wordsSchema
    .optional()
    .meta(
      explain(
        "The message after success; {field} says a field of `of`.",
        "成功后的提示；{字段} 为 `of` 中的一个字段。",
      ),
    ),
  pending: pendingSchema.optional(),
};

/** A view of kind form. */
export const formSchema = z.strictObject({
  ...viewShape,
  ...drawnShape,
  kind: z.literal("form").meta(explain("Inputs that are sent with a call.", "随接口提交的输入项。")),
  call: operationSchema,
  follows: z
    .union([name, viewNameSchema])
    .optional()
    .meta(
      explain(
        "A detail with `refreshWhile`, of this file or { screen, view } of any, that the answer is enough to open: what the form sets going on the server stands in the notification centre until that holds no longer.",
        "带有 `refreshWhile`（本文件的视图，或 { screen, view } 指定的任一视图）、且凭返回数据即可打开的详情：表单在服务端启动的任务会显示在通知中心，直到条件不再满足。",
      ),
    ),
  shape: name
    .optional()
    .meta(
      explain(
        "Which of the call's request shapes, by its name in the description.",
        "使用接口的哪一种请求结构，以接口描述中的名称表示。",
      ),
    ),
  load: z
    .strictObject({ call: operationSchema, send: sendSchema.optional() })
    .optional()
    .meta(explain("The call that fetches the values to edit.", "获取待编辑数据的接口。")),
  send: sendSchema
    .optional()
    .meta(
      explain(
        "Request properties taken from the row at hand, not typed; [field] is the list of that field over the rows selected, for a form that a bulk action opens.",
        "取自当前行而非用户输入的请求参数；[字段] 表示所选各行该字段的列表，用于批量操作打开的表单。",
      ),
    ),
  sections: z
    .array(sectionSchema)
    .min(1)
    .optional()
    .meta(explain("All at once; or else `steps`.", "一次显示全部；否则使用 `steps`。")),
  steps: z
    .array(stepSchema)
    .min(2)
    .optional()
    .meta(
      explain(
        "One after another, each checked before the next; all is shown for review before it is sent.",
        "逐步填写，每一步校验后才进入下一步；提交前显示全部内容供确认。",
      ),
    ),
  rules: z
    .array(formRuleSchema)
    .min(1)
    .optional()
    .meta(
      explain(
        "Rules across inputs, such as a start that is at most the end.",
        "跨输入项的规则，例如开始时间不晚于结束时间。",
      ),
    ),
  live: liveSchema.optional(),
  preview: previewSchema.optional(),
  result: resultSchema.optional(),
  submit: submitSchema.optional(),
  of: names
    .min(1)
    .optional()
    .meta(
      explain(
        "Fields of the row at hand, shown above the inputs: what the form is about, and how it is now. Of several selected rows the first ones' are shown. A form that opens for rows cannot do without, unless it has `load` or `preview`.",
        "当前行的字段，显示在输入项上方，说明表单针对什么、现在是什么；选择多行时显示前几行的值。针对行打开的表单必须填写，除非有 `load` 或 `preview`。",
      ),
    ),
  next: z
    .union([name, names.min(2)])
    .optional()
    .meta(
      explain(
        "An action that leads on after success, made with the answer as its row; of several the first that is possible. Else the form is left for where one came from.",
        "成功后继续执行的操作，以返回数据作为其行；列出多个时执行第一个可用的。不填则返回来源页面。",
      ),
    ),
  onward: name
    .optional()
    .meta(
      explain(
        "An action that shows what came of it, made with the answer as its row: its words are a link beside the message.",
        "用于查看结果的操作，以返回数据作为其行；其名称作为链接显示在提示旁。",
      ),
    ),
  signsOut: z
    .boolean()
    .optional()
    .meta(explain("Success ends the session: the user signs in again.", "成功后会话结束：用户需重新登录。")),
  ...formAsWritten,
});

/** A form as config writes it. */
export type ConfigForm = z.infer<typeof formSchema>;
/** What of a form the browser gets as it is written. */
export type FormAsWritten = z.infer<z.ZodObject<typeof formAsWritten>>;
