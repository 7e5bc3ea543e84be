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

function arrive(type: NavigationType): () => void {
  if (type !== "POP") window.scrollTo(0, 0);
  const before = document.activeElement;
  const observer = new MutationObserver(tryFocus);
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  function tryFocus(): void {
    // Who has moved the focus on meanwhile keeps it.
    if (document.activeElement !== before && document.activeElement !== document.body) return stop();
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return undefined;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return stop();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  tryFocus();
  return stop;
}
