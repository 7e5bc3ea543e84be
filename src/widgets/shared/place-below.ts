/** Distance between a button and what unfolds from it, pixels. */
const GAP = 4;
/** Distance to the window's edge, pixels. */
const EDGE = 8;

/**
 * Keeps a fixed element below its anchor, or above it where there is more room, and inside the window; follows while the
 * page scrolls or changes its size. Returns what stops it.
 */
export function placeBelow(anchor: HTMLElement, panel: HTMLElement): () => void {
  const place = (): void => {
    const from = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = panel;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = clientHeight - from.bottom - GAP - EDGE;
    const above = from.top - GAP - EDGE;
    const top = height <= below || below >= above ? from.bottom + GAP : Math.max(EDGE, from.top - GAP - height);
    const left = Math.max(EDGE, Math.min(from.left, clientWidth - width - EDGE));
    panel.style.top = `${top}px`;
    panel.style.left = `${left}px`;
    panel.style.maxHeight = `${Math.max(above, below)}px`;
  };
  place();
  const resized = new ResizeObserver(place);
  resized.observe(panel);
  window.addEventListener("scroll", place, { capture: true, passive: true });
  window.addEventListener("resize", place);
  return () => {
    resized.disconnect();
    window.removeEventListener("scroll", place, { capture: true });
    window.removeEventListener("resize", place);
  };
}
