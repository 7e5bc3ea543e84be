import { ApiError } from "../../api/error";
import type { Destination, ResolvedAction, ResolvedConfirm } from "../../model/resolved-view";
import type { Words } from "../../model/words";
import type { Freshness } from "../../state/freshness";
import type { Speaker } from "../../state/language";
import type { Outcomes } from "../../state/outcomes";
import type { Toaster } from "../../state/toaster";
import type { Row } from "../../widgets/contract";
import { saysChanged } from "../shared/says-changed";
import type { CallAction } from "./action-calls";
import { refusalOf } from "./refusals";

/** What performing an action needs. */
export interface CallTools {
  callAction: CallAction;
  freshness: Pick<Freshness, "changed">;
  toaster: Pick<Toaster, "fail">;
  outcomes: Pick<Outcomes, "tell">;
  /** Goes where config says that success leads. */
  goTo?(destination: Destination, row: Row | undefined): void;
}

/**
 * Performs an action that calls the API: success is said; a failure has been said by the call itself and leaves everything as it
 * is, except that a row that has changed meanwhile, or may have, is fetched again.
 * Silent: success is not said.
 * @returns whether it was done.
 */
export async function performCall(
  tools: CallTools,
  action: ResolvedAction,
  rows: readonly Row[],
  silent: boolean,
): Promise<boolean> {
  if (action.does.kind !== "call") return false;
  const { call } = action.does;
  let answer: unknown;
  try {
    answer = await tools.callAction(action.does, rows);
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    // Without an answer it may have been done.
    if (saysChanged(failure) || failure.kind !== "answer") void tools.freshness.changed(call);
    return false;
  }
  const [refusal] = rows.flatMap((row) => refusalOf(action.does, answer, row) ?? []);
  if (refusal !== undefined) {
    tools.toaster.fail(refusal, { readOut: true });
    void tools.freshness.changed(call);
    return false;
  }
  if (!silent) {
    tools.outcomes.tell({
      message: (speaker) => successWords(speaker, action, rows),
      ...(action.pending && { pending: true }),
    });
    if (action.next) tools.goTo?.(action.next, rows[0]);
  }
  return true;
}

/** Values for the placeholders of an action's words: the count of rows, and the fields of a single one. */
export function actionValues(rows: readonly Row[]): Record<string, string | number> {
  const [row] = rows;
  const fields =
    rows.length === 1 && row
      ? Object.entries(row).filter((entry): entry is [string, string | number] =>
          ["string", "number"].includes(typeof entry[1]),
        )
      : [];
  return { ...Object.fromEntries(fields), count: rows.length };
}

/** The question before an action: that of one row where it has such words. */
export function questionWords({ text, one }: ResolvedConfirm, rows: readonly Row[]): Words {
  return rows.length === 1 ? (one ?? text) : text;
}

function successWords({ say, t }: Speaker, { success }: ResolvedAction, rows: readonly Row[]): string {
  if (!success) return t("action.done");
  return say(rows.length === 1 ? (success.one ?? success) : success, actionValues(rows));
}
