import { amountText } from "../../domain/money";
import { sumDecimals } from "../../domain/decimal-math";
import type { Reading } from "../../domain/reading";
import type { ResolvedConfirm } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import { actionValues } from "./perform-call";

/** Values for the placeholders of the question before an action: with what an amount of the rows adds up to. */
export function questionValues(
  confirm: ResolvedConfirm | undefined,
  rows: readonly Row[],
  reading: Reading,
): Record<string, string | number> {
  const sum = confirm?.sum;
  if (sum === undefined) return actionValues(rows);
  const amounts = rows.flatMap((row) => (typeof row[sum] === "string" ? row[sum] : []));
  return { ...actionValues(rows), sum: amountText(sumDecimals(amounts), reading) };
}
