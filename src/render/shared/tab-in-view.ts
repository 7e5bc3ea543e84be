/**
 * A strip of tabs is longer than what a narrow screen shows of it: brings a tab to its middle; as the `ref` of the present one. Only
 * the strip scrolls: the page stays where it is.
 */
export function bringTabIntoView(tab: HTMLElement | null): void {
  const strip = tab?.parentElement;
  if (strip) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}
