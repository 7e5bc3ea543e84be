import { defineConfig } from "playwright/test";
import { findBrowser } from "../../scripts/setup/browser.mjs";

const browser = process.env.CDZ_BROWSER ?? (await findBrowser());
// Workers read this file too, and need not look again.
if (browser) process.env.CDZ_BROWSER = browser;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./global-setup.ts",
  // As many as CI has cores: with a third one what a test waits for comes later, and 82 tests took 222 s instead of 185.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A busy machine is no fault of the product: the limits are far above what anything takes on an idle one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A test that passes only the second time is named as flaky in the summary of `npm test`.
  retries: 1,
  reporter: process.env.CDZ_REPORT ? [["line"], ["json", { outputFile: process.env.CDZ_REPORT }]] : [["line"]],
  use: {
    browserName: "chromium",
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The empty page that a test begins with has a process that its first page goes on in: another one is a tenth of what a page costs.
        "--renderer-process-limit=1",
        // What draws without a GPU needs no process of its own, which takes a tenth of the work.
        "--in-process-gpu",
        // All pages are of one site. Kept apart from others, each third test began with a process of its own, and one was kept in reserve.
        "--disable-site-isolation-trials",
      ],
    },
  },
});
