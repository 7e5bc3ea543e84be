import type { Context, SessionUser } from "./context";

/** What lists and handlers expect of a call, for work in a user's name without one: reports, and the demo's past. It changes nothing. */
export function contextWithoutCall(
  user: SessionUser,
  { db, language, now }: Pick<Context, "db" | "language" | "now">,
): Context {
  return {
    db,
    language,
    now,
    user,
    sessionId: 0,
    lastSeenTime: now(),
    requestId: "",
    ip: "",
    userAgent: null,
    verifyCode: undefined,
    providers: {},
    audit: () => Promise.reject(new Error("nothing is changed without a call")),
    auditRefusal: () => {
      throw new Error("nothing is changed without a call");
    },
  };
}
