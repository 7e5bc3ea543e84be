import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LoginHistoryPage } from "../../src/generated/api";
import { users } from "../../src/server/database/schema/identity";
import { auditEvents } from "../../src/server/database/schema/security";
import { createTestApi, newVerifyId, type TestApi, verifyCode } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("finance");
});
afterAll(() => api.close());

const history = async (input: object = {}, as = token) =>
  (await api.call("listLoginHistory", input, { token: as })).data as LoginHistoryPage;
const attempt = (username: string, password: string, headers: Record<string, string> = {}) =>
  api.call("login", { username, password, verifyId: newVerifyId(), verifyCode }, { headers, ip: "203.0.113.9" });

describe("listLoginHistory", () => {
  it("tells of one's own sign-ins, those that failed too, with address and browser", async () => {
    const chrome =
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
    await attempt("FINANCE", "wrong", { "user-agent": chrome });
    await attempt("viewer", "wrong");
    const { list } = await history();
    expect(list.map(({ result }) => result)).toEqual(["failed", "ok"]);
    expect(list[0]).toMatchObject({ ip: "203.0.113.9", browser: "Chrome 140, Windows" });
    expect((await history({ result: "ok" })).list).toHaveLength(1);
    expect((await history({ endTime: "2020-01-01 00:00:00" })).list).toEqual([]);
    expect((await history({ startTime: list[0]?.time, endTime: list[0]?.time })).list.map(({ id }) => id)).toContain(
      list[0]?.id,
    );
  });

  it("does not tell what happened under the name before the account was made", async () => {
    const [{ createTime } = { createTime: new Date() }] = await api.db
      .select()
      .from(users)
      .where(eq(users.username, "viewer"));
    const row = { action: "login", username: "viewer", result: "failed", ip: "198.51.100.1", requestId: "earlier" };
    const day = 24 * 60 * 60 * 1000;
    await api.db.insert(auditEvents).values([
      { ...row, time: new Date(createTime.getTime() - day) },
      { ...row, time: new Date(createTime.getTime() + day), ip: "198.51.100.2" },
    ]);
    const seen = (await history({ result: "failed" }, await api.signIn("viewer"))).list.map(({ ip }) => ip);
    expect(seen).toContain("198.51.100.2");
    expect(seen).not.toContain("198.51.100.1");
  });

  it("is walked forth and back by places, each row once, while new ones come", async () => {
    const now = api.now();
    const rows = Array.from({ length: 45 }, (_, index) => ({
      action: "login",
      username: "type3",
      result: "ok",
      ip: `192.0.2.${index}`,
      requestId: "seeded",
      time: new Date(now.getTime() - (60 - index) * 1000),
    }));
    await api.db.insert(auditEvents).values(rows);
    const as = await api.signIn("type3");
    const ips = (page: LoginHistoryPage) => page.list.map(({ ip }) => ip);

    const first = await history({}, as);
    expect(first.previousCursor).toBeNull();
    await attempt("type3", "wrong");
    const second = await history({ cursor: first.nextCursor }, as);
    const third = await history({ cursor: second.nextCursor }, as);
    expect([first, second, third].map(({ list }) => list.length)).toEqual([20, 20, 6]);
    expect(third.nextCursor).toBeNull();
    expect([first, second, third].flatMap(ips).slice(1)).toEqual(rows.map(({ ip }) => ip).toReversed());

    const back = await history({ cursor: third.previousCursor }, as);
    expect(ips(back)).toEqual(ips(second));
    expect(back.nextCursor).toBe(second.nextCursor);
    // Only one newer row than the first page had: that is the first page.
    const start = await history({ cursor: first.list[0] && `a${first.list[0].id}` }, as);
    expect(start.list).toHaveLength(20);
    expect(start.previousCursor).toBeNull();
    expect((await api.call("listLoginHistory", { cursor: "c1" }, { token: as })).code).toBe(400);
  });
});
