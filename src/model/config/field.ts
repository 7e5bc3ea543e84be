import { z } from "zod";
import { explain } from "../explain";
import { widgetNames } from "../widgets";
import { wordsSchema, wordsShape } from "../words";
import { name, operationSchema, sendSchema, whenSchema } from "./common";
import { limitsShape } from "./limits";
import { viewNameSchema } from "./opened";

/** Where choices come from. */
export const choicesSchema = z
  .strictObject({
    call: operationSchema,
    value: name.meta(explain("The answer's field that is sent.", "返回数据中用于提交的字段。")),
    label: name.meta(explain("The answer's field that is shown.", "返回数据中用于显示的字段。")),
    shown: name
      .optional()
      .meta(
        explain(
          "Field of the row at hand that carries the label of its value: shown until the choices are there, and where they are too many to find it.",
          "当前行中保存所选值名称的字段：在选项加载前，或选项过多找不到时显示。",
        ),
      ),
    send: sendSchema
      .optional()
      .meta(
        explain(
          "Request property to its source. A field of the same form makes the choices depend on it; [field] sends its value as a list of one.",
          "请求参数及其来源。来源为同一表单的字段时，选项随该字段变化；[字段] 表示以只含该值的列表发送。",
        ),
      ),
    fill: z
      .record(z.string(), name)
      .optional()
      .meta(
        explain(
          "Other inputs of the form that a choice fills in, of a row's field those of the row, each with the answer's field it takes. They stay editable.",
          "选择后自动填入表单的其他输入项（表格行的字段填入同一行），以及各自取自返回数据的哪个字段。填入后仍可修改。",
        ),
      ),
  })
  .meta(
    explain(
      "Where the choices come from: a call, and which of its fields are value and label.",
      "选项来源：调用的接口，以及其中作为值和名称的字段。",
    ),
  );

const uniqueSchema = z
  .strictObject({ ...wordsShape, call: operationSchema, send: sendSchema })
  .meta(
    explain(
      "Checked while typing: a call that answers true when the value is already taken, and what to say then.",
      "输入时检查：值已被占用时返回 true 的接口，以及此时的提示。",
    ),
  );

/** Keys of a field that the browser gets as they are written, wherever the field is listed. */
export const fieldAsWritten = {
  hint: wordsSchema
    .optional()
    .meta(
      explain("A sentence of help below the input, or behind the column's head.", "输入框下方或列标题后的一句说明。"),
    ),
  unit: wordsSchema
    .optional()
    .meta(
      explain("What is said behind the value or the input: MB, per month.", "值或输入框之后的单位，例如 MB、每月。"),
    ),
  none: wordsSchema
    .optional()
    .meta(
      explain(
        "What no value means, where that is something: shown instead of a dash.",
        "没有值时的含义：代替短横线显示。",
      ),
    ),
};

/** Those where it is shown. */
export const shownAsWritten = {
  unitFrom: name
    .optional()
    .meta(
      explain(
        "Of a number or an amount: the property of the same row that has its unit. An amount reads “¥60.00 / month” of “CNY/month”.",
        "用于数字或金额：同一行中保存其单位的属性。单位为“元/月”的金额显示为“¥60.00 / 月”。",
      ),
    ),
};

/** What of the signed-in user an input may begin with. */
export const ownValues = ["name", "phone", "email"] as const;
export type OwnValue = (typeof ownValues)[number];

/** Those where it is typed. */
export const inputAsWritten = {
  own: z
    .enum(ownValues)
    .optional()
    .meta(
      explain(
        "An input that begins with this of the signed-in user, where the row at hand has nothing for it.",
        "输入项的初始值取自当前登录用户的该项资料，当前行已有值时除外。",
      ),
    ),
  placeholder: wordsSchema.optional().meta(explain("What an empty input says.", "输入框为空时的提示。")),
  sameAs: name
    .optional()
    .meta(explain("Must repeat that field; only checked, never sent.", "必须与该字段一致；只校验，不提交。")),
  certificateField: name
    .optional()
    .meta(
      explain(
        "For an IP address: the field with the certificate choice that puts http:// or https:// before it (specification §5).",
        "用于 IP 地址：决定前缀为 http:// 或 https:// 的证书选择字段（规范 §5）。",
      ),
    ),
};

