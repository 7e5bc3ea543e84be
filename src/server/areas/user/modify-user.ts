import { eq } from "drizzle-orm";
import { mayUseAny } from "../../../domain/permission";
import type { ModifyUserPassword, ModifyUserProfile, ModifyUserStatus } from "../../../generated/api";
import { AccountType, UserStatus } from "../../../generated/enums";
import { type Input, operations } from "../../../generated/operations";
import type { Context } from "../../context";
import { refusingConflicts } from "../../database/conflicts";
import { users } from "../../database/schema/identity";
import { refuse } from "../../errors";
import { assertMayManage, lockRoles, readRoleIds, setRoles } from "../../identity/grants";
import { endSessionsOf } from "../../plugins/session-store";
import { unlockLogin } from "../../identity/login-lock";
import { changePassword } from "./change-password";
import { userList } from "./lists";

/** One of three changes, told apart by what the request carries; the description refuses mixtures. */
export async function modifyUser(input: Input<"modifyUser">, context: Context): Promise<null> {
  if (context.user.oneTimePassword && !("newPassword" in input)) throw refuse("PASSWORD_ONE_TIME");
  if ("newPassword" in input) await changePassword(input as ModifyUserPassword, context);
  else if ("status" in input) await changeStatus(input as ModifyUserStatus, context);
  else await changeProfile(input, context);
  return null;
}

function changeProfile(
  { id, name, phone, email, remark, roleIds }: ModifyUserProfile,
  context: Context,
): Promise<void> {
  return refusingConflicts(() =>
    context.db.transaction(async (tx) => {
      const wanted = roleIds && (await lockRoles(tx, context.user, roleIds));
      const target = await userList.lock(tx, id, context);
      assertMayManage(context.user, target);
      await tx
        .update(users)
        .set({ name: name?.trim() ?? target.name, phone, email: email === "" ? null : email, remark })
        .where(eq(users.id, id));
      if (
        wanted &&
        !sameIds(
          wanted.map((role) => role.id),
          await readRoleIds(tx, id),
        )
      ) {
        // The description lets everybody change their own profile; roles are for those who manage users.
        if (!mayUseAny(context.user.authCodes, operations.modifyUser.permission)) throw refuse("OWN_ROLES");
        await setRoles(tx, context.user, id, wanted);
      }
      await context.audit({ targets: [id], detail: { change: "profile", roles: roleIds?.join(",") ?? null } }, tx);
    }),
  );
}

function changeStatus({ id, status }: ModifyUserStatus, context: Context): Promise<void> {
  return context.db.transaction(async (tx) => {
    const target = await userList.lock(tx, id, context);
    if (status !== UserStatus.active && target.id === context.user.id) throw refuse("USER_IS_SELF");
    if (status !== UserStatus.active && target.accountType === AccountType.main) throw refuse("USER_IS_MAIN");
    assertMayManage(context.user, target);
    await tx
      .update(users)
      .set({ status: status === UserStatus.active ? UserStatus.active : UserStatus.disabled })
      .where(eq(users.id, id));
    if (status !== UserStatus.active) await endSessionsOf(tx, id);
    // Nobody unlocks themselves: that would undo the count of wrong old passwords.
    else if (target.id !== context.user.id) await unlockLogin(tx, target.username);
    await context.audit({ targets: [id], detail: { change: "status", status } }, tx);
  });
}

function sameIds(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
