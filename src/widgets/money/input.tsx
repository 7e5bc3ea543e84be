import type { ReactElement } from "react";
import type { InputProps } from "../contract";
import { textOf } from "../control";
import { LineInput, type LineSpelling } from "../line-input";
import { numberText } from "../number-text";
import { formatDecimal } from "../../domain/decimal-format";

const CENTS = 2;

const spelling: LineSpelling = {
  inputMode: "decimal",
  align: "end",
  unit: { zh: "元", en: "CNY" },
  read: (value, { grouping }) => formatDecimal(textOf(value), { min: CENTS, grouping }) ?? textOf(value),
  edit: textOf,
  write: (text) => withCents(numberText(text)),
};

/** The API's amounts have two decimals even where they are zeros; more of them stay. */
function withCents(amount: string): string {
  const match = /^(-?\d+)(?:\.(\d*))?$/.exec(amount);
  return match ? `${match[1]}.${(match[2] ?? "").padEnd(CENTS, "0")}` : amount;
}

/** An amount: an exact decimal text, never a float; thousands are grouped when it is not being edited. */
export function MoneyInput(props: InputProps): ReactElement {
  return <LineInput {...props} spelling={spelling} />;
}
