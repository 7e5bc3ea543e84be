import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const STALE_AFTER_MS = 15 * 60_000;

/**
 * Does work that must not be done twice at a time in one project (two commands started together on a fresh clone).
 * A lock whose process has ended, or older than a quarter of an hour, counts for nothing.
 * @template T
 * @param {string} file the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!take(file)) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    if (isStale(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isStale(file) {
  try {
    const holder = Number(readFileSync(file, "utf8"));
    const age = Date.now() - statSync(file).mtimeMs;
    // A lock is empty for the instant between its creation and its first byte.
    if (!holder) return age > 5000;
    return age > STALE_AFTER_MS || !isAlive(holder);
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
