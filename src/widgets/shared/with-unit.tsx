import type { ReactElement } from "react";
import type { CellProps } from "../contract";
import { enumShown } from "./enum-words";

/** A value with the unit that its row carries: "24.5 GB", "60%", and of an amount "¥60.00 / month" where the unit is "CNY/month". */
export function withUnit(drawn: ReactElement, props: CellProps, kind: "number" | "amount"): ReactElement {
  const { field, row, enums, language } = props;
  const unit = field.unitFrom && enumShown(row[field.unitFrom], field.enum, enums, language)?.text;
  if (!unit) return drawn;
  return (
    <>
      {drawn}
      <span className="cell-unit">{kind === "amount" ? ` / ${unit.replace(/^[^/]*\//, "")}` : behind(unit)}</span>
    </>
  );
}

/** A sign stands at the number, a word apart from it. */
function behind(unit: string): string {
  return unit === "%" ? unit : ` ${unit}`;
}
