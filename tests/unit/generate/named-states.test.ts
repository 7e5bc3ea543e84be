import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import document from "../../../src/generated/openapi.json" with { type: "json" };

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  items?: Schema;
  "x-enum-varnames"?: string[];
}

const schemas = document.components.schemas as Record<string, Schema>;

/** Whether a value has names, itself or each of a list. */
function isNamed({ $ref, anyOf = [], items, "x-enum-varnames": names }: Schema): boolean {
  if (names) return true;
  const component = $ref === undefined ? undefined : schemas[$ref.split("/").at(-1) ?? ""];
  return [component, items, ...anyOf].some((inner) => inner !== undefined && isNamed(inner));
}

/** Common words for other things, too: where from, and the category of the navigation state, which may be 0 (specification §3). */
const ambiguous = new Set(["from", "categoryId"]);

/** Properties whose numbers have names. */
const properties = new Set(
  Object.values(schemas).flatMap((schema) =>
    Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      isNamed(property) && !ambiguous.has(name) ? [name] : [],
    ),
  ),
);
const columns = [...properties].map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const name = `\\b(?:${[...properties, ...columns].join("|")})`;

/** A number where a name belongs: compared, given, listed, in SQL or in a type. */
const bare = [
  new RegExp(`${name}\\??: \\[?\\d`, "g"),
  new RegExp(`${name}\\}? (?:[!=<>]=*|<>|in|between)+ [([]*\\d`, "gi"),
  new RegExp(`(?:eq|ne|inArray|mayMove)\\([\\w.]*${name}, \\[?\\d`, "g"),
  new RegExp(`\\[\\d+(?:, \\d+)*\\]\\.includes\\([\\w.]*${name}\\b`, "g"),
  new RegExp(`${name}(?:es)?\\.includes\\(\\d`, "g"),
];

describe("states in code", () => {
  const folders = ["admin", "areas", "identity", "jobs", "database/schema"]
    .map((folder) => `server/${folder}`)
    .concat("domain", "pages", "render", "shell", "state", "widgets");
  const files = folders.flatMap((folder) => {
    const inside = readdirSync(join("src", folder), { recursive: true, encoding: "utf8" });
    return inside.filter((file) => /\.tsx?$/.test(file)).map((file) => join("src", folder, file));
  });

  it("are looked for in many files, by the names of many properties", () => {
    expect(files.length).toBeGreaterThan(400);
    expect([...properties]).toEqual(expect.arrayContaining(["status", "orderType", "readFlag", "syncStatus", "type"]));
  });

  it.each([
    "status: 1",
    "row.status === 1",
    "eq(orders.status, 1)",
    "inArray(orders.orderType, [1, 2])",
    "mayMove(row.status, 4)",
    "[0, 17].includes(row.status)",
    "statuses.includes(2)",
    "sql`${row.status} in (0, 1)`",
    "AND order_type <> 4",
    "{ status: 3; note: Words }",
  ])("would be found in: %s", (text) => expect(bareIn(text)).not.toEqual([]));

  it("have names everywhere, never bare numbers", () => {
    const found = files.flatMap((file) => bareIn(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });
});

function bareIn(text: string): string[] {
  return bare.flatMap((shape) => text.match(shape) ?? []);
}
