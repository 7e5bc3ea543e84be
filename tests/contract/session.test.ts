import { verify } from "@node-rs/argon2";
import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { drawCode } from "../../src/server/areas/session/code-image";
import { users } from "../../src/server/database/schema/identity";
import { auditEvents, sessions, verifyCodes } from "../../src/server/database/schema/security";
import { hashPassword } from "../../src/server/identity/password";
import { createTestApi, newVerifyId, type TestApi, verifyCode } from "./test-api";

// The real thing, watched; what another test has loaded is not.
vi.hoisted(() => vi.resetModules());
vi.mock("@node-rs/argon2", { spy: true });

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  // The other tests' hashes are quick ones; here they are as the server makes them.
  await api.db.update(users).set({ passwordHash: await hashPassword(password) });
});
afterAll(() => api.close());

const password = "Demo@12345";
const credentials = (username: string, secret = password) => ({
  username,
  password: secret,
  verifyId: newVerifyId(),
  verifyCode,
});
const code = async (token: string) => (await api.call("getAuthority", undefined, { token })).code;

/** The work of one failed login: the parameters of every hash it was compared with. */
const workOfFailure = async (username: string) => {
  vi.mocked(verify).mockClear();
  await api.call("login", credentials(username, "Wrong@12345"));
  return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4));
};
const draw = async () => {
  const verifyId = newVerifyId();
  const image = await api.call("getVerifyCodeImage", { verifyId });
  const row = (await api.db.select().from(verifyCodes)).find((one) => one.verifyId === verifyId);
  return { verifyId, text: row?.text ?? "", image };
};
const loginWith = (verifyId: string, text: string, secret = password) =>
  api.call("login", { username: "finance", password: secret, verifyId, verifyCode: text });

describe("login", () => {
  it("counts logins: newcomer's first makes loginNum 1", async () => {
    expect((await api.call("login", credentials("newcomer"))).data).toMatchObject({ loginNum: 1 });
    expect((await api.call("login", credentials("newcomer"))).data).toMatchObject({ loginNum: 2 });
  });

  it("takes the user name in upper and lower case alike", async () => {
    expect((await api.call("login", credentials("ADMIN"))).code).toBe(200);
  });

  it.each([
    ["a wrong password", "admin", "Wrong@12345"],
    ["an unknown name", "nobody.here", password],
  ])("answers %s with the same words beside the password", async (_, username, secret) => {
    const answer = await api.call("login", credentials(username, secret));
    expect(answer).toMatchObject({
      status: 200,
      code: 401,
      message: "用户名或密码错误",
      data: { errors: [{ field: "password" }] },
    });
  });

  it("does the same work for an unknown name as for a wrong password", async () => {
    const known = await workOfFailure("sun.jianguo");
    expect(known).toEqual([["", "argon2id", "v=19", "m=19456,t=2,p=1"]]);
    expect(await workOfFailure("nobody.either")).toEqual(known);
  });

  it("tells that an account is disabled only to who knows its password", async () => {
    expect((await api.call("login", credentials("yuan.zihao", "Wrong@12345"))).message).toBe("用户名或密码错误");
    expect(await api.call("login", credentials("yuan.zihao"))).toMatchObject({
      code: 401,
      data: { errors: [{ field: "username" }] },
    });
  });

  it("stores no token, only its hash", async () => {
    const token = await api.signIn("viewer");
    const rows = await api.db.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ tokenHash }) => tokenHash !== token && /^[0-9a-f]{64}$/.test(tokenHash))).toBe(true);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
  });

  it.each([
    ["zh-CN,zh;q=0.9", "用户名或密码错误"],
    ["en-GB,en;q=0.9", "The username or password is wrong"],
    ["fr-FR", "用户名或密码错误"],
  ])("speaks the language of %s", async (language, message) => {
    expect((await api.call("login", credentials("nobody.speaks", "x"), { language })).message).toBe(message);
  });
});

