import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Explained } from "./explained.mjs";
import { withLock } from "./lock.mjs";
import { run } from "./run.mjs";

/**
 * What was made of a program, and where: the file to run, and every file that it was made of as it was then ("milliseconds of its last
 * change, bytes").
 * @typedef {{ root: string, program: string, sources: Record<string, string> }} Made
 */

const maker = fileURLToPath(new URL("compile-program.mjs", import.meta.url));

/** Where all of a program stands that is made of a TypeScript file. */
const folderOf = (/** @type {string} */ root, /** @type {string} */ entry) =>
  path.join(root, ".cache/programs", entry.replaceAll("/", "-").replace(/\.ts$/, ""));

/**
 * A program of the project as JavaScript that Node runs as it is, made anew where one of its files has changed: loading hundreds of TypeScript
 * files one by one takes each start three seconds longer.
 * @param {string} root the project
 * @param {string} entry its TypeScript file, relative to the project
 * @returns {Promise<string>} the file to run
 */
export async function compiledProgram(root, entry) {
  const folder = folderOf(root, entry);
  const known = freshProgram(root, folder);
  if (known) return known;
  mkdirSync(folder, { recursive: true });
  return withLock(path.join(folder, "lock"), async () => {
    const made = freshProgram(root, folder) ?? (await make(root, entry, folder));
    if (made === undefined) throw new Error(`${entry} changed while it was compiled`);
    return made;
  });
}

/**
 * Runs a program of the project in this process.
 * @param {string} root the project
 * @param {string} entry its TypeScript file, relative to the project
 * @returns {Promise<any>} what it exports
 */
export async function importProgram(root, entry) {
  const program = await compiledProgram(root, entry);
  // An error tells lines of TypeScript.
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(program).href);
}

/**
 * @param {string} root
 * @param {string} entry
 * @param {string} folder
 */
async function make(root, entry, folder) {
  const { code, output } = await run(process.execPath, [maker, root, entry, folder], { cwd: root });
  if (code === 0) return freshProgram(root, folder);
  console.error(output.trimEnd());
  throw new Explained(`${entry} cannot be compiled; the reason stands above.`);
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string | undefined} the program, where it is made of its files as they are now, and not of those of a project that was copied
 */
function freshProgram(root, folder) {
  const record = path.join(folder, "made.json");
  if (!existsSync(record)) return undefined;
  /** @type {Made} */
  const made = JSON.parse(readFileSync(record, "utf8"));
  const { program, sources } = made;
  const isFresh = made.root === root && Object.entries(sources).every(([file, as]) => stateOf(file) === as);
  return isFresh && existsSync(program) ? program : undefined;
}

/**
 * How a file is now, as `Made` keeps it; empty for none.
 * @param {string} file
 */
export function stateOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}, ${stats.size}` : "";
}
