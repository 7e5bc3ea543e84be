import { useEffect, useRef } from "react";

/**
 * Keeps the keyboard in the table when the row that had the focus goes with new rows: the browser would begin at the top
 * of the page again. Looks after every drawing.
 */
export function useKeptFocus(frame: HTMLElement | null): void {
  const inside = useRef(false);
  useEffect(() => {
    if (!frame) return undefined;
    const enter = (): void => {
      inside.current = true;
    };
    const leave = (event: FocusEvent): void => {
      // Where the focused element is taken out, nothing is told to have got the focus.
      if (event.relatedTarget !== null) inside.current = false;
    };
    const press = (event: Event): void => {
      if (event.target instanceof Node && !frame.contains(event.target)) inside.current = false;
    };
    frame.addEventListener("focusin", enter);
    frame.addEventListener("focusout", leave);
    document.addEventListener("pointerdown", press);
    return () => {
      frame.removeEventListener("focusin", enter);
      frame.removeEventListener("focusout", leave);
      document.removeEventListener("pointerdown", press);
    };
  }, [frame]);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) frame?.focus({ preventScroll: true });
  });
}
