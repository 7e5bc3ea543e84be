import type { Context } from "../../context";

const unallocated = { zh: "未分摊", en: "Unallocated" } as const;

/** What the costs are called that no rule matches. */
export function unallocatedName({ language }: Pick<Context, "language">): string {
  return unallocated[language];
}
