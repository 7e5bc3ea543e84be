import { useEffect, useState } from "react";
import { ApiError } from "../../api/error";
import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { actionCalls } from "../actions/action-calls";
import { refusalOf } from "../actions/refusals";
import { BulkRun } from "./bulk-run";
import { batchesOf, type BulkPlan } from "./plan";

/** So many calls for single rows at a time; calls that take many rows go one after the other. */
const PARALLEL = 4;

/** The run of a plan. It stops when the component goes. After each pass what is shown is fetched again. */
export function useBulkRun(
  { action, able }: BulkPlan,
  onDone: ((rows: readonly Row[]) => void) | undefined,
): BulkRun<Row> {
  const { api, manifest } = useConsole();
  const { freshness } = useInside();
  const { t } = useWords();
  const [run] = useState(() => {
    const { does } = action;
    const call = actionCalls(api, { told: "inPlace", changeTold: "byCaller" });
    return new BulkRun<Row>({
      rows: able,
      batches: (rows) => batchesOf(rows, action),
      parallel: action.bulk?.by === "row" ? PARALLEL : 1,
      call: (rows) => (does.kind === "call" ? call(does, rows) : Promise.resolve()),
      refusal: (answer, row) => refusalOf(does, answer, row),
      judge: (failure) => ({
        reason: failure instanceof ApiError ? failure.message : t("error.unreadable"),
        final: failure instanceof ApiError && failure.code === manifest.settings.api.errors.signedOut,
      }),
      onPass: (rows) => {
        if (does.kind === "call") void freshness.changed(does.call);
        onDone?.(rows);
      },
    });
  });
  useEffect(() => () => run.stop(), [run]);
  return run;
}
