import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEvents } from "../../src/server/database/schema/security";
import { createPeople, secret } from "./people";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let people: Awaited<ReturnType<typeof createPeople>>;
beforeAll(async () => {
  api = await createTestApi();
  people = await createPeople(api);
});
afterAll(() => api.close());

const changePassword = (id: number, oldPassword: string, newPassword: string, token: string) =>
  api.call("modifyUser", { id, oldPassword, newPassword }, { token });

describe("modifyUser, profile", () => {
  it("changes what is given and leaves the rest", async () => {
    const { id } = await people.create({ remark: "before" });
    await api.call("modifyUser", { id, name: "新名字" }, { token: people.admin });
    expect(await people.get(id)).toMatchObject({ name: "新名字", remark: "before" });
  });

  it("removes the e-mail address when it comes empty, and refuses one that is none", async () => {
    const { id } = await people.create({ email: "gone@example.com" });
    expect((await api.call("modifyUser", { id, email: "gone" }, { token: people.admin })).code).toBe(400);
    await api.call("modifyUser", { id, email: "" }, { token: people.admin });
    expect(await people.get(id)).toMatchObject({ email: null });
  });

  it("is everybody's for themselves, except the roles", async () => {
    const viewer = await api.signIn("viewer");
    const id = await people.idOf("viewer");
    expect((await api.call("modifyUser", { id, remark: "我自己" }, { token: viewer })).code).toBe(200);
    const granted = await api.call(
      "modifyUser",
      { id, roleIds: [await people.roleId("administrator")] },
      { token: viewer },
    );
    expect(granted).toMatchObject({ code: 403, data: { errors: [{ field: "roleIds" }] } });
    expect(
      (await api.call("modifyUser", { id: await people.idOf("finance"), remark: "x" }, { token: viewer })).code,
    ).toBe(403);
    expect((await api.call("getUser", { id }, { token: viewer })).code).toBe(200);
    expect((await api.call("getUser", { id: await people.idOf("finance") }, { token: viewer })).code).toBe(403);
  });

  it("acts at once on what the user may do, in the session they have open", async () => {
    const { id, username } = await people.create({ roleIds: [await people.roleId("viewer")] });
    const token = await api.signIn(username, secret);
    expect((await api.call("listRoles", undefined, { token })).code).toBe(403);
    await api.call("modifyUser", { id, roleIds: [await people.roleId("administrator")] }, { token: people.admin });
    expect((await api.call("listRoles", undefined, { token })).code).toBe(200);
  });

  it("is refused for users who may do more than the caller", async () => {
    const { token } = await people.managerWith("v7,v1,");
    const { id } = await people.create({ roleIds: [await people.roleId("finance")] });
    for (const change of [{ name: "x" }, { status: 0 }]) {
      expect((await api.call("modifyUser", { id, ...change }, { token })).code).toBe(403);
    }
    expect((await api.call("resetUserPassword", { id, newPassword: "Another#4711" }, { token })).code).toBe(403);
    expect((await api.call("deleteUsers", { ids: [id] }, { token })).code).toBe(403);
  });

  it.each([
    ["profile and status", { name: "x", status: 1 }],
    ["profile and password", { name: "x", oldPassword: secret, newPassword: "Another#4711" }],
    ["password and status", { oldPassword: secret, newPassword: "Another#4711", status: 1 }],
    ["nothing", {}],
    ["the status locked", { status: 2 }],
  ])("refuses %s", async (_, change) => {
    expect(
      (await api.call("modifyUser", { id: await people.idOf("finance"), ...change }, { token: people.admin })).code,
    ).toBe(400);
  });
});

