import { describe, expect, it } from "vitest";
import { describe as describeApi } from "../../../src/compiler/api/description";
import type { OpenApiDocument } from "../../../src/compiler/api/json-schema";
import { changesBetween } from "../../../src/compiler/changes/changes";
import { changesJson, formatChanges } from "../../../src/compiler/changes/format";
import type { SourceFile } from "../../../src/compiler/read/config-file";
import { description } from "../fixture/description";
import { type Change, changed, fixtureFiles } from "../fixture/fixture";
import { fixtureProgram, programOf } from "./programs";
import { variants } from "./variants";

const books = "config/screens/library/books.json";
const menu = "config/menu/operations.json";

/** What the changes of the fixture do. */
const told = (...changes: Change[]) => changesBetween(fixtureProgram, programOf(changed(...changes)));

/** A change, its group, and its sentence in both languages. */
const sentences: [Change, string, string, string][] = [
  [
    {
      file: books,
      from: '"isbn", "genre", "status", "price", "lentTime"',
      to: '"isbn", "status", "price", "genre", "lentTime"',
    },
    "behaviour",
    "Books › list: column “Genre” moved after “Price”",
    "图书 › 列表：列“类别”移到“价格”之后",
  ],
  [
    { file: books, from: '"confirm": { "zh": "删除《{title}》？", "en": "Delete “{title}”?" },', to: "" },
    "dataLoss",
    "Books › “Delete”: now asks no confirmation",
    "图书 › “删除”：不再要求确认",
  ],
  [
    {
      file: books,
      from: '"no": { "zh": "保留《{title}》", "en": "Keep “{title}”" },\n        "type": "title"',
      to: '"no": { "zh": "保留《{title}》", "en": "Keep “{title}”" }',
    },
    "dataLoss",
    "Books › “Retire” › confirmation: field to be typed is no longer set, before “Title”",
    "图书 › “下架” › 确认：不再设置须输入核对的字段，原为“书名”",
  ],
  [
    { file: books, from: '"menu": "v2-1"', to: '"menu": "v3"' },
    "permission",
    "Books: menu code is now “Reports (v3)”, before “Books (v2-1)”",
    "图书：所属菜单改为“报表（v3）”，原为“图书（v2-1）”",
  ],
  [
    { file: "config/rules/menu.json", from: '"hide": ["v3"]', to: '"hide": ["v3", "v2"]' },
    "permission",
    "Menu rules › rule “Type 0 sees no reports”: menu entry “Holdings (v2)” added after “Reports (v3)”",
    "菜单规则 › 规则“类型 0 看不到报表”：新增菜单项“馆藏（v2）”（“报表（v3）”之后）",
  ],
  [
    {
      file: "config/rules/menu.json",
      from: '"hide": ["v3"] }',
      to: '"hide": ["v3"] }, { "why": { "zh": "渠道", "en": "Channel" }, "when": { "channel": true }, "showOnly": ["v2"] }',
    },
    "permission",
    "Menu rules: rule “Channel” added; condition: channel partner (channel) is yes; entries shown to them only: “Holdings (v2)”",
    "菜单规则：新增规则“渠道”；条件：渠道商（channel）为是；只对其显示的菜单：“馆藏（v2）”",
  ],
  [
    {
      file: menu,
      from: '{ "code": "v3", "zh": "报表", "en": "Reports", "route": "/reports", "pending": true }',
      to: '{ "code": "v3", "zh": "报告", "en": "Reports", "route": "/reports", "pending": true }',
    },
    "wording",
    "Menu of the Operations › entry “Reports”: now reads the Chinese “报告”, before the Chinese “报表”",
    "运营的菜单 › 条目“报告”：文字改为“报告”，原为“报表”",
  ],
  [
    {
      file: books,
      from: '"columns": ["title", "isbn", "genre", "status", "price",',
      to: '"columns": ["title", "isbn", "genre", "status",',
    },
    "money",
    "Books › list: column “Price” removed",
    "图书 › 列表：移除列“价格”",
  ],
  [
    { file: books, from: '"when": { "status": ["onShelf", "lent"] }', to: '"when": { "status": "lent" }' },
    "behaviour",
    "Books › “Rename”: the condition is now: “Status” is “Lent” (before: “Status” is “In” or “Lent”)",
    "图书 › “改名”：条件改为：“状态”为“借出”（原为：“状态”为“在馆”或“借出”）",
  ],
  [
    { file: books, from: '"sort": { "lentTime": "descending" }', to: '"sort": { "title": "ascending" }' },
    "behaviour",
    "Books › list: order at first is now “Title” ascending, before “Lent at” descending",
    "图书 › 列表：默认排序改为“书名”升序，原为“借出时间”降序",
  ],
  [
    { file: books, from: '"hint": { "zh": "含税", "en": "With tax" }, ', to: "" },
    "wording",
    "Books › field “Price”: hint “With tax” removed",
    "图书 › 字段“价格”：移除说明“含税”",
  ],
  [
    { file: "config/screens/start/home.json", from: '"permission": [], ', to: "" },
    "permission",
    "Home: codes of which any admits is now the code of its menu, before none (every signed-in user)",
    "首页：所需权限编码改为其菜单的编码，原为无（所有已登录用户）",
  ],
  [
    { file: "config/connection.json", from: '"base": "/api"', to: '"base": "/other"' },
    "behaviour",
    'config/connection.json: "api.base" is now "/other", before "/api"',
    'config/connection.json：“api.base”改为 "/other"，原为 "/api"',
  ],
];

