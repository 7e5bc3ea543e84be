import { type ReactElement, useEffect, useRef } from "react";
import { useWords } from "../../state/language";
import { type KeyedRow, pageState, type Selection, type SelectionChange } from "./selection";

/** Selects all rows of the page, or none of them. */
export function PageCheckbox({
  selection,
  keys,
  onSelect,
}: {
  selection: Selection;
  keys: readonly KeyedRow[];
  onSelect: (change: SelectionChange) => void;
}): ReactElement {
  const { t } = useWords();
  const state = pageState(selection, keys);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === "some";
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={t("list.selectPage")}
      checked={state === "all"}
      onChange={() => onSelect({ type: "page", rows: keys })}
    />
  );
}
