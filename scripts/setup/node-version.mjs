// Read by every Node there is, however old: nothing newer than ES modules may stand in this file.

/** The oldest Node this project runs on: [major, minor]. */
export const oldestNode = [20, 19];

/**
 * Whether a Node version is new enough.
 * @param {string} version as in `process.versions.node`, such as "20.19.3"
 * @returns {boolean}
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** Ends the program with one sentence where Node is too old for what follows. */
export function requireNode() {
  if (isNodeSupported(process.versions.node)) return;
  console.error(
    "This needs Node " +
      oldestNode.join(".") +
      " or newer, and here is " +
      process.versions.node +
      ": install a current one from https://nodejs.org and try again.",
  );
  process.exit(1);
}
