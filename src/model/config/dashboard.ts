import { z } from "zod";
import { explain } from "../explain";
import { wordsSchema, wordsShape } from "../words";
import { buttonsShape, constantSchema, drawnShape, name, ownName, names, operationSchema, viewShape } from "./common";
import { better, compareSeries, label, seriesOrder, value } from "./dashboard-fields";
import { opensSchema, valueOpens } from "./dashboard-opens";
import { scopeSchema } from "./dashboard-scope";

/** A call of a card. What the scope filters by is sent by itself, where the call's request has it. */
const callShape = {
  call: operationSchema,
  send: z
    .record(z.string(), constantSchema)
    .meta(
      explain(
        "Constants of the request: property to { value }. The scope is sent by itself.",
        "请求常量：参数对应 { value }。看板筛选会自动发送。",
      ),
    )
    .meta({ id: "constants" })
    .optional(),
};

const cardShape = {
  ...wordsShape,
  name: ownName.meta(explain("Names the card among those of the board.", "卡片在看板中的名称。")),
  hint: wordsSchema.optional().meta(explain("A sentence of help behind the card's title.", "卡片标题后的一句说明。")),
  empty: wordsSchema
    .optional()
    .meta(explain("What the card says where its call answers nothing.", "接口没有返回数据时卡片显示的文字。")),
  width: z
    .literal([3, 4, 6, 8, 12])
    .optional()
    .meta(
      explain(
        "Columns of twelve; figures and progress have 3 unless told, others 6.",
        "占十二列中的几列；figure 和 progress 默认 3，其他默认 6。",
      ),
    ),
  ...callShape,
  opens: opensSchema.optional(),
};

const figureSchema = z.strictObject({
  ...cardShape,
  card: z.literal("figure").meta(explain("One value of the answer.", "返回数据中的一个值。")),
  value,
  compare: name
    .optional()
    .meta(
      explain(
        "The field with the value of the period before; the card says how much it changed.",
        "上一周期的值所在字段；卡片显示变化幅度。",
      ),
    ),
  better,
  interval: names
    .length(2)
    .optional()
    .meta(
      explain(
        "The fields with the least and the greatest amount that an estimated value may turn out to be.",
        "预估值可能的最小值和最大值所在字段。",
      ),
    ),
  asOf: name
    .optional()
    .meta(explain("The field with the time as of which the value is known.", "该值对应的数据时间所在字段。")),
  trend: z
    .strictObject({ ...callShape, label, value })
    .optional()
    .meta(explain("A small line below: a call that answers a list.", "下方的小折线：返回列表的接口。")),
});

const progressSchema = z.strictObject({
  ...cardShape,
  card: z.literal("progress").meta(explain("How much of a whole is reached.", "完成总量的多少。")),
  value,
  of: name.meta(explain("The field with the whole.", "总量所在字段。")),
});

const lineSchema = z.strictObject({
  ...cardShape,
  card: z
    .literal("line")
    .meta(
      explain("The rows of the answer as a line over time or another order.", "将返回的各行按时间或其他顺序画成折线。"),
    ),
  label,
  series: name
    .optional()
    .meta(explain("The field each of whose values has a line of its own.", "每个值各画一条线的字段。")),
  value,
  compare: compareSeries,
});

