import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * One hash over the names and contents of files, so that any change of any of them shows.
 * @param {string} root folder the paths are relative to
 * @param {string[]} inputs files and folders (read whole); one that does not exist counts as empty
 * @param {(file: string) => boolean} [counts] says of a file's relative path whether it takes part
 * @returns {string} 32 hexadecimal digits
 */
export function fingerprint(root, inputs, counts = () => true) {
  const hash = createHash("sha256");
  for (const file of inputs
    .flatMap((input) => filesUnder(root, input))
    .filter(counts)
    .toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 32);
}

/**
 * @param {string} root
 * @param {string} input
 * @returns {string[]} relative paths with forward slashes, the same on every platform
 */
function filesUnder(root, input) {
  const full = path.join(root, input);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [input];
  return readdirSync(full).flatMap((name) => filesUnder(root, `${input}/${name}`));
}
