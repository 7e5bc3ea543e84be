import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Explained } from "./explained.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { withLock } from "./lock.mjs";
import { step } from "./progress.mjs";
import { runNpm } from "./run.mjs";

/**
 * What a lock file says of one package.
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockEntry
 */
/** @typedef {{ packages?: Record<string, LockEntry> }} LockFile */

const markerOf = (/** @type {string} */ root) => path.join(root, "node_modules/.cache/cloud-console/installed");

/** What node_modules depends on: the lock file, and the platform whose binaries were chosen. */
const wanted = (/** @type {string} */ root) =>
  `${fingerprint(root, ["package-lock.json", ".npmrc"])} ${process.platform} ${process.arch}`;

/**
 * Whether what npm says it installed (node_modules/.package-lock.json) is what the lock file asks for.
 * Optional packages may be missing: they are other platforms' binaries.
 * @param {LockFile} lock
 * @param {LockFile} installed
 * @returns {boolean}
 */
export function installedMatches(lock, installed) {
  const have = installed.packages ?? {};
  return Object.entries(lock.packages ?? {}).every(([name, entry]) => {
    if (name === "") return true;
    const found = have[name];
    return found ? found.version === entry.version : entry.optional === true || entry.devOptional === true;
  });
}

/**
 * Whether node_modules has to be installed (again).
 * @param {string} root the project
 * @returns {boolean}
 */
export function isInstallStale(root) {
  const marker = markerOf(root);
  if (existsSync(marker)) return readFileSync(marker, "utf8") !== wanted(root);
  const installed = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return true;
  return !installedMatches(readJson(path.join(root, "package-lock.json")), readJson(installed));
}

/**
 * Installs the dependencies from the lock file where they are missing or not the ones it names.
 * @param {string} root the project
 * @param {NodeJS.WriteStream} [out] where it shows how far it is; standard output unless told
 */
export async function ensureInstalled(root, out) {
  if (!isInstallStale(root)) return remember(root);
  await withLock(path.join(root, ".cache/install.lock"), async () => {
    if (!isInstallStale(root)) return;
    await step("Installing dependencies", () => install(root), out);
    remember(root);
  });
}

/** @param {string} root */
async function install(root) {
  // Development packages build the console, whatever NODE_ENV says.
  const { code, output } = await runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: root });
  if (code === 0) return;
  console.error(output.split("\n").slice(-30).join("\n"));
  throw new Explained("npm could not install the dependencies; its own words stand above.");
}

/** @param {string} root */
function remember(root) {
  const marker = markerOf(root);
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted(root)) return;
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, wanted(root));
}

/**
 * @param {string} file
 * @returns {LockFile}
 */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
