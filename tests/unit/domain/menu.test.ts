import { decideCode } from "../../../src/domain/decided";
import { describe, expect, test } from "vitest";
import {
  codesOf,
  codeVisible,
  type MenuFacts,
  visibleCodes,
  visibleHeader,
  visibleMenu,
} from "../../../src/domain/menu";
import type { MenuEntry } from "../../../src/model/resolved";
import { headers, menuRules, menus } from "../../helpers/config";

const everything = {
  1: "v1 v3 v3-1 v3-17 v3-18 v3-19 v3-7 v3-8 v3-9 v3-10 v3-11 v3-12 v3-3 v3-15 v3-16 v5 v6 v7 v7-1".split(" "),
  2: "v1 v8 v8-2 v8-2.1 v8-2.2 v8-2.3 v8-2.4 v8-2.5 v8-2.6 v8-2.7 v8-1 v8-1.1 v8-1.2 v9-1 v10 v10-1 v10-2 v10-3 v4 v4-1 v4-3 v4-2 v12 v7".split(
    " ",
  ),
};
const without = (codes: string[], gone: string): string[] => codes.filter((code) => !gone.split(" ").includes(code));
const facts = (given: Partial<MenuFacts>): MenuFacts => ({
  mode: 1,
  customType: 1,
  accountType: 1,
  authCodes: "",
  ...given,
});

test("the menus of config list exactly the codes of specification §2", () => {
  expect(codesOf(menus[1])).toEqual(everything[1]);
  expect(codesOf(menus[2])).toEqual(everything[2]);
});

describe("§6: 'all' shows the full menu; otherwise only entries whose code is held, sub-levels filtered likewise", () => {
  const rows: { says: string; given: Partial<MenuFacts>; shown: string[] }[] = [
    {
      says: "all, mode 1: everything but the channel's own",
      given: { authCodes: "all" },
      shown: without(everything[1], "v3-3 v3-15"),
    },
    { says: "all, mode 2: everything", given: { mode: 2, authCodes: "all" }, shown: everything[2] },
    { says: "all with a comma reads the same", given: { mode: 2, authCodes: "all," }, shown: everything[2] },
    { says: "no codes: nothing", given: { authCodes: "" }, shown: [] },
    { says: "no codes, mode 2: nothing", given: { mode: 2, authCodes: "" }, shown: [] },
    { says: "console and bill overview", given: { authCodes: "v1,v3,v3-1," }, shown: ["v1", "v3", "v3-1"] },
    { says: "the last code without its comma is not held", given: { authCodes: "v1,v3,v3-1" }, shown: ["v1"] },
    { says: "v3-1 is not v3-17", given: { authCodes: "v3,v3-17," }, shown: ["v3", "v3-17"] },
    { says: "v3-17 is not v3-1", given: { authCodes: "v3,v3-1," }, shown: ["v3", "v3-1"] },
    { says: "a child without its parent does not show", given: { authCodes: "v3-1,v7-1," }, shown: [] },
    { says: "a group without any child left does not show", given: { authCodes: "v1,v3," }, shown: ["v1"] },
    { says: "three levels: the middle one missing", given: { mode: 2, authCodes: "v8,v8-2.1," }, shown: [] },
    { says: "three levels", given: { mode: 2, authCodes: "v8,v8-2,v8-2.1,v8-1," }, shown: ["v8", "v8-2", "v8-2.1"] },
    {
      says: "v10-1 does not bring v1: the comma ends it",
      given: { mode: 2, authCodes: "v10,v10-1," },
      shown: ["v10", "v10-1"],
    },
    { says: "codes of the other mode do nothing", given: { mode: 2, authCodes: "v3,v3-1,v5," }, shown: [] },
  ];
  test.each(rows)("$says", ({ given, shown }) => {
    expect(visibleCodes(menus[given.mode ?? 1], menuRules.rules, facts(given))).toEqual(shown);
  });
});

