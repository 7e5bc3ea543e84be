import { type RefObject, useEffect, useState } from "react";
import type { Box } from "./tier-rows";

/** Where the boxes within an element stand, by their keys; measured again whenever its size or what is in it changes. */
export function useBoxes(frame: RefObject<HTMLElement | null>): ReadonlyMap<string, Box> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, Box>>(new Map());
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void => setBoxes(boxesIn(element));
    const seen = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    seen.observe(element);
    changed.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      seen.disconnect();
      changed.disconnect();
    };
  }, [frame]);
  return boxes;
}

function boxesIn(element: HTMLElement): ReadonlyMap<string, Box> {
  const found = [...element.querySelectorAll<HTMLElement>("[data-row-key]")];
  return new Map(
    found.map((box) => [
      box.dataset.rowKey ?? "",
      { x: box.offsetLeft, y: box.offsetTop, width: box.offsetWidth, height: box.offsetHeight },
    ]),
  );
}
