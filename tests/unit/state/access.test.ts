import { describe, expect, test } from "vitest";
import type { Mode } from "../../../src/model/config/mode";
import type { Manifest, ResolvedRoute } from "../../../src/model/resolved";
import { activeCodes, headerOf, judgeAccess, routeAt, wordsOfCode } from "../../../src/state/access";
import type { Profile } from "../../../src/state/session";
import { headers, menuRules, menus } from "../../helpers/config";
import { sessionOf } from "../../helpers/session-of";

const words = { zh: "甲", en: "A" };
const manifest = {
  menus: {
    1: { mode: 1, title: words, entries: menus[1], header: headers[1] },
    2: { mode: 2, title: words, entries: menus[2], header: [] },
  },
  menuRules,
} as unknown as Manifest;

const route = (
  path: string,
  permission: string[],
  modes: Mode[] = [1],
  rest: Partial<ResolvedRoute> = {},
): ResolvedRoute => ({
  path,
  title: words,
  frame: "standard",
  permission,
  modes,
  ...rest,
});
const billDetail = route("/userCenter/costCenter/billDetail", ["v3-17"]);
const messages = route("/userCenter/messageCenter/index", ["v6", "v3-6"]);
const appropriate = route("/userCenter/costCenter/appropriate", ["v3-8"], [1], { pending: true });
const users = route("/userCenter/accountManage", ["v7"], [1, 2]);
const recharge = route("/userCenter/costCenter/recharge", ["v3-7"], [1], { providers: ["payment"] });
const myAccount = route("/userCenter/myAccount", [], [1, 2]);

describe("what a user finds at an address", () => {
  const rows: {
    says: string;
    at: ResolvedRoute;
    authCodes: string;
    mode?: Mode;
    given?: Partial<Profile>;
    kind: string;
  }[] = [
    { says: "held", at: billDetail, authCodes: "v3,v3-17,", kind: "open" },
    {
      says: "held, though its menu group is not: the address still opens",
      at: billDetail,
      authCodes: "v3-17,",
      kind: "open",
    },
    { says: "not held", at: billDetail, authCodes: "v1,v3,v3-1,", kind: "noPermission" },
    { says: "all", at: billDetail, authCodes: "all", kind: "open" },
    {
      says: "a channel user, whose menu does not have it",
      at: billDetail,
      authCodes: "channel",
      kind: "notForAccount",
    },
    {
      says: "a channel user, who may use every button: a page that no menu lists is behind one",
      at: recharge,
      authCodes: "channel",
      kind: "open",
    },
    { says: "the same page without the code", at: recharge, authCodes: "v3,", kind: "noPermission" },
    {
      says: "a page that no role opens to this type of account is never called a matter of permission",
      at: appropriate,
      authCodes: "",
      given: { customType: 0 },
      kind: "notForAccount",
    },
    { says: "the other console's", at: billDetail, authCodes: "all", mode: 2, kind: "otherMode" },
    { says: "any of two codes", at: messages, authCodes: "v3-6,", kind: "open" },
    {
      says: "neither, but the header shows it to main accounts",
      at: messages,
      authCodes: "",
      given: { accountType: 0 },
      kind: "open",
    },
    { says: "neither, and the header does not show it", at: messages, authCodes: "", kind: "noPermission" },
    {
      says: "held, and its outside service is there",
      at: recharge,
      authCodes: "v3-7,",
      given: { missingProviders: ["payout"] },
      kind: "open",
    },
    {
      says: "held, and its outside service is missing",
      at: recharge,
      authCodes: "v3-7,",
      given: { missingProviders: ["payout", "payment"] },
      kind: "notSetUp",
    },
    {
      says: "not held, whatever is missing",
      at: recharge,
      authCodes: "",
      given: { missingProviders: ["payment"] },
      kind: "noPermission",
    },
    { says: "not built yet", at: appropriate, authCodes: "v3-8,", kind: "pending" },
    { says: "not built yet, and not held", at: appropriate, authCodes: "", kind: "noPermission" },
    {
      says: "§6: customType 0 has no appropriation, whatever the address",
      at: appropriate,
      authCodes: "all",
      given: { customType: 0 },
      kind: "notForAccount",
    },
    { says: "everybody's own account", at: myAccount, authCodes: "", kind: "open" },
    { says: "everybody's own account in mode 2", at: myAccount, authCodes: "", mode: 2, kind: "open" },
    { says: "users in mode 2", at: users, authCodes: "v7,", mode: 2, kind: "open" },
  ];
  test.each(rows)("$says: $kind", ({ at, authCodes, mode = 1, given, kind }) => {
    expect(judgeAccess(at, manifest, sessionOf({ ...given, authCodes }, mode)).kind).toBe(kind);
  });
});

