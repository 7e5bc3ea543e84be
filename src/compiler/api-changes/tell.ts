import type { Words } from "../../model/words";
import type { OperationDifference, PropertyDifference } from "./differences";

/** What became of a property, one sentence for each thing: `“amount” of CreateRechargeRequest (sent): no longer required`. */
export function propertyInSentences(difference: PropertyDifference): Words[] {
  const { path, owner, side } = difference;
  const place: Words =
    side === "sent"
      ? { zh: `${owner} 的参数 ${path}`, en: `input ${path} of ${owner}` }
      : { zh: `${owner} 的返回字段 ${path}`, en: `answered ${path} of ${owner}` };
  return whatBecame(difference).map(({ zh, en }) => ({ zh: `${place.zh}：${zh}`, en: `${place.en}: ${en}` }));
}

/** What became of a property or an operation, without its name. */
export function whatBecame({ was, is, renamedTo, changes }: PropertyDifference | OperationDifference): Words[] {
  if (!was) return [{ zh: "新增", en: "added" }];
  if (!is) return [{ zh: "移除", en: "removed" }];
  return [...(renamedTo === undefined ? [] : [renamedWords(renamedTo)]), ...changes.map(({ words }) => words)];
}

/** A new name is a guess. */
export function renamedWords(to: string): Words {
  return { zh: `改名为 ${to}（推测）`, en: `renamed to ${to} (a guess)` };
}
