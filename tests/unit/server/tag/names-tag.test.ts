import { describe, expect, it } from "vitest";
import { isBroken, isBrokenFilter, type NamedTag } from "../../../../src/server/areas/tag/names-tag";

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

const filters: [what: string, filter: string, to: [key: string, value: string], broken: boolean][] = [
  ["the pair, by another value", "tags:env = prod", ["env", "live"], true],
  ["one of several values, by another of them", "tags:env = (prod, live)", ["env", "live"], false],
  ["the key, by another value", "tags:env is not empty", ["env", "live"], false],
  ["the key, by another key", "tags:env is not empty", ["stage", "prod"], true],
  ["a part of the value, by one with it", "tags:env ~ ro", ["env", "roll"], false],
  ["a part of the value, by one without it", "type = host or (tags:env ~ ro and monthCost > 1)", ["env", "live"], true],
  ["all but the pair, by another value", "tags:env != prod", ["env", "live"], true],
  ["the lack of the key, by another key", "tags:env is empty", ["stage", "prod"], true],
  ["the lack of the new key", "tags:stage is empty", ["stage", "prod"], false],
  ["the new name", "tags:env = live", ["env", "live"], false],
  ["no tag", "name ~ prod", ["env", "live"], false],
  ["what cannot be read any more", "tags:env = prod and", ["env", "live"], false],
];

describe("a kept filter that asks for a tag", () => {
  it.each(filters)("%s", (_what, filter, [tagKey, tagValue], broken) => {
    expect(isBrokenFilter("listViewResources", filter, { from, to: { tagKey, tagValue } })).toBe(broken);
  });
});
