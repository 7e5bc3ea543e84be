/** A place, pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Smaller is nothing but dots, larger nothing but letters. */
const limits = { least: 0.08, greatest: 2 };

/** A zoom within its limits. */
export function clampZoom(zoom: number): number {
  return Math.min(limits.greatest, Math.max(limits.least, zoom));
}

/** The zoom at which all of a map is seen; never larger than life. */
export function fitting(whole: Size, frame: Size): number {
  return clampZoom(Math.min(1, frame.width / whole.width, frame.height / whole.height));
}

/** Where a frame has to be scrolled to so that what stood at a place of it stays there when all has grown by a factor. */
export function anchored(scroll: Point, at: Point, factor: number): { left: number; top: number } {
  return { left: (scroll.x + at.x) * factor - at.x, top: (scroll.y + at.y) * factor - at.y };
}
