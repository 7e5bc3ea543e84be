import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Explained } from "./explained.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { withLock } from "./lock.mjs";
import { step } from "./progress.mjs";
import { run } from "./run.mjs";

/**
 * One half of what the browser loads: what it is made of, and where it ends up.
 * @typedef {{ name: "app" | "console", title: string, inputs: string[], counts: (file: string) => boolean, output: string }} Part
 */

/** @type {Part[]} */
const parts = [
  {
    name: "app",
    title: "Building the application",
    inputs: ["src", "vite.config.ts", "tsconfig.json", "scripts/build.ts", "scripts/setup", "package-lock.json"],
    counts: (file) => !file.startsWith("src/server/") && !file.startsWith("src/compiler/"),
    output: "dist/app/index.html",
  },
  {
    name: "console",
    title: "Compiling the console from config/",
    // The version that open consoles compare covers the application too.
    inputs: [
      "config",
      "schema",
      "src/compiler",
      "src/model",
      "src/domain",
      "src/generated",
      "src/widgets",
      "scripts/build.ts",
      "package-lock.json",
      "dist/app/index.html",
    ],
    counts: () => true,
    output: "dist/version.json",
  },
];

/**
 * The parts whose sources changed since they were built, or that are not there.
 * @param {string} root the project
 * @returns {{ part: Part, hash: string }[]}
 */
export function staleParts(root) {
  const built = readBuilt(root);
  return parts
    .map((part) => ({ part, hash: fingerprint(root, part.inputs, part.counts) }))
    .filter(({ part, hash }) => built[part.name] !== hash || !existsSync(path.join(root, part.output)));
}

/**
 * Builds what is not built yet, or no longer what its sources say.
 * @param {string} root the project
 * @param {NodeJS.WriteStream} [out] where it shows how far it is; standard output unless told
 */
export async function ensureBuilt(root, out) {
  if (staleParts(root).length === 0) return;
  await withLock(path.join(root, ".cache/build.lock"), async () => {
    // Asked anew after each: building one part can make the next stale.
    for (let [stale] = staleParts(root); stale; [stale] = staleParts(root)) {
      const { part, hash } = stale;
      await step(part.title, () => build(root, part), out);
      writeBuilt(root, { ...readBuilt(root), [part.name]: hash });
    }
  });
}

/**
 * @param {string} root
 * @param {Part} part
 */
async function build(root, part) {
  const args = ["scripts/run.mjs", "scripts/build.ts", part.name];
  // What is served is the same whatever the server's own NODE_ENV says.
  const { code, output } = await run(process.execPath, args, { cwd: root, env: { NODE_ENV: "production" } });
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Explained(`${part.title} failed; the reason stands above.`);
}

const recordOf = (/** @type {string} */ root) => path.join(root, ".cache/built.json");

/**
 * @param {string} root
 * @returns {Partial<Record<Part["name"], string>>}
 */
function readBuilt(root) {
  return existsSync(recordOf(root)) ? JSON.parse(readFileSync(recordOf(root), "utf8")) : {};
}

/**
 * @param {string} root
 * @param {Partial<Record<Part["name"], string>>} built
 */
function writeBuilt(root, built) {
  mkdirSync(path.dirname(recordOf(root)), { recursive: true });
  writeFileSync(recordOf(root), JSON.stringify(built, null, 2));
}
