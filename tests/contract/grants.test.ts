import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role, User } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { roles, userRoles, users } from "../../src/server/database/schema/identity";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let admin: typeof users.$inferSelect;
let number = 0;
beforeAll(async () => {
  api = await createTestApi();
  admin = await userOf("admin");
});
afterAll(() => api.close());

const userOf = async (username: string) => {
  const [row] = await api.db.select().from(users).where(eq(users.username, username));
  if (!row) throw new Error(`no user ${username}`);
  return row;
};

/** A role with these codes and a user who holds them by it; written directly, for no call grants 'all' and 'channel'. */
const personWith = async (authCodes: string) => {
  number += 1;
  const { customId, createTime, passwordHash } = admin;
  const role = { customId, createTime, roleName: `角色${number}`, roleCode: `role-${number}`, authCodes };
  const [savedRole] = await api.db.insert(roles).values(role).returning();
  const ownCodes = authCodes.includes(",") ? "" : authCodes;
  const user = {
    customId,
    createTime,
    passwordHash,
    username: `held${number}`,
    name: "测试",
    accountType: 1 as const,
    ownCodes,
    authCodes,
  };
  const [savedUser] = await api.db.insert(users).values(user).returning();
  if (!savedRole || !savedUser) throw new Error("an insert returns its row");
  await api.db.insert(userRoles).values({ userId: savedUser.id, roleId: savedRole.id });
  return { id: savedUser.id, roleId: savedRole.id, username: user.username, roleName: role.roleName };
};
const tokenWith = async (authCodes: string) => api.signIn((await personWith(authCodes)).username);
const freeRole = async (authCodes: string) => {
  const { id, roleId } = await personWith(authCodes);
  await api.db.delete(users).where(eq(users.id, id));
  return roleId;
};

/** Every change of a user or a role, with what it is sent. */
const changes: {
  change: string;
  call: OperationId;
  input: (target: Awaited<ReturnType<typeof personWith>>, codes: string) => Promise<object>;
}[] = [
  { change: "profile", call: "modifyUser", input: async ({ id }) => ({ id, remark: "x" }) },
  { change: "taking the role away", call: "modifyUser", input: async ({ id }) => ({ id, roleIds: [] }) },
  { change: "disabling", call: "modifyUser", input: async ({ id }) => ({ id, status: 0 }) },
  { change: "unlocking", call: "modifyUser", input: async ({ id }) => ({ id, status: 1 }) },
  {
    change: "resetting the password",
    call: "resetUserPassword",
    input: async ({ id }) => ({ id, newPassword: "Another#4711" }),
  },
  { change: "deleting", call: "deleteUsers", input: async ({ id }) => ({ ids: [id] }) },
  {
    change: "deleting among others",
    call: "deleteUsers",
    input: async ({ id }) => ({ ids: [(await personWith("v1,")).id, id] }),
  },
  {
    change: "renaming the role",
    call: "modifyRole",
    input: async ({ roleId, roleName }) => ({ id: roleId, roleName: `${roleName}!` }),
  },
  { change: "emptying the role", call: "modifyRole", input: async ({ roleId }) => ({ id: roleId, authCodes: "" }) },
  {
    change: "deleting a role of these codes",
    call: "deleteRoles",
    input: async (_, codes) => ({ ids: [await freeRole(codes)] }),
  },
  {
    change: "granting a role of these codes",
    call: "modifyUser",
    input: async (_, codes) => ({ id: (await personWith("v1,")).id, roleIds: [await freeRole(codes)] }),
  },
];

const codesTable = [
  { caller: "v1,v7,", target: "v1,", may: true },
  { caller: "v1,v7,", target: "v1,v7,", may: true },
  { caller: "v1,v7,", target: "v1,v3,", may: false },
  { caller: "v1,v3,v7,", target: "v3-1,", may: false },
  { caller: "v1,v7,", target: "channel", may: false },
  { caller: "v1,v7,", target: "all", may: false },
  { caller: "channel", target: "v1,v3,v12,", may: true },
  { caller: "channel", target: "channel", may: true },
  { caller: "channel", target: "all", may: false },
  { caller: "all", target: "channel", may: true },
  { caller: "all", target: "all", may: true },
];