/** A field of a subject. */
export const fieldSchema = z
  .strictObject({
    ...wordsShape,
    widget: z
      .enum(widgetNames)
      .optional()
      .meta(
        explain(
          "How the value is drawn; leave out for the natural widget of its type. Columns show moments exactly; with `relativeTime` they say how near the moment is, for what has just happened or is next. `enumText` shows a value of an enum without its tag.",
          "值的显示方式；不填则使用该类型的默认组件。列表中的时间默认显示完整时间；刚发生或即将发生的时间可用 `relativeTime` 显示相对时间。枚举值可用 `enumText` 显示为纯文字，不带标签。",
        ),
      ),
    ...fieldAsWritten,
    ...shownAsWritten,
    ...inputAsWritten,
    when: whenSchema
      .optional()
      .meta(
        explain(
          "The field is shown, validated and sent only when these fields have these values.",
          "仅当这些字段为这些值时，该字段才显示、校验并提交。",
        ),
      ),
    required: z
      .literal(true)
      .optional()
      .meta(
        explain(
          "In a form it has to be filled in while it is shown, though the API does without it in some cases.",
          "在表单中显示时必须填写，尽管接口在某些情况下不需要它。",
        ),
      ),
    choices: choicesSchema.optional(),
    filterOf: viewNameSchema
      .optional()
      .meta(
        explain(
          "Of a filter that is kept: the list that takes such filters. What it calls its properties, and the choices it has for their values, are used for the filter, too.",
          "用于保存的筛选条件：接受此类条件的列表。该列表中属性的名称及其值的选项也用于此条件。",
        ),
      ),
    unique: uniqueSchema.optional(),
    timeline: z
      .strictObject({
        time: name.meta(explain("When it happened.", "发生时间。")),
        status: name.meta(explain("What the step led to.", "该步骤的结果状态。")),
        actor: name.optional().meta(explain("Who did it.", "操作人。")),
        note: name.optional().meta(explain("Why, or what was said.", "原因或说明。")),
      })
      .optional()
      .meta(
        explain(
          "For the widget timeline: which properties of each step say when, what, who and why.",
          "用于 timeline 组件：每一步中表示时间、状态、操作人和说明的属性。",
        ),
      ),
    conversation: z
      .strictObject({
        time: name.meta(explain("When it was written.", "发送时间。")),
        author: name.meta(explain("Who wrote it.", "作者。")),
        text: name.meta(explain("What was written.", "内容。")),
        files: name.optional().meta(explain("The files that came with it.", "附件。")),
        side: name.meta(explain("The property, an enum, that says who writes.", "表示由谁发出的属性，为枚举。")),
        own: z
          .string()
          .min(1)
          .meta(explain("Its value for what the reader's side has written.", "表示由读者一方发出的值。")),
      })
      .optional()
      .meta(
        explain(
          "For the widget conversation: which properties of each message say when, who and what, and which side it is from.",
          "用于 conversation 组件：每条消息中表示时间、作者、内容以及哪一方的属性。",
        ),
      ),
    words: name
      .optional()
      .meta(
        explain(
          "Name of the enum in config/words/enums.json, where the API does not name it.",
          "config/words/enums.json 中的枚举名，用于接口未命名的情况。",
        ),
      ),
    ...limitsShape,
    rows: z
      .array(name)
      .min(1)
      .optional()
      .meta(
        explain(
          'For a list of objects, typed in a form or shown as a table in a detail: the fields of one row, in their order, each declared beside this one as "<this field>.<property>".',
          "用于对象列表，在表单中填写或在详情中以表格显示：一行的各字段，按顺序排列，每个字段与本字段并列声明为“<本字段>.<属性>”。",
        ),
      ),
    sum: z
      .literal(true)
      .optional()
      .meta(
        explain(
          "Of an amount in the rows of a list that is typed: the sum over all rows stands below them, and in the review.",
          "用于填写的列表中一行的金额：所有行的合计显示在各行下方和确认页中。",
        ),
      ),
    width: z.int().min(40).max(800).optional().meta(explain("Column width in pixels.", "列宽，单位像素。")),
    action: name
      .optional()
      .meta(explain("The row action that a click on this cell performs.", "点击该单元格时执行的行操作。")),
  })
  .meta({
    id: "field",
    ...explain("A field, named once; afterwards its name is just listed.", "字段：在此命名一次，之后只列出名称。"),
  });

/** What of a field the browser gets as it is written; where it is shown; where it is typed. */
export type FieldAsWritten = z.infer<z.ZodObject<typeof fieldAsWritten>>;
export type ShownAsWritten = z.infer<z.ZodObject<typeof shownAsWritten>>;
export type InputAsWritten = z.infer<z.ZodObject<typeof inputAsWritten>>;

/** Choices as config writes them. */
export type ConfigChoices = z.infer<typeof choicesSchema>;
