import { useEffect } from "react";

/**
 * Marks a frame whose contents go on at a side: the classes list-frame-before and list-frame-more stand where
 * something is hidden to the left and to the right, for the shadows of the columns that stay in sight.
 */
export function useOverflow(frame: HTMLElement | null): void {
  useEffect(() => {
    if (!frame) return undefined;
    const mark = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = frame;
      frame.classList.toggle("list-frame-before", scrollLeft > 0);
      frame.classList.toggle("list-frame-more", scrollLeft + clientWidth < scrollWidth - 1);
    };
    // It tells at first, too, once everything has been laid out.
    const resized = new ResizeObserver(mark);
    resized.observe(frame);
    if (frame.firstElementChild) resized.observe(frame.firstElementChild);
    frame.addEventListener("scroll", mark, { passive: true });
    return () => {
      resized.disconnect();
      frame.removeEventListener("scroll", mark);
    };
  }, [frame]);
}
