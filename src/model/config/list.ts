import { z } from "zod";
import { explain } from "../explain";
import { wordsSchema } from "../words";
import { buttonsShape, drawnShape, name, names, operationSchema, sendSchema, viewShape, whenSchema } from "./common";

/** Which columns of a list say what on its map. */
const mapSchema = z
  .strictObject({
    parent: name.meta(
      explain(
        "The property with the `rowKey` of the row that a row belongs to; null or of no row of the answer: it stands at the top.",
        "给出本行所属行的 `rowKey` 的属性；为空或不在返回数据中时，该行位于最上层。",
      ),
    ),
    kind: name.meta(explain("A column with an enum: what each row is.", "枚举列：每一行是什么。")),
    state: name.meta(
      explain("A column with an enum whose words have tones: an overlay.", "枚举列，其文案带有色调：一个叠加层。"),
    ),
    amount: name.meta(explain("A column with an amount: an overlay.", "金额列：一个叠加层。")),
  })
  .meta({ id: "listMap" });

/** Which columns of a list say what in its tiers. */
const tiersSchema = z
  .strictObject({
    tier: name.meta(
      explain(
        "A column with an enum: which tier a row stands in. Its values are the tiers, from the top to the bottom.",
        "枚举列：一行所在的层。其各个值即各层，自上而下。",
      ),
    ),
    links: name.meta(
      explain(
        "The property with the `rowKey`s of the rows that a row is linked to, drawn as lines.",
        "给出本行所连接各行 `rowKey` 的属性，画成连线。",
      ),
    ),
    facts: names.meta(explain("Columns shown in each box, below its name.", "每个方框中名称下方显示的列。")),
  })
  .meta({ id: "listTiers" });

/** So many columns may never be hidden; more would not fit beside an open detail. */
export const MOST_KEPT = 5;

/** The command palette asks at most so many lists of a console for each text. */
export const MOST_IN_PALETTE = 6;

/** Keys of a list that the browser gets as they are written. */
export const listAsWritten = {
  layout: z
    .literal("cards")
    .optional()
    .meta(
      explain(
        "Rows as cards, for what is looked at rather than compared: the first column heads the card, and how the others stand follows from their widgets.",
        "以卡片显示各行，适合浏览而非对比：第一列为卡片标题，其余列按其组件排布。",
      ),
    ),
  map: mapSchema
    .optional()
    .meta(
      explain(
        "Rows as a map of what belongs to what, with the table beside it: the first column names them, the first row action that is possible is what a click does.",
        "以拓扑图显示各行的从属关系，可切换为表格：第一列为名称，点击执行第一个可用的行操作。",
      ),
    ),
  tiers: tiersSchema
    .optional()
    .meta(
      explain(
        "Rows as boxes in tiers with lines between them, with the table beside it: the first column names them.",
        "以分层方框显示各行及其连线，可切换为表格：第一列为名称。",
      ),
    ),
  summary: name
    .optional()
    .meta(
      explain(
        "A detail of this file that needs no row: its figures stand above the list.",
        "本文件中不需要行数据的详情：其数字显示在列表上方。",
      ),
    ),
  counts: name
    .optional()
    .meta(
      explain(
        "A filter by an enum: the answer's `counts` say how many rows each of its values has, and are shown as buttons that filter by it.",
        "一个枚举筛选项：返回数据的 `counts` 给出各个值的行数，显示为可点击筛选的按钮。",
      ),
    ),
  empty: wordsSchema.optional().meta(explain("What to say when there is nothing yet.", "还没有数据时的提示。")),
};

