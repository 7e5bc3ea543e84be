import { describe, expect, it } from "vitest";
import { formatWhy, whyJson } from "../../../src/compiler/access/format-why";
import { resolvedOf } from "../../../src/compiler/access/resolved";
import { whyOf } from "../../../src/compiler/access/why";
import type { MenuFacts } from "../../../src/domain/menu";
import type { Language } from "../../../src/model/words";
import { type Change, changed } from "../fixture/fixture";
import { programOf } from "./programs";

const main: MenuFacts = { mode: 1, customType: 0, accountType: 0, authCodes: "all" };

/** What is told of a screen of the fixture, by line. */
function told(screen: string, facts: Partial<MenuFacts>, language: Language, ...changes: Change[]): string[] {
  const resolved = resolvedOf(programOf(changed(...changes)));
  const reasons = resolved && whyOf(resolved, screen, { ...main, ...facts });
  return formatWhy(reasons ?? [], language).split("\n");
}

describe("why somebody finds something", () => {
  it("names the code that is held or missing, and the state a row needs", () => {
    expect(told("books", { authCodes: "v2-1,", accountType: 1 }, "en")).toEqual(
      expect.arrayContaining([
        "menu code v2-1: open (v2-1 is held)  config/screens/library/books.json:4",
        "page “Books” (/books): open (v2-1 is held)  config/screens/library/books.json:36",
        expect.stringMatching(
          /^action “Rename”: depends on the row \(v2-1 is held; only while “Status” is “In” or “Lent”\) {2}/,
        ),
      ]),
    );
    expect(told("books", { authCodes: "v1,", accountType: 1 }, "zh")).toEqual(
      expect.arrayContaining([
        "菜单编码 v2-1：不可用（缺少 v2-1）  config/screens/library/books.json:4",
        "页面“图书”（/books）：不可用（缺少 v2-1）  config/screens/library/books.json:36",
        expect.stringMatching(/^操作“改名”：不可用（缺少 v2-1；/),
        expect.stringMatching(/^操作“同类图书”：不可用（所指向的页面不可用） {2}/),
      ]),
    );
  });

  it("names the code that a field needs of its own", () => {
    const line = (authCodes: string, language: Language) =>
      told("books", { authCodes, accountType: 1 }, language).filter((each) => /^(field|字段)/.test(each));
    expect(line("v2-1,v71-30,", "en")).toEqual([
      "field “Share”: closed (v3 is missing)  config/screens/library/books.json:28",
      "field “Server”: open (v3 / v71-30 is held)  config/screens/library/books.json:31",
    ]);
    expect(line("v2-1,", "zh")[0]).toBe("字段“占比”：不可用（缺少 v3）  config/screens/library/books.json:28");
  });

  it("names the rule that hides it, with the rule's own place", () => {
    const rule = { file: "config/rules/menu.json", from: '"hide": ["v3"]', to: '"hide": ["v2-1"]' };
    expect(told("shelves", { authCodes: "v2-1," }, "en", rule)).toEqual(
      expect.arrayContaining([
        "menu code v2-1: closed (the rule “Type 0 sees no reports” hides it)  config/rules/menu.json:5",
        "page “Shelves” (/shelves): closed (the rule “Type 0 sees no reports” hides it)  config/rules/menu.json:5",
      ]),
    );
  });

  it("says that the header leads there without a code", () => {
    expect(told("books", { authCodes: "", accountType: 0 }, "en")).toContain(
      "page “Books” (/books): open (the header leads there)  config/screens/library/books.json:36",
    );
  });

  it("says that a page is in the other console only", () => {
    expect(told("books", { mode: 2 }, "en")).toEqual(
      expect.arrayContaining([
        "menu code v2-1: closed (the menu of this console does not list it)  config/screens/library/books.json:4",
        "page “Books” (/books): closed (it is in the other console only)  config/screens/library/books.json:36",
      ]),
    );
  });

  it("stops at a rule that keeps the user out", () => {
    const refusing = {
      file: "config/rules/entry.json",
      from: '{ "why": { "zh": "首次',
      to: '{ "why": { "zh": "无人可进", "en": "Nobody" }, "when": { "customType": 0 }, "refuse": true, "zh": "不可", "en": "No" }, { "why": { "zh": "首次',
    };
    expect(told("books", {}, "en", refusing)).toEqual([
      "Operations (mode 1): closed (the rule “Nobody” keeps the user out)  config/rules/entry.json:3",
    ]);
  });

  it("knows no screen that there is not, and answers tools in JSON", () => {
    const resolved = resolvedOf(programOf(changed()));
    expect(resolved && whyOf(resolved, "nothing", main)).toBeUndefined();
    const [first] = (
      JSON.parse(whyJson((resolved && whyOf(resolved, "home", main)) ?? [], "zh")) as { reasons: unknown[] }
    ).reasons;
    expect(first).toEqual({
      state: "open",
      what: "运营（模式 1）",
      because: [],
      file: "config/rules/entry.json",
      line: 2,
    });
  });
});
