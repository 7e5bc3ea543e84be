/** A rectangle of the window, pixels. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Distance between a control and what is said about it, and to the edges of the window, pixels. */
const GAP = 12;

/**
 * Where a panel stands beside a control: below it, to its right, to its left or above it, whichever has room first, along the control's
 * beginning and inside the window; where nothing has room, over its end.
 */
export function placeBeside(control: Box, panel: Pick<Box, "width" | "height">, window: Pick<Box, "width" | "height">) {
  const bottom = control.top + control.height;
  const right = control.left + control.width;
  const places = [
    { top: bottom + GAP, left: control.left },
    { top: control.top, left: right + GAP },
    { top: control.top, left: control.left - GAP - panel.width },
    { top: control.top - GAP - panel.height, left: control.left },
  ];
  const fits = ({ top, left }: { top: number; left: number }, index: number): boolean =>
    index % 3 === 0
      ? top >= GAP && top + panel.height <= window.height - GAP
      : left >= GAP && left + panel.width <= window.width - GAP;
  const { top, left } = places.find(fits) ?? { top: bottom - panel.height, left: right - panel.width };
  return {
    top: within(top, panel.height, window.height),
    left: within(left, panel.width, window.width),
  };
}

function within(place: number, length: number, whole: number): number {
  return Math.max(GAP, Math.min(place, whole - length - GAP));
}
