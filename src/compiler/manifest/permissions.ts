import type { Allowed, AllowedByCode } from "../../model/permissions";
import type { Description } from "../api/description";

/** What each menu code allows, by the operations that ask for it. */
export function resolvePermissions(api: Description): AllowedByCode {
  const allowed = new Map<string, Allowed>();
  for (const operation of api.operationIds.map((id) => api.operation(id)))
    for (const code of operation?.permission ?? []) {
      const { view, operate } = allowed.get(code) ?? { view: [], operate: [] };
      if (operation?.summary) (operation.change ? operate : view).push(operation.summary);
      allowed.set(code, { view, operate });
    }
  return Object.fromEntries(allowed);
}
