import type { Browser, BrowserContext, Page } from "playwright/test";

// A context of the browser serves the tests of a worker one after another, so that what the application is made of is fetched and
// compiled once: a tenth of the time of these tests. A test finds nothing else of the one before.

/** By what they were made with. */
const kept = new Map<string, BrowserContext>();

/** A context as these options have it, without pages; of nobody else until it is given back. */
export async function takeContext(browser: Browser, options: unknown): Promise<BrowserContext> {
  const key = JSON.stringify(options);
  const context = kept.get(key) ?? (await browser.newContext());
  kept.delete(key);
  return context;
}

/** Gives a context back: for the next one it is as new, and where it cannot be made so, there will be another one. */
export async function giveBack(context: BrowserContext, options: unknown, origins: readonly string[]): Promise<void> {
  const pages = context.pages();
  const [page] = pages;
  if (page && (await hasRealClock(page))) {
    const blank = await context.newPage();
    await Promise.all(pages.map((each) => each.close()));
    // Only now: a page that still runs could store something afterwards.
    await Promise.all([emptyStorage(blank, origins), context.clearCookies(), context.clearPermissions()]);
    await context.setOffline(false);
    await blank.close();
    kept.set(JSON.stringify(options), context);
  } else await context.close();
}

/** Whether its clock is the computer's: one that a test has put there stays in the context. */
async function hasRealClock(page: Page): Promise<boolean> {
  const found = page.evaluate(() => String(setTimeout).includes("[native code]"));
  return found.catch(() => false);
}

async function emptyStorage(page: Page, origins: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const storageTypes = "local_storage,indexeddb,service_workers,cache_storage";
  for (const origin of new Set(origins)) await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await session.detach();
}
