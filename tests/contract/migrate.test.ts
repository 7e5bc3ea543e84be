import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../src/server/database/migrate";
import { createBareDatabase, type TestDatabase } from "../helpers/database";

let database: TestDatabase;
beforeAll(async () => {
  database = await createBareDatabase();
});
afterAll(() => database.drop());

it("two servers that start at once on a database without tables both find them afterwards", async () => {
  const started = await Promise.allSettled([migrate(database.url), migrate(database.url)]);
  expect(started).toEqual([
    { status: "fulfilled", value: undefined },
    { status: "fulfilled", value: undefined },
  ]);
});
