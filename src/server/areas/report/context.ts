import type { Context, SessionUser } from "../../context";

/** What the lists expect of a call, of one that nobody has made. */
export function contextOf(user: SessionUser, { db, language, now }: Pick<Context, "db" | "language" | "now">): Context {
  return {
    db,
    language,
    now,
    user,
    sessionId: 0,
    lastSeenTime: now(),
    requestId: "report",
    ip: "",
    userAgent: null,
    verifyCode: undefined,
    providers: {},
    audit: () => Promise.reject(new Error("reports change nothing")),
    auditRefusal: () => {
      throw new Error("reports change nothing");
    },
  };
}
