import { z } from "zod";
import { explain } from "../explain";
import { toneSchema, wordsSchema, wordsShape } from "../words";
import { name, names, operationSchema, pendingSchema, sendSchema, whenSchema } from "./common";
import { openedSchema } from "./opened";

/** Words about rows, with others where there is one row. */
const rowsWordsShape = {
  ...wordsShape,
  one: wordsSchema
    .optional()
    .meta(
      explain(
        "Shown instead for one row, which it can name by {field}: for an action of one row and of several.",
        "仅对一行执行时改用的文本，可用 {字段} 指明该行；用于既可单行也可批量的操作。",
      ),
    ),
};

/** What is said after success. */
const successSchema = z
  .strictObject(rowsWordsShape)
  .meta(
    explain("The message after success; {field} names the only row.", "成功后的提示；单行时可用 {字段} 指明该行。"),
  );

/** The question before an action. */
const confirmSchema = z
  .strictObject({
    ...rowsWordsShape,
    consequence: wordsSchema
      .optional()
      .meta(
        explain(
          "A second sentence: what cannot be undone. It is shown in the look of danger.",
          "第二句话：说明不可撤销的后果，以危险样式显示。",
        ),
      ),
    no: wordsSchema
      .optional()
      .meta(
        explain(
          "The button that refuses, “Cancel” unless told: what stays as it is, where the action itself cancels something.",
          "拒绝按钮的文本，默认为“取消”；操作本身是取消或撤销时，写明保留什么。",
        ),
      ),
    sum: name
      .optional()
      .meta(
        explain(
          "An amount of the rows: {sum} in the texts is what it adds up to over all of them.",
          "各行的一个金额字段：文本中的 {sum} 为其在所有行上的合计。",
        ),
      ),
    type: name
      .optional()
      .meta(
        explain(
          "A field of the row: the user types its value before the button works. For one row only.",
          "行的一个字段：用户须先输入其值，按钮才可用。仅用于单行。",
        ),
      ),
  })
  .meta(
    explain(
      "Asked before it is done; {field} is the row's value, {count} the number of rows.",
      "执行前的确认；{字段} 为该行的值，{count} 为行数。",
    ),
  );

const linkSchema = z
  .union([
    z
      .string()
      .startsWith("/")
      .meta(
        explain(
          "An address of config/routes.json; its parameters come from the same-named fields, or from `send`.",
          "config/routes.json 中的地址；参数取自同名字段或 `send`。",
        ),
      ),
    z.strictObject({
      external: name.meta(
        explain(
          "A name under `links` in config/console.json; it opens in a window of its own.",
          "config/console.json 中 `links` 下的名称；在新窗口打开。",
        ),
      ),
    }),
  ])
  .meta(
    explain(
      "Leads to another page: an address of the console, or { external }, a link of config/console.json.",
      "跳转到其他页面：控制台的地址，或 { external }，即 config/console.json 中的链接。",
    ),
  );

/** An action of a subject: exactly one of `opens`, `call`, `link` and `download` says what it does. */
export const actionSchema = z
  .strictObject({
    ...wordsShape,
    opens: z
      .union([name, openedSchema])
      .optional()
      .meta(
        explain(
          "The view it opens: a page if that has a route, else a drawer over the present page. A name is a view of this file, { screen, view } one of any; `send` says what of the row that gets.",
          "打开的视图：有地址则为页面，否则为当前页面上的抽屉。仅写名称时为本文件的视图，{ screen, view } 为任一对象的视图，`send` 指定传入的行数据。",
        ),
      ),
    call: operationSchema.optional(),
    link: linkSchema.optional(),
    for: operationSchema
      .optional()
      .meta(
        explain(
          "Of what leads elsewhere: the call it is followed for. It asks for that call's permission, and isn't offered where the call is not.",
          "用于跳转：跳转后将要使用的接口。链接需要该接口的权限，接口不可用时不提供该链接。",
        ),
      ),
    download: operationSchema
      .optional()
      .meta(explain("A call that answers a file, which the browser saves.", "返回文件的接口，由浏览器保存。")),
    shape: name
      .optional()
      .meta(
        explain(
          "Which of the call's request shapes, by its name in the description.",
          "使用接口的哪一种请求结构，以接口描述中的名称表示。",
        ),
      ),
    send: sendSchema
      .optional()
      .meta(
        explain(
          "The call's input; of a link its parameters, and the filters of the list it leads to. A bulk action with [field] is one call, one with fields only is called for each row.",
          "接口的输入；用于链接时为其参数及目标列表的筛选条件。批量操作中含 [字段] 时只调用一次，只含字段时每行调用一次。",
        ),
      ),
    apart: names
      .optional()
      .meta(
        explain(
          "Of an action that sends filters of the board it stands on: those that do not matter to it. While any other that it does not send is set, it is not possible.",
          "用于发送看板筛选项的操作：与其无关的筛选项。其余未发送的筛选项被设置时，该操作不可用。",
        ),
      ),
    when: whenSchema
      .optional()
      .meta(
        explain(
          "Enabled only in these states of the row; selected rows in other states are left out.",
          "仅在行处于这些状态时可用；所选行中处于其他状态的会被排除。",
        ),
      ),
    otherwise: z
      .literal("hidden")
      .optional()
      .meta(
        explain(
          "Where `when` does not hold, or the row has no value that the action sends: not shown at all, for what only some rows are about; disabled with the reason unless told.",
          "`when` 不满足，或行中没有操作所需的值时不显示，用于只与部分行有关的操作；默认显示为禁用并说明原因。",
        ),
      ),
    why: wordsSchema
      .optional()
      .meta(
        explain(
          "Why it is not possible where `when` does not hold; unless told the field and its value are named.",
          "`when` 不满足时说明不可用的原因；默认说明字段及其值。",
        ),
      ),
    confirm: confirmSchema.optional(),
    success: successSchema.optional(),
    pending: pendingSchema.optional(),
    next: name
      .optional()
      .meta(
        explain(
          "What follows success: an action that opens a view of this file, or a link within the console.",
          "成功后执行的操作：打开本文件的视图，或跳转到控制台内的地址。",
        ),
      ),
    tone: toneSchema.optional(),
  })
  .meta({
    id: "action",
    ...explain(
      "What can be done: exactly one of `opens`, `call`, `link` and `download` says what.",
      "可执行的操作：`opens`、`call`、`link`、`download` 四者取其一。",
    ),
  });
