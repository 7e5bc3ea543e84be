import { describe, expect, it } from "vitest";
import { describe as describeApi } from "../../../src/compiler/api/description";
import { accessChanges } from "../../../src/compiler/access/diff";
import { type ResolvedConsole, resolvedOf } from "../../../src/compiler/access/resolved";
import { snapshotOf } from "../../../src/compiler/access/snapshot";
import type { Program } from "../../../src/compiler/index/program";
import { description } from "../fixture/description";
import { type Change, changed } from "../fixture/fixture";
import { fixtureProgram, programOf } from "./programs";

const books = "config/screens/library/books.json";
const shelves = "config/screens/library/shelves.json";
const menuRules = "config/rules/menu.json";

const before = consoleOf(fixtureProgram);

/** A change of config, and whom it opens (+) or closes (-) what, in both languages. */
const sentences: [string, Change, string[], string[]][] = [
  [
    "a rule for another type of customer",
    { file: menuRules, from: '"customType": 0 }, "hide": ["v3"]', to: '"customType": 4 }, "hide": ["v3"]' },
    [
      "+ Operations: customers of type 0, with all, v3 can now reach menu entry “Reports” (v3), page “Reports” (/reports), page “New report” (/reports/new)",
      "- Operations: customers of type 4, with all, v3 can no longer reach menu entry “Reports” (v3), page “New report” (/reports/new), page “Reports” (/reports)",
    ],
    [
      "+ 运营：客户类型为0、持有 all、v3 的用户现在可以打开菜单项“报表”（v3）、页面“报表”（/reports）、页面“新建报表”（/reports/new）",
      "- 运营：客户类型为4、持有 all、v3 的用户不再能打开菜单项“报表”（v3）、页面“新建报表”（/reports/new）、页面“报表”（/reports）",
    ],
  ],
  [
    "an entry that refuses a type of customer",
    {
      file: "config/rules/entry.json",
      from: '{ "why": { "zh": "首次',
      to: '{ "why": { "zh": "不可进入", "en": "No entry" }, "when": { "customType": 1 }, "refuse": true, "zh": "不可", "en": "No" }, { "why": { "zh": "首次',
    },
    [
      "- Operations: customers of type 1 can no longer reach the console “Operations” (1)",
      "- Maintenance: customers of type 1 can no longer reach the console “Maintenance” (2)",
    ],
    ["- 运营：客户类型为1 的用户不再能打开控制台“运营”（1）", "- 维护：客户类型为1 的用户不再能打开控制台“维护”（2）"],
  ],
  [
    "other codes of a screen: here those of an entry that a rule hides",
    { file: shelves, from: '"menu": "v2-1"', to: '"menu": "v2-1", "permission": ["v3"]' },
    [
      "- Operations: with all, channel, v2-1 can no longer reach page “Shelves” (/shelves)",
      "- Operations: with all, v2-1 can no longer reach page “Shelves” (/shelves/:id)",
    ],
    [
      "- 运营：持有 all、channel、v2-1 的用户不再能打开页面“书架”（/shelves）",
      "- 运营：持有 all、v2-1 的用户不再能打开页面“书架”（/shelves/:id）",
    ],
  ],
];

describe("whom a change opens or closes what", () => {
  it.each(sentences)("is told of %s", (_, change, en, zh) => {
    const changes = accessChanges(before, consoleOf(programOf(changed(change))));
    expect(changes.map(({ opens, words }) => `${opens ? "+" : "-"} ${words.en}`)).toEqual(en);
    expect(changes.map(({ opens, words }) => `${opens ? "+" : "-"} ${words.zh}`)).toEqual(zh);
  });

  it("tells what an operation of the API needs now, and whether that closes it", () => {
    const document = structuredClone(description);
    const post = Object.values(document.paths).flatMap((methods) => Object.values(methods)) as {
      operationId?: string;
    }[];
    Object.assign(post.find(({ operationId }) => operationId === "listStaff") ?? {}, { "x-permission": ["v3", "v1"] });
    Object.assign(post.find(({ operationId }) => operationId === "getStaff") ?? {}, { "x-permission": "v1" });
    const after = consoleOf({ ...fixtureProgram, api: describeApi(document) });
    expect(accessChanges(before, after).map(({ opens, words }) => [opens, words.en])).toEqual([
      [true, "operation “listStaff” (listStaff) now needs v3 or v1, before v3"],
      [false, "operation “getStaff” (getStaff) now needs v1, before v3"],
    ]);
  });

  it("is nobody where only words change", () => {
    const words = { file: books, from: '"en": "Genre"', to: '"en": "Kind"' };
    expect(accessChanges(before, consoleOf(programOf(changed(words))))).toEqual([]);
  });
});

describe("the snapshot of who reaches what", () => {
  it("lists what is open to the same users together, and the codes of actions and operations", () => {
    const text = snapshotOf(before);
    expect(text).toContain("### with all, channel, v2-1\n\n- menu Books (v2-1)\n- page Shelves `/shelves`\n");
    expect(text).toContain("### v2-1\n\n- Books › New book `books.create`\n");
    expect(text).toContain("### v3\n\n- `listStaff`\n- `getStaff`\n");
  });

  it("says who comes in", () => {
    expect(snapshotOf(before)).toContain("## Maintenance\n\nComes in: every signed-in user.\n");
  });
});

function consoleOf(program: Program): ResolvedConsole {
  const found = resolvedOf(program);
  if (!found) throw new Error("the fixture lacks a file");
  return found;
}
