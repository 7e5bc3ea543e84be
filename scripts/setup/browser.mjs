import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { Explained } from "./explained.mjs";
import { step } from "./progress.mjs";
import { run } from "./run.mjs";

/** Names a system's Chrome or Chromium goes by, in the order they are looked for: the one without windows does the same in less time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/** Where Chrome is on systems that do not put it on the PATH. */
const KNOWN_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/**
 * Every place a browser may be, best first: Playwright's own, then the system's by name along the PATH, then known places.
 * @param {string | undefined} own what Playwright downloads to
 * @param {string | undefined} searchPath as in the environment's PATH
 * @returns {string[]}
 */
export function browserPlaces(own, searchPath) {
  const folders = (searchPath ?? "").split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...(own ? [own] : []), ...onPath, ...KNOWN_PLACES];
}

/**
 * The first browser that is there and runs.
 * @param {string[]} places
 * @param {(file: string) => boolean} [works]
 * @returns {string | undefined}
 */
export function firstBrowser(places, works = runs) {
  return places.find((file) => works(file));
}

/** A file alone proves little: Ubuntu's chromium package, for one, only says what to install instead. */
function runs(/** @type {string} */ file) {
  if (!existsSync(file)) return false;
  // Chrome for Windows opens a window when asked for its version.
  return process.platform === "win32" || spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}

/**
 * The browser for the tests, or nothing. Needs the dependencies installed.
 * @returns {Promise<string | undefined>} its path
 */
export async function findBrowser() {
  const { chromium } = await import("playwright");
  return firstBrowser(browserPlaces(chromium.executablePath(), process.env.PATH));
}

/**
 * The browser for the tests; installs one where there is none: from the system's packages where that is allowed, else
 * Playwright's download.
 * @param {string} root the project
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser(root) {
  const found = await findBrowser();
  if (found) return found;
  const installed = (await installFromSystem(root)) ?? (await downloadOwn(root));
  if (installed) return installed;
  throw new Explained(
    "The browser tests need Chromium or Google Chrome, and none could be installed: install one (on Debian: apt-get install chromium fonts-noto-cjk) and run npm test again.",
  );
}

/** @param {string} root */
async function installFromSystem(root) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  return step("Installing a browser from the system's packages", async () => {
    const options = { cwd: root, env: { DEBIAN_FRONTEND: "noninteractive" } };
    await run("apt-get", ["update", "-q"], options);
    for (const browser of ["chromium-headless-shell", "chromium"]) {
      const { code } = await run(
        "apt-get",
        ["install", "-y", "-q", "--no-install-recommends", browser, "fonts-noto-cjk"],
        options,
      );
      if (code === 0) break;
    }
    return findBrowser();
  });
}

/** @param {string} root */
async function downloadOwn(root) {
  const cli = path.join(root, "node_modules/playwright/cli.js");
  return step("Downloading a browser", async () => {
    await run(process.execPath, [cli, "install", "chromium"], { cwd: root });
    return findBrowser();
  });
}
