import { useEffect, useLayoutEffect } from "react";

/**
 * Keeps the columns of a windowed table from jumping while it is scrolled: each column keeps the greatest width it has had.
 * They may not be fixed at once, because a later amount may need more room than the first ones. Runs after every drawing
 * from when the table has been scrolled.
 */
export function useGrowingWidths(frame: HTMLElement | null, scrolled: boolean): void {
  useLayoutEffect(() => {
    if (!frame || !scrolled) return;
    const heads = headsOf(frame);
    // All widths are read before the first is set: one layout, not one per column.
    const widths = heads.map((head) => head.getBoundingClientRect().width);
    heads.forEach((head, index) => {
      head.style.minWidth = `${widths[index]}px`;
    });
  });
  useEffect(() => {
    if (!frame) return undefined;
    return () => freeGrownWidths(frame);
  }, [frame]);
}

/** Gives the columns of a table up to the widths that config and the values want. */
export function freeGrownWidths(frame: HTMLElement): void {
  for (const head of headsOf(frame)) head.style.minWidth = head.style.width;
}

function headsOf(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>("thead th")];
}
