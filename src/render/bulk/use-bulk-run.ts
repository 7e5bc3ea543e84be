import { useEffect, useState } from "react";
import { ApiError, CODE_TOKEN_INVALID } from "../../api/error";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { refresh } from "../actions/perform-call";
import { resolveSend } from "../shared/resolve-send";
import { useScreen } from "../shared/screen-context";
import { BulkRun } from "./bulk-run";
import { batchesOf, type BulkPlan } from "./plan";

/** So many calls for single rows at a time; calls that take many rows go one after the other. */
const PARALLEL = 4;

/** The run of a plan. It stops when the component goes. After each pass what is shown is fetched anew. */
export function useBulkRun(
  { action, able }: BulkPlan,
  onDone: ((rows: readonly Row[]) => void) | undefined,
): BulkRun<Row> {
  const { api, queryClient } = useConsole();
  const { t } = useWords();
  const { screen } = useScreen();
  const [run] = useState(
    () =>
      new BulkRun<Row>({
        rows: able,
        batches: (rows) => batchesOf(rows, action),
        parallel: action.bulk?.by === "row" ? PARALLEL : 1,
        call: (rows) =>
          action.does.kind === "call"
            ? api.callByName(action.does.call, resolveSend(action.does.send, rows), { told: "inPlace" })
            : Promise.resolve(),
        judge: (failure) => ({
          reason: failure instanceof ApiError ? failure.message : t("error.unreadable"),
          final: failure instanceof ApiError && failure.code === CODE_TOKEN_INVALID,
        }),
        onPass: (rows) => {
          refresh(queryClient, screen, action.refreshes);
          onDone?.(rows);
        },
      }),
  );
  useEffect(() => () => run.stop(), [run]);
  return run;
}
