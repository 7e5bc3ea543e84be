import { type BrowserContext, expect, type Page } from "playwright/test";
import { test as base } from "./signed-in";

/** The one of this worker; it ends with the browser. */
let kept: BrowserContext | undefined;

/**
 * `test` whose `page` is one and the same for all tests of a file, loaded once: each finds it at the sign-in form and signs in
 * there. For files where each test is another account; what a test routes, stores or opens besides would stay.
 */
export const test = base.extend({
  context: async ({ browser }, use) => {
    kept ??= await browser.newContext();
    await use(kept);
  },
  page: async ({ context }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (page.url() === "about:blank") await page.goto("/custom/login");
    await use(page);
    await signOut(page);
  },
});

async function signOut(page: Page): Promise<void> {
  if (!page.url().endsWith("/custom/login")) {
    // By the elements themselves: a tour that begins meanwhile would lie over them.
    const leave = page.locator("[data-logout]");
    if (!(await leave.isVisible())) await page.locator("[data-user-menu]").dispatchEvent("click");
    await leave.dispatchEvent("click");
    await expect(page).toHaveURL("/custom/login");
  }
  await page.locator(".toast button").evaluateAll((all) => all.forEach((each) => (each as HTMLElement).click()));
  await expect(page.locator(".toast")).toHaveCount(0);
}
