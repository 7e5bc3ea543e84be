/** A pointer that moves less is a click, pixels. */
const STILL = 4;

/** Lets a mouse pull what a frame scrolls; fingers scroll by themselves. What was pulled is not clicked. @returns what ends it */
export function followMouse(frame: HTMLElement): () => void {
  let from: { x: number; y: number; left: number; top: number } | undefined;
  let pulled = false;
  const down = (event: PointerEvent): void => {
    pulled = false;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!pulled && Math.hypot(dx, dy) < STILL) return;
    if (!pulled) frame.setPointerCapture(event.pointerId);
    pulled = true;
    frame.scrollTo(from.left - dx, from.top - dy);
  };
  const end = (): void => {
    from = undefined;
  };
  const click = (event: MouseEvent): void => {
    if (!pulled) return;
    pulled = false;
    event.preventDefault();
    event.stopPropagation();
  };
  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("pointerup", end);
  frame.addEventListener("pointercancel", end);
  frame.addEventListener("click", click, { capture: true });
  return () => {
    frame.removeEventListener("pointerdown", down);
    frame.removeEventListener("pointermove", move);
    frame.removeEventListener("pointerup", end);
    frame.removeEventListener("pointercancel", end);
    frame.removeEventListener("click", click, { capture: true });
  };
}
