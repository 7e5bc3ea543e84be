import type { ReactElement } from "react";
import type { CellProps } from "../contract";
import { valueText } from "./value-text";

/** A value with the unit that its row carries: "24.5 GB", and of an amount "¥60.00 / month" where the unit is "CNY/month". */
export function withUnit(drawn: ReactElement, { field, row }: CellProps, kind: "number" | "amount"): ReactElement {
  const unit = field.unitFrom === undefined ? undefined : valueText(row[field.unitFrom]);
  if (unit === undefined) return drawn;
  return (
    <>
      {drawn}
      <span className="cell-unit">{kind === "amount" ? ` / ${unit.replace(/^[^/]*\//, "")}` : ` ${unit}`}</span>
    </>
  );
}
