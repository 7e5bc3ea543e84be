import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweep } from "../../src/server/database/sweep";
import { callCodes } from "../../src/server/database/schema/security";
import { createTestApi, requestOf, type TestApi } from "./test-api";

/** What every call writes: its code, its session's last call, its audit row. */
const written = ["call_codes", "call_code_marker", "sessions", "audit_events"];

const patience = { timeout: 50_000, interval: 200 };

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  await api.db.execute(sql`CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
});
afterAll(() => api.close());

const fill = async () => {
  for (const table of written)
    await api.db.execute(
      sql.raw(`CREATE TRIGGER no_space BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION no_space()`),
    );
};
const makeRoom = async () => {
  for (const table of written) await api.db.execute(sql.raw(`DROP TRIGGER no_space ON ${table}`));
};
const read = () => requestOf("getAuthority", undefined, { token }, api.now());
const codeOf = async (request: ReturnType<typeof read>) =>
  (await api.app.inject(request)).json<{ code: number }>().code;
const create = (roleName: string) => api.call("createRole", { roleName, authCodes: "v1," }, { token, language: "en" });

describe("a full disk", () => {
  it("leaves reads alone, each of them once, and refuses writes with a clear word until there is room again", async () => {
    const before = read();
    expect(await codeOf(before)).toBe(200);
    await fill();
    // Long enough for the session's last call to be written down again.
    api.advance(2);

    const during = read();
    const codes = await api.db.$count(callCodes);
    expect([await codeOf(during), await codeOf(during), await codeOf(before)]).toEqual([200, 407, 407]);
    expect(await api.db.$count(callCodes)).toBe(codes);
    expect((await api.call("listRoles", undefined, { token })).code).toBe(200);
    expect((await api.call("listRoles", undefined, { token: "B".repeat(43) })).code).toBe(407);
    const refused = await create("full");
    expect(refused).toMatchObject({
      status: 503,
      code: 503,
      message: expect.stringContaining("no storage left"),
      data: { retryAfter: 5 },
    });
    expect(refused.headers["retry-after"]).toBe("5");

    await makeRoom();
    expect((await create("room")).code).toBe(200);
    expect([await codeOf(read()), await codeOf(during)]).toEqual([200, 407]);
  });

  it("signs nobody out who is at work, however long it lasts, and ends sessions that are not used", async () => {
    const idle = await api.signIn("finance");
    const lifetime = async () => (await api.call("getSession", undefined, { token })).data as { idleSeconds: number };
    await fill();
    for (let minutes = 0; minutes < 60; minutes += 10) {
      api.advance(10);
      expect(await codeOf(read())).toBe(200);
      await sweep(api.db, api.now());
    }
    expect((await lifetime()).idleSeconds).toBeGreaterThan(29 * 60);
    expect((await api.call("getAuthority", undefined, { token: idle })).code).toBe(407);
    await makeRoom();
    expect([await codeOf(read()), (await create("later")).code]).toEqual([200, 200]);
    api.advance(31);
    expect(await codeOf(read())).toBe(407);
  });

  it("leaves reads alone after a crash, too, and takes no call from before it twice", async () => {
    token = await api.signIn("admin");
    const before = read();
    expect(await codeOf(before)).toBe(200);
    await api.db.execute(sql`TRUNCATE call_codes, call_code_marker`);
    await fill();
    expect(await codeOf(read())).toBe(503);
    await expect.poll(() => codeOf(read()), patience).toBe(200);
    const during = read();
    expect([await codeOf(during), await codeOf(during), await codeOf(before)]).toEqual([200, 407, 503]);
    expect((await create("crashed")).status).toBe(503);

    await makeRoom();
    await expect.poll(() => codeOf(read()), patience).toBe(200);
    expect(await codeOf(before)).toBe(503);
    expect((await create("recovered")).code).toBe(200);
  });
});
