import { eq } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { users } from "../../../src/server/database/schema/identity";
import { sessions } from "../../../src/server/database/schema/security";
import { type Example, unique } from "../example";
import { newVerifyId, verifyCode } from "../test-api";

/** A session that somebody has somewhere. */
async function newSession(db: Database, username: string): Promise<number> {
  const [user] = await db.select().from(users).where(eq(users.username, username));
  const now = new Date();
  const row = {
    userId: user?.id ?? 0,
    tokenHash: unique(),
    createTime: now,
    lastSeenTime: now,
    expireTime: new Date(now.getTime() + 3_600_000),
    ip: "203.0.113.7",
  };
  const [session] = await db.insert(sessions).values(row).returning({ id: sessions.id });
  return session?.id ?? 0;
}

export const examples = {
  getVerifyCodeImage: { input: () => ({ verifyId: newVerifyId() }) },
  login: { input: () => ({ username: "admin", password: "Demo@12345", verifyId: newVerifyId(), verifyCode }) },
  logout: {},
  getSession: {},
  renewSession: {},
  listSessions: {},
  endSessions: {
    input: async (db) => ({ ids: [await newSession(db, "admin")] }),
    // A colleague's: of the same customer, and still not the admin's to end.
    foreign: { ids: (db) => newSession(db, "sun.jianguo") },
  },
  endOtherSessions: {},
  getCurrentUser: {},
  getAuthority: {},
  listLoginHistory: { input: () => ({ result: "ok", pageSize: 5 }) },
} satisfies Partial<Record<OperationId, Example>>;
