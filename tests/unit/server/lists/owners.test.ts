import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import type { Context } from "../../../../src/server/context";
import { lists } from "../../../../src/server/generated/lists";

/** What the platform shows to everybody. */
const forEverybody = ["listNews", "listProducts", "listServices"];

/** A caller whose numbers no other parameter has. */
const customId = 700_001;
const context = {
  user: { id: 800_001, customId, customType: 1, authCodes: "all," },
  now: () => new Date(),
  language: "zh",
} as unknown as Context;

describe("the rows that a caller may see", () => {
  it.each(Object.entries(lists).filter(([id]) => !forEverybody.includes(id)))(
    "of %s are those of the caller's customer",
    (_id, { owned }) => {
      const { sql, params } = new PgDialect().sqlToQuery(owned(context));
      expect(params).toContain(customId);
      // Nothing beside the owner lets others in.
      expect(sql).not.toMatch(/ or /i);
    },
  );

  it.each(forEverybody)("of %s are the same for all", (id) => {
    const { params } = new PgDialect().sqlToQuery(lists[id as "listNews"].owned(context));
    expect(params).not.toContain(customId);
  });
});