/** A view of kind list. */
export const listSchema = z.strictObject({
  ...viewShape,
  ...drawnShape,
  ...buttonsShape,
  kind: z.literal("list").meta(explain("The rows that a call answers.", "接口返回的数据行。")),
  call: operationSchema,
  send: sendSchema
    .optional()
    .meta(explain("Constants sent with every request of the list.", "列表每次请求都发送的常量。")),
  filters: names
    .optional()
    .meta(
      explain(
        "Filters above the list, in their order: properties of the call's request.",
        "列表上方的筛选项，按顺序排列：取自接口的请求参数。",
      ),
    ),
  frequentFilters: names
    .optional()
    .meta(
      explain(
        "Filters that stand beside the line of filters, each with a control of its own; the others are reached by typing. Left out: the first three that are chosen rather than typed, besides `counts`.",
        "单独显示在筛选栏旁的筛选项，各有自己的控件；其余在筛选栏中输入。未填写时：除 `counts` 外前三个可选择的筛选项。",
      ),
    ),
  columns: names.min(1).meta(explain("Columns shown at first, in their order.", "默认显示的列，按顺序排列。")),
  tabs: name
    .optional()
    .meta(
      explain(
        "A parameter of the list's address that the call takes as one of an enum: a strip of tabs leads from each value's list to the others'.",
        "列表地址中的一个参数，接口将其作为枚举值接收：各个值的列表之间以页签切换。",
      ),
    ),
  optionalColumns: names
    .optional()
    .meta(explain("Columns that a reader can show and that are hidden at first.", "默认隐藏、用户可自行显示的列。")),
  keep: names
    .min(1)
    .max(MOST_KEPT)
    .optional()
    .meta(
      explain(
        "Columns that always stay in the row. Others fold into the row's expansion, from the last one on, where the window is too narrow. Left out: the first column, the first that opens something, the state and the first amount.",
        "始终显示在行内的列。窗口较窄时，其余列从最后一列起依次收进行的展开区。未填写时：首列、第一个可点击打开的列、状态列和第一个金额列。",
      ),
    ),
  sort: z
    .record(z.string(), z.enum(["ascending", "descending"]))
    .optional()
    .meta(explain("Order at first; one field.", "默认排序；一个字段。")),
  totals: names
    .optional()
    .meta(
      explain(
        "Columns summed by the server, from the answer's `totals`.",
        "由服务端合计的列，取自返回数据的 `totals`。",
      ),
    ),
  rowActions: names.optional().meta(explain("Actions of one row.", "单行的操作。")),
  bulkActions: names
    .optional()
    .meta(
      explain(
        "Actions of the selected rows; a list with one can select.",
        "所选行的批量操作；有批量操作的列表可以选择行。",
      ),
    ),
  expand: names.min(1).optional().meta(explain("Fields that a row unfolds below itself.", "展开行时显示的字段。")),
  refreshWhile: whenSchema
    .optional()
    .meta(
      explain(
        "While a row has these values the list is fetched again: the states that pass by themselves.",
        "有行处于这些值时列表会自动刷新：用于会自行变化的状态。",
      ),
    ),
  sheets: names
    .min(1)
    .optional()
    .meta(
      explain(
        "Further lists under the same address, each a tab beside this one: ?sheet=name. They are views of this file, or of others by a name of `openAs`, without an address of their own.",
        "同一地址下的其他列表，各为一个页签：?sheet=名称。可以是本文件的视图，也可以是 `openAs` 中命名的其他文件的视图；它们没有自己的地址。",
      ),
    ),
  palette: names
    .min(1)
    .optional()
    .meta(
      explain(
        `The command palette finds rows of this list: columns with texts, the first one the number or name that opens the row. Whoever types one of them in full gets the row before all else. At most ${MOST_IN_PALETTE} lists of a console; the call is asked by the list's first text filter.`,
        `命令面板可查找该列表的行：文本列，第一列为打开该行的编号或名称；完整输入其中任一列的值时，该行排在最前。每个控制台最多 ${MOST_IN_PALETTE} 个列表；以列表的第一个文本筛选项查询接口。`,
      ),
    ),
  rowKey: name
    .optional()
    .meta(explain("The field that identifies a row; `id` unless told.", "标识一行的字段；默认为 `id`。")),
  ...listAsWritten,
});

/** A list as config writes it. */
export type ConfigList = z.infer<typeof listSchema>;
/** A list's map as config writes it. */
export type ConfigMap = z.infer<typeof mapSchema>;
/** A list's tiers as config writes them. */
export type ConfigTiers = z.infer<typeof tiersSchema>;
/** What of a list the browser gets as it is written. */
export type ListAsWritten = z.infer<z.ZodObject<typeof listAsWritten>>;
