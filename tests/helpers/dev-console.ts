import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { consolePlugin } from "../../src/compiler/node/vite-plugin";
import { descriptionPath } from "../../src/compiler/sources";
import { openGallery } from "../gallery/gallery";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The console as `npm run dev` serves it, over a copy of config, with answers made of the description. */
export interface DevConsole {
  /** Its origin. */
  url: string;
  /** Saves a file of config with one text in the place of another, which has to be in it. */
  save(file: string, from: string, to: string): Promise<void>;
  /** Saves every file again as it was at first. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts it; the console has to be built, for the gallery behind it. */
export async function openDevConsole(): Promise<DevConsole> {
  const folder = await mkdtemp(path.join(tmpdir(), "dev-console-"));
  await cp(path.join(root, "config"), path.join(folder, "config"), { recursive: true });
  await mkdir(path.join(folder, path.dirname(descriptionPath)), { recursive: true });
  await cp(path.join(root, descriptionPath), path.join(folder, descriptionPath));
  const gallery = await openGallery(root, 0);
  const vite = await createServer({
    configFile: false,
    root: path.join(root, "src"),
    base: "/custom/",
    mode: "development",
    publicDir: path.join(root, "src/public"),
    cacheDir: path.join(root, ".cache/vite-tests"),
    logLevel: "silent",
    plugins: [react(), consolePlugin(folder, root)],
    server: { host: "127.0.0.1", port: 0, proxy: { "/cdz-admin": { target: gallery.url } } },
  });
  await vite.listen();
  const first = new Map<string, string>();
  return {
    url: new URL(vite.resolvedUrls?.local[0] ?? "").origin,
    async save(file, from, to) {
      const place = path.join(folder, file);
      const text = await readFile(place, "utf8");
      if (!first.has(place)) first.set(place, text);
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(place, text.replace(from, to));
    },
    async restore() {
      for (const [place, text] of first) await writeFile(place, text);
      first.clear();
    },
    async close() {
      await vite.close();
      await gallery.close();
      await rm(folder, { recursive: true });
    },
  };
}
