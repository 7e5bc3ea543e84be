import { z } from "zod";
import { explain } from "../explain";
import { menuIconNames } from "../menu-icons";
import { wordsShape } from "../words";
import { codeSchema, name, operationSchema, pathSchema, schemaKey } from "./common";
import { homeSchema } from "./home";
import { countedSchema } from "./home-rows";
import { modeSchema } from "./mode";

const iconSchema = z
  .enum(menuIconNames)
  .meta({ id: "menuIcon", ...explain("Name of an icon of Blueprint.", "Blueprint 图标的名称。") });

/** A number at an entry of the left menu. */
const rowsBadge = z
  .strictObject({ ...wordsShape, rows: countedSchema })
  .meta({ id: "rowsBadge" })
  .meta(
    explain(
      "The number of some rows of its page at the entry, and the words that are read for both: {label} is the entry's, {count} the number. None is shown to those who may not make the list's call.",
      "菜单项上显示其页面中某些数据的条数，以及两者合读的文字：{label} 为菜单项名称，{count} 为数字。无权调用该列表接口的用户看不到。",
    ),
  );
const menuLeafShape = {
  ...wordsShape,
  code: codeSchema,
  icon: iconSchema.optional(),
  route: pathSchema
    .optional()
    .meta(explain("The address it leads to, from config/routes.json.", "所指向的地址，取自 config/routes.json。")),
  badge: rowsBadge.optional(),
  pending: z.boolean().optional().meta(explain("The address has no screen yet.", "该地址尚无页面。")),
};
const tabs = z
  .array(pathSchema)
  .min(2)
  .meta(explain("Addresses shown as a strip of tabs on each of their pages.", "以页签形式显示在各自页面上的一组地址。"))
  .optional();
const children = explain("Entries below it, in their order.", "下级菜单项，按顺序排列。");
const leaf = z.strictObject({ ...menuLeafShape, tabs });
const group = z.strictObject({ ...menuLeafShape, tabs, children: z.array(leaf).min(1).optional().meta(children) });
const entry = z.strictObject({ ...menuLeafShape, tabs, children: z.array(group).min(1).optional().meta(children) });

/** A number at an entry of the header. */
const badge = z
  .strictObject({
    ...wordsShape,
    call: operationSchema.meta(
      explain(
        "A call without input that answers a number, or a list that is counted.",
        "无参数的接口，返回数字，或返回用于计数的列表。",
      ),
    ),
    everySeconds: z
      .int()
      .positive()
      .optional()
      .meta(explain("It is asked for again so often while the page is looked at.", "查看页面期间重新获取的间隔秒数。")),
  })
  .meta(
    explain(
      "A number at the entry, and the words that are read for both: {label} is the entry's, {count} the number.",
      "入口上的数字，以及两者合读的文字：{label} 为入口名称，{count} 为数字。",
    ),
  );

/** What a header may show besides its entries. */
export const headerParts = ["title", "services", "palette", "settings", "userMenu"] as const;

/** config/menu/*.json: left menu, header and home of one mode; the menu to three levels. */
export const menuSchema = z.strictObject({
  ...schemaKey,
  ...wordsShape,
  mode: modeSchema,
  entries: z.array(entry).min(1).meta(explain("The left menu, to three levels.", "左侧菜单，最多三级。")),
  header: z
    .array(
      z.strictObject({
        ...wordsShape,
        name: z.string().meta(explain("Names the entry.", "入口的名称。")),
        route: pathSchema.meta(
          explain("The address it leads to, from config/routes.json.", "所指向的地址，取自 config/routes.json。"),
        ),
        code: codeSchema
          .optional()
          .meta(
            explain(
              "Code that rules/menu.json decides by; without one the entry always shows.",
              "rules/menu.json 据以判断的编码；不填则始终显示。",
            ),
          ),
        badge: badge.optional(),
        pending: z.boolean().optional().meta(explain("The address has no screen yet.", "该地址尚无页面。")),
      }),
    )
    .meta(explain("Entries of the header, in order.", "页头的入口，按顺序排列。")),
  headerLinks: z
    .array(name)
    .optional()
    .meta(
      explain(
        "External links of config/console.json, behind the entries.",
        "入口之后的外部链接，取自 config/console.json。",
      ),
    ),
  headerShows: z
    .array(
      z
        .enum(headerParts)
        .meta(
          explain(
            "title: the console's name; services: the button that opens all pages by area, which stands below the left menu else; palette and settings: their buttons; userMenu: change of password and help of keys behind the user's name, which stands alone else.",
            "title：控制台名称；services：按领域打开全部页面的按钮，不填则位于左侧菜单下方；palette、settings：各自的按钮；userMenu：用户名下的修改密码和快捷键说明，不填则只显示用户名。",
          ),
        ),
    )
    .meta(explain("What else the header shows.", "页头显示的其他内容。")),
  home: homeSchema.meta(
    explain("What home shows in this mode, besides the areas of the menu.", "该模式下首页除功能入口外显示的内容。"),
  ),
});

/** One menu file. */
export type ConfigMenu = z.infer<typeof menuSchema>;
