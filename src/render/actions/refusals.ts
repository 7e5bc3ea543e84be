import type { ActionDoes } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import { isRow } from "../../widgets/shared/is-row";

/** Why a row was refused by a call that succeeded; undefined where it was not, or where the call does not tell of each row. */
export function refusalOf(does: ActionDoes, answer: unknown, row: Row): string | undefined {
  if (does.kind !== "call" || !does.tellsEach || !Array.isArray(answer)) return undefined;
  const outcome = answer.find((each: unknown) => isRow(each) && each.id === row.id) as Row | undefined;
  return typeof outcome?.reason === "string" ? outcome.reason : undefined;
}
