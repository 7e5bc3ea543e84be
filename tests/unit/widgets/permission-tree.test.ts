import { describe, expect, it } from "vitest";
import type { PermissionNode } from "../../../src/widgets/contract";
import { codesOf, stateAt, stateOf, toggled, valueOf } from "../../../src/widgets/permission-tree/codes";
import { countsOf, hiddenChanges } from "../../../src/widgets/permission-tree/counts";
import { foundIn, shownRows, treeMove } from "../../../src/widgets/permission-tree/rows";

const node = (
  key: string,
  code: string | undefined,
  children: PermissionNode[] = [],
  locked?: string,
): PermissionNode => ({
  key,
  label: key.split("/").at(-1) ?? key,
  children,
  ...(code === undefined ? {} : { code }),
  ...(locked === undefined ? {} : { locked }),
});
const trees = [
  node("ops", undefined, [
    node("ops/cost", "v3", [
      node("ops/cost/overview", "v3-1"),
      node("ops/cost/detail", "v3-17"),
      node("ops/cost/secret", "v3-8", [], "not yours"),
    ]),
    node("ops/users", "v7", [node("ops/users/basics", "v7-1")]),
  ]),
  node("mnt", undefined, [
    node("mnt/cloud", "v8", [node("mnt/cloud/public", "v8-2", [node("mnt/cloud/public/host", "v8-2.1")])]),
    node("mnt/users", "v7"),
  ]),
];

describe("a click on a node", () => {
  it.each([
    {
      held: "",
      click: "ops/cost/overview",
      gives: "v3,v3-1,",
      because: "a sub-level shows only under a held entry (§6)",
    },
    { held: "", click: "mnt/cloud/public/host", gives: "v8,v8-2,v8-2.1,", because: "all levels above come along" },
    { held: "", click: "ops/cost", gives: "v3,v3-1,v3-17,", because: "all below comes along, except what is locked" },
    {
      held: "v3,v3-1,",
      click: "ops/cost",
      gives: "v3,v3-1,v3-17,",
      because: "a click on a partly held node completes it",
    },
    {
      held: "v3,v3-1,v3-17,",
      click: "ops/cost",
      gives: "",
      because: "a click on a held node takes everything below away",
    },
    { held: "v3,v3-1,v3-17,v3-8,", click: "ops/cost", gives: "v3-8,", because: "what is locked stays" },
    { held: "v3,v3-1,", click: "ops/cost/overview", gives: "v3,", because: "the entry above stays held" },
    {
      held: "v7,v7-1,",
      click: "mnt/users",
      gives: "",
      because: "the code goes in both menus, with what is below it there",
    },
    { held: "", click: "ops", gives: "v3,v3-1,v3-17,v7,v7-1,", because: "a menu gives all its entries" },
    { held: "v3-99,", click: "ops/users", gives: "v3-99,v7,v7-1,", because: "codes no menu knows are kept" },
    { held: "v1,", click: "nowhere", gives: "v1,", because: "there is nothing to click" },
  ])("$click, holding “$held”, gives “$gives”: $because", ({ held, click, gives }) => {
    expect(valueOf(toggled(trees, click, codesOf(held)), trees)).toBe(gives);
  });
});

describe("a click on a node while the tree is searched", () => {
  it.each([
    {
      held: "",
      query: "overview",
      click: "ops/cost",
      gives: "v3,v3-1,",
      because: "a parent's tick grants what is shown below it, and nothing hidden",
    },
    { held: "", query: "overview", click: "ops", gives: "v3,v3-1,", because: "so does a menu's" },
    {
      held: "v3,v3-1,v3-17,",
      query: "overview",
      click: "ops/cost",
      gives: "v3,v3-17,",
      because: "it withdraws what is shown; the entry stays for what is hidden and held below it",
    },
    {
      held: "v3,v3-1,",
      query: "overview",
      click: "ops/cost",
      gives: "",
      because: "nothing hidden is held below it, so the entry goes, too",
    },
    {
      held: "v3,v3-17,",
      query: "overview",
      click: "ops/cost",
      gives: "v3,v3-1,v3-17,",
      because: "what is shown is not all held yet",
    },
    {
      held: "v3,v3-1,v3-17,",
      query: "cost",
      click: "ops/cost",
      gives: "",
      because: "a found entry is shown with all below it",
    },
    {
      held: "v8,v8-2,v8-2.1,",
      query: "public",
      click: "mnt",
      gives: "",
      because: "each level goes that has nothing left below it",
    },
  ])("$click, holding “$held”, found by “$query”, gives “$gives”: $because", ({ held, query, click, gives }) => {
    expect(valueOf(toggled(trees, click, codesOf(held), foundIn(trees, query)), trees)).toBe(gives);
  });

  it("names what goes out of sight: what stands below the same code in the other menu", () => {
    const shown = foundIn(trees, "mnt");
    const before = codesOf("v7,v7-1,");
    const after = toggled(trees, "mnt/users", before, shown);
    expect(valueOf(after, trees)).toBe("");
    expect(hiddenChanges(trees, shown, before, after)).toEqual(["basics"]);
    expect(hiddenChanges(trees, trees, before, after)).toEqual([]);
  });
});

