import { expect, type Page } from "playwright/test";

/** What a browser tells of something that moved by itself: TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** How much a page may move, as a share of the window: what is beyond can be seen. */
const MOST = 0.02;

/**
 * Notes from now on what moves by itself, anew with each address that is visited. Whether the reader has just done something counts for
 * nothing: the browser takes a new size of the window for that, and what is far from a control should not move by it either.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const name = (node: Node | null): string =>
      node instanceof Element ? `${node.tagName}.${node.getAttribute("class") ?? ""}` : "text";
    const edges = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(" ");
    const shifts: { value: number; moved: string[] }[] = [];
    // The menu opens the group of the page that is visited, which is no part of that page.
    const inMenu = ({ node }: LayoutShift["sources"][number]): boolean =>
      node instanceof Element && node.closest(".frame-menu") !== null;
    const notOfMenu = ({ sources }: LayoutShift): boolean => sources.length === 0 || !sources.every(inMenu);
    const note = (entries: PerformanceEntryList): void => {
      for (const { value, sources } of (entries as LayoutShift[]).filter(notOfMenu))
        shifts.push({
          value,
          moved: sources.map((each) => `${name(each.node)} ${edges(each.previousRect)} → ${edges(each.currentRect)}`),
        });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const all = (): typeof shifts => {
      note(observer.takeRecords());
      return shifts;
    };
    addEventListener("popstate", () => all().splice(0), { capture: true });
    Object.assign(window, { layoutShifts: all });
  });
}

/**
 * Gives the window another size, and waits until the page has been drawn in it: that is not counted at the next address. Asks again for a
 * size that does not arrive.
 */
export async function resizeWindow(page: Page, size: { width: number; height: number }): Promise<void> {
  await expect(async () => {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => innerWidth), { timeout: 2000 }).toBe(size.width);
  }).toPass({ timeout: 20_000 });
  // A frame's callbacks run before it is drawn: the second ones after the first drawing in the new size.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

/**
 * Since the page's address was visited, or since this was last asked, it has not moved by itself. Softly, for all places at once: `place` is
 * told where it has.
 */
export async function expectStill(page: Page, place = "the page"): Promise<void> {
  const shifts = await page.evaluate(() =>
    (window as unknown as { layoutShifts(): { value: number; moved: string[] }[] }).layoutShifts().splice(0),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum > MOST ? shifts : [], `what moved by itself at ${place}`).toEqual([]);
}
