// Read by every Node there is, however old: nothing newer than ES modules may stand in this file.

/**
 * Versions of Node with which the tools work: of these majors from that minor on, and every one from `since` on. Odd ones before it are over.
 * @type {Record<number, number>}
 */
const oldest = { 20: 19, 22: 12 };
const since = 24;

/**
 * Whether the project runs on a version of Node.
 * @param {string} version as in `process.versions.node`, such as "20.19.3"
 * @returns {boolean}
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const from = oldest[major];
  return major >= since || (from !== undefined && minor >= from);
}

/** Ends the program with one sentence where this Node does not do for what follows. */
export function requireNode() {
  if (isNodeSupported(process.versions.node)) return;
  console.error(
    "This needs Node 20 from 20.19 on, 22 from 22.12 on, or 24 and newer, and here is " +
      process.versions.node +
      ": install a current one from https://nodejs.org and try again.",
  );
  process.exit(1);
}
