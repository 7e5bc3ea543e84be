import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignedInSession } from "../../src/generated/api";
import { createTestApi, newVerifyId, type TestApi, verifyCode } from "./test-api";
import { demoPassword } from "../../src/server/database/seed/identity";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
async function enter(ip: string, username = "viewer"): Promise<string> {
  const input = { username, password: demoPassword, verifyId: newVerifyId(), verifyCode };
  return ((await api.call("login", input, { ip, headers: { "user-agent": chrome } })).data as { token: string }).token;
}
const list = async (token: string): Promise<SignedInSession[]> =>
  (await api.call("listSessions", undefined, { token })).data;
const alive = async (token: string) => (await api.call("getAuthority", undefined, { token })).code === 200;

describe("listSessions", () => {
  it("tells where one is signed in, this browser first, and nobody else's", async () => {
    const [here, there] = [await enter("203.0.113.1"), await enter("203.0.113.2")];
    await enter("203.0.113.3", "finance");
    expect(await list(here)).toMatchObject([
      { ip: "203.0.113.1", browser: "Chrome 140, Windows", current: true },
      { ip: "203.0.113.2", current: false },
    ]);
    expect((await list(there))[0]).toMatchObject({ ip: "203.0.113.2", current: true });
  });

  it("leaves out what has ended by itself", async () => {
    const there = await enter("203.0.113.4", "he.ruoxi");
    api.advance(31);
    const here = await enter("203.0.113.5", "he.ruoxi");
    expect((await list(here)).map(({ ip }) => ip)).toEqual(["203.0.113.5"]);
    expect(await alive(there)).toBe(false);
  });
});

describe("a session of one's own", () => {
  it("ends elsewhere, and is answered 407 from then on", async () => {
    const [here, there, third] = [
      await enter("203.0.113.6", "luo.chengye"),
      await enter("203.0.113.7", "luo.chengye"),
      await enter("203.0.113.8", "luo.chengye"),
    ];
    const id = (await list(here)).find(({ ip }) => ip === "203.0.113.7")?.id;
    expect((await api.call("endSessions", { ids: [id] }, { token: here })).code).toBe(200);
    expect((await api.call("getAuthority", undefined, { token: there })).code).toBe(407);
    expect([await alive(here), await alive(third)]).toEqual([true, true]);
    expect((await api.call("endSessions", { ids: [id] }, { token: here })).code).toBe(404);
  });

  it("does not end here, nor together with one that is another's", async () => {
    const [here, there] = [await enter("203.0.113.9", "pan.xinyi"), await enter("203.0.113.10", "pan.xinyi")];
    const mine = await list(here);
    expect((await api.call("endSessions", { ids: mine.map(({ id }) => id) }, { token: here })).code).toBe(422);
    const [foreign] = await list(await enter("203.0.113.11", "finance"));
    const other = mine.find(({ current }) => !current)?.id;
    expect((await api.call("endSessions", { ids: [other, foreign?.id] }, { token: here })).code).toBe(404);
    expect([await alive(here), await alive(there)]).toEqual([true, true]);
  });

  it("is the only one left when all others are ended", async () => {
    const tokens = await Promise.all([1, 2, 3].map((last) => enter(`198.51.100.${last}`, "tang.bowen")));
    const [here = "", ...others] = tokens;
    expect((await api.call("endOtherSessions", {}, { token: here })).code).toBe(200);
    expect(await list(here)).toMatchObject([{ current: true }]);
    for (const token of others) expect(await alive(token)).toBe(false);
  });
});
