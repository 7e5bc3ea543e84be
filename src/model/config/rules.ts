import { z } from "zod";
import { explain } from "../explain";
import { toneSchema, wordsSchema, wordsShape } from "../words";
import { codeSchema, pathSchema, schemaKey, whenSchema } from "./common";
import { modeSchema } from "./mode";

const whySchema = wordsSchema.meta(
  explain(
    "Why the rule is there, with the paragraph (§) of the specification that it follows; `npm run why` says it.",
    "为什么有这条规则，并注明所依据的规范条目（§）；`npm run why` 会说明它。",
  ),
);

/** config/rules/menu.json: specification §6, applied top to bottom. */
export const menuRulesSchema = z.strictObject({
  ...schemaKey,
  codes: z
    .record(codeSchema, wordsSchema)
    .meta(
      explain(
        "Codes that rules and permissions name but no left menu lists.",
        "规则和权限中用到、但左侧菜单未列出的编码。",
      ),
    ),
  rules: z
    .array(
      z.strictObject({
        why: whySchema,
        when: whenSchema.meta(
          explain(
            "Facts: mode, customType, accountType, all, channel.",
            "可用条件：mode、customType、accountType、all、channel。",
          ),
        ),
        only: z
          .array(codeSchema)
          .optional()
          .meta(
            explain("Entries that stay, with those below them; all others go.", "保留的菜单项（含下级），其余隐藏。"),
          ),
        hide: z
          .array(codeSchema)
          .optional()
          .meta(explain("Entries that go, with those below them.", "隐藏的菜单项（含下级）。")),
        showOnly: z
          .array(codeSchema)
          .optional()
          .meta(
            explain(
              "Entries that go, with those below them, for everybody whom `when` does not name.",
              "只对 `when` 所指的用户显示的菜单项：对其他所有人隐藏（含下级）。",
            ),
          ),
      }),
    )
    .meta(explain("Applied top to bottom.", "自上而下依次执行。")),
  header: z
    .array(
      z.strictObject({
        why: whySchema,
        code: codeSchema,
        modes: z.array(modeSchema).meta(explain("The consoles whose header has it.", "页头含有它的控制台。")),
        anyOf: z
          .array(whenSchema)
          .min(1)
          .meta(
            explain(
              "Shown when any matches; the fact `held` tells whether the code is held.",
              "任一条件满足即显示；条件 `held` 表示是否持有该编码。",
            ),
          ),
      }),
    )
    .meta(explain("When entries of the header show.", "页头入口何时显示。")),
});

/** config/rules/entry.json: specification §4 and §6, applied top to bottom after sign-in and at each load. */
export const entryRulesSchema = z.strictObject({
  ...schemaKey,
  rules: z
    .array(
      z.strictObject({
        why: whySchema,
        when: whenSchema.meta(
          explain(
            "Facts: mode, customType, accountType, loginNum, loginNumStored.",
            "可用条件：mode、customType、accountType、loginNum、loginNumStored。",
          ),
        ),
        zh: wordsShape.zh.optional().meta(explain("The message, in Chinese.", "中文提示。")),
        en: wordsShape.en.optional().meta(explain("The message, in English.", "英文提示。")),
        tone: toneSchema.optional(),
        switchMode: modeSchema.optional().meta(explain("The console that is entered instead.", "改为进入的控制台。")),
        loadClouds: z.literal(true).optional().meta(explain("The clouds are loaded.", "加载云平台信息。")),
        refuse: z
          .literal(true)
          .optional()
          .meta(
            explain(
              "The profile is not stored, the session ends, the user goes to /login.",
              "不保存用户资料，结束会话，跳转到 /login。",
            ),
          ),
        storeLoginNum: z.literal(true).optional().meta(explain("The number of sign-ins is stored.", "保存登录次数。")),
        go: pathSchema.optional().meta(explain("The address that is opened.", "打开的地址。")),
      }),
    )
    .meta(explain("Applied top to bottom, after sign-in and at each load.", "登录后及每次加载时，自上而下依次执行。")),
});

/** config/rules/menu.json. */
export type MenuRules = z.infer<typeof menuRulesSchema>;
/** A rule of the menus without its reason, which decides nothing. */
export type MenuRule = Omit<MenuRules["rules"][number], "why">;
/** A rule of the header, likewise. */
export type HeaderRule = Omit<MenuRules["header"][number], "why">;
/** config/rules/entry.json. */
export type EntryRules = z.infer<typeof entryRulesSchema>;
/** A rule of the entry, likewise. */
export type EntryRule = Omit<EntryRules["rules"][number], "why">;
