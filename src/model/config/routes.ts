import { z } from "zod";
import { explain } from "../explain";
import { wordsShape } from "../words";
import { codeSchema, pathSchema, schemaKey } from "./common";

/** config/routes.json: every address of the console; views claim them. */
export const routesSchema = z.strictObject({
  ...schemaKey,
  routes: z
    .array(
      z.strictObject({
        path: pathSchema.meta(
          explain(
            "Below the base path; parameters in braces, also behind a question mark: /newsCenter/news/{type}, /service/detail?id={id}.",
            "基础路径下的地址；参数写在花括号中，也可写在问号后：/newsCenter/news/{type}、/service/detail?id={id}。",
          ),
        ),
        redirect: pathSchema.optional().meta(explain("The address it leads on to.", "跳转到的地址。")),
        frame: z
          .enum(["standard", "noMenu", "bare"])
          .optional()
          .meta(
            explain(
              "standard: header and left menu; noMenu: header only; bare: neither.",
              "standard：页头和左侧菜单；noMenu：只有页头；bare：两者都没有。",
            ),
          ),
        zh: wordsShape.zh.optional(),
        en: wordsShape.en.optional(),
        menu: codeSchema
          .optional()
          .meta(
            explain("Menu code of an address that no menu entry leads to.", "没有菜单项指向时，该地址的菜单编码。"),
          ),
        modes: z
          .array(z.union([z.literal(1), z.literal(2)]))
          .min(1)
          .optional()
          .meta(
            explain(
              "The consoles in which it exists; unless told, those whose menu lists its code.",
              "该地址存在于哪些控制台；不填时为菜单中列有其编码的控制台。",
            ),
          ),
        pending: z
          .boolean()
          .optional()
          .meta(
            explain(
              "No screen yet; needs zh, en and menu unless a menu entry leads here.",
              "尚无页面；没有菜单项指向时必须填写 zh、en 和 menu。",
            ),
          ),
      }),
    )
    .meta(explain("Every address of the console.", "控制台的全部地址。")),
});

/** config/routes.json. */
export type ConfigRoutes = z.infer<typeof routesSchema>;
