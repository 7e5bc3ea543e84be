// Generated from schema/api by `npm run generate`; never edited by hand.

import type { OperationId } from "../../generated/operations";
import type { Claim } from "../areas/file/claim-file";

/** What a request's properties of format file-id take, by operation and property. */
export const fileClaims = {
  createRecharge: {
    voucherFileId: {"field":"voucherFileId","accept":["application/pdf","image/png","image/jpeg"],"maxSize":5242880,"readCode":"v3-7"},
  },
  createWorkOrder: {
    attachmentIds: {"field":"attachmentIds","accept":["application/pdf","image/png","image/jpeg"],"maxSize":5242880,"readCode":"v5"},
  },
  replyWorkOrder: {
    attachmentIds: {"field":"attachmentIds","accept":["application/pdf","image/png","image/jpeg"],"maxSize":5242880,"readCode":"v5"},
  },
} as const satisfies Partial<Record<OperationId, Record<string, Claim>>>;