describe("verification code", () => {
  it("is an SVG image", async () => {
    const { image } = await draw();
    expect(image.headers["content-type"]).toMatch(/^image\/svg\+xml/);
    expect(image.text).toMatch(/^<svg /);
  });

  it("is drawn in pixels: outlines could be compared with the font's", async () => {
    const { image } = await draw();
    expect(image.text).not.toMatch(/<path|<text|<polyline/);
    const png = Buffer.from(/href="data:image\/png;base64,([^"]+)"/.exec(image.text)?.[1] ?? "", "base64");
    const { width, height } = await sharp(png).metadata();
    expect({ width, height }).toEqual({ width: 240, height: 80 });
    const { channels } = await sharp(png).greyscale().stats();
    // Letters and ground: neither nearly all dark nor nearly all light.
    expect(channels[0]?.mean).toBeGreaterThan(100);
    expect(channels[0]?.mean).toBeLessThan(240);
  });

  it("is another image each time, even of the same text", async () => {
    expect(await drawCode("Ka3R")).not.toBe(await drawCode("Ka3R"));
  });

  it("serves once, in upper or lower case", async () => {
    const { verifyId, text } = await draw();
    expect((await loginWith(verifyId, text.toUpperCase())).code).toBe(200);
    expect(await loginWith(verifyId, text)).toMatchObject({ code: 401, data: { errors: [{ field: "verifyCode" }] } });
  });

  it("is used up by a wrong guess and by a wrong password", async () => {
    const guessed = await draw();
    expect((await loginWith(guessed.verifyId, "0000")).code).toBe(401);
    expect((await loginWith(guessed.verifyId, guessed.text)).code).toBe(401);
    const refused = await draw();
    expect((await loginWith(refused.verifyId, refused.text, "Wrong@12345")).message).toBe("用户名或密码错误");
    expect((await loginWith(refused.verifyId, refused.text)).message).toBe("验证码错误或已过期");
  });

  it("belongs to its verifyId", async () => {
    const one = await draw();
    let other = await draw();
    // Two random texts may be equal.
    while (other.text.toLowerCase() === one.text.toLowerCase()) other = await draw();
    expect((await loginWith(one.verifyId, other.text)).message).toBe("验证码错误或已过期");
  });

  it("is void after two minutes", async () => {
    const { verifyId, text } = await draw();
    api.advance(2.1);
    expect((await loginWith(verifyId, text)).message).toBe("验证码错误或已过期");
  });
});

