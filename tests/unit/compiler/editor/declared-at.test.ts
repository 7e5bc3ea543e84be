import { beforeAll, describe, expect, it } from "vitest";
import { declaredAt } from "../../../../src/compiler/editor/declared-at";
import { type Real, readReal } from "./read";

const messages = "screens/message/messages.json";

let real: Real;
beforeAll(async () => {
  real = await readReal();
});

describe("where a name is declared", () => {
  it.each([
    { of: "a field", at: '"columns": ["|title"', place: [messages, "fields", "title"] },
    { of: "an action", at: '"action": "vi|ew"', place: [messages, "actions", "view"] },
    { of: "a view", at: '"opens": "det|ail"', place: [messages, "views", "detail"] },
    {
      of: "a view elsewhere",
      at: '"screen": "reports", "view": "det|ail"',
      place: ["screens/report/reports.json", "views", "detail"],
    },
    { of: "a file", at: '"screen": "repo|rts"', place: ["screens/report/reports.json"] },
    { of: "a code", at: '"permission": ["v6", "v3|-6"]', place: ["rules/menu.json", "codes", "v3-6"] },
    { of: "a value", at: '"when": { "readFlag": "un|read" }', place: ["words/enums.json", "ReadFlag", "unread"] },
  ])("is found: $of", ({ at, place: [file = "", ...path] }) => {
    const { place } = declaredAt(real, real.typing(messages, at.replace("|", ""), at)) ?? {};
    expect(place && { file: place.file.path, path: place.path }).toEqual({ file: `config/${file}`, path });
  });

  it("is found of an address, in the table of addresses", () => {
    const link = '"link": "/userCenter/cost|Center/recharge"';
    const { place } = declaredAt(real, real.typing(messages, link.replace("|", ""), link)) ?? {};
    expect(place?.file.path).toBe("config/routes.json");
  });

  it("is nowhere of what config does not declare", () => {
    const kind = '"kind": "li|st"';
    expect(declaredAt(real, real.typing(messages, '"kind": "list"', kind))).toEqual({});
    const text = '"en": "Message cen|tre"';
    expect(declaredAt(real, real.typing(messages, text.replace("|", ""), text))).toBeUndefined();
  });
});
