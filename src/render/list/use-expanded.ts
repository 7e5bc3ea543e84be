import { useCallback, useState } from "react";

/** The rows that are unfolded: key to the height of what they unfold, pixels; 0 until it has been drawn. */
export type Expanded = ReadonlyMap<string, number>;

/** Which rows are unfolded, and how to fold and unfold them. */
export interface ExpandedState {
  expanded: Expanded;
  toggle(key: string): void;
  measure(key: string, height: number): void;
}

/** Keeps which rows are unfolded while the list is shown; a row stays so when it is fetched anew. */
export function useExpanded(): ExpandedState {
  const [expanded, setExpanded] = useState<Expanded>(new Map());
  const toggle = useCallback((key: string) => setExpanded((before) => toggled(before, key)), []);
  const measure = useCallback(
    (key: string, height: number) => setExpanded((before) => measured(before, key, height)),
    [],
  );
  return { expanded, toggle, measure };
}

function toggled(before: Expanded, key: string): Expanded {
  const next = new Map(before);
  if (!next.delete(key)) next.set(key, 0);
  return next;
}

function measured(before: Expanded, key: string, height: number): Expanded {
  return !before.has(key) || before.get(key) === height ? before : new Map(before).set(key, height);
}
