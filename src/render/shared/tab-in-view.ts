/**
 * A strip of tabs is longer than what a narrow screen shows of it: brings a tab to its middle, again when the strip gets another width,
 * as by turning a telephone; as the `ref` of the present one. Only the strip scrolls: the page stays where it is.
 */
export function bringTabIntoView(tab: HTMLElement | null): (() => void) | undefined {
  const strip = tab?.parentElement;
  if (!tab || !strip) return undefined;
  const resized = new ResizeObserver(() => {
    strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  });
  resized.observe(strip);
  return () => resized.disconnect();
}
