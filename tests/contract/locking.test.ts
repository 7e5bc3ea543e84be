import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "../../src/server/database/client";
import { roles, users } from "../../src/server/database/schema/identity";
import { createPeople, secret } from "./people";
import { type Answer, createTestApi, type TestApi } from "./test-api";
import { untilWaiting } from "./until-waiting";

let api: TestApi;
let people: Awaited<ReturnType<typeof createPeople>>;
beforeAll(async () => {
  api = await createTestApi();
  people = await createPeople(api);
});
afterAll(() => api.close());

/** Makes a call that is stopped by locks taken before it, does something while it waits, and returns its answer. */
async function meanwhile(
  lock: (tx: Tx) => Promise<unknown>,
  call: () => Promise<Answer>,
  act: (tx: Tx) => Promise<unknown>,
): Promise<Answer> {
  const { answer } = await api.db.transaction(async (tx) => {
    await lock(tx);
    const pending = { answer: call() };
    await untilWaiting(api.db);
    await act(tx);
    return pending;
  });
  return answer;
}

const lockRole = (id: number) => (tx: Tx) => tx.select().from(roles).where(eq(roles.id, id)).for("update");
const lockUser = (id: number) => (tx: Tx) =>
  tx.select().from(users).where(eq(users.id, id)).for("update", { noWait: true });

describe("two people at the same moment", () => {
  it("modifyUser waits for a role before it holds the user, so modifyRole can go on to that user", async () => {
    const [{ id }, role] = [await people.create(), await people.roleId("operations")];
    const modify = () => api.call("modifyUser", { id, roleIds: [role] }, { token: people.admin });
    expect((await meanwhile(lockRole(role), modify, lockUser(id))).code).toBe(200);
  });

  it("resetUserPassword is refused when the user was given more than the caller has meanwhile", async () => {
    const [{ id, username }, manager] = [await people.create(), await people.managerWith("v7,")];
    const reset = () => api.call("resetUserPassword", { id, newPassword: "Fresh#4711" }, { token: manager.token });
    const promote = (tx: Tx) => tx.update(users).set({ authCodes: "all" }).where(eq(users.id, id));
    expect((await meanwhile(lockUser(id), reset, promote)).code).toBe(403);
    expect((await people.login(username, secret)).code).toBe(200);
  });
});
