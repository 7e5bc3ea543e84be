/**
 * A failure that its reader can act on: the message is one clear sentence and is all that is shown.
 * Code outside this folder marks its own errors the same way, with a property `explained: true`.
 */
export class Explained extends Error {
  explained = true;
}

/**
 * Reads settings. What is wrong with one is told by its sentence alone.
 * @template T
 * @param {() => T} read
 * @returns {T}
 */
export function explaining(read) {
  try {
    return read();
  } catch (error) {
    throw new Explained(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Prints why a command failed: the sentence alone where somebody wrote one, the whole stack otherwise.
 * @param {unknown} error anything thrown
 */
export function printFailure(error) {
  if (error instanceof Error && "explained" in error) console.error(`\n${error.message}`);
  else console.error("\n", error);
}
