import type { Browser, BrowserContext, Page } from "playwright";
import { fileURLToPath } from "node:url";
import { LIST } from "./bytes";
import { type Measure, TIMES_LEAN } from "./measure";
import { costOf, inside, openWindow, watchMainThread } from "./page-tools";
import { LONG_PAGE } from "./prepared";
import { BOTH, byTurns, type Gathered, type Side, siteOf } from "./rounds";
import type { Site, Sites } from "./sites";
import { timeMeasures } from "./statistics";

const longAnswer = fileURLToPath(new URL("long-answer.js", import.meta.url));

/** Rows that are shown at once. Above 100 both draw only those in sight: 20 of them count. */
const SIZES = [20, 100, LONG_PAGE] as const;
const IN_SIGHT = 20;

const SETTLED_MS = 500;
const names = [
  "cold load",
  "cold load, main thread's processor time",
  "cold load, main thread's processor time until 0.5 s after the rows",
  "cold load, of it layout and style",
  "sort click to rows painted",
  "back to the list, its rows still known",
  "filter: key to frame",
  "filter: Enter to rows painted",
] as const;

/** A list that is used. */
interface Used {
  path: string;
  /** The column whose head is clicked, as a selector. */
  sorted: string;
  /** A search that finds some. */
  search: string;
}

const messages: Used = { path: LIST, sorted: "thead th[aria-sort=descending]", search: "2026" };
const hosts: Used = { path: "/resource/pubCloud/host", sorted: "thead th[aria-sort]", search: "web-0" };

/** Where both sides are told what to search for. */
const SEARCH = ".filter-line-input, #keyword";

/** As fast as a good typist types. */
const BETWEEN_KEYS_MS = 60;

/** Lists of 20, 100 and 1,000 rows: cold load, sorting, typing into the filter, coming back. Up to 100 beside the lean page, too. */
export async function measureLists(browser: Browser, sites: Sites, rounds: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const size of SIZES) {
    const sides = size === LONG_PAGE ? BOTH : ([...BOTH, "lean"] as const);
    const gathered = await byTurns(sides, rounds, names, async (side, add) => {
      const site = siteOf(sites, side);
      await inWindow(browser, site, async (context) => {
        if (size === LONG_PAGE) await context.addInitScript({ path: longAnswer });
        await useList(await context.newPage(), `${site.url}/custom`, messages, size, add);
      });
    });
    const heading = `List of ${size} rows, ${rounds} rounds`;
    measures.push(...names.flatMap((name) => timeMeasures(heading, name, gathered[name])));
    if (size !== LONG_PAGE) measures.push(...besideLean(heading, gathered));
  }
  return measures;
}

function besideLean(heading: string, gathered: Gathered<(typeof names)[number], Side | "lean">): Measure[] {
  return names.flatMap((name) => {
    const { console, lean } = gathered[name];
    const ratio = name.startsWith("cold") ? TIMES_LEAN : undefined;
    return timeMeasures(`${heading}, beside the lean page`, name, { console, reference: lean }, ratio);
  });
}

/** A list of 20 hosts of as many resources as the servers have. */
export async function measureHosts(
  browser: Browser,
  sites: Record<Side, Site>,
  resources: number,
  rounds: number,
): Promise<Measure[]> {
  const gathered = await byTurns(BOTH, rounds, names, (side, add) =>
    inWindow(
      browser,
      sites[side],
      async (context) => useList(await context.newPage(), `${sites[side].url}/custom`, hosts, IN_SIGHT, add),
      2,
    ),
  );
  const heading = `List of 20 hosts of ${resources.toLocaleString("en")} resources, ${rounds} rounds`;
  return names.flatMap((name) => timeMeasures(heading, name, gathered[name]));
}

