import { beforeAll, describe, expect, it } from "vitest";
import { put } from "../../../../src/compiler/editor/cursor";
import { type Offer, offersAt, type Offers } from "../../../../src/compiler/editor/offers";
import { valueAt } from "../../../../src/compiler/read/config-file";
import type { Words } from "../../../../src/model/words";
import { type Real, readReal } from "./read";

const messages = "screens/message/messages.json";

let real: Real;
beforeAll(async () => {
  real = await readReal();
});

const offersIn = (file: string, from: string, to: string): Offers | undefined =>
  offersAt(real, real.typing(file, from, to));

const offered = (from: string, to: string, file = messages): readonly Offer[] => offersIn(file, from, to)?.offers ?? [];

const declared = (offers: readonly Offer[]): string[] =>
  offers.filter((each) => !each.undeclared).map(({ name }) => name);

describe("what can be typed", () => {
  it.each([
    {
      place: "columns: declared fields that the row has, but for those that stand there",
      from: '"columns": ["title", "type", "readFlag", "createTime"]',
      to: '"columns": ["title", "|"]',
      names: ["content", "createTime", "level", "readFlag", "readTime", "type"],
    },
    {
      place: "filters: declared fields that the call filters on",
      from: '"filters": ["keyword", "type", "readFlag", "createTime"]',
      to: '"filters": ["|"]',
      names: ["createTime", "keyword", "readFlag", "type"],
    },
    { place: "views of the file", from: '"opens": "detail"', to: '"opens": "|"', names: ["detail", "list", "text"] },
    {
      place: "values",
      from: '"when": { "readFlag": "unread" }',
      to: '"when": { "readFlag": "|" }',
      names: ["read", "unread"],
    },
    {
      place: "values in a list",
      from: '"when": { "readFlag": "unread" }',
      to: '"when": { "readFlag": ["read", "|"] }',
      names: ["unread"],
    },
    {
      place: "kinds of view",
      from: '"kind": "list"',
      to: '"kind": "|"',
      names: ["dashboard", "detail", "form", "list", "page"],
    },
  ])("is exactly $place", ({ from, to, names }) => {
    expect(declared(offered(from, to)).toSorted()).toEqual(names);
  });

  it.each([
    { place: "a field's action", from: '"action": "view"', to: '"action": "|"', names: ["view", "read", "toList"] },
    {
      place: "actions of a row",
      from: '"rowActions": ["view", "read", "delete"]',
      to: '"rowActions": ["|"]',
      names: ["view", "delete"],
    },
    {
      place: "views of another file",
      from: '{ "screen": "reports", "view": "detail"',
      to: '{ "screen": "reports", "view": "|"',
      names: ["list", "detail"],
    },
    {
      place: "files",
      from: '{ "screen": "reports", "view": "detail"',
      to: '{ "screen": "|", "view": "detail"',
      names: ["reports", "orders", "invoice-titles"],
    },
    {
      place: "addresses of views",
      from: '"route": "/userCenter/messageCenter/index"',
      to: '"route": "/user|"',
      names: ["/userCenter/messageCenter/index", "/userCenter/accountManage"],
    },
    {
      place: "addresses of links",
      from: '"link": "/userCenter/costCenter/recharge"',
      to: '"link": "|"',
      names: ["/reportformCenter/index"],
    },
    { place: "menu codes", from: '"menu": "v6"', to: '"menu": "|"', names: ["v1", "v6", "v8-2.1"] },
    { place: "permission codes", from: '["v6", "v3-6"]', to: '["v6", "|"]', names: ["v1", "v3-6"] },
    {
      place: "operations",
      from: '"call": "listMessages"',
      to: '"call": "|"',
      names: ["listMessages", "createReport"],
    },
    { place: "inputs of a call", from: '"send": { "ids": ["id"] }', to: '"send": { "|": ["id"] }', names: ["ids"] },
    {
      place: "sources of an input",
      from: '"send": { "ids": ["id"] }',
      to: '"send": { "ids": ["|"] }',
      names: ["id", "bizId"],
    },
    {
      place: "filters of an address",
      from: '"send": { "orderNo": "bizId" }',
      to: '"send": { "|" }',
      names: ["orderNo"],
    },
    {
      place: "fields of a condition",
      from: '"when": { "bizType": "account" }',
      to: '"when": { "|" }',
      names: ["bizType", "readFlag"],
    },
    {
      place: "fields to sort by",
      from: '"sort": { "createTime": "descending" }',
      to: '"sort": { "|": "descending" }',
      names: ["createTime"],
    },
    { place: "keys", from: '"onOpen": "read"', to: '"|"', names: ["onOpen", "tabs", "figures"] },
    {
      place: "keys of messages that pages ask for and that are not there",
      file: "words/messages.json",
      from: '"action.cancel":',
      to: '"|":',
      names: ["action.cancel"],
    },
    {
      place: "values of an enum without words",
      file: "words/enums.json",
      from: '"unread": {',
      to: '"|": {',
      names: ["unread"],
    },
    {
      place: "codes of rules",
      file: "rules/menu.json",
      from: '"hide": ["',
      to: '"hide": ["|", "',
      names: ["v1"],
    },
    {
      place: "facts of rules",
      file: "rules/menu.json",
      from: '"when": { "',
      to: '"when": { "|": "standard", "',
      names: ["accountType"],
    },
  ])("has $place", ({ from, to, names, file }) => {
    expect(declared(offered(from, to, file))).toEqual(expect.arrayContaining(names));
  });

  it("is not what its list has already", () => {
    expect(declared(offered('["v6", "v3-6"]', '["v6", "|"]'))).not.toContain("v6");
  });

  it("is nothing in texts, numbers and names that the file gives itself", () => {
    expect(offersIn(messages, '"标题"', '"标|题"')).toBeUndefined();
    expect(offersIn(messages, '"width": 120', '"width": 12|0')).toBeUndefined();
    expect(offersIn("routes.json", '"path": "/userCenter', '"path": "/userCenter|')).toBeUndefined();
  });
});

