import type axe from "axe-core";

declare global {
  interface Window {
    /** axe-core, once it has been put there. */
    axe: typeof axe;
    /** Looks of texts whose contrast has been judged in this document. */
    judgedLooks?: Set<string>;
  }
}

/**
 * What axe finds wrong with the page as it is shown now; runs in the page, by itself. Contrast, three quarters of the work, is judged
 * once for each look in a document: what a text is drawn with, and what lies behind it. A list has a hundred cells of one look,
 * and every page the same menu.
 */
export async function violationsInPage(): Promise<string[]> {
  const CONTRAST = "color-contrast";
  const all = await window.axe.run(document, {
    resultTypes: ["violations"],
    rules: { [CONTRAST]: { enabled: false } },
  });

  // Afterwards: what of it is drawn anew meanwhile is no part of the page any more, which axe takes for a mistake.
  const judged = (window.judgedLooks ??= new Set());
  const grounds = new Map<Element, string>();

  /** What an element and all around it lay behind a text; of what is switched off contrast is not asked. */
  const groundOf = (element: Element | null): string => {
    if (!element) return "";
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const control = element instanceof HTMLLabelElement ? element.control : element;
    const isOff = control?.matches(":disabled, [aria-disabled=true]") ?? false;
    const own = [backgroundColor, backgroundImage, opacity, filter, isOff].join(" ");
    const ground = `${groundOf(element.parentElement)} / ${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [groundOf(element), color, fontSize, fontWeight, textShadow].join(" | ");
  };
  const hasText = (element: Element): boolean =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
  /** Whether it is in the window at all: what is out of sight is met again elsewhere. */
  const isInSight = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementsFromPoint(left + width / 2, top + height / 2).some((at) => element.contains(at));
  };
  // What lies under a drawer or a dialog has been looked at before it opened.
  const top = document.querySelector("dialog[open]") ?? document.querySelector(".drawer") ?? document.body;
  const newLooks = [...top.querySelectorAll("*")].filter((element) => {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return false;
    const look = lookOf(element);
    if (judged.has(look)) return false;
    if (!isInSight(element)) return false;
    judged.add(look);
    return true;
  });

  const contrast =
    newLooks.length > 0
      ? await window.axe.run(newLooks, { resultTypes: ["violations"], runOnly: { type: "rule", values: [CONTRAST] } })
      : undefined;
  return [...all.violations, ...(contrast?.violations ?? [])].map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
}
