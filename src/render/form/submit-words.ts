import { amountText } from "../../domain/money";
import { sumDecimals } from "../../domain/decimal-math";
import type { Reading } from "../../domain/reading";
import type { FormSource, FormSubmit } from "../../model/resolved-form";
import type { Row } from "../../widgets/contract";

/** What a form knows: what its preview says, what is typed, and what it was opened with. */
export interface KnownValues {
  /** Absent while the preview has not answered. */
  previewed: Row | undefined;
  values: Row;
  source: Row;
}

/** The value of a source; undefined where it is not known, or nothing is typed. */
export function valueAt({ name, from }: FormSource, { previewed, values, source }: KnownValues): string | undefined {
  const value = from === "preview" ? previewed?.[name] : (values[name] ?? source[name]);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The sum that the submit button names: "¥6,750.00"; undefined until all of it is known. */
export function submitAmount({ amount }: FormSubmit, known: KnownValues, reading: Reading): string | undefined {
  const amounts = (amount ?? []).map((source) => valueAt(source, known));
  if (amounts.length === 0 || !amounts.every((each) => each !== undefined && /^-?\d+(\.\d+)?$/.test(each)))
    return undefined;
  return amountText(sumDecimals(amounts as string[]), reading);
}
