import { describe, expect, it } from "vitest";
import type { ResolvedScreen } from "../../../../src/model/resolved";
import type { ScreenSources } from "../../../../src/model/sources";
import { offeredScreen } from "../../../../src/render/shared/offered-screen";
import { actionFindings, type ExplainedView } from "../../../../src/shell/why/explain-actions";
import { fieldFindings } from "../../../../src/shell/why/explain-fields";
import type { Row } from "../../../../src/widgets/contract";
import { action, column, detailView, listView, screen, words } from "../../render/views";

const sources: ScreenSources = {
  file: "things.json",
  views: { list: 20, detail: 30 },
  actions: { pay: { line: 41, when: 44 }, cancel: { line: 50, when: 51 }, go: { line: 60 } },
  fields: { note: 5, reason: 6 },
};

const things = screen({
  list: listView({
    columns: [
      column("id"),
      column("note", { optional: true }),
      column("reason"),
      column("cost", { permission: ["v5", "v9"], optional: true }),
    ],
    actions: [action("go", { does: { kind: "link", route: "/there", admits: ["v8"], params: {}, query: {} } })],
    rowActions: [
      action("pay", { permission: [["v3"]], when: { status: [1, 2], own: true } }),
      action("cancel", { permission: [["v3"]], when: { status: 1 }, hides: true }),
      action("refund", { providers: ["payment"] }),
    ],
  }),
  detail: detailView({
    actions: [
      action("letter", {
        hides: true,
        does: {
          kind: "link",
          route: "/letters/:id",
          admits: ["v8"],
          params: { id: { from: "field", field: "letterId" } },
          query: {},
        },
      }),
    ],
    sections: [{ words: words("All"), fields: [column("note"), column("reason", { when: { status: 4 } })] }],
    tabs: [
      {
        name: "lines",
        words: words("Lines"),
        sections: [],
        related: { screen: "lines", view: "list", filter: {}, permission: [["v4"]] },
      },
    ],
  }),
});

/** What is explained of a view to somebody with these codes, for a row. */
function explained(
  codes: readonly string[],
  row?: Row,
  view = "list",
  missingProviders: readonly string[] = [],
): ExplainedView {
  const actor = {
    permits: (anyOf: readonly string[]) => anyOf.some((code) => codes.includes(code)),
    opens: (_route: string, admits: readonly string[]) => admits.some((code) => codes.includes(code)),
    roleOpens: () => true,
    id: 1,
  };
  const whole: ResolvedScreen = things;
  return {
    whole,
    offered: offeredScreen(whole, missingProviders),
    view,
    sources,
    actor,
    mode: 1,
    missingProviders,
    row,
  };
}

const told = (...given: Parameters<typeof explained>) =>
  new Map(actionFindings(explained(...given)).map((finding) => [finding.name, finding]));

describe("actions", () => {
  it("depend on the row while none is chosen", () => {
    const found = told(["v3", "v8"]);
    expect([...found.keys()]).toEqual(["pay", "cancel"]);
    expect(found.get("pay")).toMatchObject({
      state: "depends",
      because: [
        { kind: "codes", codes: ["v3"], held: true },
        { kind: "needs", field: "status", wanted: [1, 2], place: { file: "things.json", line: 44 } },
        { kind: "needs", field: "own", wanted: [true] },
      ],
      place: { file: "things.json", line: 41 },
    });
  });

  it("are disabled or hidden by the row's values, each told as met or not", () => {
    const found = told(["v3", "v8"], { id: 1, status: 2, own: false });
    expect(found.get("pay")).toMatchObject({
      state: "disabled",
      because: [
        { kind: "codes", held: true },
        { kind: "condition", field: "status", value: 2, met: true },
        { kind: "condition", field: "own", value: false, met: false },
      ],
    });
    expect(found.get("cancel")).toMatchObject({
      state: "hidden",
      because: [{ field: "status", value: 2, met: false }],
    });
  });

  it("are hidden where the row lacks what they need", () => {
    const letter = (letterId: number | null) => told(["v8"], { id: 1, letterId }, "detail").get("letter");
    expect(letter(null)).toMatchObject({ state: "hidden", because: [{ kind: "obstacle", obstacle: { kind: "row" } }] });
    expect(letter(7)).toBeUndefined();
  });

  it("are not told of where they are possible", () => {
    expect([...told(["v3", "v8"], { id: 1, status: 1, own: true }).keys()]).toEqual([]);
  });

  it("are disabled by a code that is missing, or by a page that does not open", () => {
    const found = told([], { id: 1, status: 1, own: true });
    expect(found.get("pay")).toMatchObject({
      state: "disabled",
      because: [{ kind: "codes", held: false }, {}, {}, {}],
    });
    expect(found.get("go")).toMatchObject({
      state: "disabled",
      because: [{ kind: "obstacle", obstacle: { kind: "permission", missing: [["v8"]] } }],
    });
  });

  it("are left out where a service is missing", () => {
    expect(told(["v3", "v8"], { id: 1 }, "list", ["payment"]).get("refund")).toMatchObject({
      state: "hidden",
      because: [{ kind: "providers", missing: ["payment"] }],
    });
  });
});

describe("fields", () => {
  const wanted = { preference: {}, named: undefined };

  it("of a list are hidden at first, by its user or by the address", () => {
    const texts = (given: Parameters<typeof fieldFindings>[1]) =>
      fieldFindings(explained([]), given).map(({ name, because }) => [name, because]);
    const cost = ["cost", [{ kind: "codes", codes: ["v5", "v9"], held: false }]];
    expect(texts(wanted)).toEqual([cost, ["note", [{ kind: "plain", text: "optional" }]]]);
    expect(texts({ preference: { order: ["id", "note", "reason"], hidden: ["reason"] }, named: undefined })).toEqual([
      cost,
      ["reason", [{ kind: "plain", text: "ownColumns" }]],
    ]);
    expect(texts({ preference: {}, named: ["id", "note"] })).toEqual([
      cost,
      ["reason", [{ kind: "plain", text: "namedColumns" }]],
    ]);
  });

  it("of a detail are absent or hidden by its state, and a tab asks for a code", () => {
    const row = { id: 1, status: 2, reason: "late" };
    expect(fieldFindings(explained([], row, "detail"), wanted)).toMatchObject([
      { name: "note", state: "hidden", because: [{ text: "absent" }], place: { line: 5 } },
      { name: "reason", because: [{ kind: "condition", field: "status", wanted: [4], value: 2, met: false }] },
      {
        name: "lines",
        state: "refused",
        because: [{ kind: "codes", codes: ["v4"], held: false }],
        place: { line: 30 },
      },
    ]);
    expect(fieldFindings(explained(["v4"], { ...row, note: "", status: 4 }, "detail"), wanted)).toEqual([]);
  });
});
