import { type RefObject, useMemo } from "react";
import { type KeyGroup, useKeys } from "../../state/keys";

const ROW = "[data-row-key]";

/** The keys of a list: to its search, from row to row, and what is done with the row that has the focus. A list within something else has none. */
export function useListKeys(list: RefObject<HTMLElement | null>, isPart: boolean): void {
  const group = useMemo<KeyGroup | undefined>(() => {
    if (isPart) return undefined;
    const of = (act: (list: HTMLElement, event: KeyboardEvent) => boolean) => (event: KeyboardEvent) =>
      list.current ? act(list.current, event) : false;
    return {
      title: "keys.list",
      bindings: [
        { keys: ["/"], does: "keys.list.search", run: of(toSearch) },
        { keys: ["j", "ArrowDown"], does: "keys.list.next", run: of((root, event) => walk(root, event, 1)) },
        { keys: ["k", "ArrowUp"], does: "keys.list.previous", run: of((root, event) => walk(root, event, -1)) },
        { keys: ["Enter"], does: "keys.list.open", run: of((_root, event) => press(event, ".cell-opens")) },
        { keys: [" "], does: "keys.list.select", run: of((_root, event) => press(event, ".list-check input")) },
      ],
    };
  }, [list, isPart]);
  useKeys(group);
}

/** To the line of filters. */
function toSearch(list: HTMLElement): boolean {
  const input = list.querySelector<HTMLElement>(".filter-line-input");
  // The key that leads there is not typed into it.
  requestAnimationFrame(() => input?.focus());
  return input !== null;
}

/** To the next or previous row. Arrows scroll the page unless the focus is in the table already. */
function walk(list: HTMLElement, event: KeyboardEvent, step: 1 | -1): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  const inside = event.target instanceof Element && event.target.closest(".list-frame") !== null;
  if (rows.length === 0 || (event.key.startsWith("Arrow") && !inside)) return false;
  const current = document.activeElement?.closest<HTMLElement>(ROW);
  const next = current
    ? rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(current) + step))]
    : rowInSight(list, step === 1 ? rows : rows.toReversed());
  next?.focus();
  return true;
}

/** The first of these rows that is in sight, below the table's head; the first of all where none is. */
function rowInSight(list: HTMLElement, rows: readonly HTMLElement[]): HTMLElement | undefined {
  const { top, bottom } = (list.querySelector(".list-frame") ?? list).getBoundingClientRect();
  const [above, below] = [
    Math.max(0, top, list.querySelector("thead")?.getBoundingClientRect().bottom ?? 0),
    Math.min(window.innerHeight, bottom),
  ];
  return (
    rows.find(
      (row) => row.getBoundingClientRect().top >= above - 1 && row.getBoundingClientRect().bottom <= below + 1,
    ) ?? rows[0]
  );
}

/** Presses something in the row that has the focus itself; a button inside the row has its own keys. */
function press({ target }: KeyboardEvent, what: string): boolean {
  if (!(target instanceof HTMLElement) || !target.matches(ROW)) return false;
  const found = target.querySelector<HTMLElement>(what);
  found?.click();
  return found !== null;
}
