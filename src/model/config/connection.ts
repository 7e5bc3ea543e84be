import { z } from "zod";
import { explain } from "../explain";
import { pathSchema, schemaKey } from "./common";

/** Bytes of what is loaded: below the least nothing fits, above the most nobody waits for it. */
const bytes = z.int().min(1000).max(1_000_000);

/** config/connection.json: what developers set, as the server and the API have it. */
export const connectionSchema = z.strictObject({
  ...schemaKey,
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
    .meta(
      explain(
        "Specification §9: request time-out, milliseconds. At least 5 s, or slow calls fail that would be answered; at most 120 s, or a lost answer is noticed too late.",
        "规范 §9：请求超时时间，单位毫秒。至少 5 秒，否则较慢的请求会失败；最多 120 秒，否则过晚才发现没有响应。",
      ),
    ),
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
  budgets: z
    .strictObject({
      manifestBytes: bytes.meta(
        explain(
          "Largest manifest, bytes before compression; every visitor loads it. 1,000 to 1,000,000.",
          "清单文件的大小上限，压缩前的字节数；每位访问者都会加载它。1,000 到 1,000,000。",
        ),
      ),
      screenBytes: bytes.meta(
        explain(
          "Largest screen chunk, bytes before compression; loaded with its address. 1,000 to 1,000,000.",
          "单个页面文件的大小上限，压缩前的字节数；打开其地址时加载。1,000 到 1,000,000。",
        ),
      ),
    })
    .meta(explain("Sizes above which the compiler refuses the console.", "超过这些大小时编译器拒绝发布。")),
});

/** config/connection.json. */
export type Connection = z.infer<typeof connectionSchema>;