describe("the counts of a tree", () => {
  it.each([
    { held: "v3,v3-1,v7,", query: "", counts: { total: 9, selected: 3, hidden: 0, hiddenSelected: 0 } },
    { held: "v3,v3-1,v7,", query: "overview", counts: { total: 9, selected: 3, hidden: 7, hiddenSelected: 1 } },
    { held: "v99,", query: "nothing", counts: { total: 9, selected: 0, hidden: 9, hiddenSelected: 0 } },
  ])("“$held”, searched for “$query”", ({ held, query, counts }) => {
    expect(countsOf(trees, foundIn(trees, query), codesOf(held))).toEqual(counts);
  });
});

describe("the state of a node", () => {
  it.each([
    { held: "", key: 0, state: "off" },
    { held: "v3,v3-1,v3-17,v3-8,v7,v7-1,", key: 0, state: "on" },
    { held: "v7,", key: 0, state: "mixed" },
    { held: "v7,", key: 1, state: "mixed" },
    { held: "all", key: 1, state: "on" },
  ] as const)("tree $key is $state with “$held”", ({ held, key, state }) => {
    expect(stateOf(trees[key] as PermissionNode, codesOf(held))).toBe(state);
  });
});

const lines = (expanded: string[]) => shownRows(trees, (key) => expanded.includes(key));
const found = (query: string) => shownRows(foundIn(trees, query), () => true).map(({ node: { key } }) => key);

it("a node that is shown in part tells of the whole", () => {
  const [shown] = foundIn(trees, "overview");
  expect(shown && stateAt(trees, shown.key, codesOf("v3,v3-1,"))).toBe("mixed");
});

describe("the lines of the tree", () => {
  it("shows children only below expanded nodes", () => {
    expect(lines([]).map(({ node: { key } }) => key)).toEqual(["ops", "mnt"]);
    expect(lines(["ops"]).map(({ node: { key } }) => key)).toEqual(["ops", "ops/cost", "ops/users", "mnt"]);
  });

  it("finds by label and by code, with everything above", () => {
    expect(found("OVER")).toEqual(["ops", "ops/cost", "ops/cost/overview"]);
    expect(found("v8-2.1")).toEqual(["mnt", "mnt/cloud", "mnt/cloud/public", "mnt/cloud/public/host"]);
    expect(found("nothing of the kind")).toEqual([]);
  });

  it.each([
    { at: "ops", key: "ArrowDown", move: { focus: "ops/cost" } },
    { at: "ops", key: "ArrowUp", move: { focus: "ops" } },
    { at: "mnt", key: "ArrowDown", move: { focus: "mnt" } },
    { at: "ops/cost", key: "ArrowRight", move: { expand: "ops/cost" } },
    { at: "ops", key: "ArrowRight", move: { focus: "ops/cost" } },
    { at: "ops", key: "ArrowLeft", move: { collapse: "ops" } },
    { at: "ops/cost", key: "ArrowLeft", move: { focus: "ops" } },
    { at: "ops/users", key: "Home", move: { focus: "ops" } },
    { at: "ops", key: "End", move: { focus: "mnt" } },
    { at: "ops", key: "u", move: { focus: "ops/users" } },
    { at: "ops", key: "Tab", move: undefined },
  ])("$key at $at moves $move", ({ at, key, move }) => {
    expect(treeMove(lines(["ops"]), at, key)).toEqual(move);
  });
});
