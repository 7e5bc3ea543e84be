import { and, eq, inArray } from "drizzle-orm";
import { codesBeyond, joinCodes, splitCodes } from "../../domain/permission";
import type { SessionUser } from "../context";
import type { Tx } from "../database/client";
import { roles, userRoles, users } from "../database/schema/identity";
import { refuse } from "../errors";

/** What of a user decides who may change them. */
export interface ManagedUser {
  id: number;
  authCodes: string;
}

/** Nobody changes a user who may do more than they themselves: a reset password would be a way up. */
export function assertMayManage(caller: SessionUser, target: ManagedUser): void {
  if (target.id !== caller.id && codesBeyond(caller.authCodes, target.authCodes).length > 0) throw refuse("USER_ABOVE");
}

/** Nobody grants codes beyond their own. `present` are those already granted: they may stay. */
export function assertMayGrant(caller: SessionUser, wanted: string, present = ""): void {
  const had = new Set(splitCodes(present));
  const beyond = codesBeyond(caller.authCodes, wanted).filter((code) => !had.has(code));
  if (beyond.length > 0) throw refuse("CODES_ABOVE", { codes: beyond.join(", ") });
}

/** A role that stays as it is until the transaction ends. */
export type LockedRole = Pick<typeof roles.$inferSelect, "id" | "authCodes">;

/**
 * Holds these roles of the caller's customer as they are; unknown ones and those of other customers are missing (404).
 * Whoever locks roles and users locks the roles first, and both by id: so no two wait for each other.
 */
export async function lockRoles(tx: Tx, caller: SessionUser, roleIds: number[]): Promise<LockedRole[]> {
  if (roleIds.length === 0) return [];
  const found = await tx.select({ id: roles.id, authCodes: roles.authCodes }).from(roles)
    .where(and(eq(roles.customId, caller.customId), inArray(roles.id, roleIds))).orderBy(roles.id).for("share");
  if (found.length < roleIds.length) throw refuse("NOT_FOUND");
  return found;
}

/**
 * Gives a user, new or locked, exactly these roles and recomputes their codes. Roles that are new to the user must be
 * within the caller's codes.
 */
export async function setRoles(tx: Tx, caller: SessionUser, userId: number, wanted: LockedRole[]): Promise<void> {
  const present = new Set(await readRoleIds(tx, userId));
  const added = wanted.filter(({ id }) => !present.has(id));
  if (added.some(({ authCodes }) => codesBeyond(caller.authCodes, authCodes).length > 0)) throw refuse("ROLE_ABOVE");
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
  if (wanted.length > 0) await tx.insert(userRoles).values(wanted.map(({ id: roleId }) => ({ userId, roleId })));
  await recomputeCodes(tx, [userId]);
}

/** The ids of a user's roles. */
export async function readRoleIds(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx.select({ roleId: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId));
  return rows.map(({ roleId }) => roleId);
}

/** Writes down anew what these users may do: their own codes and those of their roles. */
export async function recomputeCodes(tx: Tx, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return;
  const owners = await tx.select({ id: users.id, ownCodes: users.ownCodes }).from(users).where(inArray(users.id, userIds))
    .orderBy(users.id).for("update");
  const granted = await tx.select({ userId: userRoles.userId, authCodes: roles.authCodes }).from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId)).where(inArray(userRoles.userId, userIds)).orderBy(roles.id);
  for (const { id, ownCodes } of owners) {
    const ofRoles = granted.filter(({ userId }) => userId === id).map(({ authCodes }) => authCodes);
    await tx.update(users).set({ authCodes: mergeCodes(ownCodes, ofRoles) }).where(eq(users.id, id));
  }
}

/** A user's own codes and those of the roles together, each once; 'all' and 'channel' stand alone. */
export function mergeCodes(ownCodes: string, ofRoles: string[]): string {
  if (ownCodes === "all" || ownCodes === "channel") return ownCodes;
  return joinCodes([ownCodes, ...ofRoles].flatMap(splitCodes));
}
