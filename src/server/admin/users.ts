import { eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "../database/client";
import { users } from "../database/schema/identity";
import { unlockLogin } from "../identity/login-lock";
import { hashPassword } from "../identity/password";
import { endSessionsOf } from "../plugins/session-store";
import { AdminError } from "./admin-error";
import { auditCommand } from "./audit";
import { newOneTimePassword } from "./one-time-password";

/** Gives any user, a main account too, a one-time password; ends the user's sessions and unlocks the name. @throws AdminError for an unknown name */
export async function resetPassword(db: Database, username: string, now: Date): Promise<{ password: string }> {
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const { id: userId, customId } = await findUser(tx, username);
    await tx.update(users).set({ passwordHash, oneTimePassword: true, loginNum: 0 }).where(eq(users.id, userId));
    await endSessionsOf(tx, userId);
    await unlockLogin(tx, username);
    await auditCommand(tx, { action: "resetPassword", customId, userId, username }, now);
  });
  return { password };
}

/** Forgets the failed sign-ins of a user. @throws AdminError for an unknown name */
export async function unlock(db: Database, username: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: userId, customId } = await findUser(tx, username);
    await unlockLogin(tx, username);
    await auditCommand(tx, { action: "unlock", customId, userId, username }, now);
  });
}

/** Makes a user one of the provider's staff, or one no more: from the next load of the console on. @throws AdminError for an unknown name */
export async function setStaff(db: Database, username: string, staff: boolean, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: userId, customId } = await findUser(tx, username);
    await tx.update(users).set({ staff }).where(eq(users.id, userId));
    await auditCommand(tx, { action: staff ? "grantStaff" : "revokeStaff", customId, userId, username }, now);
  });
}

async function findUser(db: Queryable, username: string): Promise<{ id: number; customId: number }> {
  const [user] = await db
    .select({ id: users.id, customId: users.customId })
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()));
  if (!user) throw new AdminError(`There is no user "${username}".`);
  return user;
}
