import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { isCommonPassword } from "../../../domain/common-passwords";
import { mayUseAny } from "../../../domain/permission";
import { AccountType } from "../../../generated/enums";
import { type Input, operations } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { beyondCustomer } from "../../database/customer-wall";
import type { Queryable } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { users } from "../../database/schema/identity";
import { refuse } from "../../errors";
import { assertMayManage, lockRoles, setRoles } from "../../identity/grants";
import { hashPassword } from "../../identity/password";
import { limits } from "../../limits";
import { createMinuteBudget } from "../../minute-budget";
import { owned } from "../../lists/owner";
import { resetPassword } from "./change-password";
import { userList } from "./lists";
import { modifyUser } from "./modify-user";

/** Users of the caller's customer. */
export const handlers = {
  getUser: async ({ id }, context) => userList.show(await userList.get(id, context), context),

  createUser: async (input, context) => {
    if (isCommonPassword(input.password)) throw refuse("PASSWORD_COMMON", {}, "password");
    const passwordHash = await hashPassword(input.password);
    return refusingConflicts(() => insertUser(input, passwordHash, context));
  },

  checkUserExists: async (input, context) => {
    if (input.username !== undefined) assertMayAskForNames(context);
    const count = (db: Queryable) => db.$count(users, taken(input, context));
    return (await (input.username === undefined ? count(context.db) : beyondCustomer(context.db, count))) > 0;
  },

  modifyUser,

  resetUserPassword: resetPassword,

  deleteUsers: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      const found = await userList.lockAll(tx, ids, context);
      if (found.some(({ id }) => id === context.user.id)) throw refuse("USER_IS_SELF");
      if (found.some(({ accountType }) => accountType === AccountType.main)) throw refuse("USER_IS_MAIN");
      for (const target of found) assertMayManage(context.user, target);
      await tx.delete(users).where(inArray(users.id, ids));
      await context.audit(
        { targets: ids, detail: { usernames: found.map(({ username }) => username).join(", ") } },
        tx,
      );
    });
    return null;
  },
} satisfies Partial<Handlers>;

function insertUser(input: Input<"createUser">, passwordHash: string, context: Context): Promise<{ id: number }> {
  return context.db.transaction(async (tx) => {
    const wanted = await lockRoles(tx, context.user, input.roleIds);
    const [created] = await tx
      .insert(users)
      .values({
        customId: context.user.customId,
        username: input.username,
        name: input.name.trim(),
        accountType: AccountType.sub,
        phone: input.phone,
        email: input.email ?? null,
        passwordHash,
        remark: input.remark ?? "",
        createTime: context.now(),
      })
      .returning({ id: users.id });
    if (!created) throw new Error("an insert returns its row");
    await setRoles(tx, context.user, created.id, wanted);
    await context.audit(
      { targets: [created.id], detail: { username: input.username, roles: input.roleIds.join(",") } },
      tx,
    );
    return created;
  });
}

const mayAskForNames = createMinuteBudget(limits.nameQuestionsPerMinute);

/**
 * User names are unique among all customers, so the answer tells of others'. It is for those who create users, and not often
 * enough to go through a list of names.
 */
function assertMayAskForNames({ user, now }: Context): void {
  const { permission } = operations.createUser;
  if (!mayUseAny(user.authCodes, permission)) throw refuse("NO_PERMISSION", { code: permission.join(" / ") });
  if (!mayAskForNames(user.id, now())) throw refuse("TOO_OFTEN");
}

/** Phone and e-mail are looked for among the caller's own customer only. The user being edited does not count, if of that customer. */
function taken({ username, phone, email, excludeId }: Input<"checkUserExists">, { user }: Context): SQL | undefined {
  const others =
    excludeId === undefined
      ? undefined
      : sql`NOT (${users.id} = ${excludeId} AND ${users.customId} = ${user.customId})`;
  if (username !== undefined) return and(eq(sql`lower(${users.username})`, username.toLowerCase()), others);
  const value =
    phone === undefined ? eq(sql`lower(${users.email})`, (email ?? "").toLowerCase()) : eq(users.phone, phone);
  return and(owned(users, user.customId), value, excludeId === undefined ? undefined : ne(users.id, excludeId));
}