describe.each(codesTable)("who holds $caller and a user or role with $target: $may", ({ caller, target, may }) => {
  it.each(changes)("$change", async ({ call, input }) => {
    const token = await tokenWith(caller);
    const { code, message } = await api.call(call, await input(await personWith(target), target), { token });
    expect({ code, says: message.includes("超出您") }).toEqual({ code: may ? 200 : 403, says: !may });
  });

  it("is what rows tell the console", async () => {
    const token = await tokenWith(caller);
    const { id, roleId } = await personWith(target);
    expect((await api.call("getUser", { id }, { token })).data as User).toMatchObject({ manageable: may });
    expect((await api.call("getRole", { id: roleId }, { token })).data as Role).toMatchObject({ manageable: may });
  });
});

describe("codes of a role", () => {
  it("are neither before nor after the change beyond the caller's", async () => {
    const token = await tokenWith("v1,v7,");
    const modify = async (before: string, after: string) =>
      (await api.call("modifyRole", { id: await freeRole(before), authCodes: after }, { token })).code;
    expect(await modify("v1,", "v7,")).toBe(200);
    expect(await modify("v1,", "v1,v3,")).toBe(403);
    expect(await modify("v1,v3,", "v1,")).toBe(403);
    expect(await modify("v1,v3,", "v1,v3,v7,")).toBe(403);
    expect((await api.call("createRole", { roleName: "更多", authCodes: "v1,v3," }, { token })).code).toBe(403);
  });

  it("stay while a user with more than the caller has the role: it is their change too", async () => {
    const token = await tokenWith("v1,v7,");
    const shared = await personWith("v1,");
    const stronger = await personWith("v1,v3,");
    await api.db.insert(userRoles).values({ userId: stronger.id, roleId: shared.roleId });
    const change = (input: object) =>
      api.call("modifyRole", { id: shared.roleId, ...input }, { token, language: "en" });
    expect(await change({ authCodes: "v7," })).toMatchObject({
      code: 403,
      message: expect.stringContaining("users with permissions beyond yours"),
    });
    expect((await change({ remark: "no change of codes" })).code).toBe(200);
    await api.db.delete(userRoles).where(and(eq(userRoles.userId, stronger.id), eq(userRoles.roleId, shared.roleId)));
    expect((await change({ authCodes: "v7," })).code).toBe(200);
  });

  it("cannot be lost and given back around a new password", async () => {
    const token = await tokenWith("v1,v7,");
    const stronger = await personWith("v1,v3,v7,");
    await api.call("modifyUser", { id: stronger.id, roleIds: [] }, { token });
    await api.call("modifyRole", { id: stronger.roleId, authCodes: "v1," }, { token });
    expect(
      (await api.call("resetUserPassword", { id: stronger.id, newPassword: "Another#4711" }, { token })).code,
    ).toBe(403);
    expect((await userOf(stronger.username)).authCodes).toBe("v1,v3,v7,");
  });
});

describe("a main account", () => {
  it("is changed by nobody with fewer than all codes, whatever it holds itself", async () => {
    const token = await tokenWith("v1,v3,v7,");
    const { id, username } = await personWith("v1,");
    await api.db.update(users).set({ accountType: 0 }).where(eq(users.id, id));
    expect((await api.call("modifyUser", { id, roleIds: [] }, { token })).code).toBe(403);
    expect((await api.call("modifyUser", { id, status: 1 }, { token })).code).toBe(403);
    expect((await api.call("modifyUser", { id, remark: "x" }, { token: await api.signIn(username) })).code).toBe(200);
  });
});
