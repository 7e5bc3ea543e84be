import { z } from "zod";
import { explain } from "../explain";
import { wordsSchema, wordsShape } from "../words";
import { pathSchema, schemaKey } from "./common";

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
  basePath: pathSchema.meta(
    explain("Specification §2: base path of the console's addresses.", "规范 §2：控制台地址的基础路径。"),
  ),
  apiBase: pathSchema.meta(explain("Specification §7: base path of the calls.", "规范 §7：接口的基础路径。")),
  versionFile: pathSchema.meta(
    explain(
      "Specification §2: fetched at each navigation, below the base path.",
      "规范 §2：每次跳转时获取的版本文件，位于基础路径之下。",
    ),
  ),
  timeoutMs: z
    .int()
    .min(5000)
    .max(120000)
    .meta(explain("Specification §9: request time-out, milliseconds.", "规范 §9：请求超时时间，单位毫秒。")),
  toastMs: z
    .int()
    .min(1000)
    .max(30000)
    .meta(explain("Specification §9: how long a toast stays, milliseconds.", "规范 §9：提示条的停留时间，单位毫秒。")),
  doubleClickMs: z
    .int()
    .min(100)
    .max(10000)
    .meta(
      explain(
        "Specification §9: how long a pressed button stays disabled, milliseconds.",
        "规范 §9：按钮点击后的禁用时间，单位毫秒。",
      ),
    ),
  unreadBadgeCap: z
    .int()
    .min(9)
    .max(999)
    .meta(
      explain(
        "Specification §9: above it the badge shows the cap and a plus.",
        "规范 §9：超过该数时，角标显示上限和加号。",
      ),
    ),
  leftMenuWidth: z
    .int()
    .min(120)
    .max(480)
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
    .record(z.string(), externalLink)
    .meta(explain("External links by name: headers and actions name them.", "外部链接及其名称，由页头和操作引用。")),
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

/** config/console.json. */
export type ConsoleSettings = z.infer<typeof consoleSchema>;
