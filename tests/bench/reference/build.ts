import react from "@vitejs/plugin-react";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { compressFolder } from "../../../scripts/setup/compress";

/** Builds the hand-written page into a folder that the server can serve like the console's. */
export async function buildReference(out: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL(".", import.meta.url)),
    base: "/custom/",
    mode: "production",
    logLevel: "error",
    plugins: [react()],
    define: { "process.env.NODE_ENV": '"production"' },
    build: { outDir: path.join(out, "app"), emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  await compressFolder(out);
}
