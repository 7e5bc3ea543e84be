import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { TestsByFile } from "./row";

const root = path.join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** What Vitest lists. */
interface ListedTest {
  name: string;
  file: string;
}

/** What Playwright lists: files and groups hold groups and tests. */
interface ListedSuite {
  title: string;
  file: string;
  suites?: ListedSuite[];
  specs: { title: string; tests: { expectedStatus: string }[] }[];
}

/** The titles of all tests in these files that are not skipped, asked of the programs that run them. */
export async function listTests(files: readonly string[]): Promise<TestsByFile> {
  const browser = files.filter((file) => file.startsWith("tests/e2e/"));
  const database = files.filter((file) => file.startsWith("tests/contract/") || file.startsWith("tests/unit/server/"));
  const unit = files.filter((file) => !browser.includes(file) && !database.includes(file));
  const folder = await mkdtemp(path.join(tmpdir(), "listed-tests-"));
  try {
    return {
      ...(await listVitest(["--project", "unit", "--maxWorkers=1"], unit, path.join(folder, "unit.json"))),
      ...(await listVitest(["--project", "database", "--staticParse"], database, path.join(folder, "database.json"))),
      ...(await listPlaywright(browser, path.join(folder, "browser.json"))),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function listVitest(options: string[], files: string[], output: string): Promise<TestsByFile> {
  if (files.length === 0) return {};
  await runHere("node_modules/vitest/vitest.mjs", ["list", ...options, `--json=${output}`, ...files]);
  const listed = JSON.parse(await readFile(output, "utf8")) as ListedTest[];
  return byFile(listed.map(({ file, name }) => [path.relative(root, file), name]));
}

async function listPlaywright(files: string[], output: string): Promise<TestsByFile> {
  if (files.length === 0) return {};
  const config = "tests/e2e/playwright.config.ts";
  await runHere("node_modules/playwright/cli.js", ["test", "--list", "--config", config, "--reporter=json", ...files], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: output,
  });
  const { suites } = JSON.parse(await readFile(output, "utf8")) as { suites: ListedSuite[] };
  return byFile(
    suites.flatMap((suite) => titlesIn({ ...suite, title: "" }, []).map((title) => [`tests/e2e/${suite.file}`, title])),
  );
}

function titlesIn({ title, specs, suites = [] }: ListedSuite, above: string[]): string[] {
  const groups = title === "" ? above : [...above, title];
  const own = specs.filter(({ tests }) => tests.every(({ expectedStatus }) => expectedStatus !== "skipped"));
  return [
    ...own.map((spec) => [...groups, spec.title].join(" > ")),
    ...suites.flatMap((suite) => titlesIn(suite, groups)),
  ];
}

function byFile(listed: (readonly [file: string, title: string])[]): TestsByFile {
  const titles: Record<string, string[]> = {};
  for (const [file, title] of listed) (titles[file.replaceAll("\\", "/")] ??= []).push(title);
  return titles;
}

/** Runs a script as from a shell: a test runner that finds another one's variables takes itself for a worker of it. */
async function runHere(script: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST$|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name),
  );
  await run(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...Object.fromEntries(own), ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
}
