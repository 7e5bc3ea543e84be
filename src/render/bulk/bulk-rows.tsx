import { observer } from "mobx-react-lite";
import { type ReactElement, useId } from "react";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
import { useWords } from "../../state/language";
import { useScreen } from "../shared/screen-context";
import type { BulkRun, RowState, RunRow } from "./bulk-run";
import type { BulkPlan } from "./plan";
import { scrolledByKeyboard } from "../../widgets/shared/scrolled-by-keyboard";

const stateKeys = {
  waiting: "bulk.waiting",
  running: "bulk.running",
  done: "bulk.succeeded",
  failed: "bulk.failed",
} as const satisfies Record<RowState, string>;

/** First what needs a look: what failed, then what was not started. */
const rank: Record<RowState, number> = { failed: 0, waiting: 1, running: 1, done: 2 };

/** The rows of a run: before it which will be done and which are left out and why; then how each fares. */
export const BulkRows = observer(function BulkRows({ plan, run }: { plan: BulkPlan; run: BulkRun<Row> }): ReactElement {
  const { t } = useWords();
  const { explain } = useScreen();
  const label = plan.action.bulk?.label ?? "";
  const begun = run.status !== "ready";
  const ended = run.status === "ended";
  const rows = ended ? [...run.rows].sort((a, b) => rank[a.state] - rank[b.state]) : run.rows;
  return (
    <div className="bulk-scroll" {...scrolledByKeyboard} aria-label={t("bulk.entries")}>
      <Group words={begun ? undefined : t("bulk.willDo", { count: rows.length })}>
        {rows.map((row, index) => (
          <BulkRow
            key={index}
            row={row}
            name={nameOf(row.row, label)}
            begun={begun}
            pending={plan.action.pending === true}
          />
        ))}
      </Group>
      {plan.leftOut.length > 0 && (
        <Group words={t("bulk.leftOut", { count: plan.leftOut.length })}>
          {plan.leftOut.map(({ row, obstacle }, index) => (
            <li key={index} className="bulk-row">
              <bdi className="bulk-name">{nameOf(row, label)}</bdi>
              <span className="bulk-reason">{explain(obstacle)}</span>
            </li>
          ))}
        </Group>
      )}
    </div>
  );
});

function Group({ words, children }: { words: string | undefined; children: ReactElement[] }): ReactElement {
  const id = useId();
  return (
    <>
      {words !== undefined && (
        <h3 id={id} className="bulk-group">
          {words}
        </h3>
      )}
      <ul className="bulk-rows" aria-labelledby={words === undefined ? undefined : id}>
        {children}
      </ul>
    </>
  );
}

const BulkRow = observer(function BulkRow({
  row,
  name,
  begun,
  pending,
}: {
  row: RunRow<Row>;
  name: string;
  begun: boolean;
  /** Done means accepted: the outcome comes later. */
  pending: boolean;
}): ReactElement {
  const { t } = useWords();
  const state = pending && row.state === "done" ? "bulk.accepted" : stateKeys[row.state];
  return (
    <li className="bulk-row" data-state={begun ? row.state : undefined}>
      <bdi className="bulk-name">{name}</bdi>
      {begun && <span className={`bulk-state bulk-${row.state}`}>{t(state)}</span>}
      {row.reason !== "" && <span className="bulk-reason">{row.reason}</span>}
    </li>
  );
});

function nameOf(row: Row, label: string): string {
  return valueText(row[label]) ?? "–";
}