const stackedBarSchema = z.strictObject({
  ...cardShape,
  card: z
    .literal("stackedBar")
    .meta(explain("The rows of the answer as bars of stacked parts.", "将返回的各行画成堆叠柱状图。")),
  label,
  series: z
    .union([name, names.min(1)])
    .meta(
      explain(
        "The field whose values are stacked, or several: of those without a value in a row the others name it.",
        "堆叠的字段，可为多个：某行中没有值的字段不参与命名。",
      ),
    ),
  seriesOrder,
  value,
  compare: compareSeries,
});
const pivotSchema = z.strictObject({
  ...cardShape,
  card: z
    .literal("pivot")
    .meta(explain("The rows of the answer as a table of two directions.", "将返回的各行显示为交叉表。")),
  label: name.meta(explain("The field whose values are the columns.", "其值作为列的字段。")),
  series: z
    .union([name, names.min(1)])
    .meta(
      explain(
        "The field whose values are the lines, or several: of those without a value in a row the others name it.",
        "其值作为行的字段，可为多个：某行中没有值的字段不参与命名。",
      ),
    ),
  seriesOrder,
  value,
});
const barSchema = z.strictObject({
  ...cardShape,
  card: z.literal("bar").meta(explain("The rows of the answer as bars.", "将返回的各行画成柱状图。")),
  label,
  value,
});
const pieSchema = z.strictObject({
  ...cardShape,
  card: z.literal("pie").meta(explain("The rows of the answer as parts of a whole.", "将返回的各行画成占比图。")),
  label,
  value,
});
const rankedSchema = z.strictObject({
  ...cardShape,
  card: z
    .literal("list")
    .meta(explain("The rows of the answer as names with a value.", "将返回的各行显示为名称和值。")),
  label,
  value,
});
const tableSchema = z.strictObject({
  ...cardShape,
  card: z.literal("table").meta(explain("The rows of the answer as a table.", "将返回的各行显示为表格。")),
  label: names
    .min(1)
    .optional()
    .meta(
      explain(
        "Fields of the first column: of those without a value in a row the others name it.",
        "第一列的字段：某行中没有值的字段不参与命名。",
      ),
    ),
  columns: names.min(1).meta(explain("Columns in their order.", "列，按顺序排列。")),
  valueOpens,
});
const textSchema = z.strictObject({
  ...cardShape,
  card: z.literal("text").meta(explain("A text of the answer.", "返回数据中的一段文字。")),
  value: name.meta(explain("The field with the text.", "文字所在字段。")),
});
const waterfallSchema = z.strictObject({
  ...cardShape,
  card: z
    .literal("waterfall")
    .meta(
      explain(
        "How one value of the answer became another: a bar for each step between them.",
        "返回数据中的一个值如何变为另一个值：每一步一根柱子。",
      ),
    ),
  from: name.meta(explain("The field with the value at the beginning.", "起始值所在字段。")),
  steps: names.min(1).meta(explain("Fields that are added to it, in their order.", "依次加上的字段。")),
  to: name.meta(
    explain(
      "The field with the value at the end: both and the steps add up.",
      "结束值所在字段：起始值加各步等于结束值。",
    ),
  ),
  better,
  valueOpens,
});
const calendarSchema = z.strictObject({
  ...cardShape,
  card: z
    .literal("calendar")
    .meta(
      explain(
        "The days of the board's month with how many there are on each; where there is no room for weeks, a list of the days.",
        "看板月份的日历，显示每天的数量；宽度不足时改为日期列表。",
      ),
    ),
  label: name.meta(explain("The field with the day.", "日期字段。")),
  value,
  names: name.optional().meta(explain("The field with the names of some of them.", "部分名称所在字段。")),
});

/** A card of a board. */
export const cardSchema = z.discriminatedUnion("card", [
  figureSchema,
  lineSchema,
  stackedBarSchema,
  pivotSchema,
  barSchema,
  pieSchema,
  tableSchema,
  rankedSchema,
  progressSchema,
  calendarSchema,
  textSchema,
  waterfallSchema,
]);

/** A view of kind dashboard: cards on a grid of twelve columns, and what all of them are narrowed down by. */
export const dashboardSchema = z.strictObject({
  ...viewShape,
  ...drawnShape,
  ...buttonsShape,
  kind: z.literal("dashboard").meta(explain("Cards on a grid of twelve columns.", "十二列网格上的卡片。")),
  scope: scopeSchema.optional(),
  of: names
    .min(1)
    .optional()
    .meta(
      explain(
        "Properties of its calls that say what it is about, for a board without an address: the tab of a detail that shows it gives them by `filter`.",
        "指明看板所属对象的接口参数，用于没有地址的看板：由显示它的详情页签通过 `filter` 提供。",
      ),
    ),
  tabs: name
    .optional()
    .meta(
      explain(
        "A parameter of the board's address that its calls take as one of an enum: a strip of tabs leads from each value's board to the others'.",
        "看板地址中的参数，其接口以枚举值接收：以页签切换到其他取值的看板。",
      ),
    ),
  cards: z.array(cardSchema).min(1).meta(explain("Cards of the board, in their order.", "看板的卡片，按顺序排列。")),
});

/** A card as config writes it. */
export type ConfigCard = z.infer<typeof cardSchema>;
/** Where a card leads, as config writes it. */
export type ConfigTarget = z.infer<typeof opensSchema>;
/** A dashboard as config writes it. */
export type ConfigDashboard = z.infer<typeof dashboardSchema>;
