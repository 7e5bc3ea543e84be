import { expect, type Page } from "playwright/test";
import type { Language } from "../../src/model/words";
import { expectAccessible } from "../helpers/browser";
import { atEveryPlace, settled } from "../helpers/faults";
import { expectNoOverflow } from "../helpers/layout";
import { expectEnglish, expectNothingCovered } from "../helpers/looks";
import { test } from "../helpers/own-data";
import type { Place } from "../helpers/places";
import { expectStill, resizeWindow, watchShifts } from "../helpers/shifts";
import { NOWHERE, visit } from "../helpers/visit";

test.describe.configure({ mode: "parallel" });

// Every place of both consoles in English and dark, from a telephone to a wall: what the tests of single screens, which are in
// Chinese, wide and light, do not see. Then in Chinese, whether everything has room.

// High enough that nothing of a form is out of sight: axe takes colours and labels there for missing.
const HEIGHT = 6000;
// 320 px is a window of 1280 px at 400 %: what fits there needs no scrolling sideways at any zoom (WCAG 1.4.10).
const WIDTHS = [2560, 1280, 768, 320];
/** In which a place comes: what moves by itself there is measured by what is in sight. */
const WINDOW = { width: 1440, height: 900 };
test.use({ locale: "en-US", colorScheme: "dark", viewport: WINDOW });

/** So many walks share the places: each has an end, also on a slow machine. */
const WALKS = 8;

for (let from = 0; from < WALKS; from += 1) {
  test(`every place: in English accessible, still and without Chinese, in both languages nothing covered or wider than the window at any width (${from + 1} of ${WALKS})`, async ({
    page,
    openAs,
    own,
    consoleServer,
  }) => {
    test.slow();
    const share = { from, each: WALKS };
    await watchShifts(page);
    await atEveryPlace({ page, openAs, own, url: consoleServer.url, share }, async (place) => {
      await expect(page.locator(place.shown).first()).toBeVisible();
      await settled(page);
      await expectStill(page, place.says);
      await expectEnglish(page);
      await expectRoom(page, WIDTHS);
      // Other widths have charts fetched anew, and what is shown meanwhile stands back.
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page);

      await changeLanguage(page, "zh");
      await expect(page.locator(place.shown).first()).toBeVisible();
      await settled(page);
      await expectRoom(page, WIDTHS.toReversed());

      await leave(page);
      await changeLanguage(page, "en");
      await resizeWindow(page, WINDOW);
    });
  });
}

/** Changes the language by the header, also under what lies over it. */
async function changeLanguage(page: Page, language: Language): Promise<void> {
  await page.locator(`[data-language=${language}]`).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator(`html[lang^=${language}]`)).toBeAttached();
}

/** Nothing is covered, and the page is no wider than the window, at any of these widths. */
async function expectRoom(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await test.step(`${width} px`, async () => {
      await expectNoOverflow(page);
      await expectNothingCovered(page);
    });
  }
}

/** Nothing of a place is still open at the next one. */
async function leave(page: Page): Promise<void> {
  await visit(page, NOWHERE);
  await expect(page.locator("[data-row-key], [data-card], .detail, .form-submit")).toHaveCount(0);
}

/**
 * Places where what comes last stands above the rest: actions, figures, a conversation with a form, tools of a card, a long name,
 * rows in a detail, a filter in a form.
 */
const LAST_ABOVE = [
  "orders.detail",
  "work-orders.detail",
  "rebates.list",
  "budgets.detail",
  "news.detail",
  "refunds.detail",
  "view-groups.edit",
];

test("on a telephone nothing moves by itself where what comes last stands above the rest", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await watchShifts(page);
  const seen: string[] = [];
  const walk = { page, openAs, own, url: consoleServer.url, only: ({ says }: Place) => LAST_ABOVE.includes(says) };
  await atEveryPlace(walk, async ({ shown, says }) => {
    await expect(page.locator(shown).first()).toBeVisible();
    await settled(page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectStill(page, says);
    seen.push(says);
    await leave(page);
  });
  expect(seen.toSorted()).toEqual(LAST_ABOVE.toSorted());
});
