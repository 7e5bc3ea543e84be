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

/** Below this zoom names cannot be read and are left away. */
export const READABLE = 0.6;

/** The zoom of a map that is opened and cannot be read where all of it is seen. */
const OPENING = 0.9;

/** A zoom within its limits. */
export function clampZoom(zoom: number): number {
  return Math.min(limits.greatest, Math.max(limits.least, zoom));
}

/** The zoom at which all of a map is seen; never larger than life. */
export function fitting(whole: Size, frame: Size): number {
  return clampZoom(Math.min(1, frame.width / whole.width, frame.height / whole.height));
}

/** The zoom at which a map opens: all of it where that can be read, else its beginning. */
export function opening(whole: Size, frame: Size): number {
  const all = fitting(whole, frame);
  return all < OPENING * 0.8 ? OPENING : all;
}

/** Where a frame has to be scrolled to so that what stood at a place of it stays there when all has grown by a factor. */
export function anchored(scroll: Point, at: Point, factor: number): { left: number; top: number } {
  return { left: (scroll.x + at.x) * factor - at.x, top: (scroll.y + at.y) * factor - at.y };
}
