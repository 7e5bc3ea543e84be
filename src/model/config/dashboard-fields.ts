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
