import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useTableLayout } from "./columns/columns-context";
import type { Density } from "./columns/preference";
import { useGrowingWidths } from "./use-growing-widths";

/** Height of a row, pixels; rows never wrap (list-table.css, list-tools.css). */
const ROW_HEIGHTS: Record<Density, number> = { compact: 30, normal: 38, relaxed: 48 };
/** Rows drawn beyond what is in sight, so that scrolling meets no gaps. */
const OVERSCAN = 12;
/** How high the frame is taken to be until it has been looked at, pixels. */
const FRAME_AT_FIRST = 600;

/** What a long list is drawn from. */
export interface LongRowsProps {
  /** What it scrolls in; null at the first drawing. */
  frame: HTMLElement | null;
  count: number;
  /** Number of columns. */
  width: number;
  /** Height of what the row at a place unfolds, pixels; another function where that has changed. */
  more: (index: number) => number;
  /** Draws the row at a place. */
  draw: (index: number) => ReactNode;
  /** Other rows stand in the table than before. */
  onDrawn: () => void;
}

/** The rows in sight of a long list. */
export function LongRows({ frame, count, width, more, draw, onDrawn }: LongRowsProps): ReactElement {
  const { density } = useTableLayout().layout;
  const windowed = useVirtualizer({
    count,
    getScrollElement: () => frame,
    estimateSize: (index) => ROW_HEIGHTS[density] + more(index),
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FRAME_AT_FIRST },
  });
  const measured = useRef({ density, more });
  useLayoutEffect(() => {
    if (measured.current.density === density && measured.current.more === more) return;
    measured.current = { density, more };
    windowed.measure();
  }, [windowed, density, more]);
  // Until somebody scrolls, nothing can jump; and to ask for widths has the table laid out at once.
  useGrowingWidths(frame, (windowed.scrollOffset ?? 0) > 0);
  const items = windowed.getVirtualItems();
  const [first, last] = [items[0]?.index, items.at(-1)?.index];
  useEffect(onDrawn, [onDrawn, first, last]);
  const above = items[0]?.start ?? 0;
  const below = windowed.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      {above > 0 && <Gap height={above} width={width} />}
      {items.map((item) => draw(item.index))}
      {below > 0 && <Gap height={below} width={width} />}
    </>
  );
}

function Gap({ height, width }: { height: number; width: number }): ReactElement {
  return (
    <tr className="list-gap" aria-hidden="true">
      <td colSpan={width} style={{ height }}>
        {"\u00A0"}
      </td>
    </tr>
  );
}
