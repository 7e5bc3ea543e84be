import { mayUseAny } from "../../domain/permission";
import type { Manifest } from "../../model/resolved";
import { opensTo, roleOpens } from "../../state/opens-to";
import type { Session } from "../../state/session";
import type { Actor } from "./availability";

/** The signed-in user as somebody who acts; `authCodes` and `id` are those of the profile. */
export function actorOf(
  session: Session,
  manifest: Manifest,
  authCodes: string | undefined = "",
  id: number | undefined,
): Actor {
  return {
    permits: (codes) => mayUseAny(authCodes, codes),
    opens: (route, codes) => opensTo(session, manifest, route, codes),
    roleOpens: (route, codes) => roleOpens(session, manifest, route, codes),
    id,
  };
}
