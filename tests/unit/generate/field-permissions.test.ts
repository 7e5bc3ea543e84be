import { describe, expect, it } from "vitest";
import document from "../../../src/generated/openapi.json" with { type: "json" };
import { type OperationId, operations } from "../../../src/generated/operations";
import { rowFilters } from "../../../src/generated/row-filters";
import { describedAnswer, describedRequest, rowOf } from "../../../src/server/field-permissions/described-fields";

type Node = Record<string, unknown>;

/** Where a schema has a permission of its own, and the object it is a property of, if it is one. */
interface Marked {
  path: string[];
  codes: string[];
  object: Node;
}

function markedIn(node: unknown, path: string[] = [], above: Node[] = []): Marked[] {
  if (typeof node !== "object" || node === null) return [];
  const object = node as Node;
  const own = "x-permission" in object && !("operationId" in object);
  const here = { path, codes: [object["x-permission"]].flat() as string[], object: above.at(-2) ?? {} };
  const inner = Object.entries(object).flatMap(([key, each]) => markedIn(each, [...path, key], [...above, object]));
  return own ? [here, ...inner] : inner;
}

const marked = markedIn(document);
const listed = (Object.keys(operations) as OperationId[])
  .map((id) => ({ id, answer: describedAnswer(id), row: rowOf(describedAnswer(id)) }))
  .filter(({ row }) => [...(row?.names() ?? [])].some((name) => (row?.field(name)?.permission.length ?? 0) > 0));

/** Whether a field of a list's rows needs a permission of its own. */
const isMarked = ({ row }: (typeof listed)[number], name: string) => (row?.field(name)?.permission.length ?? 0) > 0;

describe("a permission of a property", () => {
  it("stands at properties only, which no answer and no request requires, and names menu codes", () => {
    expect(marked.length).toBeGreaterThan(3);
    for (const { path, codes, object } of marked) {
      expect(path.at(-2)).toBe("properties");
      expect(object["required"] ?? []).not.toContain(path.at(-1));
      for (const code of codes) expect(code).toMatch(/^v\d+(-\d+(\.\d+)?)?$/);
    }
  });

  it.each(listed)(
    "in rows of $id is no order by itself, is searched by no text, and is in no sums of others",
    (list) => {
      const order = (
        document.components.schemas as Record<string, { properties?: Record<string, { default?: unknown }> }>
      )[`${list.id[0]?.toUpperCase()}${list.id.slice(1)}Request`]?.properties?.["sortField"]?.default;
      expect(isMarked(list, String(order))).toBe(false);
      const { searched = [] } = (rowFilters as Record<string, { searched: readonly string[] }>)[list.id] ?? {};
      for (const name of searched) expect(isMarked(list, name)).toBe(false);
      const totals = list.answer?.field("totals");
      for (const name of totals?.names() ?? [])
        expect((totals?.field(name)?.permission.length ?? 0) > 0).toBe(isMarked(list, name));
    },
  );
});

describe("what the server reads of the description", () => {
  it("is every mark: of rows, of an object and of what it holds", () => {
    const permission = [["v3-1", "v4-1", "v4-3"]];
    expect(rowOf(describedAnswer("listViewResources"))?.field("monthCost")?.permission).toEqual(permission);
    expect(rowOf(describedAnswer("listViewGroups"))?.field("monthCost")?.permission).toEqual(permission);
    expect(describedAnswer("getBusinessView")?.field("monthCost")?.permission).toEqual(permission);
    expect(describedAnswer("getBusinessView")?.field("viewName")?.permission).toEqual([]);
  });

  it("knows the pairs and kept filters of requests", () => {
    expect(describedRequest("listHosts").ranges.get("monthCost")).toEqual(["minCost", "maxCost"]);
    expect(describedRequest("previewViewGroup").field("filter")?.filterOf).toBe("listViewResources");
  });
});