describe("§6: A 'channel' user gets only v1, v3, v3-3, v3-15, v3-16, v5, v6, v7, v7-1", () => {
  const channel = ["v1", "v3", "v3-3", "v3-15", "v3-16", "v5", "v6", "v7", "v7-1"];
  test.each([
    { authCodes: "channel", customType: 1, shown: channel },
    { authCodes: "channel,", customType: 4, shown: channel },
    { authCodes: "channel", customType: 0, shown: channel },
    { authCodes: "v3,v3-17,channel", customType: 1, shown: channel },
  ])("mode 1, $authCodes, customType $customType", ({ shown, ...given }) => {
    expect(visibleCodes(menus[1], menuRules.rules, facts(given))).toEqual(shown);
  });
  test("mode 2: those of the nine that its menu has", () => {
    expect(visibleCodes(menus[2], menuRules.rules, facts({ mode: 2, authCodes: "channel" }))).toEqual(["v1", "v7"]);
  });
});

describe("§6: If customType is 0, appropriation operation and appropriation records are removed", () => {
  test.each([
    { authCodes: "all", shown: without(everything[1], "v3-3 v3-15 v3-8 v3-9") },
    { authCodes: "v3,v3-7,v3-8,v3-9,", shown: ["v3", "v3-7"] },
    { authCodes: "v3,v3-8,v3-9,", shown: [] },
  ])("$authCodes", ({ authCodes, shown }) => {
    expect(visibleCodes(menus[1], menuRules.rules, facts({ customType: 0, authCodes }))).toEqual(shown);
  });
  test.each([1, 2, 3, 4, 5])("customType %i keeps them", (customType) => {
    expect(visibleCodes(menus[1], menuRules.rules, facts({ customType, authCodes: "all" }))).toEqual(
      expect.arrayContaining(["v3-8", "v3-9"]),
    );
  });
});

describe("§6: In mode 1 without 'channel', v3-3 and v3-15 are removed, and v3-6 when customType is 4", () => {
  test.each([
    { code: "v3-3", mode: 1, customType: 1, authCodes: "v3-3,", visible: false },
    { code: "v3-15", mode: 1, customType: 1, authCodes: "all", visible: false },
    { code: "v3-3", mode: 1, customType: 1, authCodes: "channel", visible: true },
    { code: "v3-3", mode: 2, customType: 1, authCodes: "v3-3,", visible: true },
    { code: "v3-6", mode: 1, customType: 4, authCodes: "v3-6,", visible: false },
    { code: "v3-6", mode: 1, customType: 4, authCodes: "all", visible: false },
    { code: "v3-6", mode: 1, customType: 1, authCodes: "v3-6,", visible: true },
    { code: "v3-6", mode: 2, customType: 4, authCodes: "v3-6,", visible: true },
  ] as const)("$code, mode $mode, customType $customType, $authCodes: $visible", ({ code, visible, ...given }) => {
    expect(codeVisible(code, menuRules.rules, facts(given))).toBe(visible);
  });
});

describe("an entry that a rule shows to some only", () => {
  const rules = [{ when: { customType: 4 }, showOnly: ["v5"] }];
  test.each([
    { customType: 4, authCodes: "v5,", visible: true, decided: false },
    { customType: 4, authCodes: "v6,", visible: false, decided: false },
    { customType: 1, authCodes: "v5,", visible: false, decided: true },
    { customType: 1, authCodes: "all", visible: false, decided: true },
  ])("type $customType with $authCodes: $visible", ({ visible, decided, ...given }) => {
    expect(codeVisible("v5", rules, facts(given))).toBe(visible);
    expect(decideCode("v5", rules, facts(given))).toMatchObject({ shown: visible, rule: decided ? 0 : undefined });
    expect(codeVisible("v6", rules, facts({ ...given, authCodes: "all" }))).toBe(true);
  });
});

