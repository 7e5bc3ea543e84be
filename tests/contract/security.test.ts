import { desc, eq, like, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedHeaders } from "../../src/domain/signing";
import { auditEvents, callCodes } from "../../src/server/database/schema/security";
import { sweep } from "../../src/server/database/sweep";
import { writeAudit } from "../../src/server/plugins/audit";
import { newState } from "../../src/server/request-state";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const path = "/api/v1/user/authority";
/** A raw call with headers of the test's own making. */
const send = (headers: Record<string, string>) => api.app.inject({ method: "GET", url: `/cdz-admin${path}`, headers });
const headersFor = (changes: Partial<Parameters<typeof signedHeaders>[0]> = {}) =>
  signedHeaders({
    source: "web",
    path,
    code: `code-${Math.random().toString(36).slice(2).padEnd(12, "x")}`,
    timestamp: String(api.now().getTime()),
    token,
    ...changes,
  });
const codeOf = (response: { json: () => { code: number } }) => response.json().code;

describe("signature (specification §7: md5 of source, path, code, timestamp and token)", () => {
  it("is accepted when right", async () => {
    expect(codeOf(await send(headersFor()))).toBe(200);
  });

  it.each(["signature", "token", "timestamp", "code", "source"])("is refused without the header %s", async (name) => {
    const { [name]: _, ...headers } = headersFor();
    expect(codeOf(await send(headers))).toBe(407);
  });

  it.each([
    ["of another path", () => headersFor({ path: "/api/v1/user/current" })],
    ["of another source", () => headersFor({ source: "app" })],
    ["with a changed code", () => ({ ...headersFor(), code: "another-code-1" })],
    ["with a changed timestamp", () => ({ ...headersFor(), timestamp: String(api.now().getTime() + 1) })],
    ["with an empty code", () => headersFor({ code: "" })],
    ["with an overlong code", () => headersFor({ code: "x".repeat(65) })],
    ["with a timestamp that is no number", () => headersFor({ timestamp: "now" })],
    ["with a token of odd characters", () => headersFor({ token: "a b\u00e9" })],
    ["with a signature of odd characters", () => ({ ...headersFor(), signature: "\u00e9".repeat(32) })],
  ])("is refused %s", async (_, headers) => {
    expect(codeOf(await send(headers()))).toBe(407);
  });

  it("is wanted of public calls too", async () => {
    const url = "/cdz-admin/api/v1/user/login/verifyCodeImage?verifyId=12345678";
    expect((await api.app.inject({ method: "GET", url })).json()).toMatchObject({ code: 407 });
  });
});

describe("timestamp window of 15 minutes", () => {
  it.each([
    { minutes: -15.1, code: 407 },
    { minutes: -14.9, code: 200 },
    { minutes: 14.9, code: 200 },
    { minutes: 15.1, code: 407 },
  ])("$minutes minutes off: $code", async ({ minutes, code }) => {
    expect((await api.call("getAuthority", undefined, { token, clockAhead: minutes * 60_000 })).code).toBe(code);
  });
});

describe("per-call code", () => {
  it("serves once: a replay is 407", async () => {
    const headers = headersFor();
    expect(codeOf(await send(headers))).toBe(200);
    const replay = await send(headers);
    expect(replay.statusCode).toBe(200);
    expect(replay.json()).toMatchObject({ code: 407, message: "请求已被处理过，请重新登录" });
  });

  it("serves once when sent twice at the same moment", async () => {
    const headers = headersFor();
    const codes = await Promise.all(
      [send(headers), send(headers), send(headers)].map(async (sent) => codeOf(await sent)),
    );
    expect(codes.sort()).toEqual([200, 407, 407]);
  });

  it("serves once when sent twice behind a call that is being looked up: both are looked up together", async () => {
    const headers = headersFor();
    const codes = await Promise.all(
      [send(headersFor()), send(headers), send(headers), send(headersFor())].map(async (sent) => codeOf(await sent)),
    );
    expect(codes).toEqual([200, 200, 407, 200]);
  });

  it("is looked up together with those of others, and each call is its own user's", async () => {
    const names = ["admin", "finance", "viewer", "many", "channel"];
    const tokens = await Promise.all(names.map((name) => api.signIn(name)));
    const calls = Array.from({ length: 40 }, (_, index) => index % (names.length + 1));
    const answers = await Promise.all(
      calls.map((user) => api.call("getCurrentUser", undefined, { token: tokens[user] ?? "nobody".repeat(5) })),
    );
    const users = answers.map(({ data }) => (data as { username?: string } | null)?.username);
    expect(users).toEqual(calls.map((user) => names[user]));
  });

  it("is remembered as long as its timestamp would be accepted, and then forgotten", async () => {
    const headers = headersFor({ timestamp: String(api.now().getTime() + 14.9 * 60_000) });
    expect(codeOf(await send(headers))).toBe(200);
    api.advance(29);
    await sweep(api.db, api.now());
    expect(codeOf(await send(headers))).toBe(407);
    api.advance(2);
    await sweep(api.db, api.now());
    expect(await api.db.$count(callCodes)).toBe(0);
    token = await api.signIn("admin");
  });
});

