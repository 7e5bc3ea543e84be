import { describe, expect, it } from "vitest";
import { covers, filledLists, gatheredRow, resolveSend } from "../../../../src/render/shared/resolve-send";
import type { ResolvedSend } from "../../../../src/model/resolved-view";

const rows = [
  { id: 1, name: "a", note: null },
  { id: 2, name: "b" },
];
const field = { id: { from: "field", field: "id" } } as const;
const each = { ids: { from: "each", field: "id" } } as const;

it.each<{ says: string; send: ResolvedSend; rows: Record<string, unknown>[]; input: Record<string, unknown> }>([
  { says: "a field of the row at hand", send: field, rows, input: { id: 1 } },
  { says: "the list of a field over the selected rows", send: each, rows, input: { ids: [1, 2] } },
  { says: "a list of one for one row", send: each, rows: [{ id: 9 }], input: { ids: [9] } },
  {
    says: "a constant",
    send: { status: { from: "value", value: 0 }, note: { from: "value", value: null } },
    rows,
    input: { status: 0, note: null },
  },
  {
    says: "null where the row says null",
    send: { note: { from: "field", field: "note" } },
    rows,
    input: { note: null },
  },
  { says: "nothing where the row lacks the field", send: { x: { from: "field", field: "x" } }, rows, input: {} },
  { says: "no holes in lists", send: { notes: { from: "each", field: "note" } }, rows, input: { notes: [] } },
  {
    says: "a number out of an address",
    send: { id: { from: "field", field: "id", type: "number" } },
    rows: [{ id: "7" }],
    input: { id: 7 },
  },
  {
    says: "nothing for an address that holds no number",
    send: { id: { from: "field", field: "id", type: "number" } },
    rows: [{ id: "x" }],
    input: {},
  },
  { says: "nothing without rows", send: field, rows: [], input: {} },
])("sends $says", ({ send, rows: at, input }) => {
  expect(resolveSend(send, at)).toEqual(input);
});

it("knows whether a row has what it reads", () => {
  const send: ResolvedSend = { ...field, ...each, all: { from: "value", value: true } };
  expect([covers(send, { id: 0 }), covers(send, { id: null }), covers(send, {}), covers({}, {})]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

describe("a form opened for several rows", () => {
  const send = { ids: { from: "each", field: "id" }, name: { from: "field", field: "name" } } as const;

  it("has them as one, whose lists are sent as they are", () => {
    const row = gatheredRow([send], rows);
    expect(row).toEqual({ id: [1, 2] });
    expect(resolveSend({ ids: send.ids }, [row])).toEqual({ ids: [1, 2] });
  });

  it("sends the list of one where it is opened for one", () => {
    expect(resolveSend(send, [rows[0] ?? {}])).toEqual({ ids: [1], name: "a" });
  });

  it("fills in an object for each of them, without what a row lacks", () => {
    expect(filledLists({ items: { key: "id", text: "note" } }, [...rows, { id: 3, note: "n", name: "c" }])).toEqual({
      items: [{ key: 1 }, { key: 2 }, { key: 3, text: "n" }],
    });
  });
});
