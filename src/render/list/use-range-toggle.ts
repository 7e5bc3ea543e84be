import { useCallback, useLayoutEffect, useRef } from "react";
import type { Row } from "../../widgets/contract";
import { type KeyedRow, rowsBetween, type SelectionChange } from "./selection";

/**
 * Toggles a row's selection, or, extended, that of all rows between it and the one toggled last. The function stays the
 * same, so that the rows need not be drawn again.
 */
export function useRangeToggle(
  rows: readonly KeyedRow[],
  onSelect: (change: SelectionChange) => void,
): (key: string, row: Row, extend: boolean) => void {
  const shown = useRef(rows);
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    shown.current = rows;
  }, [rows]);
  return useCallback(
    (key, row, extend) => {
      const through = extend ? rowsBetween(shown.current, last.current, key) : undefined;
      last.current = key;
      onSelect({ type: "toggle", key, row, ...(through && { through }) });
    },
    [onSelect],
  );
}