describe("lock after 5 failed logins in 5 minutes, for 15 and longer each time", () => {
  it.each([
    ["a user", "he.ruoxi"],
    ["a name nobody has", "no.such.user"],
  ])("locks %s alike", async (_, username) => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await api.call("login", credentials(username, "Wrong@12345"))).code, `attempt ${attempt}`).toBe(401);
    }
    const locked = await api.call("login", credentials(username));
    expect(locked).toMatchObject({
      code: 423,
      message: "登录失败次数过多，请 15 分钟后再试",
      data: { errors: [{ field: "username" }] },
    });
    api.advance(14);
    expect((await api.call("login", credentials(username))).code).toBe(423);
    api.advance(1.1);
    expect((await api.call("login", credentials(username))).code).toBe(username === "he.ruoxi" ? 200 : 401);
  });

  it("lets nobody through who tries at the same moment", async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => api.call("login", credentials("luo.chengye", "Wrong@12345"))),
    );
    expect(answers.filter((answer) => answer.code === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.code === 423)).toHaveLength(4);
  });

  it("counts one address by itself: strangers lock nobody out", async () => {
    const fail = (ip: string) => api.call("login", credentials("du.minghui", "Wrong@12345"), { ip });
    for (let attempt = 0; attempt < 5; attempt += 1) await fail("203.0.113.5");
    expect((await fail("203.0.113.5")).code).toBe(423);
    expect((await api.call("login", credentials("du.minghui"), { ip: "198.51.100.5" })).code).toBe(200);
    expect((await fail("203.0.113.5")).code).toBe(423);
  });

  it("counts an IPv6 network as one address", async () => {
    for (let host = 1; host <= 5; host += 1)
      await api.call("login", credentials("sun.jianguo", "Wrong@12345"), { ip: `2001:db8:0:7::${host}` });
    expect((await api.call("login", credentials("sun.jianguo"), { ip: "2001:db8:0:7:ffff::1" })).code).toBe(423);
    expect((await api.call("login", credentials("sun.jianguo"), { ip: "2001:db8:0:8::1" })).code).toBe(200);
  });

  it("is twice as long each time, until a login succeeds", async () => {
    const fail = () => api.call("login", credentials("pan.xinyi", "Wrong@12345"));
    const failUntilLocked = async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await fail()).code).toBe(401);
      return (await fail()).message;
    };
    for (const minutes of [15, 30, 60]) {
      expect(await failUntilLocked()).toBe(`登录失败次数过多，请 ${minutes} 分钟后再试`);
      api.advance(minutes + 0.1);
    }
    expect((await api.call("login", credentials("pan.xinyi"))).code).toBe(200);
    expect(await failUntilLocked()).toBe("登录失败次数过多，请 15 分钟后再试");
  });

  it.each([
    ["a user", "feng.yaqin"],
    ["a name nobody has", "no.such.person"],
  ])("slows down guessing from many addresses: %s", async (_, username) => {
    const from = (ip: string, secret = "Wrong@12345") => api.call("login", credentials(username, secret), { ip });
    for (let address = 1; address <= 20; address += 1) expect((await from(`203.0.113.${address}`)).code).toBe(401);
    expect((await from("203.0.113.30")).code).toBe(423);
    // Each attempt that is let through makes the next wait longer, up to five minutes.
    for (let attempt = 0; attempt < 9; attempt += 1) {
      api.advance(5);
      expect((await from(`203.0.113.${40 + attempt}`)).code).toBe(401);
      expect((await from(`203.0.113.${60 + attempt}`)).message).toMatch(/请 [1-5] 分钟后再试/);
    }
    expect((await from("203.0.113.99")).message).toBe("登录失败次数过多，请 5 分钟后再试");
  });

  it("lets a user in at an address of theirs while others guess elsewhere", async () => {
    const from = (ip: string, secret: string) => api.call("login", credentials("tang.bowen", secret), { ip });
    expect((await from("198.51.100.8", password)).code).toBe(200);
    for (let address = 1; address <= 20; address += 1) await from(`203.0.113.${address}`, "Wrong@12345");
    expect((await from("198.51.100.9", password)).code).toBe(423);
    expect((await from("198.51.100.8", password)).code).toBe(200);
  });

  it("knows a user's IPv6 network, whatever address in it is theirs today", async () => {
    const from = (ip: string, secret: string) => api.call("login", credentials("li.jingyi", secret), { ip });
    expect((await from("2001:db8:1:7::1", password)).code).toBe(200);
    for (let address = 1; address <= 20; address += 1) await from(`203.0.113.${address}`, "Wrong@12345");
    expect((await from("2001:db8:1:8::1", password)).code).toBe(423);
    expect((await from("2001:db8:1:7:ffff::2", password)).code).toBe(200);
  });

  it("takes back the wait that a successful attempt began", async () => {
    const from = (ip: string, secret: string) => api.call("login", credentials("song.yuhan", secret), { ip });
    for (let address = 1; address <= 19; address += 1)
      expect((await from(`203.0.113.${address}`, "Wrong@12345")).code).toBe(401);
    for (let address = 30; address <= 32; address += 1)
      expect((await from(`203.0.113.${address}`, password)).code).toBe(200);
    // The twentieth failure, and what it costs: the first wait, not a longer one.
    expect((await from("203.0.113.20", "Wrong@12345")).code).toBe(401);
    expect((await from("203.0.113.40", password)).code).toBe(423);
    api.advance(0.6);
    expect((await from("203.0.113.40", password)).code).toBe(200);
  });

  it("leaves a wait that others began when a user logs in at an address of theirs", async () => {
    const from = (ip: string, secret: string) => api.call("login", credentials("xu.mengjie", secret), { ip });
    expect((await from("198.51.100.8", password)).code).toBe(200);
    for (let address = 1; address <= 20; address += 1) await from(`203.0.113.${address}`, "Wrong@12345");
    expect((await from("198.51.100.8", password)).code).toBe(200);
    expect((await from("198.51.100.9", password)).code).toBe(423);
  });

  it("lets a user change the password at an address of theirs while others guess elsewhere", async () => {
    const from = (ip: string, secret: string) => api.call("login", credentials("type0", secret), { ip });
    const { data } = await from("198.51.100.8", password);
    for (let address = 1; address <= 20; address += 1) await from(`203.0.113.${address}`, "Wrong@12345");
    const [user] = await api.db.select({ id: users.id }).from(users).where(eq(users.username, "type0"));
    const wrong = { id: user?.id, oldPassword: "Wrong@12345", newPassword: "Another#4711" };
    const { token } = data as { token: string };
    expect((await api.call("modifyUser", wrong, { token, ip: "198.51.100.9" })).code).toBe(423);
    expect((await api.call("modifyUser", wrong, { token, ip: "198.51.100.8" })).code).not.toBe(423);
  });

  it("logs in a user of another customer than the one whose session the request carries", async () => {
    const token = await api.signIn("admin");
    expect((await api.call("login", credentials("type1"), { token })).code).toBe(200);
    await api.call("login", credentials("type1", "Wrong@12345"), { token });
    const signIns = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(2);
    expect(signIns.map(({ username, customId, userId, result }) => [username, customId, userId, result])).toEqual([
      ["type1", null, null, "failed"],
      ["type1", null, null, "ok"],
    ]);
  });

  it("takes names that are longer in lower case", async () => {
    expect(await api.call("login", credentials("İ".repeat(33), "Wrong@12345"))).toMatchObject({
      status: 200,
      code: 401,
    });
  });

  it("does not count what succeeds", async () => {
    for (let address = 1; address <= 25; address += 1) {
      expect((await api.call("login", credentials("zhou.wenbo"), { ip: `203.0.113.${address}` })).code).toBe(200);
    }
  });

  it("counts only the failures of the last five minutes", async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await api.call("login", credentials("deng.shuyi", "Wrong@12345"));
    api.advance(5.1);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await api.call("login", credentials("deng.shuyi", "Wrong@12345"))).code).toBe(401);
    }
    expect((await api.call("login", credentials("deng.shuyi"))).code).toBe(200);
  });
});

