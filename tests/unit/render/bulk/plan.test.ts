import { expect, it } from "vitest";
import type { Bulk } from "../../../../src/model/resolved-view";
import { batchesOf, isOneCall, planOf } from "../../../../src/render/bulk/plan";
import { action } from "../views";

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
const bulk = (by: Bulk["by"], most?: number) =>
  action("x", { bulk: { by, label: "id", ...(most !== undefined && { most }) } });

const tellingEach = { kind: "call", call: "stop", send: {}, tellsEach: true } as const;

it("tells apart the rows that allow it, and why the others do not", () => {
  const plan = planOf(bulk("row"), rows, ({ id }) => (id === 2 ? { kind: "row" } : undefined));
  expect(plan).toMatchObject({
    able: [{ id: 1 }, { id: 3 }],
    leftOut: [{ row: { id: 2 }, obstacle: { kind: "row" } }],
  });
});

it.each([
  { says: "a list without limit", act: bulk("list"), blocked: 0, one: true },
  { says: "a list within its limit", act: bulk("list", 3), blocked: 0, one: true },
  { says: "a list beyond its limit", act: bulk("list", 2), blocked: 0, one: false },
  { says: "a list of which a row is left out", act: bulk("list", 3), blocked: 1, one: false },
  { says: "row by row", act: bulk("row"), blocked: 0, one: false },
  { says: "a list whose call tells of each row", act: { ...bulk("list"), does: tellingEach }, blocked: 0, one: false },
])("$says is one call: $one", ({ act, blocked, one }) => {
  expect(isOneCall(planOf(act, rows, ({ id }) => (Number(id) <= blocked ? { kind: "row" } : undefined)))).toBe(one);
});

it.each([
  { says: "one by one", act: bulk("row"), batches: [[1], [2], [3]] },
  { says: "as many as a call takes", act: bulk("list", 2), batches: [[1, 2], [3]] },
  { says: "all at once", act: bulk("list"), batches: [[1, 2, 3]] },
])("calls $says", ({ act, batches }) => {
  expect(batchesOf([1, 2, 3], act)).toEqual(batches);
  expect(batchesOf([], act)).toEqual([]);
});
