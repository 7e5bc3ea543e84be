import type { ApiAdapter } from "../../model/config/api-adapter";
import { defaultSigningNames, defaultSigningOrder } from "../../domain/signing-names";

/** How the console's own API talks: what config/connection.json has, for whoever reads a description without config. */
export const ownAdapter = {
  base: "/cdz-admin",
  authentication: {
    kind: "signed",
    source: "web",
    headers: { ...defaultSigningNames, signature: "sign" },
    order: [...defaultSigningOrder],
  },
  changes: "marked",
  envelope: { data: "data", code: "code", success: 200 },
  errors: { message: ["message"], fields: "data.errors", requestId: "data.requestId", signedOut: 407 },
  paging: [
    { kind: "cursor", cursor: "cursor", size: "pageSize", rows: "list", next: "nextCursor" },
    { kind: "page", page: "pageNum", size: "pageSize", rows: "list", total: "total" },
  ],
  sorting: { field: "sortField", order: "sortOrder", ascending: "ascending", descending: "descending" },
  formats: {},
} satisfies ApiAdapter;
