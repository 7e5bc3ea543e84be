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
  ["04:59:59", "evening"],
  ["05:00:00", "morning"],
  ["11:59:59", "morning"],
  ["12:00:00", "afternoon"],
  ["17:59:59", "afternoon"],
  ["18:00:00", "evening"],
])("at %s it is %s", (time, part) => {
  expect(partOfDay(time)).toBe(part);
});
