import { z } from "zod";
import { explain } from "../explain";
import { wordsShape } from "../words";
import { choicesSchema } from "./field";
import {
  buttonsShape,
  drawnShape,
  name,
  names,
  operationSchema,
  sectionSchema,
  sendSchema,
  viewShape,
  whenSchema,
} from "./common";

/** Fields under a heading, and what can be written about them. */
const detailSectionSchema = sectionSchema
  .extend({
    layout: z
      .literal("lines")
      .optional()
      .meta(
        explain(
          "Each field on a line of its own, its value on the right and its hint below its name: how an amount comes about.",
          "每个字段占一行，值在右侧，说明在名称下方：用于展示金额的构成。",
        ),
      ),
    beside: z
      .literal(true)
      .optional()
      .meta(
        explain(
          "Stands in a narrow column beside the other sections where there is room, else below them: facts beside what is worked on.",
          "空间足够时显示在其他分组旁的窄列中，否则显示在其下方：主要内容旁的次要信息。",
        ),
      ),
    form: name
      .optional()
      .meta(
        explain(
          "An action that opens a form: the form stands here, below the fields, while the action's `when` holds.",
          "打开表单的操作：在操作的 `when` 满足时，表单显示在此处各字段之下。",
        ),
      ),
  })
  .meta({ id: "detailSection" });

const relatedSchema = z
  .strictObject({
    screen: name.meta(explain("The subject whose view it is: the name of its file.", "视图所属的对象：其文件名。")),
    view: name.meta(explain("A list of that subject, or a board with `of`.", "该对象的一个列表，或带有 `of` 的看板。")),
    filter: sendSchema.meta(
      explain(
        "What the list is narrowed to, or the board is of: property of its call to a field of this detail's row.",
        "列表的限定条件，或看板所属的对象：其接口的参数对应本详情行的字段。",
      ),
    ),
  })
  .meta(
    explain(
      "A list of any subject about the row at hand, or a board. A list keeps its own filters and page; the address stays the detail's.",
      "与当前行相关的任意对象的列表或看板。列表有自己的筛选和分页；地址仍为详情的地址。",
    ),
  );

const metricsSchema = z
  .strictObject({
    call: operationSchema.meta(
      explain(
        "What answers values over a time: of `resourceIds`, the `metrics` asked for, from `startTime` to `endTime`.",
        "返回一段时间内数值的接口：取 `resourceIds` 的 `metrics`，从 `startTime` 到 `endTime`。",
      ),
    ),
    of: z
      .strictObject({
        call: operationSchema.meta(
          explain(
            "What lists what is measured: a chart for each row, called by its `metricName`, with its `unit`.",
            "列出监控指标的接口：每行一张图，以 `metricName` 为名，以 `unit` 为单位。",
          ),
        ),
        send: sendSchema.meta(explain("The call's input from the detail's row.", "接口的输入，取自当前详情的行。")),
      })
      .meta(explain("Which metrics there are of the row at hand.", "当前行有哪些指标。")),
    compare: choicesSchema
      .omit({ shown: true, fill: true })
      .optional()
      .meta(
        explain(
          "Other rows that readers may draw beside the row at hand: a call that lists them, whose `value` is asked for like the row's `id`.",
          "可与当前行画在同一图中对比的其他行：列出它们的接口，其 `value` 与当前行的 `id` 一样用于查询。",
        ),
      ),
  })
  .meta(
    explain(
      "Charts of what is measured of the row at hand, whose `id` is asked with: over a time that the reader chooses.",
      "当前行的监控图表，按其 `id` 查询：时间范围由用户选择。",
    ),
  );

const tabSchema = z.strictObject({
  name: name.regex(/^[A-Za-z][\w-]*$/).meta(explain("Stands in the address: ?tab=name.", "显示在地址中：?tab=名称。")),
  ...wordsShape,
  sections: z
    .array(detailSectionSchema)
    .min(1)
    .optional()
    .meta(explain("Fields of the tab under headings, in their order.", "页签中按标题分组的字段，按顺序排列。")),
  related: relatedSchema.optional(),
  metrics: metricsSchema.optional(),
});

/** Keys of a detail that the browser gets as they are written. */
export const detailAsWritten = {
  panel: z
    .literal("side")
    .optional()
    .meta(
      explain(
        "Opens beside its list where the window is wide enough, instead of over it; a reader's own choice goes first.",
        "窗口足够宽时在列表旁打开，而不是覆盖列表；以用户自己的选择为先。",
      ),
    ),
};

/** A view of kind detail. */
export const detailSchema = z.strictObject({
  ...viewShape,
  ...drawnShape,
  ...buttonsShape,
  kind: z.literal("detail").meta(explain("What a call answers about one row.", "接口返回的单行详情。")),
  call: operationSchema,
  send: sendSchema
    .optional()
    .meta(
      explain(
        "The call's input from the row or the address; the same-named fields unless told.",
        "接口的输入，取自当前行或地址；默认取同名字段。",
      ),
    ),
  title: name.optional().meta(explain("The field whose value heads the detail.", "作为详情标题的字段。")),
  figures: names
    .min(1)
    .max(6)
    .optional()
    .meta(explain("Fields whose values stand large at the top.", "在顶部以大号显示的字段。")),
  sections: z
    .array(detailSectionSchema)
    .min(1)
    .optional()
    .meta(explain("Fields under headings, in their order.", "按标题分组的字段，按顺序排列。")),
  tabs: z
    .array(tabSchema)
    .min(2)
    .max(8)
    .optional()
    .meta(
      explain(
        "Sections or related lists under tabs, below the sections; the open one is in the address.",
        "页签中的分组或关联列表，位于各分组之下；当前页签记录在地址中。",
      ),
    ),
  refreshWhile: whenSchema
    .optional()
    .meta(
      explain(
        "While the row has these values the detail is fetched again: the states that pass by themselves.",
        "该行处于这些值时详情会自动刷新：用于会自行变化的状态。",
      ),
    ),
  onOpen: name
    .optional()
    .meta(
      explain(
        "An action performed silently when the detail is shown and its `when` holds.",
        "详情显示且其 `when` 满足时自动执行的操作，不作提示。",
      ),
    ),
  ...detailAsWritten,
});

/** A related list as config writes it. */
export type ConfigRelated = z.infer<typeof relatedSchema>;

/** Charts of metrics as config writes them. */
export type ConfigMetrics = z.infer<typeof metricsSchema>;

/** A detail as config writes it. */
export type ConfigDetail = z.infer<typeof detailSchema>;
/** What of a detail the browser gets as it is written. */
export type DetailAsWritten = z.infer<z.ZodObject<typeof detailAsWritten>>;
