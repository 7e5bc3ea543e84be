import { type Hue, hues } from "../../../model/hues";

/** The colours and type of a chart, from the tokens of src/shell/theme.css: a canvas cannot name them itself. */
export interface ChartTheme {
  palette: string[];
  /** Colours of what has one of its own. */
  hues: Record<Hue, string>;
  /** Over a colour, so that it differs in more than that. */
  pattern: string;
  text: string;
  muted: string;
  line: string;
  surface: string;
  raised: string;
  /** For what is good news and what is bad. */
  good: string;
  bad: string;
  font: string;
  /** Nothing may move. */
  still: boolean;
}

const paletteSize = 8;

/** Reads the tokens as they are now at an element of the page. */
export function readTheme(element: Element): ChartTheme {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    palette: Array.from({ length: paletteSize }, (_, index) => token(`--chart-${index + 1}`)),
    hues: Object.fromEntries(hues.map((hue) => [hue, token(`--hue-${hue}`)])) as Record<Hue, string>,
    pattern: token("--chart-pattern"),
    text: token("--color-text"),
    muted: token("--color-muted"),
    line: token("--color-line"),
    surface: token("--color-surface"),
    raised: token("--color-raised"),
    good: token("--color-success"),
    bad: token("--color-danger"),
    font: style.fontFamily,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
}

/** Tells when the tokens may have changed: by the page's own switch, or by the system's. @returns how to stop. */
export function watchTheme(changed: () => void): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const observer = new MutationObserver(changed);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributeFilter: ["class", "data-theme"] });
  dark.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    dark.removeEventListener("change", changed);
  };
}
