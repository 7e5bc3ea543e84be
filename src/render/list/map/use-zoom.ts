import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { followFingers } from "./follow-fingers";
import { followMouse } from "./follow-mouse";
import { anchored, clampZoom, fitting, opening, type Point, type Size } from "./zoom";

/** The factor of one step. */
const STEP = 1.25;

/** How large a map is drawn in its frame. */
export interface Zoom {
  zoom: number;
  /** Larger by steps, or smaller. */
  zoomBy: (steps: number) => void;
  /** As large as all of it can be seen. */
  fit: () => void;
}

/**
 * How large a map is drawn in its frame, and what changes that: buttons and keys, the wheel with Ctrl, two fingers. It opens so that it
 * can be read.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, { width, height }: Size): Zoom {
  const [zoom, setZoom] = useState(1);
  const [shows, show] = useState<"opening" | "all" | "chosen">("opening");
  /** What of the map stays at which place of the frame, once it is drawn. */
  const kept = useRef<{ from: number; at: Point }>(undefined);

  const scaleAt = useCallback((factor: number, at: Point): void => {
    show("chosen");
    setZoom((from) => {
      kept.current = { from, at };
      return clampZoom(from * factor);
    });
  }, []);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !kept.current) return;
    const { from, at } = kept.current;
    kept.current = undefined;
    element.scrollTo(anchored({ x: element.scrollLeft, y: element.scrollTop }, at, zoom / from));
  }, [frame, zoom]);

  const zoomBy = useCallback(
    (steps: number): void => {
      const element = frame.current;
      if (element) scaleAt(STEP ** steps, { x: element.clientWidth / 2, y: element.clientHeight / 2 });
    },
    [frame, scaleAt],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ends = [followMouse(element), followFingers(element, scaleAt)];
    return () => ends.forEach((end) => end());
  }, [frame, scaleAt]);
  useEffect(() => {
    const element = frame.current;
    if (!element || shows === "chosen") return undefined;
    const zoomOf = shows === "all" ? fitting : opening;
    const resized = new ResizeObserver(() =>
      setZoom(zoomOf({ width, height }, { width: element.clientWidth, height: element.clientHeight })),
    );
    resized.observe(element);
    return () => resized.disconnect();
  }, [frame, shows, width, height]);
  return { zoom, zoomBy, fit: () => show("all") };
}
