import type { Session } from "../../state/session";
import { type RequestParts, requestOf } from "./request";

/** The codes a form's call needs and the user lacks. The caller's own id needs none, where the description says so. */
export function missingCodes(parts: RequestParts, session: Pick<Session, "permits" | "profile">): string[] {
  const { permission, self } = parts.view;
  const missing = permission.filter((code) => !session.permits([code]));
  if (missing.length === 0 || self === undefined) return missing;
  const own = session.profile?.id;
  return own !== undefined && requestOf(parts)[self] === own ? [] : missing;
}
