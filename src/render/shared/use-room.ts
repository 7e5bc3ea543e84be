import { type RefObject, useLayoutEffect } from "react";

/** Narrower or lower windows let the page scroll instead. */
const ROOMY = "(min-width: 900px) and (min-height: 560px)";
/** The least an element is given, pixels. */
const LEAST = 280;
/** The page's own lower edge, pixels. */
const EDGE = 24;

/**
 * Gives an element the height that the window has left below its top, so that its contents scroll inside it and the page does not; where the
 * window is roomy. No custom property: all the rows would inherit it.
 *
 * @param takes all of the room, or as much as its contents need; undefined: the element is as high as it is
 */
export function useRoom(element: RefObject<HTMLElement | null>, takes: "height" | "max-height" | undefined): void {
  useLayoutEffect(() => {
    if (takes === undefined) return undefined;
    const panel = element.current;
    const view = panel?.parentElement;
    if (!panel || !view) return undefined;
    const roomy = window.matchMedia(ROOMY);
    // What stays in sight while the page scrolls has left its place, which is at the top of what it stands in.
    const placed = getComputedStyle(panel).position === "sticky" ? view : panel;
    const measure = (): void => {
      const top = placed.getBoundingClientRect().top + window.scrollY;
      const room = Math.max(LEAST, document.documentElement.clientHeight - top - EDGE);
      panel.style.setProperty(takes, roomy.matches ? `${Math.floor(room)}px` : null);
    };
    // Before the first frame: what is below rows that are there already must not be seen elsewhere.
    measure();
    // Later the filters above the panel wrap, and come and go.
    const resized = new ResizeObserver(measure);
    resized.observe(view);
    window.addEventListener("resize", measure);
    return () => {
      resized.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [element, takes]);
}
