import { loadavg } from "node:os";
import { measureBytes } from "./bytes";
import { measureLoading } from "./loading";
import type { Measure } from "./measure";
import { openBrowser } from "./page-tools";
import { measureRequests } from "./requests";
import { openSites } from "./sites";
import { measureTyping } from "./typing";

/** What measuring needs from outside. */
export interface BenchOptions {
  /** The project, already built. */
  root: string;
  log: (line: string) => void;
  /** Gets what has to be closed when the program ends, however it ends. */
  onShutdown: (close: () => unknown) => void;
}

/** Measures everything on servers of its own. A part that fails says so and leaves the others alone. */
export async function bench({ root, log, onShutdown }: BenchOptions): Promise<Measure[]> {
  log("Starting database, console and reference page");
  const sites = await openSites(root, onShutdown);
  const browser = await openBrowser();
  onShutdown(() => browser.close());
  const parts: [title: string, measure: () => Promise<Measure[]>][] = [
    ["Bytes of the first load", () => measureBytes(browser, sites)],
    ["Loading", () => measureLoading(browser, sites)],
    ["Typing", () => measureTyping(browser, sites)],
    ["Requests", () => measureRequests(sites.console)],
  ];
  const measures: Measure[] = [];
  for (const [title, measure] of parts) {
    log(`${title} (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
    try {
      measures.push(...(await measure()));
    } catch (error) {
      measures.push({ heading: title, name: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error), value: undefined, unit: "" });
    }
  }
  return measures;
}
