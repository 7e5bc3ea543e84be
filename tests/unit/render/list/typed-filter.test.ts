import { describe, expect, it } from "vitest";
import { optionsAfter } from "../../../../src/domain/filter/complete";
import type { Line } from "../../../../src/render/filters/line";
import { completing } from "../../../../src/render/filters/typed";

const properties = [
  { name: "status", kind: "choice", words: { zh: "状态", en: "Status" }, values: [{ value: "toPay" }] },
  { name: "statusTime", kind: "moment", words: { zh: "状态时间", en: "Status time" } },
] as const;
const line = { properties, vocabulary: { properties, searched: ["name"] } } as unknown as Line;

describe("Enter", () => {
  it.each([
    ["a property by its words", "Status", "Status "],
    ["by its name, however it is written", "STATUSTIME", "Status time "],
    ["in the other language", "状态", "Status "],
    ["behind another condition", "statusTime = today and status", "Status "],
    ["an operator that is missing", "status ", "= "],
  ])("completes %s", (_, typed, text) => {
    expect(completing(typed, line, optionsAfter(typed, properties, "en"))?.text.trim()).toBe(text.trim());
  });

  it.each(["stat", "web", '"status"', ""])("searches for %j as it is", (typed) => {
    expect(completing(typed, line, optionsAfter(typed, properties, "en"))).toBeUndefined();
  });
});
