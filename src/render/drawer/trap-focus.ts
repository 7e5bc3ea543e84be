/** What can have the focus. */
const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** Leads Tab from the last control of a panel to its first, and back with Shift. */
export function trapFocus(event: { shiftKey: boolean; preventDefault(): void }, panel: HTMLElement): void {
  const controls = [...panel.querySelectorAll<HTMLElement>(focusable)].filter((control) => control.checkVisibility());
  const [first, last] = [controls[0], controls.at(-1)];
  const focused = document.activeElement;
  if (!first || !last) event.preventDefault();
  else if (event.shiftKey && (focused === first || focused === panel)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && focused === last) {
    event.preventDefault();
    first.focus();
  }
}