describe("what a name means", () => {
  it.each([
    {
      of: "a field",
      from: '"columns": ["title", ',
      to: '"columns": ["|", ',
      name: "title",
      says: [messages, "fields", "title"],
    },
    {
      of: "an action",
      from: '"action": "view"',
      to: '"action": "|"',
      name: "read",
      says: [messages, "actions", "read"],
    },
    {
      of: "a view",
      from: '"opens": "detail"',
      to: '"opens": "|"',
      name: "detail",
      says: [messages, "views", "detail"],
    },
    {
      of: "an address",
      from: '"link": "/userCenter/costCenter/recharge"',
      to: '"link": "|"',
      name: "/userCenter/messageCenter/index",
      says: [messages],
    },
    {
      of: "a menu code",
      from: '"menu": "v6"',
      to: '"menu": "|"',
      name: "v3-6",
      says: ["rules/menu.json", "codes", "v3-6"],
    },
    {
      of: "a value",
      from: '"when": { "readFlag": "unread" }',
      to: '"when": { "readFlag": "|" }',
      name: "unread",
      says: ["words/enums.json", "ReadFlag", "unread"],
    },
  ])("is told as users read it: $of", ({ from, to, name, says: [file = "", ...at] }) => {
    const { zh, en } = valueAt(JSON.parse(real.file(file).text), at) as Words;
    expect(offered(from, to).find((offer) => offer.name === name)?.words).toEqual({ zh, en });
  });
});

describe("a field that is declared", () => {
  it("has a name of the API that is not declared yet", () => {
    const names = offered('"fields": {', '"fields": { "|",').map(({ name }) => name);
    expect(names).toContain("bizType");
    expect(names).not.toContain("title");
  });

  it("is completed whole", () => {
    const [offer] = offered('"readTime": { "zh": "阅读时间", "en": "Read at" }', '"rea|"');
    expect(offer).toMatchObject({
      name: "readTime",
      words: { zh: "阅读时间", en: "Read at" },
      text: 'readTime": { "zh": "阅读时间", "en": "Read at" }',
    });
  });

  it("is listed first where views list it already", () => {
    expect(offered('"readTime": {', '"|": {')[0]?.name).toBe("readTime");
  });

  it("is told apart from what the API has besides", () => {
    const offers = offered('"columns": ["title", ', '"columns": ["title", "|", ');
    expect(offers.find(({ name }) => name === "bizType")).toMatchObject({ undeclared: true });
    expect(offers.at(-1)?.undeclared).toBe(true);
  });
});

describe("a file that is being typed", () => {
  it.each([
    { state: "an empty text", to: '"columns": ["title", "|"]' },
    { state: "a comma without anything behind", to: '"columns": ["title", |]' },
    { state: "the beginning of a word without quotes", to: '"columns": ["title", lev|]' },
    { state: "a text without its closing quote", to: '"columns": ["title", "lev|]' },
    { state: "a missing comma in front of what follows", to: '"columns": ["title", "|" "type"]' },
    { state: "a mistake elsewhere", to: '"nonsense": , "columns": ["title", "|"]' },
  ])("completes at $state", ({ to }) => {
    expect(declared(offered('"columns": ["title", "type", "readFlag", "createTime"]', to))).toContain("level");
  });

  it.each([
    { typed: '"columns": ["title", "|"]', becomes: '"columns": ["title", "level"]' },
    { typed: '"columns": ["title", |]', becomes: '"columns": ["title", "level"]' },
    { typed: '"columns": ["title", le|]', becomes: '"columns": ["title", "level"]' },
    { typed: '"columns": ["title", "le|]', becomes: '"columns": ["title", "level"]' },
    { typed: '"columns": [| "title"]', becomes: '"columns": ["level", "title"]' },
  ])("becomes right by what is chosen: $typed", ({ typed, becomes }) => {
    const from = '"columns": ["title", "type", "readFlag", "createTime"]';
    const place = real.typing(messages, from, typed);
    const { cursor, offers = [] } = offersAt(real, place) ?? {};
    expect(offers.find(({ name }) => name === "level")).toBeDefined();
    expect(cursor && put(place.text, cursor, "level")).toBe(real.file(messages).text.replace(from, becomes));
  });

  it.each([
    { typed: '"onOpen": |', some: "read" },
    { typed: '"onOpen": "|', some: "read" },
    { typed: '"o|', some: "onOpen" },
    { typed: "|", some: "onOpen" },
  ])("completes an unfinished property: $typed", ({ typed, some }) => {
    expect(offered('"onOpen": "read"', typed).map(({ name }) => name)).toContain(some);
  });

  it("completes nothing behind what is finished", () => {
    expect(offersIn(messages, '"onOpen": "read"', '"onOpen": "read" |')).toBeUndefined();
  });
});