describe("§6: Header work orders show when accountType is 0 or v3-5 is held; messages when accountType is 0 or v3-6 is held; neither in mode 2", () => {
  const always = ["console"];
  test.each([
    { accountType: 0, authCodes: "", shown: ["console", "workOrders", "messages"] },
    { accountType: 1, authCodes: "", shown: always },
    { accountType: 1, authCodes: "v3-5,", shown: ["console", "workOrders"] },
    { accountType: 1, authCodes: "v3-6,", shown: ["console", "messages"] },
    { accountType: 1, authCodes: "v3-5,v3-6,", shown: ["console", "workOrders", "messages"] },
    { accountType: 1, authCodes: "all", shown: ["console", "workOrders", "messages", "cart"] },
    { accountType: 1, authCodes: "channel", shown: ["console", "cart"] },
    { accountType: 1, authCodes: "v3-18,", shown: ["console", "cart"] },
    { accountType: 1, authCodes: "v3-5", shown: always },
  ])("accountType $accountType, $authCodes", ({ shown, ...given }) => {
    expect(visibleHeader(headers[1], menuRules.header, facts(given)).map((entry) => entry.name)).toEqual(shown);
  });
  test.each(["all", "v3-5,v3-6,"])("mode 2, %s: neither, even if its menu listed them", (authCodes) => {
    const shown = visibleHeader(headers[1], menuRules.header, facts({ mode: 2, accountType: 0, authCodes }));
    expect(shown.map((entry) => entry.name)).toEqual(always);
  });
});

test("a group with a page of its own stays without its children", () => {
  const words = { zh: "组", en: "Group" };
  const group: MenuEntry = { code: "v7", words, route: "/users", children: [{ code: "v7-1", words, route: "/me" }] };
  expect(visibleMenu([group], menuRules.rules, facts({ authCodes: "v7," }))).toEqual([
    { code: "v7", words, route: "/users" },
  ]);
});

describe("§6: a group whose code is held, without any of its entries", () => {
  const open =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path);
  test.each([
    {
      says: "leads to the first of its pages that opens",
      codes: "v7,",
      opens: open("/userCenter/roleManage", "/userCenter/accountManage"),
      code: "v7",
      route: "/userCenter/accountManage",
    },
    {
      says: "leads to a page of an entry below it, where that opens",
      codes: "v3,",
      opens: open("/userCenter/costCenter/recharge", "/renewManage"),
      code: "v3",
      route: "/renewManage",
    },
    { says: "does not show where none opens", codes: "v7,", opens: open("/index"), code: undefined, route: undefined },
    {
      says: "stays a group where an entry is left",
      codes: "v7,v7-1,",
      opens: open("/userCenter/accountManage"),
      code: "v7",
      route: undefined,
    },
  ])("$says", ({ codes, opens, code, route }) => {
    const [entry] = visibleMenu(menus[1], menuRules.rules, facts({ authCodes: codes }), opens);
    expect([entry?.code, entry?.route]).toEqual([code, route]);
  });
});

test("a group leads to the first tab of an entry below it before that entry's own page", () => {
  const words = { zh: "组", en: "Group" };
  const entry: MenuEntry = { code: "v7-1", words, route: "/list", tabs: ["/first", "/second"] };
  const group: MenuEntry = { code: "v7", words, children: [entry] };
  const given = facts({ authCodes: "v7," });
  const routeWhere = (opens: (path: string) => boolean) => visibleMenu([group], [], given, opens)[0]?.route;
  expect(routeWhere(() => true)).toBe("/first");
  expect(routeWhere((path) => path === "/list")).toBe("/list");
});

test("a header entry with a code but no rule shows when the code is held", () => {
  const entry = { name: "x", words: { zh: "甲", en: "X" }, route: "/x", code: "v5" };
  expect(visibleHeader([entry], [], facts({ authCodes: "v5," }))).toEqual([entry]);
  expect(visibleHeader([entry], [], facts({ authCodes: "v6," }))).toEqual([]);
});

test("entries of pages that need an outside service are left out where it is missing", () => {
  const words = { zh: "甲", en: "A" };
  const entry: MenuEntry = { code: "v5", words, route: "/pay", providers: ["payment"] };
  const other: MenuEntry = { code: "v6", words, route: "/list" };
  const given = { authCodes: "all", missingProviders: ["payment"] };
  expect(visibleMenu([entry, other], [], facts(given))).toEqual([other]);
  expect(visibleMenu([entry, other], [], facts({ ...given, missingProviders: ["payout"] }))).toEqual([entry, other]);
  const header = { name: "cart", words, route: "/cart", providers: ["payment"] };
  expect(visibleHeader([header], [], facts(given))).toEqual([]);
  expect(visibleHeader([header], [], facts({ authCodes: "all" }))).toEqual([header]);
});
