import { describe, expect, it } from "vitest";
import { optionsOf } from "../../../../src/render/shared/use-choices";

describe("choices from an answer", () => {
  const choices = { value: "id", label: "roleName" };

  it.each([
    { answer: [{ id: 1, roleName: "Auditor" }], options: [{ value: 1, label: "Auditor" }] },
    { answer: { list: [{ id: 1, roleName: "Auditor" }], total: 1 }, options: [{ value: 1, label: "Auditor" }] },
    { answer: [{ id: 1 }, { roleName: "No id" }, null], options: [{ value: 1, label: "1" }] },
    { answer: null, options: [] },
  ])("$answer offers $options", ({ answer, options }) => {
    expect(optionsOf(answer, choices)).toEqual(options);
  });
});
