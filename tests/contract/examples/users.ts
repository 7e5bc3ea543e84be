import { eq } from "drizzle-orm";
import { randomInt } from "node:crypto";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { roles, users } from "../../../src/server/database/schema/identity";
import { type Example, foreignId, own, ownId, unique } from "../example";

const ownUser = (db: Database) => ownId(db, users, eq(users.username, "sun.jianguo"));

const ownRole = (db: Database) => ownId(db, roles, eq(roles.roleCode, "operations"));

export const newPhone = () => `139${String(randomInt(100_000_000)).padStart(8, "0")}`;

/** A sub-account without roles, to be deleted or otherwise spoilt. */
async function newUser(db: Database): Promise<number> {
  const row = {
    customId: own,
    username: `example.${unique()}`,
    name: "示例用户",
    accountType: 1,
    passwordHash: "",
    createTime: new Date(),
  } as const;
  const [user] = await db.insert(users).values(row).returning({ id: users.id });
  return user?.id ?? 0;
}

/** A role that nobody has. */
async function newRole(db: Database): Promise<number> {
  const row = {
    customId: own,
    roleName: `示例角色 ${unique()}`,
    roleCode: unique(),
    authCodes: "v1,",
    createTime: new Date(),
  };
  const [role] = await db.insert(roles).values(row).returning({ id: roles.id });
  return role?.id ?? 0;
}

export const examples = {
  getUser: { input: async (db) => ({ id: await ownUser(db) }), foreign: { id: foreignId(users) } },
  createUser: {
    input: async (db) => ({
      username: `example.${unique()}`,
      name: "示例用户",
      phone: newPhone(),
      email: `${unique()}@example.com`,
      password: "Sample#2097x",
      roleIds: [await ownRole(db)],
      remark: "",
    }),
    foreign: { roleIds: foreignId(roles) },
  },
  checkUserExists: { input: () => ({ username: "admin" }) },
  listUsers: {
    input: () => ({ pageNum: 1, pageSize: 10, sortField: "username", sortOrder: "ascending", keyword: "a" }),
    foreign: { roleId: foreignId(roles) },
    filters: true,
  },
  modifyUser: {
    input: async (db) => ({
      id: await ownUser(db),
      name: "孙建国",
      remark: "信息技术部",
      roleIds: [await ownRole(db)],
    }),
    foreign: { id: foreignId(users), roleIds: foreignId(roles) },
  },
  resetUserPassword: {
    input: async (db) => ({
      id: await ownId(db, users, eq(users.username, "wu.haifeng")),
      newPassword: `Fresh#${unique()}`,
    }),
    foreign: { id: foreignId(users) },
  },
  deleteUsers: {
    input: async (db) => ({ ids: [await newUser(db)] }),
    foreign: { ids: foreignId(users) },
  },
  listRoles: {},
  listUserRoles: { input: async (db) => ({ userId: await ownUser(db) }), foreign: { userId: foreignId(users) } },
  getRole: { input: async (db) => ({ id: await ownRole(db) }), foreign: { id: foreignId(roles) } },
  createRole: {
    input: () => ({
      roleName: `示例角色 ${unique()}`,
      authCodes: "v1,v3,v3-17,",
      remark: "示例",
      clientToken: unique(),
    }),
  },
  modifyRole: { input: async (db) => ({ id: await ownRole(db), remark: "示例" }), foreign: { id: foreignId(roles) } },
  deleteRoles: {
    input: async (db) => ({ ids: [await newRole(db)] }),
    foreign: { ids: foreignId(roles) },
  },
} satisfies Partial<Record<OperationId, Example>>;
