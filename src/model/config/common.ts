import { z } from "zod";
import { images } from "../../generated/images";
import { explain } from "../explain";
import { wordsSchema, wordsShape } from "../words";

/** A name of something: a field, a view, an action, an operation. */
export const name = z.string().min(1);
/**
 * Names an operation of the API; editors complete it from the description. A shape with an `id` is written once in the
 * JSON Schema that editors read, as a definition of that name.
 */
export const operationSchema = name
  .meta(explain("An operationId of the API. Never a URL.", "接口的 operationId，不能是 URL。"))
  .meta({ id: "operation" });
/** A drawing, by where it lies in src/public. */
export const imageSchema = z
  .enum(images)
  .meta(explain("Its image, by its path below the console's base path.", "图片在控制台基础路径下的路径。"))
  .meta({ id: "image" });

const scalar = z.union([z.string(), z.number(), z.boolean()]);
/** A constant: `{ "value": 1 }`, of a list property `{ "value": [1, 2] }`. */
export const constantSchema = z
  .strictObject({
    value: z
      .union([scalar, z.null(), z.array(z.union([z.string(), z.number()])).min(1)])
      .meta(explain("The value itself.", "值本身。")),
  })
  .meta({ id: "constant" });

/** `when`: a map of field to allowed value(s); all must match. */
export const whenSchema = z
  .record(z.string(), z.union([scalar, z.array(scalar).min(1)]))
  .meta(explain("Field to allowed value or values; all must match.", "字段及其允许的一个或多个值；须全部满足。"))
  .meta({ id: "when" });

/**
 * Where one request property gets its value: a field's name of the row at hand; `["id"]`, the list of that field over
 * the selected rows; or `{ "value": 1 }`, a constant.
 */
export const sourceSchema = z.union([name, z.tuple([name]), constantSchema]).meta({ id: "source" });

/** `send`: where a call's input comes from. */
export const sendSchema = z
  .record(z.string(), sourceSchema)
  .meta(
    explain(
      "Request property to its source: a field of the row, [field] for the list over the selected rows, or { value }.",
      "请求参数及其来源：行的字段、[字段]（所选各行该字段的列表）或 { value }。",
    ),
  )
  .meta({ id: "send" });

/** A name that staff choose for something of their own: addresses and kept layouts carry it. */
export const ownName = z.string().regex(/^[a-z][A-Za-z0-9]*$/, "a name is letters and digits, the first one small");

/** Names in the order they are shown. */
export const names = z.array(name);

/** What somebody with the menu codes of a field sees. */
const seesSchema = z
  .strictObject({
    codes: name.meta(explain("A field of the section that holds menu codes.", "该分组中值为菜单编码的字段。")),
    users: name
      .optional()
      .meta(
        explain(
          "A number of the row at hand: how many users hold the codes. A form that loads the row then says what changes for them.",
          "当前行中的数值：有多少用户持有这些编码。加载该行的表单会据此说明对这些用户的变化。",
        ),
      ),
  })
  .meta({ id: "sees" })
  .meta(
    explain(
      "Below the fields: which menus and pages of both consoles a sub-account of the customer sees with these codes.",
      "在各字段下方显示：本客户的子账号持有这些编码时，在两个控制台中可见的菜单和页面。",
    ),
  );

/** The codes of a section, and how many users hold them. */
export type Sees = z.infer<typeof seesSchema>;

/** Fields under a heading. */
export const sectionSchema = z
  .strictObject({
    ...wordsShape,
    fields: names.min(1).meta(explain("Fields below the heading, in their order.", "标题下的字段，按顺序排列。")),
    columns: z
      .union([z.literal(1), z.literal(2)])
      .optional()
      .meta(explain("How many fields stand beside each other.", "每行并排显示几个字段。")),
    sees: seesSchema.optional(),
  })
  .meta({ id: "section" });

/** A form's step: a title and its sections. */
export const stepSchema = z.strictObject({
  ...wordsShape,
  sections: z
    .array(sectionSchema)
    .min(1)
    .meta(explain("Fields of the step under headings, in their order.", "该步骤中按标题分组的字段，按顺序排列。")),
});

/** What stands above the contents of a view. */
export const noticeSchema = z
  .strictObject({
    ...wordsShape,
    tone: z
      .literal("warning")
      .optional()
      .meta(explain("It warns of a risk; without it, it informs.", "提示风险；不填则为一般说明。")),
    until: z.iso
      .date()
      .optional()
      .meta(
        explain(
          "The last day it is shown, yyyy-MM-dd, in Asia/Shanghai; without one it always is.",
          "最后显示的日期，格式 yyyy-MM-dd，按 Asia/Shanghai 时区；不填则一直显示。",
        ),
      ),
  })
  .meta({ id: "notice" })
  .meta(
    explain(
      "A sentence or two between the title and the contents, which readers should know before they go on.",
      "标题与内容之间的一两句提示，用户操作前应当了解。",
    ),
  );

/** A notice as config writes it, and as the browser gets it. */
export type ViewNotice = z.infer<typeof noticeSchema>;

/** What a view has that is drawn from config, not hand-written. */
export const drawnShape = { notice: noticeSchema.optional() };

/** What every kind of view may have. */
export const viewShape = {
  zh: wordsShape.zh.optional(),
  en: wordsShape.en.optional(),
  route: name
    .optional()
    .meta(
      explain(
        "The page's address, from config/routes.json. Without one the view opens in a drawer.",
        "页面地址，取自 config/routes.json。不填则在抽屉中打开。",
      ),
    ),
  permission: z
    .array(name)
    .optional()
    .meta(
      explain(
        "Codes of which any admits to the view's address, where these are not the file's.",
        "持有其中任一编码即可进入该视图的地址，用于与文件的编码不同的情况。",
      ),
    ),
  help: wordsSchema
    .optional()
    .meta(
      explain(
        "What the page is for and how to work with it, shown in its help; an empty line begins a paragraph.",
        "页面的用途和用法，显示在页面帮助中；空行分段。",
      ),
    ),
};

/** What views with buttons of their own may have besides. */
export const buttonsShape = {
  actions: names.optional().meta(explain("Buttons of the view.", "视图的按钮。")),
};

/**
 * A menu code. It begins with the only v it has, so that none ends in another: whoever held the longer one would hold the shorter one
 * too (specification §6: "contains the code followed by a comma").
 */
export const codeSchema = z
  .string()
  .regex(/^v\d+(-\d+(\.\d+)?)?$/, "a menu code looks like v3, v3-17 or v8-2.1")
  .meta(explain("A menu code: v3, v3-17 or v8-2.1.", "菜单编码，例如 v3、v3-17 或 v8-2.1。"));
/** An address below the base path. */
export const pathSchema = z.string().startsWith("/");

/** Names the JSON Schema that editors complete the file from. */
export const schemaKey = { $schema: z.string().optional() };

/** Whether an action's end is still open when it has been accepted. */
export const pendingSchema = z
  .literal(true)
  .meta(
    explain(
      "What was asked for has been accepted and is not done yet: the message shows it as in progress, not as a success.",
      "请求已受理但尚未完成：提示显示为进行中，而非成功。",
    ),
  );
