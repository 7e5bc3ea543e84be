import { z } from "zod";
import { explain } from "../explain";
import { name } from "./common";

/** What stands beneath or beside the parts of a card. */
export const label = name.meta(
  explain("The field whose values stand beneath or beside the parts.", "其值显示在各部分下方或旁边的字段。"),
);
/** What a card measures. */
export const value = name.meta(
  explain("The field that is measured: an amount, a number or a ratio.", "度量字段：金额、数字或比率。"),
);

/** What an earlier period was, beside what a chart measures. */
export const compareSeries = name
  .optional()
  .meta(
    explain(
      "The field with the value of an earlier period, in rows of their own: what they are is drawn as a dashed line, named by the fields of `series`.",
      "更早周期的值所在字段，位于单独的行中：画成虚线，以 `series` 的字段命名。",
    ),
  );

/** Which direction a card calls good news. */
export const better = z
  .enum(["higher", "lower"])
  .optional()
  .meta(
    explain("Which direction is good news; a change has no colour unless told.", "哪个方向为好；不填则变化不着色。"),
  );

/** In which order several fields name a series. */
const seriesOrderSchema = z
  .strictObject({
    filter: name.meta(
      explain(
        "A filter of the board, whose values are in the order they were chosen in.",
        "看板的筛选项，其值按选择的先后排列。",
      ),
    ),
    fields: z
      .record(z.string(), name)
      .meta(
        explain(
          "The field of `series` that each of its values stands for.",
          "该筛选项的每个值对应 `series` 中的哪个字段。",
        ),
      ),
  })
  .meta(
    explain(
      "The order of the fields of `series`, as their values were chosen in a filter; as `series` has them unless told.",
      "`series` 中各字段的先后：按筛选项中选择的顺序；不填则按 `series` 的顺序。",
    ),
  )
  .meta({ id: "seriesOrder" });

/** The same for a card that may have it. */
export const seriesOrder = seriesOrderSchema.optional();

/** The same as it is written in config. */
export type SeriesOrder = z.infer<typeof seriesOrderSchema>;
