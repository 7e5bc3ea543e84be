import { describe, expect, it, test } from "vitest";
import type { Mode } from "../../../../src/model/config/mode";
import type { Manifest, ResolvedRoute } from "../../../../src/model/resolved";
import type { RuleSource, Sources } from "../../../../src/model/sources";
import { hiddenEntries, type Explained } from "../../../../src/shell/why/explain-menu";
import { consoleFindings, pageFinding, redirectFinding } from "../../../../src/shell/why/explain-page";
import { headerOf, judgeAccess, menuOf } from "../../../../src/state/access";
import type { Profile } from "../../../../src/state/session";
import { codesOf } from "../../../../src/domain/menu";
import { entryRules, headers, menuRules, menus } from "../../../helpers/config";
import { sessionOf } from "../../../helpers/session-of";

const words = { zh: "甲", en: "A" };
const route = (path: string, permission: string[], rest: Partial<ResolvedRoute> = {}): ResolvedRoute => ({
  path,
  title: words,
  frame: "standard",
  permission,
  modes: [1],
  ...rest,
});
const refunds = route("/refunds", ["v3-18", "v99"]);
const manifest = {
  menus: {
    1: { mode: 1, title: words, entries: menus[1], header: headers[1] },
    2: { mode: 2, title: { zh: "乙", en: "B" }, entries: menus[2], header: [] },
  },
  menuRules,
  entryRules,
  routes: [refunds, route("/old", [], { redirect: "/refunds" }), route("/userCenter/myAccount", [])],
} as unknown as Manifest;

const numbered = (rules: readonly unknown[]): RuleSource[] =>
  rules.map((_rule, index) => ({ why: { zh: `规则 ${index}`, en: `Rule ${index}` }, line: 10 + index }));
const sources = {
  menus: {
    1: { file: "menu-1.json", entries: { "v3-3": 7 }, header: {} },
    2: { file: "menu-2.json", entries: {}, header: {} },
  },
  menuRules: { file: "rules.json", rules: numbered(menuRules.rules), header: numbered(menuRules.header) },
  entryRules: { file: "entry.json", rules: numbered(entryRules) },
  routes: { file: "routes.json", lines: { "/old": 4, "/refunds": 5 } },
  admits: { "/refunds": { file: "refunds.json", line: 3 } },
  screens: {},
  messages: {},
} satisfies Sources;

function explainedFor(given: Partial<Profile>, mode: Mode = 1): Explained {
  return { manifest, session: sessionOf(given, mode), sources };
}

describe("hidden entries", () => {
  test.each([
    { says: "a member", given: { customType: 4, authCodes: "all" } },
    { says: "a viewer", given: { customType: 1, authCodes: "v1,v3,v3-1," } },
    { says: "a channel user", given: { customType: 1, authCodes: "channel", accountType: 0 } },
  ])("are those that $says does not see, and no others", ({ given }) => {
    const explained = explainedFor(given);
    const told = hiddenEntries(explained);
    const seen = new Set(codesOf(menuOf(manifest, explained.session)));
    const all = codesOf(menus[1]);
    const named = told.filter(({ key }) => key.startsWith("menu ")).map(({ name }) => name);
    expect(named.filter((code) => seen.has(code))).toEqual([]);
    // What is below a hidden group is told by the group.
    const below = new Set(named.flatMap((code) => codesBelow(code)));
    expect(all.filter((code) => !seen.has(code) && !below.has(code))).toEqual([]);
    const header = headerOf(manifest, explained.session).map(({ name }) => `header ${name}`);
    expect(told.filter(({ key }) => header.includes(key))).toEqual([]);
  });

  it("name the rule that hides them, or else the code that is missing, with the lines of both", () => {
    const told = new Map(
      hiddenEntries(explainedFor({ customType: 1, authCodes: "v3,v3-3,v3-15," })).map((finding) => [
        finding.key,
        finding,
      ]),
    );
    const rule = menuRules.rules.findIndex(({ hide }) => hide?.includes("v3-3"));
    expect(told.get("menu v3-3")).toMatchObject({
      state: "hidden",
      because: [{ kind: "rule", why: { en: `Rule ${rule}` }, place: { file: "rules.json", line: 10 + rule } }],
      place: { file: "menu-1.json", line: 7 },
    });
    expect(told.get("menu v3")?.because).toEqual([{ kind: "plain", text: "noPage" }]);
    expect(told.get("menu v7")?.because).toEqual([{ kind: "codes", codes: ["v7"], held: false }]);
  });

  it("of the header name its rule and whether the code is held", () => {
    const [entry] = headers[1].filter(({ code }) => code === "v3-6");
    const told = hiddenEntries(explainedFor({ accountType: 1, authCodes: "v1," }));
    expect(told.find(({ key }) => key === `header ${entry?.name}`)?.because).toMatchObject([
      { kind: "rule", why: { en: "Rule 1" } },
      { kind: "codes", codes: ["v3-6"], held: false },
    ]);
  });
});

