import type { ReactElement, ReactNode } from "react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useGrowingWidths } from "./use-growing-widths";

/** Height of a row, pixels; rows never wrap (list.css). */
const ROW_HEIGHT = 38;
/** Rows drawn beyond what is in sight, so that scrolling meets no gaps. */
const OVERSCAN = 12;

/** The rows in sight of a long list. `width` is the number of columns; `draw` draws the row at a place. */
export function LongRows({ frame, count, width, draw }: { frame: HTMLElement; count: number; width: number; draw: (index: number) => ReactNode }): ReactElement {
  const windowed = useVirtualizer({ count, getScrollElement: () => frame, estimateSize: () => ROW_HEIGHT, overscan: OVERSCAN });
  useGrowingWidths(frame);
  const items = windowed.getVirtualItems();
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
