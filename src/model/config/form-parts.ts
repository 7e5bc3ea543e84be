import { z } from "zod";
import { explain } from "../explain";
import { wordsSchema, wordsShape } from "../words";
import { name, names, operationSchema, sendSchema, whenSchema } from "./common";

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
export const liveSchema = z
  .strictObject(questionShape)
  .meta(
    explain(
      "A call that changes nothing and says what is true of what is typed so far, such as how many rows it is about. It is made as soon as what the call requires is typed, and shown above the buttons, in a form of steps in every step. The form can be sent without it.",
      "不改变数据、说明当前输入情况的接口，例如涉及多少行。接口所需字段填好后即调用，显示在按钮上方；分步表单中每一步都显示。不影响提交。",
    ),
  );

/** What would come of the form as it is filled in. */
export const previewSchema = z
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
    stops: z
      .strictObject({
        ...wordsShape,
        field: name.meta(explain("The amount, a field of the answer.", "该金额，即返回数据中的字段。")),
      })
      .optional()
      .meta(
        explain(
          "An amount of the answer that keeps the form from being sent while it is above zero, such as what the balance lacks, and the words that say so.",
          "返回数据中的某个金额大于零时（例如余额不足的部分）不能提交表单，以及此时的说明。",
        ),
      ),
  })
  .meta(
    explain(
      "A call that changes nothing and says what sending the form would do, shown above the buttons. Where some of the answer is sent along, or `submit` has an amount or a consequence, nothing is sent before it has answered; otherwise it only informs.",
      "不改变数据、预先给出提交结果的接口，显示在按钮上方。返回数据有一部分随表单提交，或 `submit` 有金额或后果说明时，在其返回前不能提交；否则仅供参考。",
    ),
  );

/** What came of the form that was sent. */
export const resultSchema = z
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
      "What the answer says, shown in place of the inputs and of `success` until it is closed: how each of several rows fared. Then `next` follows, or the form is left.",
      "提交后以返回数据代替输入项和 `success` 显示，直到用户关闭：例如多行中每一行的结果。关闭后执行 `next`，或离开表单。",
    ),
  );

/** The button that sends a form. */
export const submitSchema = z
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
