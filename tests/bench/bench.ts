import { loadavg } from "node:os";
import { measureBytes } from "./bytes";
import { measureForms } from "./forms";
import { measureLists, measureRouteChange } from "./lists";
import type { Measure } from "./measure";
import { openBrowser } from "./page-tools";
import { measureRequests } from "./requests";
import { openSites } from "./sites";
import { measureSortedPages } from "./sorted-pages";

/** What measuring needs from outside. */
export interface BenchOptions {
  /** The project, already built. */
  root: string;
  /** Two rounds of everything: whether it works, not how fast it is. */
  quick: boolean;
  /** Measures only the parts whose title begins so; all parts where undefined. */
  only?: string | undefined;
  log: (line: string) => void;
  /** Gets what has to be closed when the program ends, however it ends. */
  onShutdown: (close: () => unknown) => void;
}

/** How often each side is measured; who is in no hurry gets steadier numbers. */
const ROUNDS = { lists: 12, routeChange: 16, forms: { load: 16, type: 3 } } as const;
const QUICK_ROUNDS = { lists: 2, routeChange: 2, forms: { load: 2, type: 1 } } as const;

/** Measures everything on servers of its own. A part that fails says so and leaves the others alone. */
export async function bench({ root, quick, only = "", log, onShutdown }: BenchOptions): Promise<Measure[]> {
  log("Starting database, consoles and reference page");
  const sites = await openSites(root, onShutdown);
  const browser = await openBrowser();
  onShutdown(() => browser.close());
  const rounds = quick ? QUICK_ROUNDS : ROUNDS;
  const parts: [title: string, measure: () => Promise<Measure[]>][] = [
    ["Bytes of the first load", () => measureBytes(browser, sites)],
    ["Lists", () => measureLists(browser, sites, rounds.lists)],
    ["Route change", () => measureRouteChange(browser, sites, rounds.routeChange)],
    ["Forms", () => measureForms(browser, sites, rounds.forms)],
    ["Sorted pages", () => measureSortedPages(sites.console)],
    ["Requests", () => measureRequests(sites.console)],
  ];
  const measures: Measure[] = [];
  for (const [title, measure] of parts.filter(([part]) => part.toLowerCase().startsWith(only.toLowerCase()))) {
    log(`${title} (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
    try {
      measures.push(...(await measure()));
    } catch (error) {
      measures.push({ heading: title, name: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error), value: undefined, unit: "" });
    }
  }
  return measures;
}
