import { randomBytes } from "node:crypto";
import { and, asc, count, eq, inArray, type SQL } from "drizzle-orm";
import { codesBeyond, joinCodes, splitCodes } from "../../../domain/permission";
import type { Role } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { roles, userRoles, users } from "../../database/schema/identity";
import { refuse } from "../../errors";
import { assertWithin, mayManage, recomputeCodes } from "../../identity/grants";
import { roleNameIn, roleRemarkIn } from "../../identity/role-texts";
import { toLocalDateTime } from "../../time";
import { userList } from "../user/lists";
import { owned } from "../../lists/owner";

/** Roles of the caller's customer. Built-in ones belong to the product and cannot be changed. */
export const handlers = {
  listRoles: (_input, context) => readRoles(context.db, context),

  listUserRoles: async ({ userId }, context) => {
    const [user] = await context.db
      .select({ id: users.id })
      .from(users)
      .where(and(userList.owned(context), eq(users.id, userId)));
    if (!user) throw refuse("NOT_FOUND");
    const given = context.db.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId));
    return readRoles(context.db, context, inArray(roles.id, given));
  },

  getRole: async ({ id }, context) => {
    const [role] = await readRoles(context.db, context, eq(roles.id, id));
    if (!role) throw refuse("NOT_FOUND");
    return role;
  },

  createRole: (input, context) => {
    assertWithin(context.user, input.authCodes, "CODES_ABOVE");
    return refusingConflicts(() => context.db.transaction((tx) => insertRole(tx, input, context)));
  },

  modifyRole: async (input, context) => {
    await refusingConflicts(() => context.db.transaction((tx) => updateRole(tx, input, context)));
    return null;
  },

  deleteRoles: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      // Locked, so that nobody is given one of them between the look at its users and the end.
      const found = await tx
        .select()
        .from(roles)
        .where(and(ofCustomer(context), inArray(roles.id, ids)))
        .orderBy(roles.id)
        .for("update");
      if (found.length < ids.length) throw refuse("NOT_FOUND");
      if (found.some(({ builtin }) => builtin)) throw refuse("ROLE_BUILTIN");
      for (const role of found) assertWithin(context.user, role.authCodes, "ROLE_BEYOND");
      const [used] = await tx
        .select({ roleName: roles.roleName })
        .from(userRoles)
        .innerJoin(roles, eq(roles.id, userRoles.roleId))
        .where(inArray(userRoles.roleId, ids))
        .limit(1);
      if (used) throw refuse("ROLE_IN_USE", used);
      await tx.delete(roles).where(inArray(roles.id, ids));
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

async function insertRole(tx: Tx, input: Input<"createRole">, context: Context): Promise<{ id: number }> {
  const [created] = await tx
    .insert(roles)
    .values({
      customId: context.user.customId,
      roleName: input.roleName.trim(),
      roleCode: `role-${randomBytes(5).toString("hex")}`,
      authCodes: joinCodes(splitCodes(input.authCodes)),
      remark: input.remark ?? "",
      createTime: context.now(),
    })
    .returning({ id: roles.id });
  if (!created) throw new Error("an insert returns its row");
  await context.audit({ targets: [created.id], detail: { roleName: input.roleName, authCodes: input.authCodes } }, tx);
  return created;
}

async function updateRole(
  tx: Tx,
  { id, roleName, remark, authCodes }: Input<"modifyRole">,
  context: Context,
): Promise<void> {
  const [role] = await tx
    .select()
    .from(roles)
    .where(and(ofCustomer(context), eq(roles.id, id)))
    .for("update");
  if (!role) throw refuse("NOT_FOUND");
  if (role.builtin) throw refuse("ROLE_BUILTIN");
  assertWithin(context.user, role.authCodes, "ROLE_BEYOND");
  if (authCodes !== undefined) assertWithin(context.user, authCodes, "CODES_ABOVE");
  const codes = authCodes === undefined ? role.authCodes : joinCodes(splitCodes(authCodes));
  await tx.update(roles).set({ roleName: roleName?.trim(), remark, authCodes: codes }).where(eq(roles.id, id));
  if (codes !== role.authCodes) await changeHolders(tx, id, context);
  await context.audit({ targets: [id], detail: { before: role.authCodes, after: codes } }, tx);
}

/** Users of a role whose codes have changed get theirs; the caller may change each of them, or none is changed. */
async function changeHolders(tx: Tx, roleId: number, { user }: Context): Promise<void> {
  const holders = await tx
    .select({ id: users.id, accountType: users.accountType, authCodes: users.authCodes })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.roleId, roleId));
  if (!holders.every((holder) => mayManage(user, holder))) throw refuse("ROLE_USERS_ABOVE");
  await recomputeCodes(
    tx,
    holders.map(({ id }) => id),
  );
}

function ofCustomer({ user }: Context): SQL {
  return owned(roles, user.customId);
}

async function readRoles(db: Queryable, context: Context, where?: SQL): Promise<Role[]> {
  const rows = await db
    .select({
      role: roles,
      roleName: roleNameIn(context.language),
      remark: roleRemarkIn(context.language),
      userCount: count(userRoles.userId),
    })
    .from(roles)
    .leftJoin(userRoles, eq(userRoles.roleId, roles.id))
    .where(and(ofCustomer(context), where))
    .groupBy(roles.id)
    .orderBy(asc(roles.id));
  return rows.map(({ role: { id, roleCode, authCodes, builtin, createTime }, roleName, remark, userCount }) => ({
    id,
    roleName,
    roleCode,
    authCodes,
    builtin,
    userCount,
    remark,
    manageable: codesBeyond(context.user.authCodes, authCodes).length === 0,
    createTime: toLocalDateTime(createTime),
  }));
}
