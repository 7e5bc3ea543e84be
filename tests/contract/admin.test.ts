import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCommand } from "../../src/server/admin/commands";
import { newOneTimePassword } from "../../src/server/admin/one-time-password";
import { passwordState } from "../../src/domain/password";
import { type Operation, type OperationId, operations } from "../../src/generated/operations";
import { accounts } from "../../src/server/database/schema/account";
import { customers, roles, users } from "../../src/server/database/schema/identity";
import { auditEvents } from "../../src/server/database/schema/security";
import { createTestApi, newVerifyId, type TestApi } from "./test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const run = async (name: Parameters<typeof readCommand>[0], ...args: string[]) =>
  (await readCommand(name, args)?.(api.db, api.now())) ?? [];
const passwordIn = (lines: string[]) => /One-time password: +(\S+)/.exec(lines.join("\n"))?.[1] ?? "";
const create = (name: string, username: string, ...more: string[]) =>
  run("create-customer", "--name", name, "--type", "1", "--username", username, ...more);
const allowed = (Object.entries(operations) as [OperationId, Operation][])
  .filter(([, { oneTimePassword }]) => oneTimePassword)
  .map(([id]) => id);

describe("create-customer", () => {
  it("makes the customer, its account without a cent, and its main account with every permission", async () => {
    const lines = await create("新城实业有限公司", "xincheng");
    const [customer] = await api.db.select().from(customers).where(eq(customers.customName, "新城实业有限公司"));
    expect(customer).toMatchObject({ customType: 1, parentId: null });
    expect(lines[0]).toContain(String(customer?.id));
    expect(
      await api.db
        .select()
        .from(accounts)
        .where(eq(accounts.customId, customer?.id ?? 0)),
    ).toEqual([{ customId: customer?.id, cash: "0.00", credit: "0.00", frozen: "0.00", allocated: "0.00" }]);
    const made = await api.db
      .select({ code: roles.roleCode })
      .from(roles)
      .where(eq(roles.customId, customer?.id ?? 0));
    expect(made.map(({ code }) => code).sort()).toEqual(["administrator", "finance", "viewer"]);
    const [user] = await api.db.select().from(users).where(eq(users.username, "xincheng"));
    expect(user).toMatchObject({
      customId: customer?.id,
      accountType: 0,
      authCodes: "all",
      loginNum: 0,
      oneTimePassword: true,
    });
    const [event] = await api.db.select().from(auditEvents).where(eq(auditEvents.action, "createCustomer"));
    expect(event).toMatchObject({ customId: customer?.id, targets: [user?.id] });
    expect(JSON.stringify(event)).not.toContain(passwordIn(lines));
  });

  it.each([
    {
      says: "a customer's name that is taken",
      args: ["--name", "华辰控股集团有限公司", "--type", "1", "--username", "somebody"],
      error: /customer "华辰控股集团有限公司" already/,
    },
    {
      says: "a user name that is taken, in capitals too",
      args: ["--name", "甲", "--type", "1", "--username", "ADMIN"],
      error: /"ADMIN" is taken/,
    },
    { says: "no name", args: ["--name", " ", "--type", "1", "--username", "somebody"], error: /--name/ },
    {
      says: "an unknown type",
      args: ["--name", "甲", "--type", "6", "--username", "somebody"],
      error: /--type is a number: 0 standard/,
    },
    {
      says: "a bad user name",
      args: ["--name", "甲", "--type", "1", "--username", "a b"],
      error: /--username is 4 to 32/,
    },
    { says: "an unknown option", args: ["--nmae", "甲"], error: /nmae[^]*Usage: npm run create-customer/ },
    {
      says: "a member without a group",
      args: ["--name", "甲", "--type", "4", "--username", "somebody"],
      error: /--parent NUMBER/,
    },
    {
      says: "a member of no group",
      args: ["--name", "甲", "--type", "4", "--username", "somebody", "--parent", "1010"],
      error: /no customer 1010 of type 1/,
    },
    {
      says: "a group below another",
      args: ["--name", "甲", "--type", "1", "--username", "somebody", "--parent", "1001"],
      error: /below no other/,
    },
  ])("refuses $says", async ({ args, error }) => {
    const before = await api.db.$count(customers);
    await expect((async () => run("create-customer", ...args))()).rejects.toThrow(error);
    expect(await api.db.$count(customers)).toBe(before);
  });

  it("makes a member of a group", async () => {
    await run("create-customer", "--name", "新成员", "--type", "4", "--username", "member", "--parent", "1001");
    expect((await api.db.select().from(customers).where(eq(customers.customName, "新成员")))[0]).toMatchObject({
      customType: 4,
      parentId: 1001,
    });
  });

  it("asks for help with --help, and does nothing", () =>
    expect(readCommand("create-customer", ["--help"])).toBeUndefined());
});

