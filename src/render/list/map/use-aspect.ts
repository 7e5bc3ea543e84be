import { type RefObject, useEffect, useState } from "react";

/** Width to height of the frame as it is at first; undefined before it is known. */
export function useAspect(frame: RefObject<HTMLElement | null>): number | undefined {
  const [aspect, setAspect] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const seen = new ResizeObserver(() => setAspect((known) => known ?? element.clientWidth / element.clientHeight));
    seen.observe(element);
    return () => seen.disconnect();
  }, [frame]);
  return aspect;
}
