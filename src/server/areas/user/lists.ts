import { and, asc, eq, exists, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { User } from "../../../generated/api";
import { UserStatus } from "../../../generated/enums";
import type { Context } from "../../context";
import { customers, roles, userRoles, users } from "../../database/schema/identity";
import { loginLocks } from "../../database/schema/security";
import { mayManage } from "../../identity/grants";
import { roleNameIn } from "../../identity/role-texts";
import { defineList } from "../../lists/define-list";
import { contains } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";

/** Users of the caller's customer. */
export const userList = defineList("listUsers", {
  table: users,
  owner: ofCustomer(users.customId),
  rows: selectUsers,
  filters: {
    keyword: contains(users.username, users.name, users.phone, users.email),
    roleId: (roleId, { db }) => exists(rolesOfUser(roleId, db)),
    status: (status, { now }) => eq(statusAt(now()), status),
  },
  filterBy: {
    ...getTableColumns(users),
    status: ({ now }) => statusAt(now()),
    roles: ({ language }) =>
      sql`array(select ${roleNameIn(language)} from ${userRoles} inner join ${roles} on ${roles.id} = ${userRoles.roleId} where ${userRoles.userId} = ${users.id})`,
  },
  sort: {
    // Users who never signed in come last when the latest are first.
    fields: { ...getTableColumns(users), lastLoginTime: sql`coalesce(${users.lastLoginTime}, '-infinity')` },
    default: users.createTime,
  },
  load: rolesOf,
  show: (row, { user: caller }, given): User => {
    const { id, username, name, accountType, customId, customName, customType, phone, email, authCodes } = row;
    const { loginNum, lastLoginIp, remark, status } = row;
    const own = given.filter(({ userId }) => userId === id);
    return {
      id,
      username,
      name,
      accountType,
      customId,
      customName,
      customType,
      phone,
      email,
      authCodes,
      loginNum,
      lastLoginIp,
      remark,
      status,
      roles: own.map(({ roleName }) => roleName),
      roleIds: own.map(({ roleId }) => roleId),
      manageable: mayManage(caller, row),
      lastLoginTime: toLocalDateTimeOrNull(row.lastLoginTime),
      createTime: toLocalDateTime(row.createTime),
    };
  },
});

/** The lists of this area, by operation. */
export const lists = { listUsers: userList };

function selectUsers({ db, now }: Context) {
  return db
    .select({
      ...getTableColumns(users),
      customName: customers.customName,
      customType: customers.customType,
      status: statusAt(now()),
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

function rolesOfUser(roleId: number, db: Context["db"]) {
  return db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roleId)));
}

async function rolesOf(rows: readonly { id: number }[], { db, language }: Context) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return db
    .select({ userId: userRoles.userId, roleId: roles.id, roleName: roleNameIn(language) })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inArray(userRoles.userId, ids))
    .orderBy(asc(roles.id));
}
