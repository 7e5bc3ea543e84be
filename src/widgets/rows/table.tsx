import type { ReactElement } from "react";
import { widgetTraits } from "../traits";
import { cellOf } from "../cells";
import type { CellProps } from "../contract";
import { stepsOf } from "../timeline/cell";
import { orNone } from "../shared/or-none";
import { nothing } from "../shared/plain";
import "./table.css";

/** Columns of a table that a drawer has room for, where at least half of them are numbers. */
const FEW_COLUMNS = 5;

/** A list of objects as a table: a line for each, a column for each of the fields that config names; where there is no room a card for each. */
export function RowsTable({ value, field, ...props }: CellProps): ReactElement {
  const { rows: columns = [] } = field;
  const rows = stepsOf(value);
  if (rows.length === 0) return <>{nothing}</>;
  const { language } = props;
  const numbers = columns.filter(({ widget }) => widgetTraits(widget).numeric).length;
  const isSlim = columns.length <= FEW_COLUMNS && numbers * 2 >= columns.length;
  return (
    <div className={isSlim ? "rows-around rows-slim" : "rows-around"}>
      <table className="rows-table" aria-label={field.words[language]}>
        <thead>
          <tr>
            {columns.map(({ name, words, widget }) => (
              <th key={name} scope="col" className={widgetTraits(widget).numeric ? "rows-end" : undefined}>
                {words[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td
                  key={column.name}
                  data-heading={column.words[language]}
                  className={widgetTraits(column.widget).numeric ? "rows-end" : undefined}
                >
                  {orNone(cellOf(column.widget))({
                    ...props,
                    value: row[column.name],
                    field: column,
                    row,
                    alone: false,
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
