import type { Point } from "./zoom";

/**
 * Tells of zooming by the wheel with Ctrl, which is how touchpads tell of a pinch, and by two fingers. The browser is kept from
 * zooming the page instead. @returns what ends it
 */
export function followFingers(frame: HTMLElement, scaleAt: (factor: number, at: Point) => void): () => void {
  const inside = (x: number, y: number): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    scaleAt(Math.exp(-event.deltaY / 300), inside(event.clientX, event.clientY));
  };
  let apart: number | undefined;
  const touch = (event: TouchEvent): void => {
    const [one, two] = [event.touches[0], event.touches[1]];
    const before = apart;
    apart = one && two && Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    if (!one || !two || apart === undefined) return;
    event.preventDefault();
    if (before !== undefined && before > 0)
      scaleAt(apart / before, inside((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2));
  };
  const end = (): void => {
    apart = undefined;
  };
  frame.addEventListener("wheel", wheel, { passive: false });
  frame.addEventListener("touchstart", touch, { passive: false });
  frame.addEventListener("touchmove", touch, { passive: false });
  frame.addEventListener("touchend", end);
  return () => {
    frame.removeEventListener("wheel", wheel);
    frame.removeEventListener("touchstart", touch);
    frame.removeEventListener("touchmove", touch);
    frame.removeEventListener("touchend", end);
  };
}
