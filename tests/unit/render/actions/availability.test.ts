import { describe, expect, it } from "vitest";
import { mayUse } from "../../../../src/domain/permission";
import { availabilityOf, isShown } from "../../../../src/render/actions/availability";
import type { ResolvedAction } from "../../../../src/model/resolved-view";
import { action, detailView, formView, screen, words } from "../views";

const actor = (authCodes: string, id = 5) => {
  const permits = (codes: readonly string[]) => codes.some((code) => mayUse(authCodes, code));
  return {
    id,
    permits,
    opens: (route: string, codes: readonly string[]) => route !== "/closed/:id" && permits(codes),
    roleOpens: (route: string) => route !== "/closed/:id",
  };
};
const things = screen({
  detail: detailView(),
  page: detailView({ name: "page", route: "/things/:id" }),
  edit: formView({ send: { id: { from: "field", field: "id" } } }),
  create: formView({ name: "create" }),
});
const judge = (act: ResolvedAction, rows: Record<string, unknown>[], authCodes = "all") =>
  availabilityOf(act, rows, actor(authCodes), things);
const obstacle = (...given: Parameters<typeof judge>) => {
  const found = judge(...given);
  return found.possible ? undefined : found.obstacle;
};

describe("permission", () => {
  const guarded = action("pay", { permission: [["v3-18"], ["v7", "v7-1"]] });

  it.each([
    { authCodes: "all", missing: undefined },
    { authCodes: "channel", missing: undefined },
    { authCodes: "v3-18,v7,", missing: undefined },
    { authCodes: "v3-18,v7-1,", missing: undefined },
    { authCodes: "v3-18,", missing: [["v7", "v7-1"]] },
    { authCodes: "v1,", missing: [["v3-18"], ["v7", "v7-1"]] },
  ])("holding $authCodes, what is missing is $missing", ({ authCodes, missing }) => {
    expect(obstacle(guarded, [{}], authCodes)).toEqual(missing && { kind: "permission", missing });
  });

  it("an action without codes is everybody's", () => {
    expect(judge(action("read"), [{}], "")).toEqual({ possible: true });
  });
});

describe("the caller's own id needs no permission", () => {
  const send = { id: { from: "field", field: "id" } } as const;
  const own = { permission: [["v7"]], self: "id" };
  it.each([
    {
      says: "a call on oneself",
      act: action("x", { ...own, does: { kind: "call", call: "x", send } }),
      rows: [{ id: 5 }],
      possible: true,
    },
    {
      says: "a call on another",
      act: action("x", { ...own, does: { kind: "call", call: "x", send } }),
      rows: [{ id: 6 }],
      possible: false,
    },
    {
      says: "a list of oneself",
      act: action("x", { ...own, does: { kind: "call", call: "x", send: { id: { from: "each", field: "id" } } } }),
      rows: [{ id: 5 }],
      possible: true,
    },
    {
      says: "a list of others",
      act: action("x", { ...own, does: { kind: "call", call: "x", send: { id: { from: "each", field: "id" } } } }),
      rows: [{ id: 6 }, { id: 7 }],
      possible: false,
    },
    {
      says: "a list of nobody",
      act: action("x", { ...own, does: { kind: "call", call: "x", send: { id: { from: "each", field: "id" } } } }),
      rows: [],
      possible: false,
    },
    {
      says: "a form on oneself",
      act: action("x", { ...own, does: { kind: "open", view: "edit" } }),
      rows: [{ id: 5 }],
      possible: true,
    },
    {
      says: "a form on another",
      act: action("x", { ...own, does: { kind: "open", view: "edit" } }),
      rows: [{ id: 6 }],
      possible: false,
    },
    {
      says: "a form on nobody",
      act: action("x", { ...own, does: { kind: "open", view: "create" } }),
      rows: [],
      possible: false,
    },
  ])("$says: $possible", ({ act, rows, possible }) => {
    expect(judge(act, rows, "").possible).toBe(possible);
  });
});

describe("the row's state", () => {
  const disable = action("disable", { when: { accountType: 1, status: [1, 2] } });

  it.each([
    { row: { accountType: 1, status: 1 }, found: undefined },
    { row: { accountType: 1, status: 2 }, found: undefined },
    { row: { accountType: 1, status: 0 }, found: { kind: "state", field: "status", value: 0 } },
    { row: { accountType: 0, status: 1 }, found: { kind: "state", field: "accountType", value: 0 } },
    { row: { accountType: 1 }, found: { kind: "state", field: "status", value: undefined } },
    { row: { accountType: "1", status: 1 }, found: { kind: "state", field: "accountType", value: "1" } },
  ])("$row: $found", ({ row, found }) => {
    expect(obstacle(disable, [row])).toEqual(found);
  });

  it("is said in config's own words where it has some, whatever the values are", () => {
    const why = words("Only active users");
    const told = { ...disable, why };
    expect(obstacle(told, [{ accountType: 1, status: 0 }])).toEqual({ kind: "state", field: "status", value: 0, why });
    expect(
      obstacle(told, [
        { accountType: 1, status: 0 },
        { accountType: 0, status: 1 },
      ]),
    ).toEqual({ kind: "state", field: "status", value: 0, why });
  });

  it("missing permission is named before the state", () => {
    expect(obstacle({ ...disable, permission: [["v7"]] }, [{ accountType: 0 }], "")).toEqual({
      kind: "permission",
      missing: [["v7"]],
    });
  });

  it.each([
    {
      says: "one of the selected rows allows it",
      rows: [
        { accountType: 0, status: 1 },
        { accountType: 1, status: 1 },
      ],
      found: undefined,
    },
    {
      says: "all forbid it alike",
      rows: [
        { accountType: 0, status: 1 },
        { accountType: 0, status: 0 },
      ],
      found: { kind: "state", field: "accountType", value: 0 },
    },
    {
      says: "all forbid it, for different reasons",
      rows: [
        { accountType: 0, status: 1 },
        { accountType: 1, status: 0 },
      ],
      found: { kind: "selection", count: 2 },
    },
    { says: "there are no rows", rows: [], found: undefined },
  ])("$says: $found", ({ rows, found }) => {
    expect(obstacle(disable, rows)).toEqual(found);
  });

  it("of selected rows, one's own alone need no permission", () => {
    const send = { id: { from: "field", field: "id" } } as const;
    const own = action("x", { permission: [["v7"]], self: "id", does: { kind: "call", call: "x", send } });
    expect(obstacle(own, [{ id: 5 }, { id: 6 }], "")).toBeUndefined();
    expect(obstacle(own, [{ id: 6 }, { id: 7 }], "")).toEqual({ kind: "permission", missing: [["v7"]] });
  });
});

