import { describe, expect, test } from "vitest";
import { type Outcome, summaryLines } from "../../../scripts/setup/test-summary.mjs";

describe("the summary of npm test", () => {
  const types: Outcome = { title: "Types", ok: true, seconds: 20.04, passed: 0, failed: 0, broken: [], flaky: [] };
  const unit: Outcome = { title: "Unit tests", ok: false, seconds: 30, passed: 7, failed: 1, broken: [], flaky: [] };
  const e2e: Outcome = {
    title: "Browser tests",
    ok: true,
    seconds: 361,
    passed: 409,
    failed: 0,
    broken: [],
    flaky: [],
  };

  test("a line for each step, one for each test that failed, and the sum last", () => {
    const broken = ["money is rounded (money.test.ts): expected 1 to be 2"];
    expect(summaryLines([types, { ...unit, broken }, e2e])).toEqual([
      "ok      Types (20.0 s)",
      "FAILED  Unit tests (7 tests, 30.0 s)",
      "ok      Browser tests (409 tests, 361.0 s)",
      "failed  money is rounded (money.test.ts): expected 1 to be 2",
      "",
      "416 passed, 1 failed",
    ]);
  });

  test("each test that passed only when run once more in a line of its own, and how many they are; the last line stays", () => {
    const flaky = ["a group opens (menu.spec.ts)", "a list › sorts (list-pages.spec.ts)"];
    expect(summaryLines([types, { ...e2e, flaky }]).slice(2)).toEqual([
      "flaky   a group opens (menu.spec.ts)",
      "flaky   a list › sorts (list-pages.spec.ts)",
      "",
      "2 flaky: passed only when run once more",
      "409 passed, 0 failed",
    ]);
  });
});
