import * as calls from "../generated/calls";
import type { Console } from "./console";
import type { SessionEnd } from "./session";

/**
 * Specification §2: "logout (clears session storage, goes to /login)". The server is told first, while the token is known;
 * its answer is not waited for, since the user has left either way.
 */
export function leave({ api, session }: Pick<Console, "api" | "session">, reason: SessionEnd = "signedOut"): void {
  // Two clicks in one task: the second has no session to end.
  if (!session.token) return;
  api.call(calls.logout).catch(() => undefined);
  session.end(reason);
}
