import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Operation, type OperationId, operations } from "../../src/generated/operations";
import { auditEvents } from "../../src/server/database/schema/security";
import { createChecks } from "../../src/server/plugins/description";
import { examples } from "./examples";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
});
// Logging out is an operation too, so each test has a session of its own.
beforeEach(async () => {
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const table = (Object.entries(operations) as [OperationId, Operation][]).map(([id, operation]) => ({
  ...operation,
  id,
}));
const inputOf = async (id: OperationId) => ((await examples[id].input?.(api.db)) ?? {}) as Record<string, unknown>;
const foreignIds = table.flatMap(({ id }) =>
  Object.keys(examples[id].foreign ?? {}).map((property) => ({ id, property })),
);
/** Larger than any id of the demo, and still one. */
const missingId = 9_007_199_254_740_991;
/** What would tell how the server is made inside. */
const internals =
  /select |insert |update |delete from|violates|constraint|node_modules|\.ts\b|at .+:\d+:\d+|syntax error|ECONN|drizzle|postgres/i;
const oddValues = [
  "\u0000",
  "a\u0000b",
  "%00",
  "\u0007",
  "'; DROP TABLE users; --",
  1e300,
  -1,
  0,
  2 ** 63,
  "𠮷".repeat(3000),
  [],
  {},
  null,
  true,
];

/**
 * The odd values that a property gets: all that its description admits, and by turns one of those that it refuses, for they are
 * refused by the same check everywhere.
 */
function oddValuesOf(isAdmitted: (value: unknown) => boolean, turn: number): unknown[] {
  const refused = oddValues.filter((value) => !isAdmitted(value));
  const one = refused[turn % refused.length];
  return oddValues.filter((value) => value === one || !refused.includes(value));
}

describe("every operation", () => {
  it.each(table)("$id answers as described", async ({ id }) => {
    const { status, code } = await api.call(id, await inputOf(id), { token });
    expect({ status, code, logged: api.logged }).toEqual({ status: 200, code: 200, logged: [] });
  });

  it.each(table.filter((operation) => !operation.public))("$id wants a session", async ({ id }) => {
    const input = await inputOf(id);
    expect((await api.call(id, input)).code).toBe(407);
    expect((await api.call(id, input, { token: "A".repeat(43) })).code).toBe(407);
  });

  // An account that has the messages' codes and no others, and for those codes one that has others.
  const withoutAny = (codes: readonly string[]): string =>
    codes.includes("v6") ? "viewer" : codes.includes("v1") ? "finance" : "many";
  it.each(table.filter(({ permission }) => permission))(
    "$id is refused without $permission",
    async ({ id, permission = [] }) => {
      const answer = await api.call(id, await inputOf(id), {
        token: await api.signIn(withoutAny(permission)),
      });
      expect(answer).toMatchObject({
        status: 200,
        code: 403,
        message: expect.stringContaining(permission.join(" / ")),
      });
    },
  );

  it.each(table)("$id refuses a field it does not know", async ({ id }) => {
    expect(await api.call(id, { ...(await inputOf(id)), unheardOf: "1" }, { token })).toMatchObject({
      status: 400,
      code: 400,
    });
  });

  it.each(foreignIds)("$id answers another customer's $property like a missing one", async ({ id, property }) => {
    const input = await inputOf(id);
    const ask = async (value: number) => {
      const list = Array.isArray(input[property]);
      const { status, code, message, data } = await api.call(
        id,
        { ...input, [property]: list ? [value] : value },
        { token },
      );
      return { status, code, message, data: { ...(data as object), requestId: "" } };
    };
    const foreign = await ask((await examples[id].foreign?.[property]?.(api.db)) ?? 0);
    expect(foreign).toEqual(await ask(missingId));
    expect(foreign.code).toBe(examples[id].filters ? 200 : 404);
  });

  it.each(table)("$id never fails on odd values and never tells how it is made", async (operation) => {
    const { id, method } = operation;
    const input = await inputOf(id);
    const { checkInput } = createChecks(id);
    for (const [at, property] of Object.keys(input).entries()) {
      const isAdmitted = (value: unknown): boolean =>
        checkInput(structuredClone({ ...input, [property]: method === "get" ? String(value) : value })).length === 0;
      for (const value of oddValuesOf(isAdmitted, table.indexOf(operation) + at)) {
        const { code, message, text } = await api.call(id, { ...input, [property]: value }, { token });
        expect({ property, value, code, logged: api.logged }).not.toMatchObject({ code: 500 });
        expect(code === 200 ? message : text).not.toMatch(internals);
      }
    }
  });

  it.each(table.filter(({ change }) => change))("$id leaves an audit row", async ({ id }) => {
    const input = await inputOf(id);
    const before = await api.db.$count(auditEvents);
    expect((await api.call(id, input, { token })).code).toBe(200);
    expect(await api.db.$count(auditEvents)).toBeGreaterThan(before);
  });
});
