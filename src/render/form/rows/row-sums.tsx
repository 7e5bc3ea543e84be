import type { ReactElement } from "react";
import { sumDecimals } from "../../../domain/decimal-math";
import type { FormField } from "../../../model/resolved-form";
import { useWords } from "../../../state/language";
import type { Row } from "../../../widgets/contract";
import { GivenValue } from "../given-value";

/** What the rows of a list come to: the sum of each of their amounts that config wants summed. */
export function RowSums({ fields, rows }: { fields: readonly FormField[]; rows: readonly Row[] }): ReactElement | null {
  const { say, t } = useWords();
  const summed = fields.filter(({ sum }) => sum);
  if (summed.length === 0 || rows.length === 0) return null;
  return (
    <div className="rows-sums">
      {summed.map((field) => (
        <p key={field.name} className="rows-sum">
          <span>{t("rows.sum", { field: say(field.words), count: rows.length })}</span>{" "}
          <strong data-sum={field.name}>
            <GivenValue field={field} row={{ [field.name]: sumOf(rows, field.name) }} />
          </strong>
        </p>
      ))}
    </div>
  );
}

function sumOf(rows: readonly Row[], name: string): string {
  return sumDecimals(rows.flatMap((row) => (typeof row[name] === "string" ? [row[name]] : [])));
}
