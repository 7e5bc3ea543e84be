import connection from "../../../config/connection.json";
import { createApi } from "../../../src/api/call";
import type { Connection } from "../../../src/model/config/connection";

/** The calls of the reference page: it talks to the same server, under the session that the measuring put into the storage. */
export const api = createApi({
  settings: connection as Pick<Connection, "api" | "timeoutMs">,
  token: () => sessionStorage.getItem("user_token") ?? "",
  language: () => "zh",
  onTokenInvalid: () => undefined,
  onChanged: () => undefined,
  toast: (message) => console.error(message),
  log: (operationId, error) => console.error(operationId, error),
  explain: (kind) => kind,
});
