import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role, UserPage } from "../../src/generated/api";
import { roles, userRoles, users } from "../../src/server/database/schema/identity";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

const idOf = async (roleCode: string) =>
  (
    await api.db
      .select()
      .from(roles)
      .where(and(eq(roles.customId, 1001), eq(roles.roleCode, roleCode)))
  )[0]?.id ?? 0;
let number = 0;
const create = async (authCodes: string, token = admin) => {
  number += 1;
  const answer = await api.call("createRole", { roleName: `角色${number}`, authCodes }, { token });
  return { answer, id: (answer.data as { id?: number } | null)?.id ?? 0 };
};
const codesOf = async (username: string) =>
  (await api.db.select().from(users).where(eq(users.username, username)))[0]?.authCodes;
const give = async (username: string, ...roleIds: number[]) => {
  const [user] = await api.db.select().from(users).where(eq(users.username, username));
  return api.call("modifyUser", { id: user?.id, roleIds }, { token: admin });
};

describe("roles of a customer", () => {
  it("are six for the group, counted with their users, and never another's", async () => {
    const list = (await api.call("listRoles", undefined, { token: admin })).data as Role[];
    expect(list).toHaveLength(6);
    const [counted] = await api.db
      .select({ id: userRoles.roleId })
      .from(userRoles)
      .where(eq(userRoles.roleId, list[0]?.id ?? 0));
    expect(counted).toBeDefined();
    expect(list.every(({ userCount }) => userCount > 0)).toBe(true);
  });

  it("are listed for a user: for oneself without any permission", async () => {
    const [viewer] = await api.db.select().from(users).where(eq(users.username, "viewer"));
    const [finance] = await api.db.select().from(users).where(eq(users.username, "finance"));
    const token = await api.signIn("viewer");
    const own = (await api.call("listUserRoles", { userId: viewer?.id }, { token })).data as Role[];
    expect(own.map(({ roleName }) => roleName)).toEqual(["只读用户"]);
    expect((await api.call("listUserRoles", { userId: finance?.id }, { token })).code).toBe(403);
  });
});

describe("codes of a role", () => {
  it.each([
    ["", 200],
    ["v1,", 200],
    ["v3,v3-17,v8-2.1,v12,", 200],
    ["v1", 400],
    ["all", 400],
    ["all,", 400],
    ["channel,", 400],
    ["v1,all,", 400],
    ["v1,,", 400],
    ["v1, v3,", 400],
    ["V1,", 400],
    ["small,", 400],
  ])("%j: %i", async (authCodes, code) => {
    expect((await create(authCodes)).answer.code).toBe(code);
  });

  it("are kept once each", async () => {
    const { id } = await create("v1,v3,v1,");
    expect((await api.call("getRole", { id }, { token: admin })).data).toMatchObject({ authCodes: "v1,v3," });
  });

  it("are the caller's own at most, those a role has already included", async () => {
    const { id: managing } = await create("v7,v7-1,v1,");
    await give("guo.tianyu", managing);
    const token = await api.signIn("guo.tianyu");
    expect(await create("v1,v3-17,", token)).toMatchObject({
      answer: { code: 403, message: "不能授予超出您自身的权限：v3-17" },
    });
    expect((await create("v7,", token)).answer.code).toBe(200);
    const { id } = await create("v1,v3-17,");
    expect((await api.call("modifyRole", { id, authCodes: "v7,v3-17," }, { token })).code).toBe(403);
    expect((await api.call("modifyRole", { id, authCodes: "v7,v3-17,v3-18," }, { token })).code).toBe(403);
  });

  it("change what the role's users may do, at once; several roles add up", async () => {
    const [{ id: one }, { id: two }] = [await create("v1,v3,"), await create("v3,v9-1,")];
    await give("peng.haoran", one, two);
    expect(await codesOf("peng.haoran")).toBe("v1,v3,v9-1,");
    await api.call("modifyRole", { id: one, authCodes: "v7," }, { token: admin });
    expect(await codesOf("peng.haoran")).toBe("v7,v3,v9-1,");
    const token = await api.signIn("peng.haoran");
    expect((await api.call("listRoles", undefined, { token })).code).toBe(200);
    await api.call("modifyRole", { id: one, authCodes: "v1," }, { token: admin });
    expect((await api.call("listRoles", undefined, { token })).code).toBe(403);
  });

  it("come on top of the user's own codes", async () => {
    const { id } = await create("v9-1,");
    await give("many", id);
    expect(await codesOf("many")).toBe("v1,v3-6,v6,v9-1,");
    await give("many");
    expect(await codesOf("many")).toBe("v1,v3-6,v6,");
  });
});

describe("names", () => {
  it("calls built-in roles by the product's English names, others as they were called", async () => {
    const listed: Role[] = (await api.call("listRoles", {}, { token: admin, language: "en" })).data;
    expect(listed.filter(({ builtin }) => builtin).map(({ roleName }) => roleName)).toEqual([
      "Administrator",
      "Finance specialist",
      "Read-only user",
    ]);
    expect(listed.find(({ roleCode }) => roleCode === "viewer")?.remark).toBe(
      "Views the console and the bill overview only",
    );
    expect(listed.find(({ roleCode }) => roleCode === "operations")?.roleName).toBe("云运维工程师");
    const asked = { token: admin, language: "en" };
    const given = (await api.call("listUsers", { filter: 'roles = "Finance specialist"' }, asked)).data as UserPage;
    expect(given.list.length).toBeGreaterThan(0);
    expect(given.list.every((user) => user.roles.includes("Finance specialist"))).toBe(true);
  });

  it("are unique at one customer", async () => {
    const input = { roleName: "财务专员", authCodes: "v1," };
    expect(await api.call("createRole", input, { token: admin })).toMatchObject({
      code: 409,
      data: { errors: [{ field: "roleName" }] },
    });
    expect((await api.call("createRole", input, { token: await api.signIn("type1") })).code).toBe(200);
    const { id } = await create("v1,");
    expect((await api.call("modifyRole", { id, roleName: "财务专员" }, { token: admin })).code).toBe(409);
  });
});

describe("deleteRoles", () => {
  it("refuses roles with users, naming one, and deletes all or none", async () => {
    const [{ id: used }, { id: free }] = [await create("v1,"), await create("v1,")];
    await give("he.ruoxi", used);
    const refused = await api.call("deleteRoles", { ids: [free, used] }, { token: admin });
    expect(refused).toMatchObject({ code: 422, message: expect.stringContaining("仍有用户") });
    expect((await api.call("getRole", { id: free }, { token: admin })).code).toBe(200);
    await give("he.ruoxi");
    expect((await api.call("deleteRoles", { ids: [free, used] }, { token: admin })).code).toBe(200);
    expect((await api.call("getRole", { id: free }, { token: admin })).code).toBe(404);
  });

  it("and modifyRole leave built-in roles alone", async () => {
    const id = await idOf("viewer");
    expect((await api.call("deleteRoles", { ids: [id] }, { token: admin })).code).toBe(422);
    expect((await api.call("modifyRole", { id, remark: "x" }, { token: admin })).code).toBe(422);
  });
});
