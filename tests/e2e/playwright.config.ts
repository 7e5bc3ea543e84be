import { defineConfig } from "playwright/test";
import { findBrowser } from "../../scripts/setup/browser.mjs";

const browser = process.env.CDZ_BROWSER ?? (await findBrowser());
// Workers read this file too, and need not look again.
if (browser) process.env.CDZ_BROWSER = browser;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./global-setup.ts",
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CDZ_REPORT ? [["line"], ["json", { outputFile: process.env.CDZ_REPORT }]] : [["line"]],
  use: {
    browserName: "chromium",
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
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
      ],
    },
  },
});
