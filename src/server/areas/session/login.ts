import { and, eq, sql } from "drizzle-orm";
import type { Input, Output } from "../../../generated/operations";
import type { PublicContext } from "../../context";
import { users } from "../../database/schema/identity";
import { type AnswerError, refuse } from "../../errors";
import { verifyNobody, verifyPassword } from "../../identity/password";
import { startSession } from "../../plugins/session-store";
import { bookAttempt, forgiveAttempt, lockedRefusal } from "../../identity/login-lock";
import { useVerifyCode } from "./verify-code";
import { UserStatus } from "../../../generated/enums";

/**
 * Signs in. An unknown name and a wrong password cannot be told apart: same answer, same time (a password is verified
 * either way), same lock. That an account is disabled is told only to those who know its password.
 */
export async function login(input: Input<"login">, context: PublicContext): Promise<Output<"login">> {
  const { username } = input;
  if (!(await useVerifyCode(input.verifyId, input.verifyCode, context))) {
    throw await failed(refuse("VERIFY_CODE_WRONG"), username, context);
  }
  const now = context.now();
  const attempt = await bookAttempt(context.db, { username, ip: context.ip, now });
  if (attempt instanceof Date) throw await failed(lockedRefusal(attempt, now), username, context);
  const user = await findUser(username, context);
  const matches = user ? await verifyPassword(user.passwordHash, input.password) : await verifyNobody(input.password);
  if (!user || !matches) throw await failed(refuse("LOGIN_REFUSED"), username, context);
  await forgiveAttempt(context.db, attempt);
  if (user.status !== UserStatus.active) throw await failed(refuse("LOGIN_DISABLED"), username, context);
  return enter(user, username, context);
}

type LoginUser = Pick<typeof users.$inferSelect, "id" | "passwordHash" | "status">;

async function findUser(username: string, { db }: PublicContext): Promise<LoginUser | undefined> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, status: users.status })
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()));
  return user;
}

/** Begins the session of the user as they were found; whoever was disabled or given another password meanwhile stays out. */
async function enter(user: LoginUser, username: string, context: PublicContext): Promise<Output<"login">> {
  const now = context.now();
  const { id: userId, passwordHash } = user;
  return context.db.transaction(async (tx) => {
    const [counted] = await tx
      .update(users)
      .set({
        loginNum: sql`${users.loginNum} + 1`,
        previousLoginTime: users.lastLoginTime,
        lastLoginTime: now,
        lastLoginIp: context.ip,
      })
      .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), eq(users.status, UserStatus.active)))
      .returning({ loginNum: users.loginNum });
    if (!counted) throw refuse("LOGIN_REFUSED");
    const token = await startSession(tx, userId, context, now);
    await context.audit({ detail: { username }, targets: [userId] }, tx);
    return { token, loginNum: counted.loginNum };
  });
}

async function failed(refusal: AnswerError, username: string, context: PublicContext): Promise<AnswerError> {
  await context.audit({ result: "failed", detail: { username, reason: refusal.words.en } });
  return refusal;
}
