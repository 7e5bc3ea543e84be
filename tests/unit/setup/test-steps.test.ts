import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { portFrom, requireFreePort } from "../../../scripts/setup/port";
import { chooseSteps, countTests, steps, unknownSteps } from "../../../scripts/setup/test-steps.mjs";

describe("the steps of npm test", () => {
  test("all of them where none is named, in their order", () => {
    expect(chooseSteps([])).toEqual(steps);
    expect(chooseSteps(["e2e", "unit"]).map(({ name }) => name)).toEqual(["unit", "e2e"]);
  });

  test("a name that is none is known as such", () => {
    expect(unknownSteps(["unit", "e2", "types"])).toEqual(["e2"]);
  });

  test.each(steps)("$title: its program exists", ({ script }) => expect(existsSync(script)).toBe(true));
});

describe("counting tests", () => {
  test.each([
    {
      of: "Vitest",
      report: { numPassedTests: 7, numFailedTests: 2 },
      count: { passed: 7, failed: 2, broken: [], flaky: [] },
    },
    {
      of: "Playwright",
      report: { stats: { expected: 5, unexpected: 1, flaky: 2 } },
      count: { passed: 7, failed: 1, broken: [], flaky: [] },
    },
    { of: "nothing", report: {}, count: { passed: 0, failed: 0, broken: [], flaky: [] } },
  ])("$of", ({ report, count }) => expect(countTests(report)).toEqual(count));

  test("Playwright's flaky tests are named with the suites they are in and their file", () => {
    const spec = (title: string, status: string) => ({ title, file: "menu.spec.ts", tests: [{ status }] });
    const inner = { title: "on a phone", specs: [spec("opens", "flaky"), spec("closes", "unexpected")] };
    const file = {
      title: "menu.spec.ts",
      specs: [spec("leads home", "expected"), spec("leads on", "flaky")],
      suites: [inner],
    };
    const report = { stats: { expected: 1, unexpected: 1, flaky: 2 }, suites: [file] };
    expect(countTests(report).flaky).toEqual(["leads on (menu.spec.ts)", "on a phone › opens (menu.spec.ts)"]);
    expect(countTests(report).broken).toEqual(["on a phone › closes (menu.spec.ts)"]);
  });

  test("of Playwright's tests that failed, each failure says why, the first one where, without colours", () => {
    const results = [
      {},
      { error: { message: "\u001B[31mExpected\u001B[39m: 1\n\nReceived: 2", location: { line: 7 } } },
      { error: { message: "Expected: 1\n\nReceived: 2", location: { line: 7 } } },
      { error: { message: "Timed out", location: { line: 9 } } },
    ];
    const spec = { title: "opens", file: "menu.spec.ts", tests: [{ status: "unexpected", results }] };
    const report = {
      stats: { expected: 0, unexpected: 1, flaky: 0 },
      suites: [{ title: "menu.spec.ts", specs: [spec] }],
    };
    expect(countTests(report).broken).toEqual(["opens (menu.spec.ts:7): Expected: 1 | Received: 2; then: Timed out"]);
  });

  test("of Vitest's tests that failed, the first failure says why, without the stack", () => {
    const failureMessages = ["AssertionError: expected 1 to be 2\n    at money.test.ts:3:4", "another"];
    const failed = { fullName: "money is rounded", status: "failed", failureMessages };
    const testResults = [{ name: "/here/tests/money.test.ts", assertionResults: [failed] }];
    expect(countTests({ numPassedTests: 0, numFailedTests: 1, testResults }).broken).toEqual([
      "money is rounded (money.test.ts): AssertionError: expected 1 to be 2",
    ]);
  });
});

describe("the port", () => {
  test.each([
    { text: undefined, port: 8080 },
    { text: "", port: 8080 },
    { text: "3000", port: 3000 },
  ])("PORT=$text: $port", ({ text, port }) => expect(portFrom(text)).toBe(port));

  test.each(["0", "65536", "80.5", "abc", "-1"])("PORT=%s is refused with a sentence", (text) => {
    expect(() => portFrom(text)).toThrow(`PORT is "${text}"; it has to be a number from 1 to 65535.`);
  });

  test("one that somebody else uses is refused with a sentence", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is in use by another program`);
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  });
});
