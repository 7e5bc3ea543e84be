import { describe, expect, test } from "vitest";
import { emptyFields, refusalErrors } from "../../../src/pages/login/login-state";
import { partOfDay } from "../../../src/pages/home/part-of-day";

describe("fields left empty", () => {
  test.each([
    { values: { username: "", password: "", verifyCode: "" }, empty: ["username", "password", "verifyCode"] },
    { values: { username: "  ", password: "  ", verifyCode: " " }, empty: ["username", "verifyCode"] },
    { values: { username: "admin", password: "x", verifyCode: "abcd" }, empty: [] },
  ])("$values", ({ values, empty }) => {
    expect(emptyFields(values)).toEqual(empty);
  });
});

describe("a refusal stands beside the fields it names", () => {
  test.each([
    { fieldErrors: [{ field: "verifyCode", message: "wrong" }], errors: { verifyCode: "wrong" } },
    { fieldErrors: [], errors: { form: "refused" } },
    { fieldErrors: [{ field: "verifyId", message: "old" }], errors: { form: "refused" } },
  ])("$fieldErrors", ({ fieldErrors, errors }) => {
    expect(refusalErrors({ message: "refused", fieldErrors })).toEqual(errors);
  });
});

test.each([
  [4, "evening"],
  [5, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
])("at %i o'clock it is %s", (hour, part) => {
  expect(partOfDay(new Date(2024, 0, 1, hour))).toBe(part);
});