/** The codes of an entry and all below it. */
function codesBelow(code: string): string[] {
  const find = (entries: (typeof menus)[1]): (typeof menus)[1] =>
    entries.flatMap((entry) => (entry.code === code ? [entry] : find(entry.children ?? [])));
  return codesOf(find(menus[1]));
}

describe("a page", () => {
  it.each(["v1,", "v3-18,", "v99,", "all", "channel"])("is open with %s as the console opens it", (authCodes) => {
    const explained = explainedFor({ authCodes });
    const isOpen = judgeAccess(refunds, manifest, explained.session).kind === "open";
    expect(pageFinding(refunds, explained).state).toBe(isOpen ? "open" : "refused");
  });

  it("names each code that would admit, held or missing, and where they stand", () => {
    const place = { file: "refunds.json", line: 3 };
    expect(pageFinding(refunds, explainedFor({ authCodes: "v99," }))).toMatchObject({
      state: "open",
      because: [
        { kind: "codes", codes: ["v3-18"], held: false, place },
        { kind: "codes", codes: ["v99"], held: true, place },
      ],
      place: { file: "routes.json", line: 5 },
    });
  });

  it("is in the other console only, or waits for a service", () => {
    expect(pageFinding(refunds, explainedFor({ authCodes: "all" }, 2)).because).toEqual([
      { kind: "otherConsole", mode: 1 },
    ]);
    const paid = { ...refunds, providers: ["payment", "taxOffice"] };
    const explained = explainedFor({ authCodes: "all", missingProviders: ["payment"] });
    expect(pageFinding(paid, explained).because).toEqual([{ kind: "providers", missing: ["payment"] }]);
  });

  it("was reached by a redirect of config, or by a rule of the entry", () => {
    const explained = explainedFor({ authCodes: "all" });
    expect(redirectFinding("/old?status=1", "/refunds", explained)).toMatchObject([
      { state: "redirected", because: [{ kind: "redirects", from: "/old" }], place: { file: "routes.json", line: 4 } },
    ]);
    const rule = entryRules.findIndex(({ go }) => go === "/userCenter/myAccount");
    expect(redirectFinding("/login", "/userCenter/myAccount", explained)).toMatchObject([
      { because: [{ kind: "rule", place: { file: "entry.json", line: 10 + rule } }] },
    ]);
    expect(redirectFinding("/login", "/refunds", explained)).toEqual([]);
    expect(redirectFinding(undefined, "/refunds", explained)).toEqual([]);
  });

  it("stands in a console that rules keep others out of", () => {
    expect(consoleFindings(explainedFor({ customType: 5, loginNum: 3 }, 2))).toMatchObject([
      { key: "console 1", state: "refused", because: [{ kind: "rule", place: { file: "entry.json", line: 10 } }] },
    ]);
    expect(consoleFindings(explainedFor({ customType: 1, loginNum: 3 }))).toEqual([]);
  });
});
