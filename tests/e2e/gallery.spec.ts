import { expect, type Page } from "playwright/test";
import { findViews, type GalleryView, namesOf, subjectOf } from "../gallery/catalogue";
import { type GalleryState, stateNames } from "../gallery/states";
import { expectAccessible } from "../helpers/browser";
import { expectWhole, settled, skeletons } from "../helpers/faults";
import { test, walk } from "../helpers/in-gallery";
import { expectNoOverflow } from "../helpers/layout";
import { builtConsole } from "../helpers/places";

// Views with answers made of the description, in the states of the gallery. What data of the demo does not hold is here: every value
// that may be missing is, every text is as long as it may be, every state of a row is there.

test.describe.configure({ mode: "parallel" });

const WIDTHS = [1440, 360];

/** Waits until a view is as it stays in the state. */
async function drawn(page: Page, state: GalleryState): Promise<void> {
  const waiting = page.locator(`${skeletons}, [aria-busy=true], main form`).first();
  if (state === "loading") return expect(waiting).toBeVisible();
  await expect(page.locator(":is(main, .drawer, .side-panel) :is(h1, h2)").first()).toBeVisible();
  return settled(page);
}

/** Nothing is broken, nothing of a text became part of the page, and everything fits. */
async function expectSound(page: Page, { frame }: Pick<GalleryView, "frame">): Promise<void> {
  await expectWhole(page, { frame });
  const interpreted = await page.evaluate(() => ({
    ran: "galleryRan" in window,
    drawn: document.querySelectorAll("[onerror], #console script").length,
  }));
  expect(interpreted).toEqual({ ran: false, drawn: 0 });
  // The widest last: there the menu is beside the page again.
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
}

/** The first view of each kind. */
function oneOfEachKind(views: readonly GalleryView[]): GalleryView[] {
  const kinds = [...new Set(views.map(({ kind }) => kind))];
  return kinds.flatMap(
    (kind) => views.find((view) => view.kind === kind && view.user === "admin" && view.mode === 1) ?? [],
  );
}

/** States in which views are most likely to break; the screens are divided among them. */
const hardStates = ["many", "long", "markup"] as const;

/** A view of each screen whose turn it is; not always the first one, which is a list mostly. */
function screensOf(views: readonly GalleryView[], turn: number): GalleryView[] {
  const subjects = [...new Set(views.map(({ name }) => subjectOf(name)))];
  return subjects.flatMap((subject, index) => {
    const own = views.filter(({ name }) => subjectOf(name) === subject);
    return index % hardStates.length === turn ? (own[index % own.length] ?? []) : [];
  });
}

test("every view of config is in the gallery", async ({ gallery }) => {
  const shown = new Set((await findViews(gallery)).map(({ name }) => name));
  expect(namesOf(await builtConsole()).filter((name) => !shown.has(name))).toEqual([]);
});

for (const state of stateNames) {
  test(`a view of each kind is sound and accessible: ${state}`, async ({ page, gallery, problems }) => {
    // The browser's own line about an answer of the state `error`.
    problems.expect(/status of 500/);
    const views = oneOfEachKind(await findViews(gallery));
    expect(views.map(({ kind }) => kind).toSorted()).toEqual(["dashboard", "detail", "form", "list", "page"]);
    await walk(page, state, views, async (view) => {
      await drawn(page, state);
      // Whoever holds no permission has an empty menu.
      await expectSound(page, state === "unpermitted" ? { frame: "bare" } : view);
      await expectAccessible(page);
    });
  });
}

for (const [turn, state] of hardStates.entries()) {
  test(`a view of every third screen is sound: ${state}`, async ({ page, gallery, problems }) => {
    // What makes formatted text safe has to parse it first, and the browser says what it did not run.
    problems.expect(/Content.Security.Policy/);
    await walk(page, state, screensOf(await findViews(gallery, state), turn), async (view) => {
      await expect.soft(page.locator(view.shown).first(), view.name).toBeVisible();
      await settled(page);
      await expectSound(page, view);
    });
  });
}
