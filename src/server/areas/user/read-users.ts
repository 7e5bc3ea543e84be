import { and, asc, count, desc, eq, exists, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { UserStatus } from "../../../generated/enums";
import type { User, UserPage } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context, SessionUser } from "../../context";
import { containing, pageOf } from "../../database/page";
import { customers, roles, userRoles, users } from "../../database/schema/identity";
import { loginLocks } from "../../database/schema/security";
import { mayManage } from "../../identity/grants";
import { amongIds, inOrderOf, type ListSources } from "../../export/source";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";

/** A page of the customer's users. */
export async function readUserPage(input: Input<"listUsers">, context: Context): Promise<UserPage> {
  const page = pageOf(input);
  const where = filters(input, context);
  const [rows, [counted]] = await Promise.all([
    selectUsers(context)
      .where(where)
      .orderBy(...sortedBy(input))
      .limit(page.limit)
      .offset(page.offset),
    context.db.select({ total: count() }).from(users).where(where),
  ]);
  return {
    list: await withRoles(rows, context),
    total: counted?.total ?? 0,
    pageNum: page.pageNum,
    pageSize: page.pageSize,
  };
}

/** The customer's users, to their end. */
export const userSource: ListSources["listUsers"] = (input, context) => ({
  keys: context.db
    .select({ id: users.id })
    .from(users)
    .where(filters(input, context))
    .orderBy(...sortedBy(input)),
  read: async (keys) => {
    const ids = keys.map(({ id }) => Number(id));
    const rows = await selectUsers(context).where(amongIds(users.id, ids));
    return withRoles(
      inOrderOf(ids, rows, ({ user }) => user.id),
      context,
    );
  },
});

/** One of the customer's users; undefined when missing or another customer's. */
export async function readUser(id: number, context: Context): Promise<User | undefined> {
  const rows = await selectUsers(context).where(and(eq(users.customId, context.user.customId), eq(users.id, id)));
  return (await withRoles(rows, context))[0];
}

type UserRow = Awaited<ReturnType<typeof selectUsers>>[number];

function selectUsers(context: Context) {
  return context.db
    .select({
      user: users,
      custom: { customName: customers.customName, customType: customers.customType },
      status: statusAt(context.now()),
    })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customId))
    .$dynamic();
}

/** Locked (2) is not stored with the user: it is there while a lock of their name lasts, at whichever address. */
function statusAt(now: Date): SQL<UserStatus> {
  const locked = sql`EXISTS (SELECT 1 FROM ${loginLocks} WHERE ${loginLocks.username} = lower(${users.username}) AND ${loginLocks.lockedUntil} > ${now.toISOString()})`;
  return sql<UserStatus>`CASE WHEN ${users.status} = ${UserStatus.active} AND ${locked} THEN ${UserStatus.locked} ELSE ${users.status} END`;
}

/** Users who never signed in come last when the latest are first. */
function sortable(field: Input<"listUsers">["sortField"] = "createTime"): SQL {
  return field === "lastLoginTime" ? sql`coalesce(${users.lastLoginTime}, '-infinity')` : sql`${users[field]}`;
}

function sortedBy({ sortField, sortOrder }: Input<"listUsers">): SQL[] {
  const direction = sortOrder === "ascending" ? asc : desc;
  return [direction(sortable(sortField)), direction(users.id)];
}

function filters({ keyword, roleId, status }: Input<"listUsers">, { db, user, now }: Context): SQL | undefined {
  const pattern = keyword ? containing(keyword) : undefined;
  return and(
    eq(users.customId, user.customId),
    pattern === undefined
      ? undefined
      : or(...[users.username, users.name, users.phone, users.email].map((column) => ilike(column, pattern))),
    roleId === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(userRoles)
            .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roleId))),
        ),
    status === undefined ? undefined : sql`${statusAt(now())} = ${status}`,
  );
}

async function withRoles(rows: UserRow[], { db, user: caller }: Context): Promise<User[]> {
  const ids = rows.map(({ user }) => user.id);
  const given =
    ids.length === 0
      ? []
      : await db
          .select({ userId: userRoles.userId, id: roles.id, roleName: roles.roleName })
          .from(userRoles)
          .innerJoin(roles, eq(roles.id, userRoles.roleId))
          .where(inArray(userRoles.userId, ids))
          .orderBy(asc(roles.id));
  return rows.map((row) =>
    toUser(
      row,
      given.filter(({ userId }) => userId === row.user.id),
      caller,
    ),
  );
}

function toUser(
  { user, custom, status }: UserRow,
  given: { id: number; roleName: string }[],
  caller: SessionUser,
): User {
  const { id, username, name, accountType, customId, phone, email, authCodes, loginNum, lastLoginIp, remark } = user;
  return {
    id,
    username,
    name,
    accountType,
    customId,
    phone,
    email,
    authCodes,
    loginNum,
    lastLoginIp,
    remark,
    ...custom,
    status,
    roles: given.map(({ roleName }) => roleName),
    roleIds: given.map((role) => role.id),
    manageable: mayManage(caller, user),
    lastLoginTime: toLocalDateTimeOrNull(user.lastLoginTime),
    createTime: toLocalDateTime(user.createTime),
  };
}
