import type { ApiAdapter, Paging } from "../../../src/model/config/api-adapter";

/** Plain JSON with 2xx, as most APIs talk. */
export const plain: ApiAdapter = {
  base: "https://api.test",
  authentication: { kind: "bearer" },
  changes: "method",
  envelope: { unwrap: true },
  errors: { message: ["message", "error.message"], signedOut: 401 },
  paging: [],
  formats: { "date-time": "rfc3339" },
};

/** The same with one way of paging. */
export const paging = (...ways: Paging[]): ApiAdapter => ({ ...plain, paging: ways });
