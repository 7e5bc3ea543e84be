import { describe, expect, it } from "vitest";
import { fieldPath, isOutdated, propertyPaths } from "../../../../src/render/form/field-path";

const properties = propertyPaths([{ name: "items" }, { name: "name" }, { name: "period", params: ["start", "end"] }]);

describe("the path of a field that the server names", () => {
  it.each([
    ["name", ["name"]],
    ["items.0.name", ["items", "0", "name"]],
    ["/items/0/name", ["items", "0", "name"]],
    ["items[2].name", ["items", "2", "name"]],
    ["body.items.1", ["items", "1"]],
    ["end", ["period", "end"]],
    ["body/start", ["period", "start"]],
    ["customer", undefined],
    ["", undefined],
  ])("%s is %j", (text, path) => {
    expect(fieldPath(text, properties)).toEqual(path);
  });
});

describe("what was said is about another value now", () => {
  const before = {
    name: "a",
    items: [
      { name: "x", size: 1 },
      { name: "y", size: 2 },
    ],
  };
  it.each([
    ["name", { ...before, name: "b" }, true],
    ["name", { ...before, items: [] }, false],
    ["items.0.name", { ...before, items: [{ name: "z", size: 1 }, before.items[1]] }, true],
    ["items.0.name", { ...before, items: [{ name: "x", size: 5 }, before.items[1]] }, false],
    ["items.1.name", { ...before, items: [before.items[1]] }, true],
    ["items", { ...before, items: [before.items[0], { name: "y", size: 3 }] }, true],
  ])("%s, then %j: %s", (path, now, outdated) => {
    expect(isOutdated(path, before, now)).toBe(outdated);
  });
});
