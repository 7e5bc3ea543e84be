import { and, eq, inArray } from "drizzle-orm";
import { codesBeyond, joinCodes, splitCodes } from "../../domain/permission";
import type { SessionUser } from "../context";
import type { Tx } from "../database/client";
import { roles, userRoles, users } from "../database/schema/identity";
import type { ErrorName } from "../error-catalogue";
import { refuse } from "../errors";
import { AccountType } from "../../generated/enums";
import { owned } from "../lists/owner";

/** What of a user decides who may change them. */
export interface ManagedUser {
  id: number;
  accountType: AccountType;
  authCodes: string;
}

/**
 * Refuses what concerns codes beyond the caller's: granting them, taking them away, and every change of a user or role that
 * holds them. Otherwise a manager could take codes away, reset the password and wait for the codes to come back.
 */
export function assertWithin(caller: SessionUser, authCodes: string, refusal: ErrorName): void {
  const beyond = codesBeyond(caller.authCodes, authCodes);
  if (beyond.length > 0) throw refuse(refusal, { codes: beyond.join(", ") });
}

/** Everybody manages themselves; others only within their own codes. */
export function assertMayManage(caller: SessionUser, target: ManagedUser): void {
  if (!mayManage(caller, target)) throw refuse("USER_ABOVE");
}

/** Whether the caller may change this user. A main account counts as one with all codes, whatever it holds at the moment. */
export function mayManage(caller: SessionUser, { id, accountType, authCodes }: ManagedUser): boolean {
  return (
    id === caller.id || codesBeyond(caller.authCodes, accountType === AccountType.main ? "all" : authCodes).length === 0
  );
}

/** A role that stays as it is until the transaction ends. */
export type LockedRole = Pick<typeof roles.$inferSelect, "id" | "authCodes">;

/**
 * Holds these roles of the caller's customer as they are; unknown ones and those of other customers are missing (404).
 * Lock roles before users, and both by id: so no two transactions wait for each other.
 */
export async function lockRoles(tx: Tx, caller: SessionUser, roleIds: number[]): Promise<LockedRole[]> {
  if (roleIds.length === 0) return [];
  const found = await tx
    .select({ id: roles.id, authCodes: roles.authCodes })
    .from(roles)
    .where(and(owned(roles, caller.customId), inArray(roles.id, roleIds)))
    .orderBy(roles.id)
    .for("share");
  if (found.length < roleIds.length) throw refuse("NOT_FOUND");
  return found;
}

/**
 * Gives a user, new or locked, exactly these roles and recomputes their codes. Roles that are new to the user must be
 * within the caller's codes.
 */
export async function setRoles(tx: Tx, caller: SessionUser, userId: number, wanted: LockedRole[]): Promise<void> {
  const present = new Set(await readRoleIds(tx, userId));
  for (const role of wanted) if (!present.has(role.id)) assertWithin(caller, role.authCodes, "ROLE_ABOVE");
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
  if (wanted.length > 0) await tx.insert(userRoles).values(wanted.map(({ id: roleId }) => ({ userId, roleId })));
  await recomputeCodes(tx, [userId]);
}

/** The ids of a user's roles. */
export async function readRoleIds(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx.select({ roleId: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId));
  return rows.map(({ roleId }) => roleId);
}

/** Writes what these users may do: their own codes and those of their roles. */
export async function recomputeCodes(tx: Tx, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return;
  const owners = await tx
    .select({ id: users.id, ownCodes: users.ownCodes })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(users.id)
    .for("update");
  const granted = await tx
    .select({ userId: userRoles.userId, authCodes: roles.authCodes })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inArray(userRoles.userId, userIds))
    .orderBy(roles.id);
  for (const { id, ownCodes } of owners) {
    const ofRoles = granted.filter(({ userId }) => userId === id).map(({ authCodes }) => authCodes);
    await tx
      .update(users)
      .set({ authCodes: mergeCodes(ownCodes, ofRoles) })
      .where(eq(users.id, id));
  }
}

/** A user's own codes and those of the roles together, each once; 'all' and 'channel' stand alone. */
export function mergeCodes(ownCodes: string, ofRoles: string[]): string {
  if (ownCodes === "all" || ownCodes === "channel") return ownCodes;
  return joinCodes([ownCodes, ...ofRoles].flatMap(splitCodes));
}
