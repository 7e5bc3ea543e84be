import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../api/error";
import type { Api } from "../../api/call";
import type { ResolvedScreen } from "../../model/resolved";
import type { Destination, ResolvedAction } from "../../model/resolved-view";
import type { Speaker } from "../../state/language";
import type { Toaster } from "../../state/toaster";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";

/** What performing an action needs. */
export interface CallTools {
  api: Pick<Api, "callByName">;
  queryClient: Pick<QueryClient, "invalidateQueries">;
  toaster: Pick<Toaster, "show">;
  speaker: Speaker;
  screen: ResolvedScreen;
  /** Goes where config says that success leads. */
  goTo?(destination: Destination, row: Row | undefined): void;
}

/** Codes that say the row is no longer as it was shown: gone, or changed by somebody else. */
const ROW_CHANGED = [404, 409];

/**
 * Performs an action that calls the API: success is said and what is shown is fetched anew; a failure has been said by
 * the call itself and leaves everything as it is, except that a row that has changed meanwhile is fetched anew.
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
  const { call, send } = action.does;
  try {
    await tools.api.callByName(call, resolveSend(send, rows));
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (ROW_CHANGED.includes(failure.code)) refresh(tools.queryClient, tools.screen);
    return false;
  }
  if (!silent) {
    tools.toaster.show({ tone: "success", message: successWords(tools.speaker, action, rows) });
    if (action.goTo) tools.goTo?.(action.goTo, rows[0]);
  }
  refresh(tools.queryClient, tools.screen, action.refreshes);
  return true;
}

/** Has the answers of the subject's own calls, and of the further ones, fetched anew wherever they are shown. */
export function refresh(
  queryClient: Pick<QueryClient, "invalidateQueries">,
  screen: ResolvedScreen,
  further: readonly string[] = [],
): void {
  for (const call of new Set([...ownCalls(screen), ...further]))
    void queryClient.invalidateQueries({ queryKey: [call] });
}

/** The reading calls of a subject's views. */
export function ownCalls(screen: ResolvedScreen): string[] {
  const calls = Object.values(screen.views).flatMap((view) => {
    if (view.kind === "form") return view.load ? [view.load.call] : [];
    if (view.kind === "dashboard")
      return view.cards.flatMap((card) => [
        card.call,
        ...(card.card === "figure" && card.trend ? [card.trend.call] : []),
      ]);
    return view.kind === "page" ? [] : [view.call];
  });
  return [...new Set(calls)];
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

function successWords({ say, t }: Speaker, action: ResolvedAction, rows: readonly Row[]): string {
  return action.success ? say(action.success, actionValues(rows)) : t("action.done");
}
