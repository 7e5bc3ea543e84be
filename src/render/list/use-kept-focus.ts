import { useCallback, useEffect, useRef } from "react";
import { followFocus } from "../shared/follow-focus";

/** Where in the table the focus was: in which row, and in which of its controls. */
interface Place {
  row: string | undefined;
  control: number;
}

const controls = "a[href], button, input, select, [tabindex='0']";

/**
 * Keeps the keyboard in the table when what had the focus goes with new rows, or is drawn anew: the browser would begin at the
 * top of the page again. Looks after every drawing.
 * @returns looks once more, for what is drawn without the table
 */
export function useKeptFocus(frame: HTMLElement | null): () => void {
  const inside = useRef<Place>(undefined);
  useEffect(() => {
    if (!frame) return undefined;
    const enter = (target: Element): void => {
      const row = target.closest<HTMLElement>("[data-row-key]");
      inside.current = {
        row: row?.dataset.rowKey,
        control: row ? [...row.querySelectorAll(controls)].indexOf(target) : -1,
      };
    };
    const leave = (): void => {
      inside.current = undefined;
    };
    return followFocus(frame, { enter, leave });
  }, [frame]);
  const restore = useCallback(() => {
    const place = inside.current;
    if (!frame || !place || document.activeElement !== document.body) return;
    const row = [...frame.querySelectorAll<HTMLElement>("[data-row-key]")].find(
      ({ dataset }) => dataset.rowKey === place.row,
    );
    const same = place.control < 0 ? row : row?.querySelectorAll<HTMLElement>(controls)[place.control];
    (same ?? frame).focus({ preventScroll: true });
  }, [frame]);
  useEffect(restore);
  return restore;
}
