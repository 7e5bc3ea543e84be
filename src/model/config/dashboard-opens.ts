import { z } from "zod";
import { explain } from "../explain";
import { constantSchema, name, names } from "./common";

/** Where a card leads. */
export const opensSchema = z
  .strictObject({
    screen: name
      .optional()
      .meta(explain("The subject of the view; the card's own unless told.", "视图所属的对象；默认为卡片所在的对象。")),
    view: name.meta(explain("A list or a board with an address.", "有地址的列表或看板。")),
    filter: z
      .record(z.string(), z.union([name, names.length(2), constantSchema]))
      .optional()
      .meta(
        explain(
          "Filter of that view to its value: a field of the part clicked on, two for both ends of a range, or { value }, which may be several. The scope goes along by itself.",
          "该视图的筛选项及其值：所点击部分的字段（范围的两端可用两个字段），或 { value }（可为多个）。看板筛选会自动带上。",
        ),
      ),
    where: z
      .union([name, z.strictObject({ value: z.string().min(1) })])
      .optional()
      .meta(
        explain(
          "What that list is narrowed down by besides, in the language of filters: a field of the part that holds such a text, or { value }. A part whose field is empty leads to the list without.",
          "该列表另外的筛选条件，以筛选语言书写：保存该文本的字段，或 { value }。字段为空时不附加条件。",
        ),
      ),
    apart: names
      .optional()
      .meta(
        explain(
          "Filters of the board that do not go along: what they choose stands in the part's own values.",
          "不带到列表的看板筛选项：其选择已体现在所点击部分的值中。",
        ),
      ),
    optional: names
      .optional()
      .meta(
        explain(
          "Filters that are as on the board where the part has no value for them; a part without one of the others leads nowhere.",
          "所点击部分没有对应值时与看板相同的筛选项；缺少其他筛选项的值时不可点击。",
        ),
      ),
  })
  .meta(explain("The filtered list or board behind a part of the card.", "点击卡片的一部分后打开的列表或看板。"))
  .meta({ id: "opens" });

/** Where single values of a card lead. */
export const valueOpens = z
  .record(z.string(), opensSchema)
  .optional()
  .meta(
    explain(
      "Fields of the card whose values lead elsewhere than `opens` says: the list or board behind each.",
      "卡片中另有去处的字段：点击其值后打开的列表或看板，优先于 `opens`。",
    ),
  );
