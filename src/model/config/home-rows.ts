import { z } from "zod";
import { explain } from "../explain";
import { wordsSchema } from "../words";
import { constantSchema, name } from "./common";

/** Rows of a list that home counts: by the list's own call, so that the list shows as many. */
export const countedSchema = z
  .strictObject({
    screen: name.meta(explain("The subject of the list.", "列表所属的对象。")),
    view: name.meta(explain("A list with an address, or a sheet of one.", "有地址的列表，或其下的另一列表。")),
    filter: z
      .record(z.string(), constantSchema)
      .optional()
      .meta(explain("Filter of that list to its value: { value }.", "该列表的筛选项及其值：{ value }。")),
  })
  .meta(
    explain(
      "The rows that are counted, by the list's own call; shown to those to whom the list opens.",
      "所统计的数据，由列表自己的接口计数；仅对能打开该列表的用户显示。",
    ),
  )
  .meta({ id: "counted" });

/** The time of the first of the counted rows. */
export const firstSchema = z
  .strictObject({
    field: name.meta(explain("The field with the time.", "时间字段。")),
    sort: z
      .record(z.string(), z.enum(["ascending", "descending"]))
      .optional()
      .meta(explain("What puts that row first, as in a list's `sort`.", "使该行排在最前的排序，写法同列表的 `sort`。")),
    left: wordsSchema.meta(
      explain(
        "What it says while the time is to come; {time} is how long that is.",
        "时间未到时的文字；{time} 为剩余时间。",
      ),
    ),
    over: wordsSchema
      .optional()
      .meta(
        explain(
          "What it says once the time is over; {time} is how long ago that was.",
          "时间已过时的文字；{time} 为已过时间。",
        ),
      ),
  })
  .meta(explain("How long until the first of the rows is due.", "距最早一条数据到期的时间。"));

/** Rows of a list as config names them. */
export type ConfigCounted = z.infer<typeof countedSchema>;
/** The time of the first of them. */
export type ConfigFirst = z.infer<typeof firstSchema>;
