import { describe, expect, it } from "vitest";
import { drawerRow } from "../../../../src/render/drawer/drawer-row";
import type { ResolvedView } from "../../../../src/model/resolved";
import { detailView, formView, listView, screen } from "../views";

const byId = { id: { from: "field", field: "id" } } as const;
const things = screen({
  list: listView({ route: "/things", rowKey: "rowKey" }),
  detail: detailView(),
  page: detailView({ name: "page", route: "/things/:id" }),
  create: formView({ name: "create" }),
  edit: formView({ name: "edit", send: byId, load: { call: "getThing", send: byId } }),
  reset: formView({ name: "reset", send: byId }),
});
function view(name: string): ResolvedView {
  const found = things.views[name];
  if (!found) throw new Error(name);
  return found;
}

describe("the row of a drawer", () => {
  const shown = { rows: [{ id: 4, rowKey: "4", name: "new" }], rowKey: "rowKey", single: false, ready: true };
  it.each([
    {
      says: "what the page shows, over what the history kept",
      name: "detail",
      id: "4",
      kept: { id: 4, name: "old", note: "n" },
      row: { id: 4, rowKey: "4", name: "new", note: "n" },
    },
    { says: "the key alone where the view fetches the rest", name: "detail", id: "9", kept: undefined, row: { id: 9 } },
    { says: "the key alone for a form that loads", name: "edit", id: "9", kept: undefined, row: { id: 9 } },
    { says: "nothing for a form that would begin empty", name: "reset", id: "9", kept: undefined, row: undefined },
    {
      says: "the kept row for such a form",
      name: "reset",
      id: "9",
      kept: { id: 9, name: "x" },
      row: { id: 9, name: "x" },
    },
    { says: "nothing where the key is missing", name: "detail", id: undefined, kept: undefined, row: undefined },
    { says: "an empty row for a form that needs none", name: "create", id: undefined, kept: undefined, row: {} },
    { says: "a key that is no number as text", name: "detail", id: "007", kept: undefined, row: { id: "007" } },
  ])("is $says", ({ name, id, kept, row }) => {
    expect(drawerRow(view(name), { id, kept, shown })).toEqual(row);
  });

  it("is the page's own where the page is about one row and the address names none", () => {
    expect(drawerRow(view("reset"), { id: undefined, kept: undefined, shown: { ...shown, single: true } })).toEqual(
      shown.rows[0],
    );
    expect(drawerRow(view("reset"), { id: undefined, kept: undefined, shown })).toBeUndefined();
  });
});
