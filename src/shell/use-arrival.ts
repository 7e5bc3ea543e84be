import { useEffect, useRef } from "react";
import { type NavigationType, useNavigationType } from "react-router-dom";

/** How long to wait for a page's heading, milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * After a navigation to another page: to its top, and the focus to its heading, so that keyboard and screen reader are where
 * the eye is. Not at the first page (the browser reads that out itself), and going back leaves the scrolling to the browser.
 */
export function useArrival(path: string): void {
  const type = useNavigationType();
  const arrivedAt = useRef(path);
  useEffect(() => {
    if (arrivedAt.current === path) return undefined;
    arrivedAt.current = path;
    return arrive(type);
  }, [path, type]);
}

/** Scrolling and focusing have the page laid out at once: both wait for the frame that does so anyway. */
function arrive(type: NavigationType): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, PATIENCE_MS);
  let found = false;
  let ended = false;
  function stop(): void {
    ended = true;
    clearTimeout(timer);
    observer.disconnect();
  }
  function look(): void {
    if (found || !document.querySelector("main h1")) return;
    found = true;
    requestAnimationFrame(() => setTimeout(focusHeading));
  }
  function focusHeading(): void {
    found = false;
    // Who has moved the focus on meanwhile keeps it.
    if (document.activeElement !== before && document.activeElement !== document.body) stop();
    const heading = document.querySelector<HTMLElement>("main h1");
    if (ended || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    stop();
  }
  requestAnimationFrame(() => {
    if (!ended && type !== "POP") window.scrollTo(0, 0);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
