import { z } from "zod";
import { explain } from "../explain";
import { apiAdapterSchema } from "./api-adapter";
import { pathSchema, schemaKey } from "./common";

/** Bytes of what is loaded: below the least nothing fits, above the most nobody waits for it. */
const bytes = z.int().min(1000).max(1_000_000);

/** config/connection.json: what developers set, as the server and the API have it. */
export const connectionSchema = z.strictObject({
  ...schemaKey,
  basePath: pathSchema.meta(
    explain("Specification §2: base path of the console's addresses.", "规范 §2：控制台地址的基础路径。"),
  ),
  api: apiAdapterSchema,
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