describe("a one-time password", () => {
  it("meets the rules, and is another each time", () => {
    const passwords = Array.from({ length: 200 }, newOneTimePassword);
    expect(new Set(passwords).size).toBe(200);
    expect(passwords.every((password) => passwordState(password).acceptable)).toBe(true);
  });

  it("signs in, and nothing else may be called before it is changed", async () => {
    const password = passwordIn(await create("一次有限公司", "onetime"));
    const token = await api.signIn("onetime", password);
    expect(allowed.sort()).toEqual([
      "getAuthority",
      "getCurrentUser",
      "getSession",
      "logout",
      "modifyUser",
      "renewSession",
    ]);
    const others = (Object.entries(operations) as [OperationId, Operation][]).filter(
      ([id, operation]) => !operation.public && !allowed.includes(id),
    );
    for (const [id] of others)
      expect({ id, ...(await api.call(id, {}, { token, language: "en" })) }).toMatchObject({
        code: 403,
        message: expect.stringMatching(/one-time password/),
      });
    const { data } = await api.call("getCurrentUser", undefined, { token });
    const user = data as { id: number; loginNum: number; oneTimePassword: boolean };
    expect(user).toMatchObject({ loginNum: 1, oneTimePassword: true });
    expect(await api.call("modifyUser", { id: user.id, name: "甲" }, { token })).toMatchObject({ code: 403 });
    expect(
      await api.call("modifyUser", { id: user.id, oldPassword: password, newPassword: "Quite-New-77" }, { token }),
    ).toMatchObject({ code: 200 });
    expect(await api.call("listUsers", {}, { token })).toMatchObject({ code: 200 });
    const again = await api.signIn("onetime", "Quite-New-77");
    expect((await api.call("getCurrentUser", undefined, { token: again })).data).toMatchObject({
      loginNum: 2,
      oneTimePassword: false,
    });
  });

  it("is not the demo's", async () => {
    const token = await api.signIn("newcomer");
    expect((await api.call("getCurrentUser", undefined, { token })).data).toMatchObject({ oneTimePassword: false });
  });
});

describe("reset-password", () => {
  it("gives a main account a one-time password and ends its sessions", async () => {
    const token = await api.signIn("type1");
    const password = passwordIn(await run("reset-password", "--username", "type1"));
    expect(await api.call("getCurrentUser", undefined, { token })).toMatchObject({ code: 407 });
    await expect(api.signIn("type1")).rejects.toThrow(/401/);
    expect(
      (await api.call("getCurrentUser", undefined, { token: await api.signIn("type1", password) })).data,
    ).toMatchObject({ oneTimePassword: true, loginNum: 1 });
  });

  it("names a user that isn't there", async () =>
    expect(run("reset-password", "--username", "nobody.here")).rejects.toThrow(/no user "nobody.here"/));
});

describe("unlock", () => {
  it("lets a locked user sign in again", async () => {
    const attempt = (password: string) =>
      api.call(
        "login",
        { username: "type4", password, verifyId: newVerifyId(), verifyCode: "TEST" },
        { ip: "10.9.9.9" },
      );
    for (let count = 0; count < 6; count += 1) await attempt("Wrong@12345");
    expect(await attempt("Demo@12345")).toMatchObject({ code: 423 });
    expect(await run("unlock", "--username", "TYPE4")).toEqual(['"TYPE4" may sign in again.']);
    expect(await attempt("Demo@12345")).toMatchObject({ code: 200 });
  });
});

describe("list-customers", () => {
  it("lists every customer with its main account", async () => {
    const lines = await run("list-customers");
    expect(lines[0]).toMatch(/^NUMBER +TYPE +MAIN ACCOUNT +MADE +NAME$/);
    expect(lines).toContainEqual(expect.stringMatching(/^1001 +1 +admin +\d{4}-\d\d-\d\d .+ 华辰控股集团有限公司$/));
    expect(lines.length).toBeGreaterThanOrEqual((await api.db.$count(customers)) + 1);
  });
});

describe("grant-staff and revoke-staff", () => {
  it("say at the next look who is one of the staff; both are audited, and neither gives or takes a permission", async () => {
    const token = await api.signIn("type2", "Demo@12345");
    const asked = async () => (await api.call("getCurrentUser", undefined, { token })).data;
    const before = await asked();
    expect(before).toMatchObject({ staff: false });
    expect(await run("grant-staff", "--username", "TYPE2")).toEqual([expect.stringContaining('"TYPE2" is now one')]);
    expect(await asked()).toEqual({ ...(before as object), staff: true });
    await run("revoke-staff", "--username", "type2");
    expect(await asked()).toEqual(before);
    for (const action of ["grantStaff", "revokeStaff"])
      expect(await api.db.select().from(auditEvents).where(eq(auditEvents.action, action))).toHaveLength(1);
  });

  it("refuse an unknown name", () =>
    expect(run("grant-staff", "--username", "nobody.here")).rejects.toThrow(/no user "nobody.here"/));
});
