import { describe, expect, it } from "vitest";
import type { FormView } from "../../../../src/model/resolved-form";
import type { Row } from "../../../../src/widgets/contract";
import { initialValues } from "../../../../src/render/form/initial-values";

const view = {
  sections: [{ fields: [{ name: "items", widget: "rows", rows: [{ name: "period" }] }] }],
  schema: { properties: { items: { type: "array", items: { type: "object" } } }, required: [] },
} as unknown as FormView;

describe("the values a form opens with", () => {
  it.each<[string, unknown, unknown]>([
    ["rows as they are", [{ period: "2026" }], [{ period: "2026" }]],
    [
      "no rows where an answer has other things among them",
      [null, { period: "2026" }, 3, "x", [1]],
      [{ period: "2026" }],
    ],
    ["what is no list as it is", "x", "x"],
  ])("are %s", (_says, items, expected) => {
    expect(initialValues(view, { items })).toEqual({ items: expected });
  });

  it.each<[says: string, given: unknown, expected: object]>([
    ["the only one of a list", ["tx"], { cloud: "tx" }],
    ["nothing of an empty list", [], {}],
    ["what is no list as it is", "tx", { cloud: "tx" }],
    ["nothing of a number, where the input is of texts", 60, {}],
  ])("have, for an input of one value, %s", (_says, cloud, expected) => {
    const one = {
      sections: [{ fields: [{ name: "cloud", widget: "choice" }] }],
      schema: { properties: { cloud: { type: "string" } }, required: [] },
    } as unknown as FormView;
    expect(initialValues(one, { cloud })).toEqual(expected);
  });

  it.each<[says: string, row: object, user: object, expected: object]>([
    ["what config takes from the signed-in user", {}, { email: "a@example.com" }, { email: "a@example.com" }],
    [
      "the row's value before the user's",
      { email: "b@example.com" },
      { email: "a@example.com" },
      { email: "b@example.com" },
    ],
    ["the user's where the row has nothing", { email: null }, { email: "a@example.com" }, { email: "a@example.com" }],
    ["nothing where the user has none either", {}, { email: null }, {}],
  ])("have %s", (_says, row, user, expected) => {
    const one = {
      sections: [{ fields: [{ name: "email", widget: "email", own: "email" }] }],
      schema: { properties: { email: { type: "string" } }, required: [] },
    } as unknown as FormView;
    expect(initialValues(one, row as Row, user)).toEqual(expected);
  });
});
