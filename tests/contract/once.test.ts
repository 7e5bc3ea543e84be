import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import description from "../../src/generated/openapi.json" with { type: "json" };
import { type Operation, type OperationId, operations } from "../../src/generated/operations";
import { sweep } from "../../src/server/database/sweep";
import { auditEvents, idempotencyKeys } from "../../src/server/database/schema/security";
import { examples } from "./examples";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

/** The operations whose request takes a client token. */
const withToken: OperationId[] = [];
for (const id of Object.keys(operations) as OperationId[])
  if (bodySchemas(id).some((schema) => schema.includes("ClientToken"))) withToken.push(id);

/** The request shapes of an operation as JSON text, references resolved once. */
function bodySchemas(id: OperationId): string[] {
  const { method, path }: Operation = operations[id];
  const paths = description.paths as Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>
  >;
  const schema = JSON.stringify(paths[path]?.[method]?.requestBody?.content["application/json"]?.schema ?? {});
  const names = [...schema.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? "");
  return names.map((name) => JSON.stringify((description.components.schemas as Record<string, unknown>)[name]));
}

const newToken = () => randomBytes(12).toString("hex");
const inputOf = async (id: OperationId) => ({
  ...((await examples[id].input?.(api.db)) as object),
  clientToken: newToken(),
});
const createRole = (input: object, as = token) =>
  api.call("createRole", { roleName: newToken(), authCodes: "v1,", ...input }, { token: as });

describe("the kept answer", () => {
  const keptOf = async (clientToken: string) =>
    (await api.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.token, clientToken)))[0];

  it("is encrypted", async () => {
    const clientToken = newToken();
    await createRole({ clientToken });
    expect((await keptOf(clientToken))?.answer).toMatch(/^v1\.[\w+/=]{40,}$/);
  });

  it("that cannot be read any more is not given, and the work is not done again", async () => {
    const input = { roleName: newToken(), clientToken: newToken() };
    await createRole(input);
    await api.db.update(idempotencyKeys).set({ answer: "v1.AAAA" }).where(eq(idempotencyKeys.token, input.clientToken));
    expect((await createRole(input)).code).toBe(409);
  });
});

describe("a request with a client token", () => {
  it("is known of every operation that takes one", () => {
    expect(withToken).toEqual(expect.arrayContaining(["commitOrder", "createRole"]));
  });

  it.each(withToken)("%s has one effect when 64 identical ones come at once, and one answer", async (id) => {
    const input = await inputOf(id);
    const before = await api.db.$count(auditEvents);
    const answers = await Promise.all(Array.from({ length: 64 }, () => api.call(id, input, { token })));
    expect(new Set(answers.map(({ code, data }) => JSON.stringify([code, data])))).toEqual(
      new Set([JSON.stringify([200, answers[0]?.data])]),
    );
    expect(await api.db.$count(auditEvents)).toBe(before + 1);
    expect((await api.call(id, input, { token })).data).toEqual(answers[0]?.data);
    expect(api.logged).toEqual([]);
  });

  it.each(withToken)("%s is refused when the token has named another one", async (id) => {
    const input = await inputOf(id);
    await api.call(id, input, { token });
    const before = await api.db.$count(auditEvents);
    // Made anew it is about another row, or says something else.
    const other = { ...(await inputOf(id)), clientToken: input.clientToken };
    expect(other).not.toEqual(input);
    const answer = await api.call(id, other, { token });
    expect(answer).toMatchObject({ status: 200, code: 409, data: { errors: [{ field: "clientToken" }] } });
    expect(await api.db.$count(auditEvents)).toBe(before);
  });

  it("is the same one whatever the order of its properties", async () => {
    const [roleName, clientToken] = [newToken(), newToken()];
    const first = await createRole({ roleName, clientToken, remark: "x" });
    const second = await createRole({ remark: "x", clientToken, roleName });
    expect(second).toMatchObject({ code: 200, data: first.data });
  });

  it("leaves the token unused when it is refused", async () => {
    const [roleName, clientToken] = [newToken(), newToken()];
    await createRole({ roleName });
    expect((await createRole({ roleName, clientToken })).code).toBe(409);
    expect((await createRole({ roleName: newToken(), clientToken })).code).toBe(200);
  });

  it("does not meet the same token of a colleague or another customer", async () => {
    const clientToken = newToken();
    const first = await createRole({ clientToken });
    for (const username of ["type0", "channel"]) {
      const answer = await createRole({ clientToken }, await api.signIn(username));
      expect(answer.code).toBe(200);
      expect(answer.data).not.toEqual(first.data);
    }
  });

  it("is forgotten after a week", async () => {
    await createRole({ clientToken: newToken() });
    const week = 7 * 24 * 60 * 60_000;
    await sweep(api.db, new Date(api.now().getTime() + week - 60_000));
    expect(await api.db.$count(idempotencyKeys)).toBeGreaterThan(0);
    await sweep(api.db, new Date(api.now().getTime() + week + 60_000));
    expect(await api.db.$count(idempotencyKeys)).toBe(0);
  });
});
