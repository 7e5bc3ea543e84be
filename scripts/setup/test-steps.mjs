import { stripVTControlCharacters } from "node:util";

/**
 * One step of `npm test`: a program of node_modules/.bin (or a TypeScript file) and what it is called.
 * @typedef {object} Step
 * @property {string} name as in `npm test -- <name>`
 * @property {string} title the heading over its output
 * @property {string} script the program's file, relative to the project
 * @property {string[]} args
 * @property {string} [report] where it leaves its JSON report, if it counts tests
 * @property {boolean} [browser] whether it needs a browser
 * @property {boolean} [build] whether it needs the built console
 * @property {boolean} [alone] whether it uses both cores itself
 */

const reports = ".cache/test";

/** @type {Step[]} */
export const steps = [
  {
    name: "types",
    title: "Types",
    // Three times as fast as the compiler that other tools need, which has no successor to its interface yet.
    script: "node_modules/typescript-7/bin/tsc",
    args: ["--noEmit", "-p", "tsconfig.json"],
  },
  { name: "lint", title: "Lint", script: "node_modules/oxlint/bin/oxlint", args: ["--deny-warnings", "--quiet", "."] },
  {
    name: "format",
    title: "Format",
    script: "node_modules/oxfmt/bin/oxfmt",
    args: ["--list-different", "."],
  },
  {
    name: "imports",
    title: "Who imports whom",
    script: "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
    args: ["--config", ".dependency-cruiser.cjs", "src", "scripts"],
  },
  {
    name: "unused",
    title: "Unused files, exports and packages",
    script: "node_modules/knip/bin/knip.js",
    args: ["--config", ".knip.json"],
  },
  {
    name: "api",
    title: "API description",
    script: "node_modules/@redocly/cli/bin/cli.js",
    args: ["lint", "schema/api/openapi.yaml", "--config", "schema/redocly.yaml"],
  },
  { name: "generated", title: "Generated files", script: "scripts/generate.ts", args: ["--check"] },
  { name: "config", title: "Config", script: "scripts/check.ts", args: [] },
  {
    name: "unit",
    title: "Unit tests",
    script: "node_modules/vitest/vitest.mjs",
    args: [
      "run",
      "--project",
      "unit",
      "--maxWorkers=2",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reports}/unit.json`,
    ],
    report: `${reports}/unit.json`,
    alone: true,
  },
  {
    name: "contract",
    title: "Contract and database tests",
    script: "node_modules/vitest/vitest.mjs",
    args: [
      "run",
      "--project",
      "database",
      // One more than the cores of CI: a test waits for the database, and for servers that start or end.
      "--maxWorkers=3",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reports}/contract.json`,
    ],
    report: `${reports}/contract.json`,
    alone: true,
  },
  {
    name: "e2e",
    title: "Browser tests",
    script: "node_modules/playwright/cli.js",
    args: ["test", "--config", "tests/e2e/playwright.config.ts"],
    report: `${reports}/e2e.json`,
    browser: true,
    build: true,
    alone: true,
  },
];

/**
 * The steps that were asked for by name; all where none was.
 * @param {string[]} names
 * @returns {Step[]} in the order they run
 */
export function chooseSteps(names) {
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

/**
 * Names that are no step's.
 * @param {string[]} names
 */
export function unknownSteps(names) {
  return names.filter((name) => !steps.some((step) => step.name === name));
}

/**
 * What a step's tests came to. `broken` and `flaky` say of each test that failed and of each that failed first and passed when run once more
 * which it is and why: "title (file): what the failure says; then: what the next one says". The flaky ones are among the passed.
 * @typedef {{ passed: number, failed: number, broken: string[], flaky: string[] }} Count
 */

/**
 * A file, or a `describe` in one, of Playwright's JSON report.
 * @typedef {object} Suite
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string, results?: Attempt[] }[] }[]} [specs]
 */

/** @typedef {{ error?: { message?: string, location?: { line: number } } }} Attempt */

/** @typedef {{ name: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }} VitestFile */

/**
 * How many tests passed and failed, from the JSON report of Vitest or Playwright. Playwright's "unexpected" are failures.
 * @param {{
 *   numPassedTests?: number, numFailedTests?: number, testResults?: VitestFile[],
 *   stats?: { expected: number, unexpected: number, flaky: number }, suites?: Suite[],
 * }} report
 * @returns {Count}
 */
export function countTests(report) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [], stats, suites = [] } = report;
  if (!stats)
    return { passed: numPassedTests, failed: numFailedTests, broken: testResults.flatMap(brokenTests), flaky: [] };
  // The outermost suites are the files.
  const named = (/** @type {string} */ status) => suites.flatMap((file) => testsThat(status, file, []));
  const { expected, unexpected, flaky } = stats;
  return { passed: expected + flaky, failed: unexpected, broken: named("unexpected"), flaky: named("flaky") };
}

/**
 * @param {VitestFile} file
 * @returns {string[]}
 */
function brokenTests({ name, assertionResults }) {
  return assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) =>
      told(fullName, name.split("/").at(-1) ?? name, failureMessages?.slice(0, 1)),
    );
}

/**
 * @param {string} status
 * @param {Suite} suite
 * @param {string[]} parents titles of the suites around, without the file
 * @returns {string[]} outermost suite first
 */
function testsThat(status, { suites = [], specs = [] }, parents) {
  const own = specs.flatMap(({ title, file, tests }) => {
    const test = tests.find((each) => each.status === status);
    if (!test) return [];
    const errors = (test.results ?? []).flatMap(({ error }) => error ?? []);
    const line = errors[0]?.location?.line;
    const messages = errors.map(({ message }) => message);
    return [told([...parents, title].join(" › "), line === undefined ? file : `${file}:${line}`, messages)];
  });
  return [...own, ...suites.flatMap((inner) => testsThat(status, inner, [...parents, inner.title]))];
}

/**
 * @param {string} title
 * @param {string} place
 * @param {(string | undefined)[]} [messages] of each time that it was run and failed
 */
function told(title, place, messages = []) {
  const said = new Set(messages.map(inOneLine).filter(Boolean));
  return `${title} (${place})${said.size > 0 ? `: ${[...said].join("; then: ")}` : ""}`;
}

/**
 * The beginning of a message, with what was received instead of what was expected.
 * @param {string} [message]
 */
function inOneLine(message = "") {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("at "));
  return lines.slice(0, 14).join(" | ").slice(0, 600);
}
