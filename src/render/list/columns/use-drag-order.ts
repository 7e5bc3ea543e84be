import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Dragging the items of a list into another order. */
export interface DragOrder {
  /** Place of the item that is being dragged. */
  dragged: number | undefined;
  /** The place it would come to stand at. */
  target: number | undefined;
  /** Begins to drag the item at a place; for its grip. */
  grip(event: PointerEvent<HTMLElement>, index: number): void;
}

/**
 * Lets the reader drag the children of a list by mouse or finger. The list stays as it is until the item is let go; Escape lets
 * it go where it was.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const grip = (event: PointerEvent<HTMLElement>, from: number): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    let to = from;
    const move = ({ clientY }: { clientY: number }): void => {
      to = placeAt(list.current, clientY, to);
      setDrag({ from, to });
    };
    const stop = (): void => {
      listening.abort();
      setDrag(undefined);
    };
    const drop = (): void => {
      stop();
      onMove(from, to);
    };
    const key = (pressed: KeyboardEvent): void => {
      if (pressed.key !== "Escape") return;
      pressed.preventDefault();
      stop();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", stop, { signal });
    window.addEventListener("keydown", key, { signal, capture: true });
    end.current = () => listening.abort();
    setDrag({ from, to });
  };
  return { dragged: drag?.from, target: drag?.to, grip };
}

/** The place of the item at a height of the window; `otherwise` where there is none. */
function placeAt(list: HTMLElement | null, clientY: number, otherwise: number): number {
  const items = [...(list?.children ?? [])];
  const at = items.findIndex((item) => clientY <= item.getBoundingClientRect().bottom);
  return items.length === 0 ? otherwise : at === -1 ? items.length - 1 : at;
}
