import type { Browser, Page } from "playwright";
import { LIST } from "./bytes";
import type { Measure } from "./measure";
import { type Cost, costOf, inside, openWindow } from "./page-tools";
import type { Site, Sites } from "./sites";
import { median } from "./statistics";

/** So often at most, and so long: whichever ends first, but never fewer than the least. */
const MOST_ROUNDS = 7;
const LEAST_ROUNDS = 3;
const LONGEST_MS = 30_000;

const HEADING = "Message centre to 20 rows painted";

interface Round {
  cold: Cost;
  change: Cost;
}

/** Cold load and first route change, console and reference by turns, so that other load on the machine meets both. */
export async function measureLoading(browser: Browser, sites: Sites): Promise<Measure[]> {
  const until = Date.now() + LONGEST_MS;
  const rounds: { console: Round; reference: Round }[] = [];
  while (rounds.length < LEAST_ROUNDS || (rounds.length < MOST_ROUNDS && Date.now() < until)) {
    rounds.push({ console: await round(browser, sites.console), reference: await round(browser, sites.reference) });
  }
  const line = (name: string, pick: (round: Round) => number): Measure => ({
    heading: `${HEADING}, median of ${rounds.length}`,
    name,
    value: median(rounds.map((each) => pick(each.console))),
    reference: median(rounds.map((each) => pick(each.reference))),
    unit: "ms",
  });
  return [
    line("cold load", ({ cold }) => cold.time),
    line("cold load, main thread's processor time", ({ cold }) => cold.work),
    line("route change from the home page", ({ change }) => change.time),
    line("route change, main thread's processor time", ({ change }) => change.work),
  ];
}

async function round(browser: Browser, site: Site): Promise<Round> {
  const cold = await inWindow(browser, site, (page) =>
    costOf(page, async () => {
      await page.goto(`${site.url}/custom${LIST}`, { waitUntil: "commit" });
      return inside(page, "bench.rows");
    }),
  );
  const change = await inWindow(browser, site, async (page) => {
    await page.goto(`${site.url}/custom/index`, { waitUntil: "networkidle" });
    return costOf(page, () => inside(page, changeRoute(`/custom${LIST}`)));
  });
  return { cold, change };
}

async function inWindow(browser: Browser, site: Site, act: (page: Page) => Promise<Cost>): Promise<Cost> {
  const context = await openWindow(browser, site.token);
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Follows a link of the page; the time from the click. */
function changeRoute(href: string): string {
  return `(async () => {
    const since = performance.now();
    document.querySelector('a[href="${href}"]').click();
    return (await bench.rows) - since;
  })()`;
}
