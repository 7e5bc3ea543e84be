import { describe, expect, it } from "vitest";
import { isBroken, type NamedTag } from "../../../../src/server/areas/tag/names-tag";

const from = { tagKey: "env", tagValue: "prod" };

const cases: [what: string, asked: NamedTag, to: [key: string, value: string], broken: boolean][] = [
  ["the pair, by another value", { tagKey: "env", tagValue: "prod" }, ["env", "live"], true],
  ["the key, by another value", { tagKey: "env" }, ["env", "live"], false],
  ["the key with any value, by another key", { tagKey: "env", tagValue: null }, ["stage", "prod"], true],
  ["the value, by another key", { tagValue: "prod" }, ["stage", "prod"], false],
  ["the value, by no value", { tagKey: "", tagValue: "prod" }, ["env", ""], true],
  ["the pair with spaces around it", { tagKey: " env ", tagValue: "prod " }, ["env", "live"], true],
  ["another value", { tagKey: "env", tagValue: "test" }, ["env", "live"], false],
  ["the new name", { tagKey: "env", tagValue: "live" }, ["env", "live"], false],
  ["nothing", { tagKey: " ", tagValue: "" }, ["stage", "live"], false],
  ["the lack of the key, by another key", { lacksKey: "env" }, ["stage", "prod"], true],
  ["the lack of the key, by another value", { lacksKey: "env" }, ["env", "live"], false],
  ["the lack of the new key", { lacksKey: "stage" }, ["stage", "prod"], false],
];

describe("what asks for a tag by its text", () => {
  it.each(cases)("%s", (_what, asked, [tagKey, tagValue], broken) => {
    expect(isBroken(asked, { from, to: { tagKey, tagValue } })).toBe(broken);
  });
});
