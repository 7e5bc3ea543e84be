import type { ReactElement } from "react";
import type { Say } from "../../contract";
import type { Zoom } from "./zoom";
import { scrolledByKeyboard } from "../scrolled-by-keyboard";

/** A chart over time as texts: when, and what was measured. */
export interface TimeRows {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a column of a table over time holds. */
export interface TimeColumn {
  head: string;
  /** One for each step; null where nothing was measured. */
  values: readonly (number | null)[];
}

/** The steps of a chart that are shown, a row each; an empty text where nothing was measured. */
export function timeRows(
  {
    time,
    times,
    columns,
    zoom,
  }: { time: string; times: readonly string[]; columns: readonly TimeColumn[]; zoom: Zoom | undefined },
  say: (value: number) => string,
): TimeRows {
  const { from, to } = zoom ?? { from: 0, to: times.length - 1 };
  const cell = (value: number | null | undefined): string => (value === null || value === undefined ? "" : say(value));
  return {
    heads: [time, ...columns.map(({ head }) => head)],
    rows: times
      .slice(from, to + 1)
      .map((begin, at) => [begin, ...columns.map(({ values }) => cell(values[from + at]))]),
  };
}

/** A chart over time step by step. */
export function TimeTable({ title, table, text }: { title: string; table: TimeRows; text: Say }): ReactElement {
  return (
    <div className="time-chart-scroll" {...scrolledByKeyboard} aria-label={`${title}: ${text("board.asTable")}`}>
      <table className="time-chart-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {table.heads.map((head, index) => (
              <th key={index} scope="col">
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