describe("what a change does", () => {
  it.each(sentences)("is told for %o", (change, risk, en, zh) => {
    expect(told(change).map((each) => [each.risk, each.words.en, each.words.zh])).toEqual([[risk, en, zh]]);
  });

  it("says file and line, and why it is in a grave group", () => {
    const [change] = told({
      file: books,
      from: '"en": "Delete “{title}”?" },',
      to: '"en": "Delete “{title}”?", "type": "title" },',
    });
    expect(change).toMatchObject({
      file: books,
      risk: "dataLoss",
      because: { en: "the action is marked as dangerous or final" },
    });
    const text = fixtureFiles.find(({ path }) => path === books)?.text ?? "";
    expect(change?.line).toBe(text.slice(0, text.indexOf('"Delete “{title}”?"')).split("\n").length);
  });

  it("takes a screen for one, whatever its file is called", () => {
    const files = (code: string) => [
      {
        path: "config/screens/start/messages.json",
        text: JSON.stringify({ zh: "消息", en: "Messages", menu: code, fields: {}, views: {} }),
      },
    ];
    expect(changesBetween(programOf(files("v1")), programOf(files("v2"))).map(({ risk }) => risk)).toEqual([
      "permission",
    ]);
  });

  it("is nothing where config says the same in another folder or layout", () => {
    const moved = fixtureFiles.map((file): SourceFile => ({
      path: file.path.replace("screens/library", "screens/other"),
      text: JSON.stringify(JSON.parse(file.text), null, 4),
    }));
    expect(changesBetween(fixtureProgram, programOf(moved))).toEqual([]);
  });

  it.each(fixtureFiles)(
    "is never silent: any part of $path removed, changed or moved is told, in whole sentences",
    (file) => {
      const before = programOf([file]);
      const silent = [...variants(JSON.parse(file.text))].filter(([, variant]) => {
        const after = programOf([{ ...file, text: JSON.stringify(variant) }]);
        const all = changesBetween(before, after);
        return all.length === 0 || all.some(({ words }) => /undefined|\[object/.test(words.zh + words.en));
      });
      expect(silent.map(([what]) => what)).toEqual([]);
    },
  );
});

describe("what a change of the API does", () => {
  const apiWith = (change: (document: OpenApiDocument) => void) => {
    const document = structuredClone(description);
    change(document);
    return changesBetween(fixtureProgram, { ...fixtureProgram, api: describeApi(document) });
  };

  it("names the codes of an operation that needs others now", () => {
    const changes = apiWith((document) => {
      Object.assign(operation(document, "deleteBooks"), { "x-permission": "v3" });
    });
    expect(changes.map(({ risk, words }) => [risk, words.en])).toEqual([
      ["permission", expect.stringContaining("(deleteBooks): now needs v3, before")],
    ]);
  });

  it("tells a new property of an answer", () => {
    const changes = apiWith((document) => {
      Object.assign(document.components?.schemas?.Book?.properties ?? {}, { edition: { type: "string" } });
    });
    expect(changes.map(({ words }) => words.en)).toContainEqual(
      expect.stringMatching(/\(listBooks\): answered edition of Book: added$/),
    );
  });
});

describe("changes for people and tools", () => {
  const changes = told(
    { file: books, from: '"sort": { "lentTime": "descending" },', to: "" },
    { file: books, from: '"menu": "v2-1"', to: '"menu": "v3"' },
  );

  it("stand in their groups, the grave first", () => {
    expect(formatChanges(changes, "en").split("\n")).toEqual([
      "Permission",
      "- Books: menu code is now “Reports (v3)”, before “Books (v2-1)” (it decides who sees or opens it)",
      "",
      "Other layout and behaviour",
      "- Books › list: order at first is no longer set, before “Lent at” descending",
    ]);
    expect(formatChanges([], "zh")).toBe("没有变化");
  });

  it("are JSON for tools", () => {
    expect(JSON.parse(changesJson(changes, "zh"))).toMatchObject({
      changes: [{ risk: "permission", file: books, line: 4, because: "它决定谁能看到或打开" }, { risk: "behaviour" }],
    });
  });
});

function operation(document: OpenApiDocument, id: string): object {
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const found = all.find((each) => (each as { operationId?: string }).operationId === id);
  if (!found) throw new Error(`the fixture has no ${id}`);
  return found;
}