describe("session", () => {
  it("ends after 30 minutes without a call, not before", async () => {
    const token = await api.signIn("viewer");
    for (let round = 0; round < 3; round += 1) {
      api.advance(25);
      expect(await code(token)).toBe(200);
    }
    api.advance(30.1);
    expect(await code(token)).toBe(407);
  });

  it("is not kept alive by what the console asks by itself", async () => {
    const token = await api.signIn("viewer");
    api.advance(20);
    expect((await api.call("countUnreadMessages", undefined, { token })).code).toBe(200);
    api.advance(10.1);
    expect(await code(token)).toBe(407);
  });

  it("ends after 12 hours whatever happens", async () => {
    const token = await api.signIn("viewer");
    for (let round = 0; round < 28; round += 1) {
      api.advance(25);
      expect(await code(token)).toBe(200);
    }
    api.advance(21);
    expect(await code(token)).toBe(407);
  });

  it("tells how long it lasts without being kept alive by that; renewing keeps it, but not beyond its absolute end", async () => {
    const token = await api.signIn("viewer");
    const ask = async (id: "getSession" | "renewSession") =>
      (await api.call(id, undefined, { token })).data as { idleSeconds: number; absoluteSeconds: number };
    api.advance(20);
    const asked = await ask("getSession");
    expect(asked.idleSeconds).toBeGreaterThan(595);
    expect(asked.idleSeconds).toBeLessThanOrEqual(600);
    const renewed = await ask("renewSession");
    expect(renewed.idleSeconds).toBeGreaterThan(1795);
    expect(asked.absoluteSeconds - renewed.absoluteSeconds).toBeLessThan(5);
    for (let minute = 0; minute < 6; minute += 1) {
      api.advance(5);
      if (minute < 5) await ask("getSession");
    }
    expect(await code(token)).toBe(407);
  });

  it("ends on logout, and only that one", async () => {
    const [one, other] = [await api.signIn("viewer"), await api.signIn("viewer")];
    expect((await api.call("logout", undefined, { token: one })).code).toBe(200);
    expect([await code(one), await code(other)]).toEqual([407, 200]);
  });

  it("knows its user", async () => {
    const token = await api.signIn("finance");
    expect((await api.call("getCurrentUser", undefined, { token })).data).toMatchObject({
      username: "finance",
      accountType: 1,
      customType: 1,
      customId: 1001,
      customName: "华辰控股集团有限公司",
      roles: ["财务专员"],
    });
    const authority = (await api.call("getAuthority", undefined, { token })).data as { authCodes: string };
    expect(authority.authCodes).toMatch(/^(v3(-\d+)?,)+$/);
  });

  it.each([0, 1, 2, 3, 4, 5])("admits type%i with customType of the same number", async (type) => {
    const token = await api.signIn(`type${type}`);
    expect((await api.call("getAuthority", undefined, { token })).data).toEqual({
      authCodes: "all",
      customType: type,
      missingProviders: [],
    });
  });

  it("admits channel with 'channel'", async () => {
    const token = await api.signIn("channel");
    expect((await api.call("getAuthority", undefined, { token })).data).toMatchObject({ authCodes: "channel" });
  });
});

describe("audit", () => {
  it("keeps logins, failed ones too, and never a password", async () => {
    await api.call("login", credentials("pan.xinyi", "Wrong@Password1"));
    await api.signIn("pan.xinyi");
    const rows = (await api.db.select().from(auditEvents).orderBy(desc(auditEvents.id))).slice(0, 2);
    expect(rows.map(({ action, result, username }) => ({ action, result, username }))).toEqual([
      { action: "login", result: "ok", username: "pan.xinyi" },
      { action: "login", result: "failed", username: "pan.xinyi" },
    ]);
    expect(JSON.stringify(rows)).not.toContain("Wrong@Password1");
  });
});
