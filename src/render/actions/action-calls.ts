import type { Api } from "../../api/call";
import { ApiError } from "../../api/error";
import { randomCode } from "../../api/random-code";
import type { CallDoes } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import { actionRequest } from "../actions/action-request";

/** Makes the calls of one run. A batch whose answer was lost and that is sent again is the same submit, so that it is done once. */
export function batchCalls(api: Pick<Api, "callByName">, does: CallDoes): (rows: readonly Row[]) => Promise<unknown> {
  const unanswered = new Map<string, string>();
  return async (rows) => {
    const batch = JSON.stringify(rows);
    const token = unanswered.get(batch) ?? randomCode();
    unanswered.set(batch, token);
    try {
      const request = actionRequest(does, rows, token);
      const answer = await api.callByName(does.call, request, { told: "inPlace", changeTold: "byCaller" });
      unanswered.delete(batch);
      return answer;
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.kind === "answer") unanswered.delete(batch);
      throw failure;
    }
  };
}
