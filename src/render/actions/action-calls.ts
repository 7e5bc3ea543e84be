import type { Api, CallOptions } from "../../api/call";
import { ApiError } from "../../api/error";
import { randomCode } from "../../api/random-code";
import type { CallDoes } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import { actionRequest } from "./action-request";

/** Makes the call of an action about rows. */
export type CallAction = (does: CallDoes, rows: readonly Row[]) => Promise<unknown>;

/**
 * Makes calls of actions. One whose answer was lost and that is made again for the same rows is the same submit, so that it is done once.
 * @param options how the calls are made
 * @param keptMs so long after the first attempt it counts as the same, milliseconds; always unless told
 */
export function actionCalls(api: Pick<Api, "callByName">, options?: CallOptions, keptMs = Infinity): CallAction {
  const unanswered = new Map<string, { token: string; since: number }>();
  return async (does, rows) => {
    const asked = JSON.stringify([does.call, actionRequest(does, rows, "")]);
    const before = unanswered.get(asked);
    const sent = before && Date.now() - before.since < keptMs ? before : { token: randomCode(), since: Date.now() };
    unanswered.set(asked, sent);
    try {
      const answer = await api.callByName(does.call, actionRequest(does, rows, sent.token), options);
      unanswered.delete(asked);
      return answer;
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.kind === "answer") unanswered.delete(asked);
      throw failure;
    }
  };
}
