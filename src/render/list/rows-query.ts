import type { QueryObserverOptions } from "@tanstack/react-query";
import type { Api } from "../../api/call";
import type { ListView } from "../../model/resolved-list";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";

/** So long after a failure the list that is drawn takes it for that of the call made ahead for it, milliseconds. */
const JUST_FAILED_MS = 2000;

/** The request of a list's rows. */
export interface RowsQuery extends Pick<QueryObserverOptions, "retryOnMount"> {
  queryKey: [call: string, input: Record<string, unknown>];
  queryFn(context: { signal: AbortSignal }): Promise<unknown>;
}

/** How the rows of a list are asked for; `asked` is what reader and address want, `params` the values of the address's parameters. */
export function rowsQuery(api: Api, view: ListView, asked: Record<string, unknown>, params: Row): RowsQuery {
  const input = { ...resolveSend(view.send, [params]), ...asked };
  return {
    queryKey: [view.call, input],
    queryFn: ({ signal }) => api.callByName(view.call, input, { signal, told: "inPlace" }),
    // Asked once more, a server in trouble would be asked by every list twice, and its message would stay twice as long.
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_FAILED_MS,
  };
}
