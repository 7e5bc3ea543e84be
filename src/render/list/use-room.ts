import { type RefObject, useLayoutEffect } from "react";

/** Narrower or lower windows let the page scroll instead. */
const ROOMY = "(min-width: 900px) and (min-height: 560px)";
/** The least a table is given, pixels. */
const LEAST = 280;

/**
 * Gives an element the height that the window has left below its top, so that its contents scroll inside it and what
 * stands below it stays in sight; where the window is roomy. No custom property: all the rows would inherit it.
 *
 * @param below what stands below the element, and the page's own lower edge, pixels; undefined: the element is as high as it is.
 */
export function useRoom(element: RefObject<HTMLElement | null>, below: number | undefined): void {
  useLayoutEffect(() => {
    if (below === undefined) return undefined;
    const panel = element.current;
    const view = panel?.parentElement;
    if (!panel || !view) return undefined;
    const roomy = window.matchMedia(ROOMY);
    const measure = (): void => {
      const top = panel.getBoundingClientRect().top + window.scrollY;
      const room = Math.max(LEAST, document.documentElement.clientHeight - top - below);
      if (roomy.matches) panel.style.maxHeight = `${Math.floor(room)}px`;
      else panel.style.maxHeight = "";
    };
    // It tells at first, too, once everything has been laid out: asking before would have it laid out twice. Later the
    // filters above the panel wrap, and come and go.
    const resized = new ResizeObserver(measure);
    resized.observe(view);
    window.addEventListener("resize", measure);
    return () => {
      resized.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [element, below]);
}
