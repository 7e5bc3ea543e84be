import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UserPage } from "../../src/generated/api";
import { users } from "../../src/server/database/schema/identity";
import { createPeople, secret } from "./people";
import { createTestApi, newVerifyId, type TestApi, verifyCode } from "./test-api";

let api: TestApi;
let people: Awaited<ReturnType<typeof createPeople>>;
beforeAll(async () => {
  api = await createTestApi();
  people = await createPeople(api);
});
afterAll(() => api.close());

describe("createUser", () => {
  it("makes a sub-account of the caller's customer with the codes of its roles", async () => {
    const { answer, id, username } = await people.create({
      roleIds: [await people.roleId("viewer")],
      email: "New.Person@example.com",
    });
    expect(answer.code).toBe(200);
    expect(await people.get(id)).toMatchObject({
      username,
      accountType: 1,
      customId: 1001,
      authCodes: "v1,v3,v3-1,",
      roles: ["只读用户"],
      loginNum: 0,
      status: 1,
      lastLoginTime: null,
    });
  });

  it.each([
    ["user name, whatever its case", { username: "ADMIN" }, "username"],
    ["user name of another customer", { username: "type0" }, "username"],
  ])("refuses a taken %s", async (_, changes, field) => {
    expect((await people.create(changes)).answer).toMatchObject({ code: 409, data: { errors: [{ field }] } });
  });

  it("refuses phone and e-mail of another user of the customer, not of another customer's", async () => {
    const first = await people.create({ email: "taken@example.com" });
    expect((await people.create({ phone: first.phone })).answer).toMatchObject({
      code: 409,
      data: { errors: [{ field: "phone" }] },
    });
    expect((await people.create({ email: "TAKEN@example.com" })).answer).toMatchObject({
      code: 409,
      data: { errors: [{ field: "email" }] },
    });
    const elsewhere = await api.signIn("type0");
    expect((await people.create({ phone: first.phone, email: "taken@example.com" }, elsewhere)).answer.code).toBe(200);
  });

  it.each([
    ["abc", 400],
    ["1abc", 400],
    ["has space", 400],
    ["名字abcd", 400],
    ["x".repeat(33), 400],
    ["a.b-c_d1", 200],
    ["abcd", 200],
  ])("user name %j: %i", async (username, code) => {
    expect((await people.create({ username })).answer.code).toBe(code);
  });

  it.each([
    ["Short1!", 400],
    ["alllowercase1", 400],
    [`Aa1${"x".repeat(62)}`, 400],
    ["Tidal-wave", 200],
    ["tidal-wave-9", 200],
    ["P@ssw0rd", 422],
    ["Password123!", 422],
    ["Admin@2024", 422],
    ["Qwerty123", 422],
    ["1qaz@WSX", 422],
    ["Woaini1314", 422],
  ])("password %j: %i", async (password, code) => {
    expect((await people.create({ password })).answer.code).toBe(code);
  });

  it("grants no role beyond the caller's codes", async () => {
    const { token } = await people.managerWith("v7,v7-1,v1,v3,v3-1,");
    expect((await people.create({ roleIds: [await people.roleId("viewer")] }, token)).answer.code).toBe(200);
    expect((await people.create({ roleIds: [await people.roleId("finance")] }, token)).answer).toMatchObject({
      code: 403,
      data: { errors: [{ field: "roleIds" }] },
    });
  });
});

describe("checkUserExists", () => {
  it.each([
    ["a user name of any customer", { username: "type5" }, true],
    ["upper and lower case alike", { username: "Finance" }, true],
    ["a free user name", { username: "free.name" }, false],
  ])("knows %s", async (_, input, taken) => {
    expect((await api.call("checkUserExists", input, { token: people.admin })).data).toBe(taken);
  });

  it("tells nothing about another customer's phones and e-mails", async () => {
    const [stranger] = await api.db.select().from(users).where(eq(users.username, "type0"));
    expect((await api.call("checkUserExists", { phone: stranger?.phone }, { token: people.admin })).data).toBe(false);
    expect((await api.call("checkUserExists", { email: stranger?.email }, { token: people.admin })).data).toBe(false);
  });

  it("leaves out the user being edited, but no other customer's", async () => {
    const { id, phone } = await people.create();
    expect((await api.call("checkUserExists", { phone, excludeId: id }, { token: people.admin })).data).toBe(false);
    expect((await api.call("checkUserExists", { phone }, { token: people.admin })).data).toBe(true);
    expect(
      (
        await api.call(
          "checkUserExists",
          { username: "type0", excludeId: await people.idOf("type0") },
          { token: people.admin },
        )
      ).data,
    ).toBe(true);
  });

  it("tells user names to those who create users only, and not often enough to try a list of them", async () => {
    const viewer = await api.signIn("viewer");
    const self = await people.idOf("viewer");
    const [stranger] = await api.db.select().from(users).where(eq(users.username, "type0"));
    expect((await api.call("checkUserExists", { username: "type0", excludeId: self }, { token: viewer })).code).toBe(
      403,
    );
    expect(
      (await api.call("checkUserExists", { phone: stranger?.phone, excludeId: self }, { token: viewer })).data,
    ).toBe(false);
    expect(
      (await api.call("checkUserExists", { phone: (await people.create()).phone, excludeId: self }, { token: viewer }))
        .data,
    ).toBe(true);
    const { token } = await people.managerWith("v7,");
    const ask = (username: string) => api.call("checkUserExists", { username }, { token });
    const codes = await Promise.all(Array.from({ length: 61 }, (_, at) => ask(`name${at}`)));
    expect(codes.filter(({ code }) => code === 429).length).toBeGreaterThan(0);
    api.advance(1);
    expect((await ask("type0")).data).toBe(true);
  });

  it("wants exactly one of the three", async () => {
    for (const input of [{}, { username: "a", phone: "13800000000" }]) {
      expect((await api.call("checkUserExists", input, { token: people.admin })).code).toBe(400);
    }
  });
});