describe("the entries of the header", () => {
  const offered = (given: Partial<Profile>) => {
    const routes = [billDetail, messages, route("/index", []), route("/addedService/shoppingCar", [])];
    const entry = (name: string, path: string, code?: string) => ({
      name,
      words,
      route: path,
      ...(code === undefined ? {} : { code }),
    });
    const header = [...headers[1], entry("bills", billDetail.path), entry("unknown", "/elsewhere")];
    const known = { ...manifest, routes, menus: { ...manifest.menus, 1: { ...manifest.menus[1], header } } };
    return headerOf(known, sessionOf(given, 1)).map(({ name }) => name);
  };
  test.each([
    { says: "holds two codes", given: { authCodes: "v1,v3,v3-1," }, names: ["console", "unknown"] },
    {
      says: "may order, and read bills",
      given: { authCodes: "v3-17,v3-18," },
      names: ["console", "cart", "bills", "unknown"],
    },
    { says: "channel", given: { authCodes: "channel" }, names: ["console", "cart", "unknown"] },
    {
      says: "the main account",
      given: { authCodes: "all", accountType: 0 },
      names: ["console", "workOrders", "messages", "cart", "bills", "unknown"],
    },
  ])("$says: $names", ({ given, names }) => {
    expect(offered(given)).toEqual(names);
  });
});

describe("the route at a path", () => {
  const routes = ["/index", "/newsCenter/news/:type", "/resource/:cloud", "/resource/tx"].map((path) =>
    route(path, []),
  );
  test.each([
    { path: "/index", found: "/index" },
    { path: "/index/", found: "/index" },
    { path: "/newsCenter/news/3", found: "/newsCenter/news/:type" },
    { path: "/resource/jd", found: "/resource/:cloud" },
    { path: "/resource/tx", found: "/resource/tx" },
    { path: "/newsCenter/news", found: undefined },
    { path: "/", found: undefined },
  ])("$path: $found", ({ path, found }) => {
    expect(routeAt(routes, path)?.path).toBe(found);
  });
});

describe("the highlighted entries, from the top down", () => {
  test.each([
    { at: route("/a", [], [1], { menu: "v3-17" }), mode: 1, codes: ["v3", "v3-17"] },
    { at: route("/a", [], [2], { menu: "v8-2.4" }), mode: 2, codes: ["v8", "v8-2", "v8-2.4"] },
    { at: route("/userCenter/myAccount", [], [1, 2], { menu: "v7-1" }), mode: 1, codes: ["v7", "v7-1"] },
    { at: route("/userCenter/myAccount", [], [1, 2], { menu: "v7-1" }), mode: 2, codes: ["v7"] },
    { at: route("/a", []), mode: 1, codes: [] },
    { at: undefined, mode: 1, codes: [] },
  ] as const)("$codes", ({ at, mode, codes }) => {
    expect(activeCodes(menus[mode], at)).toEqual(codes);
  });
});

test("a code has words in either menu or in the rules", () => {
  expect([
    wordsOfCode("v3-17", manifest)?.en,
    wordsOfCode("v8-2.1", manifest)?.en,
    wordsOfCode("v3-5", manifest)?.en,
    wordsOfCode("v99", manifest),
  ]).toEqual(["Bill details", "Hosts", "Work orders (header)", undefined]);
});
