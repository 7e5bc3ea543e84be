import type { ReactElement } from "react";
import { useWords } from "../../../state/language";

/** A table of texts: when, and what was measured. */
export interface MetricRows {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table that overflows is scrolled with the arrow keys once it has the focus; as a region it says what it is. */
const scrolledByKeyboard = { role: "region", tabIndex: 0 } as const;

/** A metric step by step. */
export function MetricTable({ title, table }: { title: string; table: MetricRows }): ReactElement {
  const { t } = useWords();
  return (
    <div className="metric-scroll" {...scrolledByKeyboard} aria-label={`${title}: ${t("board.asTable")}`}>
      <table className="metric-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {table.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([time, ...values], row) => (
            <tr key={row}>
              <th scope="row">{time}</th>
              {values.map((value, index) => (
                <td key={index}>{value === "" ? "–" : value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
