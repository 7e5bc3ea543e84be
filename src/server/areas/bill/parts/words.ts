import type { Context } from "../../../context";

/** What parts are called that have no value, or several. */
export const partWords = {
  zh: { untagged: "未标记", shared: "多个视图共用", unassigned: "未归属视图" },
  en: { untagged: "Untagged", shared: "Shared by several views", unassigned: "In no view" },
} as const satisfies Record<Context["language"], object>;
