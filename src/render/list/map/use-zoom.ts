import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { followFingers } from "./follow-fingers";
import { followMouse } from "./follow-mouse";
import { keptPlace, keepPlace, type Shows } from "./kept-place";
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
  const { key } = useLocation();
  const [before] = useState(() => keptPlace(key));
  const [zoom, setZoom] = useState(before?.zoom ?? 1);
  const [shows, show] = useState<Shows>(before?.shows ?? "opening");
  /** Where the map stood when it was left; undefined once it stands there again. */
  const left = useRef(before);
  /** What of the map stays at which place of the frame, once it is drawn. */
  const kept = useRef<{ from: number; at: Point }>(undefined);

  const scaleAt = useCallback((factor: number, at: Point): void => {
    left.current = undefined;
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
  useLayoutEffect(() => {
    const element = frame.current;
    // The map has its size only once the frame has been measured.
    if (!element || !left.current || !fits(left.current, { width: width * zoom, height: height * zoom }, element))
      return;
    element.scrollTo(left.current.x, left.current.y);
    left.current = undefined;
  }, [frame, zoom, width, height]);

  const latest = useRef({ zoom, shows });
  useLayoutEffect(() => {
    latest.current = { zoom, shows };
  });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    return () => keepPlace(key, { ...latest.current, x: element.scrollLeft, y: element.scrollTop });
  }, [frame, key]);

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

/** Whether a frame can be scrolled to a place of a map of that size. */
function fits({ x, y }: Point, { width, height }: Size, { clientWidth, clientHeight }: HTMLElement): boolean {
  return x <= Math.max(0, width - clientWidth) + 2 && y <= Math.max(0, height - clientHeight) + 2;
}
