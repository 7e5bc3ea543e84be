import react from "@vitejs/plugin-react";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig } from "vite";
import { compressFolder } from "../../scripts/setup/compress";
import { collectClasses, nothingUsed, purgeBlueprint } from "../../scripts/setup/purge-blueprint";

const settings: InlineConfig = {
  configFile: false,
  base: "/custom/",
  // The drawings of the clouds, as in the console.
  publicDir: fileURLToPath(new URL("../../src/public", import.meta.url)),
  mode: "production",
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
};

/** The pages written by hand that the console is compared with: each a folder here. */
export type HandWritten = "reference" | "lean";

/** Builds a hand-written page as the console is built, its stylesheet purged too, into a folder that the server can serve. */
export async function buildPage(name: HandWritten, out: string): Promise<void> {
  const root = fileURLToPath(new URL(name, import.meta.url));
  const used = nothingUsed();
  await build({
    ...settings,
    root,
    plugins: [react(), collectClasses(used)],
    build: { write: false, minify: false, cssMinify: false },
  });
  await build({
    ...settings,
    root,
    plugins: [react(), purgeBlueprint(used)],
    build: {
      outDir: path.join(out, "app"),
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  await compressFolder(out);
}
