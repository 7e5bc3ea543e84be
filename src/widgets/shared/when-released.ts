/*
 * Pressing takes the focus from an input, and what is done on leaving it may move the page: a message comes or goes. Then the
 * pressed button is no longer where the pointer is released, and the browser knows of no click. So what is done on leaving
 * waits for the end of a press.
 */

let pressed = false;
let waiting: (() => void)[] = [];

/** Does something now or, while the pointer is pressed, right after the press and its click. */
export function whenReleased(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}

function press(): void {
  pressed = true;
}

function release(): void {
  pressed = false;
  // The click comes in the same breath as the release; this comes after both.
  setTimeout(() => {
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  });
}

if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", press, { capture: true, passive: true });
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, release, { capture: true, passive: true });
}
