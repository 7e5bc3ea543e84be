import { z } from "zod";
import { explain } from "./explain";
import { toneSchema, wordsSchema, wordsShape } from "./words";
import { whenSchema } from "./config/common";

const code = z
  .string()
  .regex(/^v\d+(-\d+(\.\d+)?)?$/, "a menu code looks like v3, v3-17 or v8-2.1")
  .meta(explain("A menu code: v3, v3-17 or v8-2.1.", "菜单编码，例如 v3、v3-17 或 v8-2.1。"));
const path = z.string().startsWith("/");
const schemaKey = { $schema: z.string().optional() };
/** 1 operations console, 2 maintenance console (specification §4). */
export const modeSchema = z
  .union([z.literal(1), z.literal(2)])
  .meta(explain("1 is the operations console, 2 the maintenance console.", "1 为运营控制台，2 为云管控制台。"));

/** An address outside the console; never a script's. */
const externalLink = z
  .strictObject({
    ...wordsShape,
    url: z.url({ protocol: /^https?$/ }).meta(explain("The address, http or https.", "地址，http 或 https。")),
  })
  .meta({ id: "externalLink" });

/** config/console.json: what holds for the whole console. */
export const consoleSchema = z.strictObject({
  ...schemaKey,
  ...wordsShape,
  basePath: path.meta(
    explain("Specification §2: base path of the console's addresses.", "规范 §2：控制台地址的基础路径。"),
  ),
  apiBase: path.meta(explain("Specification §7: base path of the calls.", "规范 §7：接口的基础路径。")),
  versionFile: path.meta(
    explain(
      "Specification §2: fetched at each navigation, below the base path.",
      "规范 §2：每次跳转时获取的版本文件，位于基础路径之下。",
    ),
  ),
  timeoutMs: z
    .int()
    .positive()
    .meta(explain("Specification §9: request time-out, milliseconds.", "规范 §9：请求超时时间，单位毫秒。")),
  toastMs: z
    .int()
    .positive()
    .meta(explain("Specification §9: how long a toast stays, milliseconds.", "规范 §9：提示条的停留时间，单位毫秒。")),
  doubleClickMs: z
    .int()
    .positive()
    .meta(
      explain(
        "Specification §9: how long a pressed button stays disabled, milliseconds.",
        "规范 §9：按钮点击后的禁用时间，单位毫秒。",
      ),
    ),
  unreadBadgeCap: z
    .int()
    .positive()
    .meta(
      explain(
        "Specification §9: above it the badge shows the cap and a plus.",
        "规范 §9：超过该数时，角标显示上限和加号。",
      ),
    ),
  leftMenuWidth: z
    .int()
    .positive()
    .meta(explain("Specification §2: width of the left menu, pixels.", "规范 §2：左侧菜单的宽度，单位像素。")),
  pageSizes: z
    .array(z.int().positive())
    .min(1)
    .meta(explain("Page sizes a list offers; the first is taken at first.", "列表可选的每页条数；默认取第一个。")),
  signing: z
    .strictObject({
      source: z.string().meta(explain("What the console calls itself to the API.", "控制台向接口声明的来源。")),
      headers: z
        .strictObject({
          token: z.string().meta(explain("Of the session's token.", "会话令牌的请求头。")),
          timestamp: z
            .string()
            .meta(explain("Of the time, milliseconds since 1970.", "时间戳的请求头，自 1970 年起的毫秒数。")),
          code: z.string().meta(explain("Of the call's random code.", "每次调用的随机码的请求头。")),
          source: z.string().meta(explain("Of the source.", "来源的请求头。")),
          signature: z.string().meta(explain("Of the signature.", "签名的请求头。")),
        })
        .meta(explain("Names of the headers.", "请求头的名称。")),
      order: z
        .array(z.enum(["source", "path", "code", "timestamp", "token"]))
        .length(5)
        .meta(explain("The parts in the order in which they are signed.", "参与签名的各部分及其顺序。")),
    })
    .meta(
      explain(
        "Specification §7: names of the headers, and the order of the parts in the signature.",
        "规范 §7：请求头的名称，以及签名中各部分的顺序。",
      ),
    ),
  links: z
    .object({ businessView: externalLink.meta(explain("Stands in the header.", "显示在页头。")) })
    .catchall(externalLink)
    .meta(
      explain(
        "External links by name: businessView stands in the header, actions name any.",
        "外部链接及其名称：businessView 显示在页头，操作可引用任意一个。",
      ),
    ),
  permissionContact: wordsSchema.meta(explain("Whom to ask for a missing permission.", "缺少权限时应联系谁。")),
  budgets: z
    .strictObject({
      manifestBytes: z
        .int()
        .positive()
        .meta(explain("Largest manifest, bytes before compression.", "清单文件的大小上限，压缩前的字节数。")),
      screenBytes: z
        .int()
        .positive()
        .meta(explain("Largest screen chunk, bytes before compression.", "单个页面文件的大小上限，压缩前的字节数。")),
    })
    .meta(explain("Sizes above which the compiler refuses the console.", "超过这些大小时编译器拒绝发布。")),
});

const menuLeafShape = {
  ...wordsShape,
  code,
  icon: z.string().optional().meta(explain("Name of an icon of Blueprint.", "Blueprint 图标的名称。")),
  route: path
    .optional()
    .meta(explain("The address it leads to, from config/routes.json.", "所指向的地址，取自 config/routes.json。")),
  pending: z.boolean().optional().meta(explain("The address has no screen yet.", "该地址尚无页面。")),
};
const tabs = z
  .array(path)
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
        route: path.meta(
          explain("The address it leads to, from config/routes.json.", "所指向的地址，取自 config/routes.json。"),
        ),
        code: code
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