describe("modifyUser, password", () => {
  it("takes the old one, ends the other sessions and keeps this one", async () => {
    const { id, username } = await people.create();
    const [here, there] = [await api.signIn(username, secret), await api.signIn(username, secret)];
    expect(await changePassword(id, "Wrong#4711", "Another#4711", here)).toMatchObject({
      code: 422,
      data: { errors: [{ field: "oldPassword" }] },
    });
    expect((await changePassword(id, secret, "Another#4711", here)).code).toBe(200);
    expect((await api.call("getCurrentUser", undefined, { token: here })).code).toBe(200);
    expect((await api.call("getCurrentUser", undefined, { token: there })).code).toBe(407);
    expect((await people.login(username, secret)).code).toBe(401);
    expect((await people.login(username, "Another#4711")).code).toBe(200);
  });

  it.each([
    ["the old one", secret, 422],
    ["a common one", "Welcome123!", 422],
    ["a weak one", "onlyletters", 400],
  ])("refuses %s", async (_, wanted, code) => {
    const { id, username } = await people.create();
    const answer = await changePassword(id, secret, wanted, await api.signIn(username, secret));
    expect(answer).toMatchObject({ code, data: { errors: [{ field: "newPassword" }] } });
  });

  it("is nobody else's, and guessing the old one locks", async () => {
    const { id, username } = await people.create();
    expect((await changePassword(id, secret, "Another#4711", people.admin)).code).toBe(422);
    const token = await api.signIn(username, secret);
    for (let guess = 0; guess < 5; guess += 1) await changePassword(id, `Guess#${guess}xyz`, "Another#4711", token);
    expect((await changePassword(id, secret, "Another#4711", token)).code).toBe(423);
    // Enabling unlocks others, never oneself: guessing could go on for ever.
    await api.call("modifyUser", { id, status: 1 }, { token });
    expect((await changePassword(id, secret, "Another#4711", token)).code).toBe(423);
  });
});

describe("resetUserPassword", () => {
  it("needs no old password, ends all sessions and makes the next login the first", async () => {
    const { id, username } = await people.create();
    const token = await api.signIn(username, secret);
    expect((await api.call("resetUserPassword", { id, newPassword: "Fresh#4711" }, { token: people.admin })).code).toBe(
      200,
    );
    expect((await api.call("getCurrentUser", undefined, { token })).code).toBe(407);
    expect((await people.login(username, "Fresh#4711")).data).toMatchObject({ loginNum: 1 });
  });

  it("is not for oneself and not for the main account", async () => {
    const manager = await people.managerWith("v7,");
    const reset = (id: number, token: string) =>
      api.call("resetUserPassword", { id, newPassword: "Fresh#4711" }, { token });
    expect((await reset(manager.id, manager.token)).code).toBe(422);
    expect((await reset(await people.idOf("admin"), await api.signIn("newcomer"))).code).toBe(422);
  });
});

describe("modifyUser, status, and deleteUsers", () => {
  it("disabling ends the user's sessions and keeps them out", async () => {
    const { id, username } = await people.create();
    const token = await api.signIn(username, secret);
    expect((await api.call("modifyUser", { id, status: 0 }, { token: people.admin })).code).toBe(200);
    expect((await api.call("getCurrentUser", undefined, { token })).code).toBe(407);
    expect((await people.login(username, secret)).code).toBe(401);
  });

  it.each([
    ["oneself", "newcomer", "newcomer"],
    ["the main account", "newcomer", "admin"],
    ["oneself, even the main account", "admin", "admin"],
  ])("neither is possible for %s", async (_, who, whom) => {
    const token = await api.signIn(who);
    const id = await people.idOf(whom);
    expect((await api.call("modifyUser", { id, status: 0 }, { token })).code).toBe(422);
    expect((await api.call("deleteUsers", { ids: [id] }, { token })).code).toBe(422);
  });

  it("deletes all or nobody", async () => {
    const [one, two] = [await people.create(), await people.create()];
    for (const bad of [await people.idOf("type0"), 9_007_199_254_740_991]) {
      expect((await api.call("deleteUsers", { ids: [one.id, bad] }, { token: people.admin })).code).toBe(404);
    }
    expect((await people.get(one.id)).id).toBe(one.id);
    expect((await api.call("deleteUsers", { ids: [one.id, two.id] }, { token: people.admin })).code).toBe(200);
    expect((await api.call("getUser", { id: one.id }, { token: people.admin })).code).toBe(404);
  });

  it("ends the sessions of the deleted", async () => {
    const { id, username } = await people.create();
    const token = await api.signIn(username, secret);
    await api.call("deleteUsers", { ids: [id] }, { token: people.admin });
    expect((await api.call("getCurrentUser", undefined, { token })).code).toBe(407);
  });

  it("says in the audit what changed, with no password in it", async () => {
    const { id } = await people.create();
    await api.call("resetUserPassword", { id, newPassword: "Fresh#4711" }, { token: people.admin });
    const rows = (await api.db.select().from(auditEvents)).filter(({ targets }) => targets?.includes(id));
    expect(rows.map(({ action }) => action)).toEqual(["createUser", "resetUserPassword"]);
    expect(JSON.stringify(rows)).not.toMatch(/4711/);
  });
});
