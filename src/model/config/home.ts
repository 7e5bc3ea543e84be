import { z } from "zod";
import { explain } from "../explain";
import { wordsSchema, wordsShape } from "../words";
import { constantSchema, name, operationSchema, pathSchema } from "./common";
import { openedSchema, viewNameSchema } from "./opened";

const targetSchema = openedSchema
  .extend({
    send: z
      .record(z.string(), z.union([name, constantSchema]))
      .optional()
      .meta(
        explain(
          "Parameter of its address to its source: a field of the row, or { value }.",
          "地址的参数及其来源：行的字段，或 { value }。",
        ),
      ),
  })
  .meta(
    explain(
      "A view of a subject. One without an address says over which page it opens.",
      "对象的视图；没有地址的视图须指定在哪个页面上打开。",
    ),
  );

/** The latest rows of a call. */
const listSchema = z.strictObject({
  ...wordsShape,
  block: z
    .literal("list")
    .meta(explain("The first rows of a call, each with its time.", "接口返回的前几行，各带时间。")),
  name: name.meta(explain("Names the list among those of home.", "列表在首页中的名称。")),
  call: operationSchema,
  send: z
    .record(z.string(), constantSchema)
    .optional()
    .meta(explain("Constants of the request: property to { value }.", "请求的常量：参数及 { value }。")),
  heading: name.meta(explain("The field with what a row is called.", "用作每行标题的字段。")),
  time: z
    .strictObject({
      field: name.meta(explain("The field with the time.", "时间字段。")),
      to: z.enum(["day", "minute"]).meta(explain("How much of it is shown.", "显示到日或分钟。")),
    })
    .meta(explain("When it was.", "每行的时间。")),
  opens: targetSchema.meta(explain("What a row opens.", "点击一行时打开的视图。")),
  all: targetSchema
    .extend(wordsShape)
    .meta(
      explain(
        "Where all rows are. The list is shown to those to whom that opens.",
        "全部数据所在的视图；仅对能打开它的用户显示该列表。",
      ),
    ),
  failed: wordsSchema
    .optional()
    .meta(
      explain(
        "Read where the call failed, beside a button to try again; without it the list is left out then, as it is where there are no rows.",
        "加载失败时的提示，旁边有重试按钮；不填则加载失败时不显示该列表。没有数据时总是不显示。",
      ),
    ),
});

const blockSchema = z.discriminatedUnion("block", [
  z.strictObject({
    ...wordsShape,
    block: z
      .literal("board")
      .meta(explain("A board of a subject, without an address of its own.", "对象的看板，没有自己的地址。")),
    ...viewNameSchema.shape,
  }),
  z.strictObject({
    block: z.literal("usedClouds").meta(explain("The clouds that the customer uses.", "客户在用的云平台。")),
    route: pathSchema
      .optional()
      .meta(
        explain(
          "The address of a cloud's page, with its code as `{cloud}`; each cloud leads there where it opens to the user.",
          "一个云平台页面的地址，其代码写作 `{cloud}`；用户能打开时，每个云平台指向该页面。",
        ),
      ),
  }),
  z.strictObject({
    block: z
      .literal("otherClouds")
      .meta(explain("The other clouds, and whether they are applied for.", "其他云平台，以及是否已申请开通。")),
  }),
  z.strictObject({
    ...wordsShape,
    block: z
      .literal("links")
      .meta(explain("Buttons that lead to pages which the menu does not list.", "指向菜单未列出页面的按钮。")),
    links: z
      .array(
        z.strictObject({
          route: pathSchema.meta(explain("The address it leads to.", "所指向的地址。")),
          for: pathSchema
            .optional()
            .meta(
              explain(
                "The page it is followed for, where that is another: shown where both open.",
                "跳转后最终要使用的页面；两个页面都能打开时才显示。",
              ),
            ),
        }),
      )
      .min(1)
      .meta(
        explain(
          "Addresses in their order, each by its title; those that do not open to the user are left out.",
          "按顺序排列的地址，以其标题显示；用户打不开的不显示。",
        ),
      ),
  }),
]);

/** What home shows in one mode, besides the areas of its menu. */
export const homeSchema = z.strictObject({
  ...wordsShape,
  above: z.array(blockSchema).meta(explain("Above the areas, in their order.", "显示在功能入口上方，按顺序排列。")),
  beside: z.array(listSchema).meta(explain("Beside the areas, in their order.", "显示在功能入口旁边，按顺序排列。")),
});

/** Home of one mode as config writes it. */
export type ConfigHome = z.infer<typeof homeSchema>;
/** A list of home as config writes it. */
export type ConfigHomeList = ConfigHome["beside"][number];
/** A view of a subject as home names it. */
export type ConfigHomeTarget = z.infer<typeof targetSchema>;
