import type { ConfigScreen } from "../../model/config/screen";
import type { Words } from "../../model/words";
import type { Operation } from "../api/operation";
import type { NoPlace } from "./places";
import type { PartLeftOut } from "./prune-all";

/** What operations become. */
export const becomes = ["list", "detail", "form", "question", "action", "download", "none"] as const;

/** What an operation has become, or why nothing. */
export interface Outcome {
  operation: string;
  method: string;
  path: string;
  became: (typeof becomes)[number];
  /** Why it is not there. */
  why?: Words;
}

const reasons: Record<NoPlace, Words> = {
  body: { zh: "无法写入这种类型的请求体", en: "Its body is of a type that cannot be written" },
  answer: { zh: "没有说明返回什么", en: "The description does not say what it answers" },
  file: { zh: "返回文件，但没有可以放置下载的行", en: "It answers a file, and there is no row to offer it at" },
  asked: {
    zh: "列表须先输入必填参数，而没有可以提供它们的行",
    en: "Its rows can't be asked for without an input that no row has",
  },
  parent: { zh: "没有列表给出其地址所需的值", en: "No list has what its address needs" },
};

/** What each operation has become in these screens, in the description's order. */
export function outcomesOf(
  operations: readonly Operation[],
  without: ReadonlyMap<string, NoPlace>,
  screens: readonly ConfigScreen[],
  leftOut: readonly PartLeftOut[],
): Outcome[] {
  const became = new Map<string, Outcome["became"]>();
  for (const { views, actions = {} } of screens) {
    for (const view of Object.values(views))
      if (view.kind === "list" || view.kind === "detail" || view.kind === "form") became.set(view.call, view.kind);
    for (const { call, download } of Object.values(actions)) {
      if (call !== undefined) became.set(call, "action");
      if (download !== undefined) became.set(download, "download");
    }
  }
  return operations.map((operation) => {
    const { id, method, path, change } = operation;
    const found = became.get(id);
    const told = found === "form" && !change ? "question" : found;
    const known = without.get(id);
    const lost = leftOut.find(({ calls }) => calls.includes(id));
    const why = known ? reasons[known] : (lost?.error.words ?? reasons.parent);
    return { operation: id, method, path, became: told ?? "none", ...(told === undefined && { why }) };
  });
}
