import connection from "../../../config/connection.json";
import { callHeaders, type Signing } from "../../../src/api/call-headers";
import type { Call, Input, OperationId, Output } from "../../../src/generated/operations";

/** One signed call; rejects where the answer is none. */
export async function call<Id extends OperationId>({ method, path }: Call<Id>, input?: Input<Id>): Promise<Output<Id>> {
  const headers = callHeaders(connection.api.authentication as Signing, {
    path,
    token: sessionStorage.getItem("user_token") ?? "",
    language: "zh",
  });
  const get = method === "get";
  const query = get && input ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
  const body = get ? {} : { body: JSON.stringify(input ?? {}) };
  const answer = await fetch(`${connection.api.base}${path}${query}`, { method, headers, ...body });
  const { code, data, message } = (await answer.json()) as { code: number; data: Output<Id>; message: string };
  if (code !== connection.api.envelope.success) throw new Error(message);
  return data;
}
