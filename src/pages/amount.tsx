import type { ReactElement } from "react";
import { formatDecimal } from "../domain/decimal-format";
import type { Reading } from "../domain/reading";
import { useWords } from "../state/language";
import "./amount.css";

/** An amount of money as the reader wants numbers shown. */
export function amountText(value: string, { grouping }: Reading): string {
  const [, sign = "", size = value] = /^(-?)(.*)$/.exec(value) ?? [];
  return `${sign}¥${formatDecimal(size, { min: 2, grouping }) ?? size}`;
}

/** The same, its digits one below the other. */
export function Amount({ value }: { value: string }): ReactElement {
  const { reading } = useWords();
  return <span className="amount">{amountText(value, reading)}</span>;
}
