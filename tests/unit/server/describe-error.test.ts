import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "pg";
import { expect, it } from "vitest";
import { describeCause, describeError } from "../../../src/server/describe-error";

const secret = "13800138000";

function databaseError(message: string, facts: Partial<DatabaseError>): DatabaseError {
  return Object.assign(new DatabaseError(message, 0, "error"), facts);
}

it.each([
  ["the parameters of a statement", new DrizzleQueryError("insert into users values ($1)", [secret])],
  ["a parameter that looks like a frame", new DrizzleQueryError("select $1", [`x\n    at ${secret}`])],
  [
    "the row that broke a constraint",
    databaseError("violates", {
      code: "23514",
      detail: `Failing row contains (${secret})`,
      where: secret,
      hint: secret,
    }),
  ],
  ["the value that is none", databaseError(`invalid input syntax for type bigint: "${secret}"`, { code: "22P02" })],
  ["a value of several lines", databaseError(`invalid input syntax: "a\n${secret}"`, { code: "22P02" })],
  ["what stands far behind", new Error(`${"x".repeat(200)}${secret}`)],
  ["a thrown text that is long", `${"x".repeat(200)}${secret}`],
])("leaves out %s, in the error and in its cause", (_what, error) => {
  expect(describeError(error)).not.toContain(secret);
  expect(describeError(new Error("outer", { cause: error }))).not.toContain(secret);
  expect(describeCause(new Error("outer", { cause: error }))).not.toContain(secret);
});

it("says what failed and where", () => {
  const cause = databaseError('duplicate key value violates unique constraint "users_phone_key"', {
    code: "23505",
    table: "users",
    constraint: "users_phone_key",
  });
  const text = describeError(new DrizzleQueryError("insert into users values ($1)", [secret], cause));
  expect(text).toContain("Failed query: insert into users values ($1)");
  expect(text).toContain(
    'caused by error: duplicate key value violates unique constraint "users_phone_key" (code 23505, table users, constraint users_phone_key)',
  );
  expect(text).toMatch(/\n\s+at .*describe-error\.test/);
});

it("says what several errors at once were", () => {
  expect(describeError(new AggregateError([new Error("one"), new Error("two")], "both"))).toMatch(
    /both[^]*caused by Error: one[^]*caused by Error: two/,
  );
});

it("cuts a statement that lists thousands of places", () => {
  expect(
    describeError(new DrizzleQueryError(`insert ${"($1), ".repeat(5000)}`, [])).split("\n")[0]?.length,
  ).toBeLessThan(1100);
});

it.each([
  [
    new DrizzleQueryError("select 1", [], databaseError('role "x" does not exist', { code: "28000" })),
    'role "x" does not exist (code 28000)',
  ],
  [Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  [new Error("", { cause: "gone" }), "gone"],
])("tells the innermost cause in one line: %#", (error, line) => {
  expect(describeCause(error)).toBe(line);
});