describe("a crash of PostgreSQL", () => {
  it("takes the codes and their marker, and leaves the sessions", async () => {
    const { rows } = await api.db.execute(
      sql`SELECT relname FROM pg_class WHERE relpersistence = 'u' AND relkind = 'r' ORDER BY relname`,
    );
    expect(rows).toEqual([{ relname: "call_code_marker" }, { relname: "call_codes" }]);
  });
});

describe("answers to what is no proper call", () => {
  it.each([
    ["an unknown path", "GET", "/cdz-admin/api/v1/nothing", 404],
    ["a path of files", "GET", "/cdz-admin/../package.json", 404],
    ["another method", "DELETE", "/cdz-admin/api/v1/user/current", 404],
    ["a broken escape", "GET", "/cdz-admin/%", 400],
  ])("%s", async (_, method, url, status) => {
    const response = await api.app.inject({ method: method as "GET", url });
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toMatch(/package\.json|stack|node_modules|Route/);
  });

  it.each([
    ["broken JSON", '{"a":', 400, "请求内容不是有效的 JSON"],
    ["no JSON object", "[1]", 400, "请求内容不正确"],
    ["an attack on prototypes", '{"__proto__":{"a":1}}', 400, "请求内容不是有效的 JSON"],
    ["a body over the limit", JSON.stringify({ keyword: "x".repeat(300_000) }), 413, "请求内容过大"],
  ])("%s", async (_, body, code, message) => {
    expect(await api.call("listUsers", undefined, { token, body })).toMatchObject({ status: code, code, message });
  });

  it.each([
    ["listUsers", "keyword"],
    ["deleteMessages", "ids"],
  ] as const)("a body of %s nested as deep as it can be", async (operation, property) => {
    const body = `{"${property}":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(await api.call(operation, undefined, { token, body })).toMatchObject({ status: 400, code: 400 });
  });

  it("refuses a list far too long, and one with repetitions", async () => {
    const ids = Array.from({ length: 40_000 }, (_, at) => at + 1);
    expect((await api.call("deleteMessages", { ids }, { token })).code).toBe(400);
    expect(await api.call("deleteMessages", { ids: [1, 1] }, { token, language: "en" })).toMatchObject({
      code: 400,
      data: { errors: [{ field: "ids", message: "No repetitions" }] },
    });
  });

  it("names each wrong field in the caller's language", async () => {
    const input = { pageNum: 0, sortField: "password", status: "x", surprise: 1 };
    const answer = await api.call("listUsers", input, { token, language: "en" });
    expect(answer).toMatchObject({ status: 400, code: 400, message: "The request is invalid" });
    expect((answer.data as { errors: unknown[] }).errors).toEqual(
      expect.arrayContaining([
        { field: "pageNum", message: "At least 1" },
        { field: "sortField", message: "Not one of the possible values" },
        { field: "surprise", message: "Unknown field" },
      ]),
    );
  });

  it("names the fields of the closest of several shapes", async () => {
    const answer = await api.call("modifyUser", { id: 1, status: 1, name: "x" }, { token });
    expect(answer.data).toMatchObject({ errors: [{ field: expect.stringMatching(/^(name|status)$/) }] });
  });

  it.each([
    ["an answer", () => api.call("getAuthority", undefined, { token })],
    ["a refusal", () => api.call("getAuthority")],
    ["an unknown call", () => api.app.inject({ url: "/cdz-admin/api/v1/nothing" })],
    ["an address outside the API", () => api.app.inject({ url: "/nothing" })],
  ])("says of %s that it is no page", async (_, ask) => {
    expect((await ask()).headers).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
    });
  });

  it("forbids keeping and guessing of answers", async () => {
    const { headers } = await api.call("getAuthority", undefined, { token });
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  });
});

describe("a failure of the server", () => {
  it("tells the caller nothing and the log everything", async () => {
    const broken = await createTestApi();
    const session = await broken.signIn("admin");
    await broken.db.execute("ALTER TABLE roles RENAME TO roles_elsewhere");
    const answer = await broken.call("listRoles", undefined, { token: session });
    expect(answer).toMatchObject({ status: 500, code: 500, message: "服务器开小差了，请稍后再试" });
    expect(answer.text).not.toMatch(/roles_elsewhere|relation|select|at /i);
    expect(broken.logged.at(-1)).toMatch(/relation "roles" does not exist/);
    expect(broken.logged.at(-1)).toContain((answer.data as { requestId: string }).requestId);
    await broken.close();
  });
});

const latest = async () => (await api.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];

const draw = (ip: string) => api.call("getVerifyCodeImage", { verifyId: "abcdefgh" }, { ip });

describe("rate limit", () => {
  it("stops the 301st image of one address in a minute, and nobody else", async () => {
    for (let call = 0; call < 300; call += 1) await draw("198.51.100.20");
    expect(await draw("198.51.100.20")).toMatchObject({ status: 429, code: 429, message: "操作过于频繁，请稍后再试" });
    expect((await draw("198.51.100.21")).status).toBe(200);
  });

  it("counts an IPv6 network as one address", async () => {
    // Counted before anything is looked at: calls without an id are cheaper than drawn images.
    for (let host = 1; host <= 300; host += 1)
      await api.call("getVerifyCodeImage", {}, { ip: `2001:db8:0:20::${host.toString(16)}` });
    expect((await draw("2001:db8:0:20:ffff::1")).status).toBe(429);
    expect((await draw("2001:db8:0:21::1")).status).toBe(200);
  });

  it("strangers leave no codes behind", async () => {
    const before = await api.db.$count(callCodes);
    for (let call = 0; call < 20; call += 1) await api.call("listUsers", {}, { token: "B".repeat(43) });
    expect(await api.db.$count(callCodes)).toBe(before);
  });
});

describe("audit", () => {
  it("has 60 denials of one network's strangers in a minute, and no more", async () => {
    const denied = like(auditEvents.ip, "2001:db8:0:30:%");
    // At the beginning of a minute: the count starts over with each.
    api.advance(1 - (api.now().getTime() % 60_000) / 60_000);
    for (let host = 1; host <= 70; host += 1)
      await api.call("listUsers", {}, { token: "B".repeat(43), ip: `2001:db8:0:30::${host.toString(16)}` });
    expect(await api.db.$count(auditEvents, denied)).toBe(60);
  });

  it("is kept for 400 days", async () => {
    const row = { action: "oldTimes", result: "ok", ip: "198.51.100.1", requestId: "" };
    const daysAgo = (days: number) => new Date(api.now().getTime() - days * 86_400_000);
    await api.db.insert(auditEvents).values([
      { ...row, time: daysAgo(399) },
      { ...row, time: daysAgo(401) },
    ]);
    await sweep(api.db, api.now());
    expect(await api.db.$count(auditEvents, eq(auditEvents.action, "oldTimes"))).toBe(1);
  });
});

describe("audit of denials", () => {
  it("keeps a refused permission with its user", async () => {
    const viewer = await api.signIn("viewer");
    await api.call("listUsers", {}, { token: viewer });
    expect(await latest()).toMatchObject({ action: "listUsers", result: "denied", username: "viewer", customId: 1001 });
  });

  it("keeps whence a call came, though the caller has gone before it was answered", async () => {
    const state = newState({ headers: {}, ip: "198.51.100.9" } as FastifyRequest);
    await writeAudit(api.db, { id: "gone", headers: {}, state } as FastifyRequest, { result: "denied" }, api.now());
    expect(await latest()).toMatchObject({ requestId: "gone", ip: "198.51.100.9" });
  });

  it("keeps a refused signature, but not more than 60 a minute of one stranger", async () => {
    const before = await api.db.$count(auditEvents);
    for (let call = 0; call < 80; call += 1)
      await api.call("getAuthority", undefined, { headers: { signature: "0" }, ip: "198.51.100.7" });
    const written = (await api.db.$count(auditEvents)) - before;
    expect(written).toBeGreaterThanOrEqual(60);
    expect(written).toBeLessThanOrEqual(120);
    expect(await latest()).toMatchObject({
      action: "getAuthority",
      result: "denied",
      userId: null,
      ip: "198.51.100.7",
    });
  });
});
