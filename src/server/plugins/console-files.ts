import { VERSION_FILE } from "../../domain/served-paths";

/** A file of the console: where it lies under dist/, and how long a browser may keep it. */
export interface ConsoleFile {
  /** Path relative to dist/. */
  path: string;
  /** Its name holds a hash of its content, so it never changes. */
  immutable: boolean;
}

/** The page of the application, which every screen's address gets. */
export const PAGE = "app/index.html";

/** Vite's account of the application's files (build.manifest), by their sources. */
export const CHUNKS = "app/.vite/manifest.json";

/**
 * The file behind a path under /custom/, given without that prefix and decoded. Files lie in assets/, clouds/, drawings/ and
 * console/, and at the top; all other paths belong to the application, which finds its screen itself (Specification §2: history mode with
 * base path /custom), and may have dots in them: /addedService/product/calculator/waf.v2.
 * @returns nothing for a path that leads outside or to a hidden file
 */
export function consoleFile(path: string): ConsoleFile | undefined {
  if (/[\0\\]/.test(path) || path.split("/").some((part) => part.startsWith("."))) return undefined;
  if (/^(console|assets)\/(.*\/)?$/.test(path)) return undefined;
  if (path === VERSION_FILE) return { path, immutable: false };
  if (path.startsWith("console/")) return { path, immutable: path.startsWith("console/screens/") };
  if (/^(clouds|drawings)\//.test(path)) return { path: `app/${path}`, immutable: false };
  if (path.startsWith("assets/")) return { path: `app/${path}`, immutable: true };
  return { path: /^[^/]+\.[^/]+$/.test(path) ? `app/${path}` : PAGE, immutable: false };
}
