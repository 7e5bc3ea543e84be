import { type ReactElement, type ReactNode, type Ref, useId, useState } from "react";
import { csvText } from "../../../domain/csv";
import type { Say } from "../../contract";
import { fileName, saveFile } from "../save-file";
import { type TimeRows, TimeTable } from "./time-table";
import "./time-chart.css";

interface TimeChartCardProps {
  /** What was measured; files are named by it. */
  title: string;
  /** What stands in the head instead of the title alone. */
  heading?: ReactNode;
  /** A heading of the page, or a text of its own. */
  level: "h2" | "h3" | "p";
  className?: string;
  /** For tests and styles: which metric it is. */
  name?: string;
  /** The same as texts, each value as it is written there; undefined where there is nothing to tell. */
  table: ((say: (value: number) => string) => TimeRows) | undefined;
  /** A value as it is read. */
  say: (value: number) => string;
  /** Tools besides those for the table and its file. */
  tools?: ReactNode;
  text: Say;
  ref?: Ref<HTMLElement>;
  /** The chart, for which the table may stand in. */
  children: ReactNode;
}

/** A chart over time with its head: it is read as a table too, and saved as a file. */
export function TimeChartCard(props: TimeChartCardProps): ReactElement {
  const { title, heading = title, level: Title, className, name, table, say, tools, text, ref, children } = props;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const save = (rowsOf: NonNullable<typeof table>): void => {
    const { heads, rows } = rowsOf(String);
    saveFile(new Blob([csvText([heads, ...rows])], { type: "text/csv;charset=utf-8" }), fileName(title, "csv"));
  };
  return (
    <section
      ref={ref}
      className={className === undefined ? "time-chart-card" : `time-chart-card ${className}`}
      data-metric={name}
      aria-labelledby={id}
    >
      <header className="time-chart-head">
        <Title id={id} className="time-chart-title">
          {heading}
        </Title>
        {table && (
          <span className="time-chart-tools">
            {tools}
            <button
              type="button"
              className="time-chart-tool"
              aria-pressed={asTable}
              aria-label={text("board.asTableOf", { title })}
              onClick={() => setAsTable(!asTable)}
            >
              {text("board.asTable")}
            </button>
            <button
              type="button"
              className="time-chart-tool"
              aria-label={text("board.csvOf", { title })}
              onClick={() => save(table)}
            >
              CSV
            </button>
          </span>
        )}
      </header>
      {asTable && table ? <TimeTable title={title} table={table(say)} text={text} /> : children}
    </section>
  );
}
