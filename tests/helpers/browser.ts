import axe from "axe-core";
import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
  type WebError,
} from "playwright/test";
import { violationsInPage } from "./axe-in-page";
import { startProcess } from "./process";

/** The text every test server accepts as verification code. */
export const verifyCode = "test";

/** Password of every demo account. */
export const demoPassword = "Demo@12345";

/** The console under test. */
export interface ConsoleServer {
  /** Its origin, such as http://127.0.0.1:34567. */
  url: string;
  /** Gives it a freshly seeded database; sessions end with it. For `test.beforeAll` of a file that changes much. */
  reset(): Promise<void>;
  /** Connection string of its database, for what the API cannot do. */
  database(): Promise<string>;
  /** Origin of another console on the same database, with a screen of tests/e2e/fixtures besides. */
  withScreen(subject: string): Promise<string>;
}

/** What must not happen in a browser while a test runs. */
export interface Problems {
  /** Says that a console error is expected in this test, such as the browser's own line about an answer 500. */
  expect(pattern: RegExp): void;
}

/**
 * Playwright's `test`, with a console of each worker's own as `baseURL` (so pages are `page.goto("/custom/index")`), and a
 * failure wherever a page logs an error, throws one, or violates the Content-Security-Policy.
 */
export const test = base.extend<{ problems: Problems; extraScreen: string }, { consoleServer: ConsoleServer }>({
  // A screen of tests/e2e/fixtures that the console has besides its own, for what no screen of its own shows.
  extraScreen: ["", { option: true }],
  consoleServer: [
    async ({}, use) => {
      const server = await startProcess("tests/helpers/console-process.ts", { CDZ_VERIFY_CODE: verifyCode });
      await use({
        url: server.answer,
        reset: async () => void (await server.ask("reset")),
        database: () => server.ask("database"),
        withScreen: (subject) => server.ask(`screen ${subject}`),
      });
      await server.stop();
    },
    // It took more than a minute on a machine with fifteen programs for each core.
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ consoleServer, extraScreen }, use) =>
    use(extraScreen ? await consoleServer.withScreen(extraScreen) : consoleServer.url),
  problems: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const { found, end } = await collectProblems(context);
      await use({ expect: (pattern) => void expected.push(pattern) });
      end();
      expect(found.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Contexts whose pages tell of violations. */
const telling = new WeakSet<BrowserContext>();

async function collectProblems(context: BrowserContext): Promise<{ found: string[]; end(): void }> {
  const found: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === "error") found.push(`console: ${message.text()}`);
  };
  const onError = (error: WebError): void => void found.push(`page: ${error.error().stack ?? error.error().message}`);
  context.on("console", onConsole);
  context.on("weberror", onError);
  if (!telling.has(context)) await context.addInitScript(tellOfViolations);
  telling.add(context);
  return { found, end: () => void context.off("console", onConsole).off("weberror", onError) };
}

/** Runs in pages: some violations (a style attribute set by a library) pass without a line in the console. */
function tellOfViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(
      `Content-Security-Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
    );
  });
}

/** Fails with the list of what axe finds wrong with the page as it is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Once for each document, past the Content-Security-Policy, as everything that is evaluated from here.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(violationsInPage)).toEqual([]);
}
