import { describe, expect, it } from "vitest";
import { fieldsRead, keyField } from "../../../src/domain/row-key";
import { detailView, formView, listView } from "../render/views";

const byId = { id: { from: "field", field: "id" } } as const;

it("a send reads the fields that it names, not its constants", () => {
  expect(fieldsRead({ ...byId, ids: { from: "each", field: "number" }, all: { from: "value", value: true } })).toEqual([
    "id",
    "number",
  ]);
});

describe("a row is named in an address by", () => {
  it.each([
    { by: "what a detail asks the server with", view: detailView({ send: byId }), field: "id" },
    { by: "what a form loads with", view: formView({ send: {}, load: { call: "getThing", send: byId } }), field: "id" },
    { by: "what identifies it in the list, where nothing is asked", view: formView(), field: "rowKey" },
    { by: "that too, of a list", view: listView(), field: "rowKey" },
    {
      by: "that too, where more than one field is asked with",
      view: detailView({ send: { ...byId, type: { from: "field", field: "type" } } }),
      field: "rowKey",
    },
  ])("$by", ({ view, field }) => {
    expect(keyField(view, "rowKey")).toBe(field);
  });
});
