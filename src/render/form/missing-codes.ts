import type { AnyOf } from "../../domain/permission";
import type { Session } from "../../state/session";
import { type RequestParts, requestOf } from "./request";

/** What a form's call needs and the user lacks. The caller's own id needs none, where the description says so. */
export function missingCodes(parts: RequestParts, session: Pick<Session, "permits" | "profile">): AnyOf[] {
  const { permission, self } = parts.view;
  const missing = permission.filter((codes) => !session.permits(codes));
  if (missing.length === 0 || self === undefined) return missing;
  const own = session.profile?.id;
  return own !== undefined && requestOf(parts)[self] === own ? [] : missing;
}
