import { randomCode } from "../../api/random-code";
import type { CallDoes } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";

/**
 * The request of an action's call about rows. Where the call happens once per token, it names its submit: by a token of its own, or by
 * that of the submit that it repeats.
 */
export function actionRequest(
  { send, clientToken }: CallDoes,
  rows: readonly Row[],
  token: string = randomCode(),
): Record<string, unknown> {
  const request = resolveSend(send, rows);
  return clientToken ? { ...request, clientToken: token } : request;
}
