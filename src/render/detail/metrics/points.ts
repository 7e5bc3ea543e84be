import { type RefObject, useLayoutEffect, useState } from "react";

/** Pixels of a card that no value is drawn on: its padding and borders, and the numbers beside the axis. */
const BESIDE = 86;
/** Points come in so many, so that a window being sized does not ask again for every pixel. */
const ROUND = 60;
/** What the API takes at most. */
const MOST = 2_000;

/** How many points a chart has room for: no more than pixels. @param width of its card */
export function pointsFor(width: number): number {
  const points = Math.floor((width - BESIDE) / ROUND) * ROUND;
  return Math.min(Math.max(points, ROUND), MOST);
}

/** The points of each chart in a grid of cards; undefined until the grid has been measured, which is before it is seen. */
export function usePoints(grid: RefObject<HTMLElement | null>): number | undefined {
  const [points, setPoints] = useState<number>();
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    // The tracks are there without any card; all are equally wide.
    const measure = (): void => {
      const width = Number.parseFloat(getComputedStyle(element).gridTemplateColumns);
      if (width > 0) setPoints(pointsFor(width));
    };
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    return () => size.disconnect();
  }, [grid]);
  return points;
}
