import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type CompiledConsole, emittedFiles } from "../../../src/compiler/emit/emit";
import { findViews, type GalleryView } from "../../gallery/catalogue";
import { startServer } from "../../gallery/server";
import { builtConsole } from "../../helpers/places";

/** A console with answers made of the description, as the gallery serves it. */
export interface Served {
  /** Its origin. */
  url: string;
  /** Where each view is found, by name: "orders.list". */
  views: ReadonlyMap<string, GalleryView>;
}

/** Serves a compiled console by the application as it is built. */
export async function serve(
  root: string,
  compiled: CompiledConsole,
  onShutdown: (close: () => unknown) => void,
): Promise<Served> {
  const folder = await mkdtemp(path.join(tmpdir(), "changed-"));
  onShutdown(() => rm(folder, { recursive: true }));
  await linked(path.join(root, "dist/app"), path.join(folder, "app"));
  await mkdir(path.join(folder, "console/screens"), { recursive: true });
  for (const { path: file, content } of emittedFiles(compiled, "pictures"))
    await writeFile(path.join(folder, file), content);
  const { url, close } = await startServer({ consoleRoot: folder, port: 0, catalogue: () => Promise.resolve({}) });
  onShutdown(close);
  const views = await findViews(url, "many", await builtConsole(folder));
  return { url, views: new Map(views.map((view) => [view.name, view])) };
}

/** Not every system lets everybody make links. */
async function linked(from: string, to: string): Promise<void> {
  await symlink(from, to, "dir").catch(() => cp(from, to, { recursive: true }));
}
