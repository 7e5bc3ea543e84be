import { type PointerEvent, type ReactElement, useEffect, useRef } from "react";
import type { ColumnChange } from "./layout";
import { clampWidth } from "./preference";

/**
 * The edge of a column's head: dragging it makes the column wider or narrower, a double click as wide as its values want. For
 * the mouse alone; by keyboard the width is set in the choice of columns. While it is dragged only the head's own style
 * changes: drawing every row for every pixel would stutter.
 */
export function ResizeHandle({
  name,
  onChange,
}: {
  name: string;
  onChange: (change: ColumnChange) => void;
}): ReactElement {
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const begin = (event: PointerEvent<HTMLElement>): void => {
    const head = event.currentTarget.closest("th");
    if (event.button !== 0 || !head) return;
    event.preventDefault();
    const from = event.clientX;
    const before = head.getBoundingClientRect().width;
    let width: number | undefined;
    const move = ({ clientX }: { clientX: number }): void => {
      // The cells learn at the first pixel that they may be cut off; from then on the head decides.
      if (width === undefined) onChange({ type: "width", name, width: before });
      width = clampWidth(before + clientX - from);
      head.style.setProperty("--column", `${width}px`);
    };
    const stop = (): void => {
      listening.abort();
      if (width !== undefined) onChange({ type: "width", name, width });
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", stop, { signal });
    window.addEventListener("pointercancel", stop, { signal });
    end.current = () => listening.abort();
  };
  return (
    <span
      className="list-resize"
      aria-hidden="true"
      onPointerDown={begin}
      onDoubleClick={() => onChange({ type: "width", name, width: undefined })}
    />
  );
}
