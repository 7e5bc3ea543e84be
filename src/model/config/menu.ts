import { z } from "zod";
import { explain } from "../explain";
import { wordsShape } from "../words";
import { codeSchema, pathSchema, schemaKey } from "./common";
import { modeSchema } from "./mode";

const menuLeafShape = {
  ...wordsShape,
  code: codeSchema,
  icon: z.string().optional().meta(explain("Name of an icon of Blueprint.", "Blueprint 图标的名称。")),
  route: pathSchema
    .optional()
    .meta(explain("The address it leads to, from config/routes.json.", "所指向的地址，取自 config/routes.json。")),
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

/** config/menu/*.json: the left menu of one mode, to three levels. */
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
        badge: z
          .enum(["unreadMessages", "cartItems"])
          .optional()
          .meta(explain("The number beside it.", "旁边显示的数量。")),
        pending: z.boolean().optional().meta(explain("The address has no screen yet.", "该地址尚无页面。")),
      }),
    )
    .meta(explain("Entries of the header, in order.", "页头的入口，按顺序排列。")),
});

/** One menu file. */
export type ConfigMenu = z.infer<typeof menuSchema>;
