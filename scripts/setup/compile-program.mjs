import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { stateOf } from "./compiled.mjs";

// Run by compiled.mjs: puts a TypeScript file, with all it imports of the project, into JavaScript. It ends with the work, and so keeps
// nothing of Vite in the program.

const KEPT_MS = 24 * 60 * 60_000;

const [root = "", entry = "", folder = ""] = process.argv.slice(2);
const own = fileURLToPath(import.meta.url);

/** What else decides what is made. @type {Record<string, string>} */
const sources = {};
for (const file of [own, path.join(root, "package-lock.json")]) sources[file] = stateOf(file);

/** @type {import("vite").Plugin} */
const asSource = {
  name: "as-source",
  enforce: "pre",
  // What is JavaScript already is loaded as it is, once for all programs of a process: it keeps what has to be closed in the end.
  resolveId(source, importer) {
    if (!importer || !source.startsWith(".") || !source.endsWith(".mjs")) return undefined;
    return { id: pathToFileURL(path.resolve(path.dirname(importer), source)).href, external: true };
  },
  load(file) {
    if (path.isAbsolute(file)) sources[file] = stateOf(file);
    return undefined;
  },
  // Migrations and the like are found beside the source that names them, not beside the program.
  transform(code, file) {
    if (!code.includes("import.meta.url")) return undefined;
    return { code: code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(file).href)), map: null };
  },
};

const outDir = path.join(folder, `${Date.now()}-${process.pid}`);
await build({
  configFile: false,
  root,
  logLevel: "error",
  plugins: [asSource],
  build: {
    ssr: true,
    outDir,
    target: "node20",
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    copyPublicDir: false,
    rolldownOptions: { input: { program: path.join(root, entry) }, output: { entryFileNames: "[name].js" } },
  },
});

const record = path.join(folder, "made.json");
writeFileSync(`${record}.new`, JSON.stringify({ root, program: path.join(outDir, "program.js"), sources }));
renameSync(`${record}.new`, record);

// What was made before may still be running, and load a part of it later.
for (const name of readdirSync(folder)) {
  const before = path.join(folder, name);
  const stats = statSync(before, { throwIfNoEntry: false });
  if (stats?.isDirectory() && before !== outDir && Date.now() - stats.mtimeMs > KEPT_MS)
    rmSync(before, { recursive: true, force: true });
}
