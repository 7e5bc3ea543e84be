import type { Browser, BrowserContext, Page } from "playwright/test";

// A context of the browser serves the tests of a worker one after another, so that what the application is made of is fetched and
// compiled once: a tenth of the time of these tests. A test finds nothing else of the one before.

/** A context with a blank page that stays: with its last page its process would end, and the next test would begin with a new one. */
interface Kept {
  context: BrowserContext;
  blank: Page;
}

/** By what they were made with. */
const kept = new Map<string, Kept>();

/** A context as these options have it; of nobody else until it is given back. */
export async function takeContext(browser: Browser, options: unknown): Promise<Kept> {
  const key = JSON.stringify(options);
  const found = kept.get(key);
  kept.delete(key);
  if (found) return found;
  const context = await browser.newContext();
  return { context, blank: await context.newPage() };
}

/** Gives a context back: for the next one it is as new, and where it cannot be made so, there will be another one. */
export async function giveBack({ context, blank }: Kept, options: unknown, origins: readonly string[]): Promise<void> {
  if (await hasRealClock(blank)) {
    await Promise.all(context.pages().map((page) => page !== blank && page.close()));
    // Only now: a page that still runs could store something afterwards.
    await Promise.all([emptyStorage(blank, origins), context.clearCookies(), context.clearPermissions()]);
    await context.setOffline(false);
    kept.set(JSON.stringify(options), { context, blank });
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
