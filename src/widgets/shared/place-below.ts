/** Distance between a button and what unfolds from it, pixels. */
const GAP = 4;
/** Distance to the window's edge, pixels. */
const EDGE = 8;

/**
 * Keeps a fixed element below its anchor, or above it where there is more room, and inside the window. Looks at each frame,
 * for an anchor moves for more reasons than can be listened to: scrolling, another size, a message that came above it.
 * Returns what stops it.
 */
export function placeBelow(anchor: HTMLElement, panel: HTMLElement): () => void {
  let before = "";
  const place = (): void => {
    const from = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = panel;
    const { clientWidth, clientHeight } = document.documentElement;
    const now = [from.top, from.left, from.height, width, height, clientWidth, clientHeight].join();
    if (now === before) return;
    before = now;
    const below = clientHeight - from.bottom - GAP - EDGE;
    const above = from.top - GAP - EDGE;
    const top = height <= below || below >= above ? from.bottom + GAP : Math.max(EDGE, from.top - GAP - height);
    const left = Math.max(EDGE, Math.min(from.left, clientWidth - width - EDGE));
    panel.style.top = `${top}px`;
    panel.style.left = `${left}px`;
    panel.style.maxHeight = `${Math.max(above, below)}px`;
  };
  let frame = 0;
  const follow = (): void => {
    place();
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}
