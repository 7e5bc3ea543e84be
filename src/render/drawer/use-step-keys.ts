import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { type KeyGroup, useKeys } from "../../state/keys";
import type { Direction } from "./neighbours";

/** J and K lead to the next and the previous row, as in lists; while the focus is in the panel. */
export function useStepKeys(
  panel: RefObject<HTMLElement | null>,
  onStep: ((direction: Direction) => void) | undefined,
): void {
  const latest = useRef(onStep);
  useLayoutEffect(() => {
    latest.current = onStep;
  }, [onStep]);
  const steps = onStep !== undefined;
  const group = useMemo<KeyGroup | undefined>(() => {
    if (!steps) return undefined;
    const to = (direction: Direction) => () => {
      latest.current?.(direction);
      return true;
    };
    return {
      title: "keys.detail",
      within: panel,
      bindings: [
        { keys: ["j"], does: "detail.next", run: to("next") },
        { keys: ["k"], does: "detail.previous", run: to("previous") },
      ],
    };
  }, [panel, steps]);
  useKeys(group);
}
