import { z } from "zod";
import { explain } from "../explain";
import { toneSchema, wordsSchema, wordsShape } from "../words";
import { constantSchema, name, ownName, operationSchema, pathSchema } from "./common";
import { countedSchema, firstSchema } from "./home-rows";
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
  )
  .meta({ id: "target" });

/** What every card of home has. */
const cardShape = {
  ...wordsShape,
  name: ownName.meta(
    explain(
      "Names the card among those of home; what users have moved and hidden is kept under it.",
      "卡片在首页中的名称；用户的排序和隐藏以此保存。",
    ),
  ),
  size: z
    .enum(["half", "full"])
    .optional()
    .meta(
      explain(
        "Half of a row where there is room, or all of it; lists are half unless told, others full.",
        "宽度足够时占半行或整行；list 默认半行，其他默认整行。",
      ),
    ),
  hidden: z.boolean().optional().meta(explain("Hidden until the user adds it.", "默认隐藏，用户可自行添加。")),
};

const todosSchema = z.strictObject({
  ...cardShape,
  card: z.literal("todos").meta(explain("What waits for the user, each with its number.", "待处理事项及其数量。")),
  none: wordsSchema.meta(explain("What it says where nothing waits.", "没有待处理事项时的文字。")),
  items: z
    .array(
      z.strictObject({
        ...wordsShape,
        name: ownName.meta(explain("Names the item among those of the card.", "事项在卡片中的名称。")),
        tone: toneSchema.optional(),
        rows: countedSchema,
        first: firstSchema.optional(),
      }),
    )
    .min(1)
    .meta(
      explain("In the order of their urgency; one without rows is left out.", "按紧急程度排列；数量为零的不显示。"),
    ),
});

const checklistSchema = z.strictObject({
  ...cardShape,
  card: z
    .literal("checklist")
    .meta(
      explain(
        "First steps, which tick themselves off; gone once all are done.",
        "上手步骤，完成后自动勾选，全部完成后不再显示。",
      ),
    ),
  items: z
    .array(
      z.strictObject({
        ...wordsShape,
        name: ownName.meta(explain("Names the step among those of the card.", "步骤在卡片中的名称。")),
        hint: wordsSchema.meta(explain("What it is for.", "步骤的用途。")),
        rows: countedSchema,
        atLeast: z
          .int()
          .min(1)
          .optional()
          .meta(explain("How many rows it takes to be done; 1 unless told.", "达到多少条视为完成；默认为 1。")),
        opens: targetSchema.meta(
          explain(
            "Where it is done; left out for those to whom that does not open.",
            "完成该步骤的视图；打不开的用户看不到该步骤。",
          ),
        ),
      }),
    )
    .min(1)
    .meta(explain("Steps in their order.", "步骤，按顺序排列。")),
});

const listSchema = z.strictObject({
  ...cardShape,
  card: z
    .literal("list")
    .meta(explain("The first rows of a call, each with its time.", "接口返回的前几行，各带时间。")),
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
    .meta(explain("When it was; the latest stands first.", "每行的时间，最新的在前。")),
  rows: z.int().min(1).max(20).meta(explain("How many rows are shown, the latest.", "显示最新的几行。")),
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

const linkSchema = z.strictObject({
  route: pathSchema.meta(explain("The address it leads to.", "所指向的地址。")),
  zh: wordsShape.zh
    .optional()
    .meta(explain("In the place of the page's title, in Chinese.", "代替页面标题的中文文字。")),
  en: wordsShape.en.optional().meta(explain("The same in English.", "代替页面标题的英文文字。")),
  for: pathSchema
    .optional()
    .meta(
      explain(
        "The page it is followed for, where that is another: shown where both open.",
        "跳转后最终要使用的页面；两个页面都能打开时才显示。",
      ),
    ),
  call: operationSchema
    .optional()
    .meta(
      explain(
        "The call it is followed for: shown to those who may make it.",
        "跳转后最终要调用的接口；仅对可以调用的用户显示。",
      ),
    ),
});

/** A card of home. */
export const homeCardSchema = z.discriminatedUnion("card", [
  todosSchema,
  checklistSchema,
  listSchema,
  z.strictObject({
    ...cardShape,
    card: z
      .literal("board")
      .meta(explain("A board of a subject, without an address of its own.", "对象的看板，没有自己的地址。")),
    ...viewNameSchema.shape,
  }),
  z.strictObject({
    ...cardShape,
    card: z.literal("links").meta(explain("Buttons that lead to pages.", "指向页面的按钮。")),
    links: z
      .array(linkSchema)
      .min(1)
      .meta(
        explain(
          "Addresses in their order; those that do not open to the user are left out.",
          "按顺序排列的地址；用户打不开的不显示。",
        ),
      ),
  }),
  z.strictObject({
    ...cardShape,
    card: z.literal("usedClouds").meta(explain("The clouds that the customer uses.", "客户在用的云平台。")),
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
    ...cardShape,
    card: z
      .literal("otherClouds")
      .meta(explain("The other clouds, and whether they are applied for.", "其他云平台，以及是否已申请开通。")),
  }),
  z.strictObject({
    ...cardShape,
    card: z.literal("areas").meta(explain("The areas of the menu.", "菜单的各功能入口。")),
  }),
]);

/** What home shows in one mode. */
export const homeSchema = z.strictObject({
  ...wordsShape,
  cards: z
    .array(homeCardSchema)
    .min(1)
    .meta(
      explain(
        "Cards in the order in which they stand until the user moves them.",
        "卡片，按默认顺序排列；用户可自行调整。",
      ),
    ),
});

/** Home of one mode as config writes it. */
export type ConfigHome = z.infer<typeof homeSchema>;
/** A card of home as config writes it. */
export type ConfigHomeCard = ConfigHome["cards"][number];
/** A list of home as config writes it. */
export type ConfigHomeList = z.infer<typeof listSchema>;
/** A view of a subject as home names it. */
export type ConfigHomeTarget = z.infer<typeof targetSchema>;
