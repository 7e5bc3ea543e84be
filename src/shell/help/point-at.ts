/** How long a field is marked, milliseconds. */
const MARKED = 2500;

const focusable = "input, select, textarea, button, a[href], [tabindex]";

/**
 * Brings the field of that name on the page, its column's head, its input or its value, into sight, moves the focus there and marks it for a
 * moment. @returns whether it is on the page.
 */
export function pointAt(name: string): boolean {
  const named = `[data-field="${CSS.escape(name)}"], [data-column="${CSS.escape(name)}"]`;
  const shown = [...document.querySelectorAll<HTMLElement>(named)].filter((each) => each.checkVisibility());
  // What lies over the page is last in the document, and first in the reader's sight.
  const field = shown.at(-1);
  if (!field) return false;
  field.scrollIntoView({ block: "center", inline: "nearest" });
  field.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  const mark = { outline: "3px solid var(--color-primary)", outlineOffset: "-3px" };
  field.animate([mark, mark], MARKED);
  return true;
}
