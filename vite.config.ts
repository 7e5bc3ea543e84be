import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compileAtOnce } from "./scripts/setup/compile-at-once.ts";
import { consolePlugin } from "./src/compiler/node/vite-plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests that talk to PostgreSQL, and so wait for a cluster of their own. */
const databaseTests = ["tests/contract/**/*.test.ts", "tests/unit/server/**/*.test.ts", "tests/**/*.database.test.ts"];

/** Only where tests run: a build has no use for Vitest's runner. */
const sequence = process.env.VITEST
  ? { sequencer: (await import("./tests/helpers/longest-first.ts")).LongestFirst }
  : {};

/** The files that the first look at a list needs. */
const groups = [
  { name: "first", test: /\/src\/(first|shell\/ahead)\.ts$/, priority: 4 },
  {
    name: "application",
    // Icons of the login page as well as of what comes after it.
    test: /(\/src\/(main|shell\/(brand|icon|language-switch)|state\/use-press)\.tsx?|\/(bank-account|cloud|eye-open)\.js)$/,
    priority: 3,
  },
  { name: "inside", test: /\/src\/(shell\/inside\.ts|render\/actions\/confirm-dialog\.tsx)$/, priority: 2 },
  { name: "screen", test: /\/src\/render\/screen\/screen-route\.tsx$/, priority: 1 },
];

export default defineConfig({
  root: here("src"),
  base: "/custom/",
  // Drawings: of the clouds, which the API names by these addresses (img1 of specification §3), and those that config names.
  publicDir: here("src/public"),
  cacheDir: here(".cache/vite"),
  plugins: [react(), consolePlugin(here(".")), compileAtOnce(groups.map(({ name }) => name))],
  resolve: {
    // What the form falls back on where it is told nothing, which is half of its chunk.
    alias: [{ find: /^\.{1,2}\/getDefaultRegistry\.js$/, replacement: here("src/render/form/rjsf-registry.ts") }],
  },
  build: {
    outDir: here("dist/app"),
    emptyOutDir: true,
    // Which files come with which part: the server names them ahead (src/server/plugins/early-files.ts).
    manifest: true,
    target: "es2022",
    // Everything is a file of its own: the Content-Security-Policy allows no data: fonts, and every browser that runs this preloads modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Each with all it imports that no earlier one has: what is fetched together is one file. Left alone, the bundler makes
        // a chunk of whatever two parts share: twenty requests for a screen, each of them a wait.
        codeSplitting: { groups },
      },
    },
    // The charts' library, loaded only where one is drawn.
    chunkSizeWarningLimit: 600,
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here(".")] },
  },
  test: {
    root: here("."),
    // A busy machine is no fault of the product: far above what anything takes on an idle one.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // The files of a worker share its process and what they import, which is a third of the work: each leaves both as it found them.
    isolate: false,
    setupFiles: [here("tests/helpers/restore.ts")],
    sequence,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          root: here("."),
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/config/**/*.test.ts", "tests/specification/**/*.test.ts"],
          exclude: databaseTests,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          root: here("."),
          include: databaseTests,
          globalSetup: [here("tests/helpers/database.ts")],
        },
      },
    ],
  },
});
