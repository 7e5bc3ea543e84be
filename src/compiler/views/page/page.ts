import { publicPages } from "../../../model/page-names";
import type { ViewKind } from "../kind";
import { checkPage } from "./check-page";
import type { PageInfo } from "./info";

/** A hand-written page. */
export const page: ViewKind<PageInfo> = {
  lookUp: (_api, { view }) => (publicPages.includes(view.page) ? { isPublic: true } : {}),
  filledBy: ({ view, path }, api) =>
    (view.calls ?? []).map((call, index) => ({ operation: api.operation(call), path: [...path, "calls", index] })),
  serves: ({ view }, api) => (view.calls ?? []).map((call) => api.operation(call)),
  checks: [checkPage],
  route: ({ page: name, help }) => ({ page: name, ...(help ? { help: true as const } : {}) }),
  resolve: (_context, { view }) => ({ kind: "page", page: view.page }),
};