const open = (view: string) => action("open", { does: { kind: "open", view } });

describe("following a link", () => {
  const link = action("link", {
    does: {
      kind: "link",
      route: "/a/:id",
      params: { id: { from: "field", field: "id" } },
      query: {},
      admits: ["v7", "v8"],
    },
  });
  it.each([
    { row: { id: 1 }, authCodes: "v8,", found: undefined },
    { row: { id: null }, authCodes: "v8,", found: { kind: "row" } },
    { row: { id: 1 }, authCodes: "v9,", found: { kind: "permission", missing: [["v7", "v8"]] } },
  ])("$row with $authCodes: $found", ({ row, authCodes, found }) => {
    expect(obstacle(link, [row], authCodes)).toEqual(found);
  });

  it.each([
    { row: { alarmId: 7 }, found: undefined },
    { row: { alarmId: null }, found: { kind: "row" } },
  ])("to a view that opens over a page, $row: $found", ({ row, found }) => {
    const opens = { view: "detail", id: { from: "field", field: "alarmId" } } as const;
    const over = action("over", { does: { kind: "link", route: "/a", params: {}, query: {}, admits: ["v7"], opens } });
    expect(obstacle(over, [row])).toEqual(found);
  });

  it("to a page that no role opens is not possible, and no role is asked for", () => {
    const closed = action("closed", {
      does: { kind: "link", route: "/closed/:id", params: {}, query: {}, admits: ["v7"] },
    });
    for (const authCodes of ["channel", "v7,", ""])
      expect(obstacle(closed, [{}], authCodes)).toEqual({ kind: "account" });
  });
});

describe("opening a view", () => {
  it.each([
    { view: "detail", row: { id: 1 }, possible: true },
    { view: "detail", row: { id: null }, possible: false },
    { view: "page", row: { id: "a" }, possible: true },
    { view: "page", row: {}, possible: false },
    { view: "edit", row: { id: 1 }, possible: true },
    { view: "edit", row: {}, possible: false },
    { view: "create", row: {}, possible: true },
    { view: "gone", row: { id: 1 }, possible: false },
  ])("$view from $row: $possible", ({ view, row, possible }) => {
    expect(judge(open(view), [row]).possible).toBe(possible);
  });
});

describe("what only some rows are about", () => {
  const link = action("recharge", { when: { bizType: "account" }, hides: true });

  it.each([
    [link, { bizType: "account" }, true],
    [link, { bizType: "order" }, false],
    [link, {}, false],
    [action("x", { when: { bizType: "account" } }), { bizType: "order" }, true],
    [{ ...open("detail"), hides: true as const }, { id: 1 }, true],
    [{ ...open("detail"), hides: true as const }, { id: null }, false],
    [open("detail"), { id: null }, true],
  ])("%o is shown for %o: %s", (given, row, shown) => {
    expect(isShown(given, row, 1, things)).toBe(shown);
  });

  it.each([
    { mode: undefined, here: 1, shown: true },
    { mode: undefined, here: 2, shown: true },
    { mode: 1, here: 1, shown: true },
    { mode: 1, here: 2, shown: false },
  ] as const)("a link to a page of console $mode is shown in $here: $shown", ({ mode, here, shown }) => {
    const leads = action("leads", {
      does: { kind: "link", route: "/a", params: {}, query: {}, admits: [], ...(mode && { mode }) },
    });
    expect(isShown(leads, undefined, here, things)).toBe(shown);
  });
});

describe("a form for several rows", () => {
  const refund = action("refund", {
    does: { kind: "open", view: "edit" },
    when: { status: 1 },
    bulk: { by: "list", most: 2, label: "id" },
  });
  const row = (id: number, status = 1) => ({ id, status });

  it.each([
    { says: "as many as it takes", rows: [row(1), row(2)], found: undefined },
    { says: "more than it takes", rows: [row(1), row(2), row(3)], found: { kind: "tooMany", most: 2 } },
    { says: "no more once the others are left out", rows: [row(1), row(2), row(3, 0)], found: undefined },
    { says: "none of them", rows: [row(1, 0), row(2, 0)], found: { kind: "state", field: "status", value: 0 } },
  ])("$says", ({ rows, found }) => {
    expect(obstacle(refund, rows)).toEqual(found);
  });
});
