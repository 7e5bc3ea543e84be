import { expect, type Page } from "playwright/test";

/** Neither the page scrolls sideways nor what lies over it, and a filter stays in its box; tables scroll in a frame of their own. What is too wide is named. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wider = () =>
    page.evaluate(() => {
      const frames = [
        document.documentElement,
        ...document.querySelectorAll(
          "main, .drawer-body, dialog[open], .popover:popover-open, .toast, .jobs-panel, .filters-boxed > .filter",
        ),
      ];
      const tooWide = frames.filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 ||
          element.getBoundingClientRect().right > window.innerWidth + 1,
      );
      return tooWide.map((element) => {
        const edge = element.getBoundingClientRect().left + element.clientWidth;
        const inside = [...element.querySelectorAll("*")]
          .filter((each) => each.getBoundingClientRect().right > edge + 1)
          .map((each) => `${each.tagName}.${each.getAttribute("class")}`);
        return `${element.tagName}.${element.className}: ${element.scrollWidth} of ${element.clientWidth}, by ${inside.slice(0, 5).join(" ")}`;
      });
    });
  // What slides in or follows its button is in its place a moment later.
  await expect.poll(wider, "wider than the window").toEqual([]);
}