describe("listUsers", () => {
  it("shows the 24 users of the group customer and nobody else's", async () => {
    const fresh = await createTestApi();
    const page = (await fresh.call("listUsers", { pageSize: 200 }, { token: await fresh.signIn("admin") }))
      .data as UserPage;
    expect(page.total).toBe(24);
    expect(new Set(page.list.map(({ customId }) => customId))).toEqual(new Set([1001]));
    await fresh.close();
  });

  it("pages without gaps and repetitions in every order", async () => {
    for (const sortField of ["createTime", "username", "name", "lastLoginTime"]) {
      for (const sortOrder of ["ascending", "descending"]) {
        const sort = { sortField, sortOrder };
        const whole = (await people.list({ pageSize: 200, ...sort })).list.map(({ id }) => id);
        const first = (await people.list({ pageSize: 7, pageNum: 1, ...sort })).list.map(({ id }) => id);
        const second = (await people.list({ pageSize: 7, pageNum: 2, ...sort })).list.map(({ id }) => id);
        expect([...first, ...second]).toEqual(whole.slice(0, 14));
      }
    }
  });

  it("finds by part of user name, name, phone and e-mail, wildcards being letters", async () => {
    const { id, phone } = await people.create({ name: "欧阳百分_号%", email: "ouyang@example.com" });
    for (const keyword of ["欧阳", phone.slice(2, 11), "OUYANG@", "分_号%"]) {
      expect((await people.list({ keyword })).list.map((user) => user.id)).toContain(id);
    }
    expect((await people.list({ keyword: "%" })).total).toBe(1);
  });

  it("filters by role and status", async () => {
    const viewers = await people.list({ roleId: await people.roleId("viewer"), pageSize: 200 });
    expect(viewers.total).toBeGreaterThan(0);
    expect(viewers.list.every((user) => user.roles.includes("只读用户"))).toBe(true);
    expect((await people.list({ status: 0 })).list.map(({ username }) => username)).toEqual(["yuan.zihao"]);
  });

  it("finds users without a role, and those of any of several roles", async () => {
    const token = await api.signIn("admin");
    const { id } = await people.create({ roleIds: [await people.roleId("viewer")] });
    const ask = async (filter?: string): Promise<UserPage> => {
      const { code, data } = await api.call("listUsers", { filter, pageSize: 200 }, { token });
      expect(code).toBe(200);
      return data;
    };
    const [all, without, withRole] = [await ask(), await ask("roles is empty"), await ask("roles is not empty")];
    expect(without.list.length).toBeGreaterThan(0);
    expect(without.list.flatMap(({ roles }) => roles)).toEqual([]);
    expect(without.total + withRole.total).toBe(all.total);
    const some = await ask("roles = (只读用户, 财务) or name = nobody");
    expect(some.list.map((user) => user.id)).toContain(id);
    expect(some.list.every(({ roles }) => roles.includes("只读用户") || roles.includes("财务"))).toBe(true);
  });

  it("shows who is locked at any address, until an administrator unlocks them everywhere", async () => {
    const { id, username } = await people.create();
    const from = (ip: string, password: string) =>
      api.call("login", { username, password, verifyId: newVerifyId(), verifyCode }, { ip });
    const addresses = ["203.0.113.1", "203.0.113.2"];
    for (const address of addresses) for (let attempt = 0; attempt < 5; attempt += 1) await from(address, "Wrong#4711");
    expect((await people.list({ status: 2 })).list.map((user) => user.id)).toEqual([id]);
    for (const address of addresses) expect((await from(address, secret)).code).toBe(423);
    const stranger = await people.managerWith("v7,");
    expect((await api.call("modifyUser", { id, status: 1 }, { token: stranger.token })).code).toBe(200);
    expect((await people.list({ status: 2 })).total).toBe(0);
    for (const address of addresses) expect((await from(address, secret)).code).toBe(200);
  });

  it("shows who is locked, until they are unlocked by enabling", async () => {
    const { id, username } = await people.create();
    for (let attempt = 0; attempt < 5; attempt += 1) await people.login(username, "Wrong#4711");
    expect((await people.list({ status: 2 })).list.map((user) => user.id)).toEqual([id]);
    expect((await people.login(username, secret)).code).toBe(423);
    expect((await api.call("modifyUser", { id, status: 1 }, { token: people.admin })).code).toBe(200);
    expect((await people.list({ status: 2 })).total).toBe(0);
    expect((await people.login(username, secret)).code).toBe(200);
  });
});