async function useList(
  page: Page,
  base: string,
  { path, sorted: head, search }: Used,
  size: number,
  add: (name: (typeof names)[number], value: number) => void,
): Promise<void> {
  const rows = `bench.painted("tbody tr", ${Math.min(size, size > 100 ? IN_SIGHT : size)})`;
  const spent = await watchMainThread(page);
  await page.goto(`${base}${path}?size=${size}`, { waitUntil: "commit" });
  add("cold load", await inside(page, rows));
  add("cold load, main thread's processor time", (await spent()).work);
  await page.waitForTimeout(SETTLED_MS);
  const settled = await spent();
  add("cold load, main thread's processor time until 0.5 s after the rows", settled.work);
  add("cold load, of it layout and style", settled.layout);
  await page.waitForLoadState("networkidle");

  const sorted = inside(page, "bench.rowsChanged()");
  await page.locator(`${head} button`).first().click();
  add("sort click to rows painted", (await sorted) - (await inside(page, "bench.last.press")));
  await page.waitForLoadState("networkidle");

  await page.locator('a[href="/custom/index"]').first().click();
  await page.waitForURL("**/custom/index");
  await inside(page, 'bench.shown(() => document.querySelector("tbody tr") === null)');
  add(
    "back to the list, its rows still known",
    await inside(
      page,
      `(async () => { const since = performance.now(); history.back(); return (await ${rows}) - since; })()`,
    ),
  );
  await page.waitForLoadState("networkidle");

  await page.locator(SEARCH).first().focus();
  // What reads filters comes when the line is focused.
  await page.waitForLoadState("networkidle");
  await inside(page, "bench.keystrokes.length = 0");
  await page.keyboard.type(search, { delay: BETWEEN_KEYS_MS });
  const found = inside(page, "bench.rowsChanged()");
  await page.keyboard.press("Enter");
  add("filter: Enter to rows painted", (await found) - (await inside(page, "bench.last.key")));
  for (const latency of await page.evaluate<number[]>("bench.keystrokes")) add("filter: key to frame", latency);
}

const changes = [
  "pointed at 100 ms before the click",
  "clicked at once",
  "clicked at once, main thread's processor time",
] as const;
/** Nobody presses sooner after pointing. */
const POINTED_MS = 100;

/** From the home page to the first 20 rows of the list, by a link of the menu. */
export async function measureRouteChange(browser: Browser, sites: Sites, rounds: number): Promise<Measure[]> {
  const gathered = await byTurns(BOTH, rounds, changes, async (side, add) => {
    const site = siteOf(sites, side);
    await inWindow(browser, site, async (context) => {
      const page = await atHome(context, site);
      await page.locator(`a[href="/custom${LIST}"]`).first().hover();
      await new Promise((resolve) => setTimeout(resolve, POINTED_MS));
      const shown = inside(page, 'bench.painted("tbody tr", 20)');
      await page.mouse.down();
      await page.mouse.up();
      add("pointed at 100 ms before the click", (await shown) - (await inside(page, "bench.last.press")));
    });
    await inWindow(browser, site, async (context) => {
      const page = await atHome(context, site);
      const { time, work } = await costOf(page, () => inside(page, clickLink(`/custom${LIST}`)));
      add("clicked at once", time);
      add("clicked at once, main thread's processor time", work);
    });
  });
  return changes.flatMap((name) =>
    timeMeasures(`Route change, home page to 20 rows, ${rounds} rounds`, name, gathered[name]),
  );
}

async function atHome(context: BrowserContext, site: Site): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.url}/custom/index`, { waitUntil: "networkidle" });
  return page;
}

/** Follows a link of the page; the time from the click. */
function clickLink(href: string): string {
  return `(async () => {
    const since = performance.now();
    document.querySelector('a[href="${href}"]').click();
    return (await bench.painted("tbody tr", 20)) - since;
  })()`;
}

async function inWindow(
  browser: Browser,
  site: Site,
  act: (context: BrowserContext) => Promise<void>,
  mode: 1 | 2 = 1,
): Promise<void> {
  const context = await openWindow(browser, { token: site.token, mode });
  try {
    await act(context);
  } finally {
    await context.close();
  }
}
