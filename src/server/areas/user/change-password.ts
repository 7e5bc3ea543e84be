import { and, eq } from "drizzle-orm";
import { isCommonPassword } from "../../../domain/common-passwords";
import type { ModifyUserPassword } from "../../../generated/api";
import { AccountType } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { users } from "../../database/schema/identity";
import { refuse } from "../../errors";
import { assertMayManage } from "../../identity/grants";
import { bookAttempt, forgiveAttempt, lockedRefusal, unlockLogin } from "../../identity/login-lock";
import { hashPassword, verifyPassword } from "../../identity/password";
import { endSessionsOf } from "../../plugins/session-store";
import { userList } from "./lists";

type UserRow = typeof users.$inferSelect;

/** Changes one's own password: takes the old one, and ends one's other sessions. */
export async function changePassword(
  { id, oldPassword, newPassword }: ModifyUserPassword,
  context: Context,
): Promise<void> {
  const target = await readTarget(id, context);
  if (id !== context.user.id) throw refuse("PASSWORD_OF_ANOTHER");
  await assertOldPassword(target, oldPassword, context);
  await savePassword(
    target,
    newPassword,
    { loginNum: target.loginNum, keepSession: context.sessionId, change: "password" },
    context,
  );
}

/**
 * Gives a sub-account a new password without the old one. All its sessions end, and loginNum goes back to 0, so that the
 * next login is like the first: it asks for a new password (specification §4).
 */
export async function resetPassword({ id, newPassword }: Input<"resetUserPassword">, context: Context): Promise<null> {
  const target = await readTarget(id, context);
  if (id === context.user.id) throw refuse("PASSWORD_OF_SELF");
  if (target.accountType === AccountType.main) throw refuse("PASSWORD_OF_MAIN");
  assertMayManage(context.user, target);
  await savePassword(target, newPassword, { loginNum: 0, change: "password reset" }, context);
  return null;
}

async function readTarget(id: number, context: Context): Promise<UserRow> {
  const [target] = await context.db
    .select()
    .from(users)
    .where(and(userList.owned(context), eq(users.id, id)));
  if (!target) throw refuse("NOT_FOUND");
  return target;
}

/** Wrong old passwords count like failed logins: an unattended screen is no place for guessing. */
async function assertOldPassword(target: UserRow, oldPassword: string, context: Context): Promise<void> {
  const now = context.now();
  const attempt = await bookAttempt(context.db, { username: target.username, ip: context.ip, now });
  if (attempt instanceof Date) throw lockedRefusal(attempt, now, "oldPassword");
  if (!(await verifyPassword(target.passwordHash, oldPassword))) throw refuse("OLD_PASSWORD_WRONG");
  await forgiveAttempt(context.db, attempt);
}

/** What besides the password changes with it. */
interface Consequences {
  loginNum: number;
  /** The one session that goes on. */
  keepSession?: number;
  /** What the audit calls it. */
  change: string;
}

async function savePassword(
  target: UserRow,
  newPassword: string,
  after: Consequences,
  context: Context,
): Promise<void> {
  if (isCommonPassword(newPassword)) throw refuse("PASSWORD_COMMON");
  if (await verifyPassword(target.passwordHash, newPassword)) throw refuse("PASSWORD_SAME");
  const passwordHash = await hashPassword(newPassword);
  await context.db.transaction(async (tx) => {
    const locked = await userList.lock(tx, target.id, context);
    // Hashing takes its time outside the transaction; whoever changed the password or was given more permissions meanwhile was first.
    assertMayManage(context.user, locked);
    if (locked.passwordHash !== target.passwordHash) throw refuse("CONFLICT");
    await tx
      .update(users)
      .set({ passwordHash, oneTimePassword: false, loginNum: after.loginNum })
      .where(eq(users.id, target.id));
    await endSessionsOf(tx, target.id, after.keepSession);
    await unlockLogin(tx, locked.username);
    await context.audit({ targets: [target.id], detail: { change: after.change } }, tx);
  });
}
