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
  viewShape,
  whenSchema,
} from "./common";
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

/** A call that a form makes with what is typed. */
const questionShape = {
  ...wordsShape,
  call: operationSchema,
  send: sendSchema
    .optional()
    .meta(
      explain(
        "Request property to its source: a field of the form or of the row at hand. It is asked again whenever one of these changes.",
        "请求参数及其来源：表单或当前行的字段。任一来源变化时重新调用。",
      ),
    ),
  fields: names.min(1).meta(explain("What of the answer is shown.", "显示返回数据中的哪些字段。")),
};

/** What is true of what is typed so far. */
const liveSchema = z
  .strictObject(questionShape)
  .meta(
    explain(
      "A call that changes nothing and says what is true of what is typed so far, such as how many rows it is about. It is made as soon as what the call requires is typed, and shown above the buttons, in a form of steps in every step. The form can be sent without it.",
      "不改变数据、说明当前输入情况的接口，例如涉及多少行。接口所需字段填好后即调用，显示在按钮上方；分步表单中每一步都显示。不影响提交。",
    ),
  );

/** What would come of the form as it is filled in. */
const previewSchema = z
  .strictObject({
    ...questionShape,
    button: wordsSchema
      .optional()
      .meta(
        explain(
          "Words of a button: the call is made when it is pressed, not at each change, and the form can be sent without it. It stands below the last section with a field the call needs (in a form of steps, below the review). The answer stands below the button until something it was asked with changes.",
          "按钮文字：点击时才调用，而不是每次变化时调用，且不调用也可提交表单。按钮位于含有该接口所需字段的最后一个分组之下（分步表单中位于确认页之下）。结果显示在按钮下方，直到其输入发生变化。",
        ),
      ),
    sends: names
      .min(1)
      .optional()
      .meta(
        explain(
          "What of the answer is sent along as the same-named request property: the server can then refuse what the user has not seen.",
          "将返回数据中的哪些字段以同名请求参数一并提交：服务端据此可拒绝用户未看到的内容。",
        ),
      ),
  })
  .meta(
    explain(
      "A call that changes nothing and says what sending the form would do, shown above the buttons. Unless it has a `button` of its own, nothing is sent before it has answered.",
      "不改变数据、预先给出提交结果的接口，显示在按钮上方。除非它有自己的 `button`，否则在其返回前不能提交。",
    ),
  );

/** What came of the form that was sent. */
const resultSchema = z
  .strictObject({
    ...wordsShape,
    fields: names.min(1).meta(explain("What of the answer is shown.", "显示返回数据中的哪些字段。")),
    when: whenSchema
      .optional()
      .meta(
        explain(
          "Shown only where the answer has these values; else `next` follows at once.",
          "仅当返回数据为这些值时显示；否则直接执行 `next`。",
        ),
      ),
  })
  .meta(
    explain(
      "What the answer says, shown in place of the inputs until it is closed: how each of several rows fared. Then `next` follows, or the form is left.",
      "提交后以返回数据代替输入项显示，直到用户关闭：例如多行中每一行的结果。关闭后执行 `next`，或离开表单。",
    ),
  );

/** The button that sends a form. */
const submitSchema = z
  .strictObject({
    ...wordsShape,
    amount: names
      .min(1)
      .optional()
      .meta(
        explain(
          "Amounts in CNY whose sum stands behind the words: of the preview's answer, or else inputs of the form.",
          "按钮文字后显示其合计的人民币金额：取自预览的返回数据，或表单的输入项。",
        ),
      ),
    until: name
      .optional()
      .meta(
        explain(
          "A time of the preview's answer or of the loaded row: how long the form can still be sent stands beside the button.",
          "预览返回数据或所加载行中的时间：按钮旁显示距其还有多久。",
        ),
      ),
    consequence: wordsSchema
      .optional()
      .meta(
        explain(
          "What sending it means that cannot be undone: shown above the button, which has the look of danger.",
          "提交后不可撤销的后果：显示在按钮上方，按钮为危险样式。",
        ),
      ),
  })
  .meta(explain("The button's words; “Save” unless told.", "按钮文字；默认为“保存”。"));

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
  success: wordsSchema.optional().meta(explain("The message after success.", "成功后的提示。")),
  pending: pendingSchema.optional(),
};

/** A view of kind form. */
export const formSchema = z.strictObject({
  ...viewShape,
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
  of: name
    .optional()
    .meta(
      explain(
        "A field of the row at hand, shown above the inputs: what the form is about. Of several selected rows it shows each one's.",
        "当前行的一个字段，显示在输入项上方，说明表单针对什么；选择多行时显示每一行的值。",
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
