import { rename, rm } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ConfigHasErrors, publish } from "../src/compiler/node/publish";
import { compressFolder } from "./setup/compress";
import { leanRouter } from "./setup/lean-router";
import { collectClasses, nothingUsed, purgeBlueprint } from "./setup/purge-blueprint";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = path.join(root, "dist");

/**
 * `npm run build [app|console]`: the application (Vite) into dist/app and the console compiled from config into
 * dist/console, both compressed; without a word, both.
 */
const wanted = process.argv[2];

if (wanted !== "console") await buildApp();
if (wanted !== "app") await publishConsole();
await compressFolder(dist);

/** Mistakes in config are told as they are, without where in the compiler they were found. */
async function publishConsole(): Promise<void> {
  try {
    await publish({ root, out: dist, note: { who: userInfo().username, why: "npm run build" } });
  } catch (error) {
    if (!(error instanceof ConfigHasErrors)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Built aside and then put in place, so that a build that fails leaves the last good one. */
async function buildApp(): Promise<void> {
  const used = nothingUsed();
  // Which of Blueprint's classes are used is known only once everything is bundled, and the stylesheet's name depends
  // on its content: so everything is bundled twice, the first time only to look.
  await build({
    configFile: path.join(root, "vite.config.ts"),
    logLevel: "error",
    plugins: [collectClasses(used)],
    build: { write: false, minify: false, cssMinify: false },
  });
  const unfinished = path.join(dist, "app.new");
  await build({
    configFile: path.join(root, "vite.config.ts"),
    logLevel: "warn",
    plugins: [purgeBlueprint(used), leanRouter()],
    // Its own build for production has the names of its inner properties shortened, which no minifier may do by itself.
    resolve: {
      alias: [{ find: /^mobx$/, replacement: path.join(root, "node_modules/mobx/dist/mobx.esm.production.min.js") }],
    },
    build: { outDir: unfinished },
  });
  await rm(path.join(dist, "app"), { recursive: true, force: true });
  await rename(unfinished, path.join(dist, "app"));
}
