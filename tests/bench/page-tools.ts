import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "playwright";
import { findBrowser } from "../../scripts/setup/browser.mjs";
import { Explained } from "../../scripts/setup/explained.mjs";

const inPage = fileURLToPath(new URL("in-page.js", import.meta.url));

/** The longest any page is waited for. */
const PATIENCE_MS = 20_000;

/** What the two time measurements of a page are. */
export interface Cost {
  /** Milliseconds until the result was painted. */
  time: number;
  /** Processor milliseconds that the page's main thread spent; other load on the machine does not count. */
  work: number;
}

/** Starts the browser that the browser tests use. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath)
    throw new Explained("This needs Chromium or Google Chrome, and finds none: install one, or let npm test do it.");
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
}

/** Who looks at a window, and what it shows. */
interface WindowOptions {
  /** Of a session; signed out without one. */
  token?: string;
  /** The console that was chosen at sign-in; the operations console unless told. */
  mode?: 1 | 2;
  /** With it, addresses may be written without their origin. */
  origin?: string;
}

/** A browser window without any memory. */
export async function openWindow(
  browser: Browser,
  { token, mode = 1, origin }: WindowOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(origin === undefined ? {} : { baseURL: origin }),
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript({ path: inPage });
  const session = JSON.stringify(token === undefined ? {} : { user_token: token, loginFlag: String(mode) });
  await context.addInitScript({ content: `Object.assign(sessionStorage, ${session});` });
  return context;
}

/** What the main thread has spent since it is watched, processor milliseconds. */
export interface Spent {
  work: number;
  /** Of it, layout and style. */
  layout: number;
}

/** Watches what the main thread of a page spends from now on; tells it as often as it is asked. */
export async function watchMainThread(page: Page): Promise<() => Promise<Spent>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await mainThreadWork(session);
  return async () => {
    const now = await mainThreadWork(session);
    return { work: now.work - before.work, layout: now.layout - before.layout };
  };
}

/** Measures the cost of what `act` does to a page; `act` returns its own time in milliseconds. */
export async function costOf(page: Page, act: () => Promise<number>): Promise<Cost> {
  const spent = await watchMainThread(page);
  const time = await act();
  return { time, work: (await spent()).work };
}

/** Processor milliseconds of the main thread so far. */
async function mainThreadWork(session: CDPSession): Promise<Spent> {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (sought: string): number => 1000 * (metrics.find(({ name }) => name === sought)?.value ?? Number.NaN);
  return { work: of("TaskDuration"), layout: of("LayoutDuration") + of("RecalcStyleDuration") };
}

/** Evaluates in the page; what is written as text is not touched by the compiler of this file. */
export async function inside(page: Page, expression: string): Promise<number> {
  return page.evaluate<number>(expression);
}
