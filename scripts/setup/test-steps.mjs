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
    script: "node_modules/typescript/bin/tsc",
    args: ["--noEmit", "-p", "tsconfig.json"],
  },
  { name: "lint", title: "Lint", script: "node_modules/oxlint/bin/oxlint", args: ["--deny-warnings", "--quiet", "."] },
  {
    name: "format",
    title: "Format",
    script: "node_modules/prettier/bin/prettier.cjs",
    args: ["--check", "--cache", "--cache-location", ".cache/prettier", "--log-level", "warn", "."],
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
      "--maxWorkers=2",
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
 * What a step's tests came to. `flaky` names those that failed first and passed when run once more; they are among the passed.
 * @typedef {{ passed: number, failed: number, flaky: string[] }} Count
 */

/**
 * A file, or a `describe` in one, of Playwright's JSON report.
 * @typedef {object} Suite
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string }[] }[]} [specs]
 */

/**
 * How many tests passed and failed, from the JSON report of Vitest or Playwright. Playwright's "unexpected" are failures.
 * @param {{
 *   numPassedTests?: number, numFailedTests?: number,
 *   stats?: { expected: number, unexpected: number, flaky: number }, suites?: Suite[],
 * }} report
 * @returns {Count}
 */
export function countTests(report) {
  if (!report.stats) return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0, flaky: [] };
  const { expected, unexpected, flaky } = report.stats;
  // The outermost suites are the files.
  const names = (report.suites ?? []).flatMap((file) => flakyTests(file, []));
  return { passed: expected + flaky, failed: unexpected, flaky: names };
}

/**
 * @param {Suite} suite
 * @param {string[]} parents titles of the suites around, without the file
 * @returns {string[]} "title (file)", outermost suite first
 */
function flakyTests({ suites = [], specs = [] }, parents) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ title, file }) => `${[...parents, title].join(" › ")} (${file})`);
  return [...own, ...suites.flatMap((inner) => flakyTests(inner, [...parents, inner.title]))];
}