/** config/routes.json: every address of the console; views claim them. */
export const routesSchema = z.strictObject({
  ...schemaKey,
  routes: z
    .array(
      z.strictObject({
        path: path.meta(
          explain(
            "Below the base path; parameters in braces, also behind a question mark: /newsCenter/news/{type}, /service/detail?id={id}.",
            "基础路径下的地址；参数写在花括号中，也可写在问号后：/newsCenter/news/{type}、/service/detail?id={id}。",
          ),
        ),
        redirect: path.optional().meta(explain("The address it leads on to.", "跳转到的地址。")),
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
        menu: code
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

/** config/rules/menu.json: specification §6, applied top to bottom. */
export const menuRulesSchema = z.strictObject({
  ...schemaKey,
  codes: z
    .record(code, wordsSchema)
    .meta(
      explain(
        "Codes that rules and permissions name but no left menu lists.",
        "规则和权限中用到、但左侧菜单未列出的编码。",
      ),
    ),
  rules: z
    .array(
      z.strictObject({
        note: z.string().meta(explain("The sentence of the specification.", "规范中的对应条文。")),
        when: whenSchema.meta(
          explain(
            "Facts: mode, customType, accountType, all, channel.",
            "可用条件：mode、customType、accountType、all、channel。",
          ),
        ),
        only: z
          .array(code)
          .optional()
          .meta(
            explain("Entries that stay, with those below them; all others go.", "保留的菜单项（含下级），其余隐藏。"),
          ),
        hide: z
          .array(code)
          .optional()
          .meta(explain("Entries that go, with those below them.", "隐藏的菜单项（含下级）。")),
      }),
    )
    .meta(explain("Applied top to bottom.", "自上而下依次执行。")),
  header: z
    .array(
      z.strictObject({
        note: z.string().meta(explain("The sentence of the specification.", "规范中的对应条文。")),
        code,
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
        note: z.string().meta(explain("The sentence of the specification.", "规范中的对应条文。")),
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
        go: path.optional().meta(explain("The address that is opened.", "打开的地址。")),
      }),
    )
    .meta(explain("Applied top to bottom, after sign-in and at each load.", "登录后及每次加载时，自上而下依次执行。")),
});

/** config/words/enums.json: words of enum values, by the enum's name in the description. */
export const enumWordsSchema = z
  .strictObject({ ...schemaKey })
  .catchall(
    z
      .record(
        z.string(),
        z
          .strictObject({ ...wordsShape, tone: toneSchema.optional() })
          .meta(explain("The words of a value, by its name.", "一个值的文本，以其名称为键。")),
      )
      .meta(explain("The words of an enum of the API, by its name.", "接口中一个枚举的文本，以枚举名为键。")),
  );

/** config/words/messages.json: texts of the hand-written parts; `{name}` is a placeholder. */
export const messagesSchema = z
  .strictObject({ ...schemaKey })
  .catchall(wordsSchema.meta(explain("A text, by its key.", "一条文本，以编号为键。")));

/** config/changes.json: what is new for users, offered to them after a new version. */
export const changesSchema = z.strictObject({
  ...schemaKey,
  entries: z
    .array(
      z.strictObject({
        date: z.iso.date().meta(explain("The day it came, yyyy-MM-dd.", "上线日期，格式 yyyy-MM-dd。")),
        ...wordsShape,
      }),
    )
    .meta(
      explain("In any order; one sentence or two each, in the users' words.", "顺序不限；每条一两句，使用用户的语言。"),
    ),
});

/** config/clouds.json: the cloud providers (specification §1). */
export const cloudsSchema = z.strictObject({
  ...schemaKey,
  enums: z
    .array(z.string())
    .optional()
    .meta(
      explain(
        "Enums whose values are codes of these clouds: a value is shown with the cloud's image.",
        "以这些云的编码为值的枚举：值与云图标一起显示。",
      ),
    ),
  clouds: z
    .array(
      z.strictObject({
        ...wordsShape,
        code: z.string().meta(explain("The cloud's code in the API.", "该云在接口中的编码。")),
        color: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i)
          .meta(explain("Its colour in charts.", "在图表中的颜色。")),
        image: z
          .string()
          .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.(svg|png)$/)
          .meta(explain("Its icon, by its path below the console's base path.", "图标在控制台基础路径下的路径。")),
        introduce: wordsSchema.meta(explain("A sentence or two about the cloud.", "一两句介绍。")),
      }),
    )
    .meta(explain("The cloud providers, in the order in which they are shown.", "云厂商，按显示顺序排列。")),
});

/** config/console.json. */
export type ConsoleSettings = z.infer<typeof consoleSchema>;
/** One menu file. */
export type ConfigMenu = z.infer<typeof menuSchema>;
/** config/routes.json. */
export type ConfigRoutes = z.infer<typeof routesSchema>;
/** config/rules/menu.json. */
export type MenuRules = z.infer<typeof menuRulesSchema>;
/** config/rules/entry.json. */
export type EntryRules = z.infer<typeof entryRulesSchema>;
/** The words of one value of an enum. `image`: address of its image, which the compiler adds from config/clouds.json. */
export type EnumValueWords = { zh: string; en: string; tone?: z.infer<typeof toneSchema>; image?: string };
/** config/words/enums.json. */
export type EnumWords = Record<string, Record<string, EnumValueWords>>;
/** config/changes.json. */
export type ConfigChanges = z.infer<typeof changesSchema>;
/** One entry of config/changes.json. */
export type ConfigChange = ConfigChanges["entries"][number];
/** config/clouds.json. */
export type ConfigClouds = z.infer<typeof cloudsSchema>;
/** 1 operations console, 2 maintenance console. */
export type Mode = z.infer<typeof modeSchema>;
