import { z } from "zod";
import { explain } from "../explain";
import { wordsSchema, wordsShape } from "../words";
import { schemaKey } from "./common";

/** An address outside the console; never a script's. */
const externalLink = z
  .strictObject({
    ...wordsShape,
    url: z.url({ protocol: /^https?$/ }).meta(explain("The address, http or https.", "地址，http 或 https。")),
  })
  .meta({ id: "externalLink" });

/** config/console.json: what staff set for the whole console. */
export const consoleSchema = z.strictObject({
  ...schemaKey,
  ...wordsShape,
  toastMs: z
    .int()
    .min(1000)
    .max(30000)
    .meta(
      explain(
        "Specification §9: how long a toast stays, milliseconds. At least 1 s, or nobody reads it; at most 30 s, or toasts pile up.",
        "规范 §9：提示条的停留时间，单位毫秒。至少 1 秒，否则来不及阅读；最多 30 秒，否则会堆积。",
      ),
    ),
  doubleClickMs: z
    .int()
    .min(100)
    .max(10000)
    .meta(
      explain(
        "Specification §9: how long a pressed button stays disabled, milliseconds. At least 100 ms, as a double click takes longer; at most 10 s, or the button looks broken.",
        "规范 §9：按钮点击后的禁用时间，单位毫秒。至少 100 毫秒，双击不会更快；最多 10 秒，否则按钮像是坏了。",
      ),
    ),
  unreadBadgeCap: z
    .int()
    .min(9)
    .max(999)
    .meta(
      explain(
        "Specification §9: above it the badge shows the cap and a plus. 9 to 999, one to three digits: more do not fit.",
        "规范 §9：超过该数时，角标显示上限和加号。9 到 999，即一到三位数，再多放不下。",
      ),
    ),
  leftMenuWidth: z
    .int()
    .min(120)
    .max(480)
    .meta(
      explain(
        "Specification §2: width of the left menu, pixels. At least 120, or names are cut; at most 480, or pages have no room.",
        "规范 §2：左侧菜单的宽度，单位像素。至少 120，否则名称被截断；最多 480，否则页面放不下。",
      ),
    ),
  pageSizes: z
    .array(z.int().positive())
    .min(1)
    .max(6)
    .meta(
      explain(
        "Page sizes a list offers, ascending; the first is taken at first. At most 6, and none larger than the API's pages (`pageSize`).",
        "列表可选的每页条数，从小到大；默认取第一个。最多 6 个，且不超过接口一页的上限（`pageSize`）。",
      ),
    ),
  links: z
    .record(z.string(), externalLink)
    .meta(explain("External links by name: headers and actions name them.", "外部链接及其名称，由页头和操作引用。")),
  permissionContact: wordsSchema.meta(explain("Whom to ask for a missing permission.", "缺少权限时应联系谁。")),
});

/** config/console.json. */
export type ConsoleSettings = z.infer<typeof consoleSchema>;
