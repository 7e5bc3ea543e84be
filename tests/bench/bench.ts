import { loadavg } from "node:os";
import type { Browser } from "playwright";
import { ensureBuilt } from "../../scripts/setup/build.mjs";
import { Explained } from "../../scripts/setup/explained.mjs";
import { measureAlarms } from "./alarms/alarms";
import { measureBytes } from "./bytes";
import { measureCharts } from "./charts";
import { measureCompiler } from "./compiler/compiler";
import { measureCosts } from "./costs";
import { measureDevelopment } from "./development";
import { measureForms } from "./forms";
import { measureHosts, measureLists, measureRouteChange } from "./lists";
import { measureLoad } from "./load";
import { measureMap } from "./map";
import type { Measure } from "./measure";
import { measureMetrics } from "./metrics";
import { openBrowser } from "./page-tools";
import { measureRequests } from "./requests";
import { measureResources, RESOURCES } from "./resources/resources";
import { openLoadSite, openResourceSites, openSites, type Sites } from "./sites";
import { measureSortedPages } from "./sorted-pages";

/** What measuring needs from outside. */
export interface BenchOptions {
  /** The project. */
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
const ROUNDS = {
  lists: 12,
  routeChange: 16,
  forms: { load: 16, type: 3 },
  resources: 15,
  metrics: 20,
  compiler: 3,
  development: 12,
  charts: 16,
  costs: 9,
  map: 5,
  alarms: { rules: [100, 1_000, 10_000], series: 5_000, minutes: 5 },
} as const;
const QUICK_ROUNDS = {
  lists: 2,
  routeChange: 2,
  forms: { load: 2, type: 1 },
  resources: 2,
  metrics: 2,
  compiler: 1,
  development: 2,
  charts: 2,
  costs: 2,
  map: 1,
  alarms: { rules: [100, 1_000], series: 500, minutes: 2 },
} as const;

/** What the console is compared on. */
interface Compared {
  sites: Sites;
  browser: Browser;
}

/** Measures everything on servers of its own. A part that fails says so and leaves the others alone. Rejects with Explained where there is no such part. */
export async function bench(options: BenchOptions): Promise<Measure[]> {
  const { quick, only = "", log, onShutdown } = options;
  let opening: Promise<Compared> | undefined;
  const compared =
    (measure: (browser: Browser, sites: Sites) => Promise<Measure[]>): (() => Promise<Measure[]>) =>
    async () => {
      const { browser, sites } = await (opening ??= openCompared(options));
      return measure(browser, sites);
    };
  const rounds = quick ? QUICK_ROUNDS : ROUNDS;
  const parts: [title: string, measure: () => Promise<Measure[]>][] = [
    // First, while no other server runs.
    ["Load", async () => measureLoad(await openLoadSite(onShutdown), quick)],
    ["Resources", () => measureEstate(options, rounds)],
    ["Alarms", () => measureAlarms(rounds.alarms, onShutdown)],
    ["Metrics", () => measureMetrics(rounds.metrics, onShutdown)],
    ["Compiler", () => measureCompiler(options.root, rounds.compiler)],
    ["Development", () => measureDev(options, rounds.development)],
    ["Charts", compared((browser, sites) => measureCharts(browser, sites.console, rounds.charts))],
    ["Costs", () => measureCosts(rounds.costs, quick, onShutdown)],
    ["Bytes of the first load", compared(measureBytes)],
    ["Lists", compared((browser, sites) => measureLists(browser, sites, rounds.lists))],
    ["Route change", compared((browser, sites) => measureRouteChange(browser, sites, rounds.routeChange))],
    ["Forms", compared((browser, sites) => measureForms(browser, sites, rounds.forms))],
    ["Map", compared((browser, sites) => measureMap(browser, sites.console, rounds.map))],
    ["Sorted pages", compared((_browser, sites) => measureSortedPages(sites.console))],
    ["Requests", compared((_browser, sites) => measureRequests(sites))],
  ];
  const wanted = parts.filter(([title]) => title.toLowerCase().startsWith(only.toLowerCase()));
  if (wanted.length === 0)
    throw new Explained(`There is no part "${only}"; there are: ${parts.map(([title]) => title).join(", ")}.`);
  const measures: Measure[] = [];
  for (const [title, measure] of wanted) {
    log(`${title} (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
    try {
      measures.push(...(await measure()));
    } catch (error) {
      measures.push({
        heading: title,
        name: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error),
        value: undefined,
        unit: "",
      });
    }
  }
  return measures;
}

/** Many resources: the calls, and the list of hosts beside the hand-written one. */
async function measureEstate(
  { root, onShutdown }: BenchOptions,
  rounds: { lists: number; resources: number },
): Promise<Measure[]> {
  await ensureBuilt(root);
  const sites = await openResourceSites(root, onShutdown);
  const measures = await measureResources(sites, rounds.resources);
  const browser = await openBrowser();
  onShutdown(() => browser.close());
  const sides = { console: sites.many, reference: sites.reference };
  return [...measures, ...(await measureHosts(browser, sides, RESOURCES.many, rounds.lists))];
}

/** The development server with answers made of the description: no database. */
async function measureDev({ root, onShutdown }: BenchOptions, rounds: number): Promise<Measure[]> {
  await ensureBuilt(root);
  const browser = await openBrowser();
  onShutdown(() => browser.close());
  return measureDevelopment(browser, rounds, onShutdown);
}

async function openCompared({ root, log, onShutdown }: BenchOptions): Promise<Compared> {
  log("Starting database, consoles and reference page");
  await ensureBuilt(root);
  const sites = await openSites(root, onShutdown);
  const browser = await openBrowser();
  onShutdown(() => browser.close());
  return { sites, browser };
}
