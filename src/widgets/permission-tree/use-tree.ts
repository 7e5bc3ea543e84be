import { type KeyboardEvent, type MouseEvent, type RefObject, useMemo, useState } from "react";
import type { InputProps, PermissionNode } from "../contract";
import { allNodes, codesOf, type NodeState, stateAt, toggled, valueOf } from "./codes";
import { countsOf, hiddenChanges, type TreeCounts } from "./counts";
import { foundIn, shownRows, treeMove, type TreeRow } from "./rows";

/** A tree of codes with what is shown of it, and what mouse and keyboard do to it. */
export interface Tree {
  rows: TreeRow[];
  /** How much of the whole node is held, whatever is shown of it. */
  stateOf(node: PermissionNode): NodeState;
  /** The line that Tab stops at. */
  current: PermissionNode | undefined;
  /** Somebody has been at a line. */
  visited: boolean;
  locked: boolean;
  /** All codes are held, whatever they are (specification §6). */
  everything: boolean;
  counts: TreeCounts;
  query: string;
  search(text: string): void;
  /** Labels of what the last click changed besides, out of sight. */
  changedHidden: readonly string[];
  openAll(isOpen: boolean): void;
  enter(): void;
  onKeyDown(event: KeyboardEvent): void;
  onClick(event: MouseEvent<HTMLElement>): void;
}

const nothing: PermissionNode[] = [];

/** The state of a tree of codes: what is searched, which nodes are open, where the focus is. `list`: the element with the lines. */
export function useTree(
  { tree: trees = nothing, value, disabled, readOnly, onChange }: InputProps,
  list: RefObject<HTMLUListElement | null>,
): Tree {
  const codes = useMemo(() => codesOf(value), [value]);
  const [query, setQuery] = useState("");
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(trees.map((node) => node.key)));
  // What is found is open until it is closed by hand; the next search opens it again.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const [changedHidden, setChangedHidden] = useState<readonly string[]>([]);
  const searching = query.trim() !== "";
  const found = foundIn(trees, query);
  const rows = shownRows(found, (key) => (searching ? !closed.has(key) : expanded.has(key)));
  const current = (rows.find((row) => row.node.key === focused) ?? rows[0])?.node;
  const everything = codes.has("all");
  const locked = disabled || readOnly || everything;

  const toggle = (node: PermissionNode): void => {
    if (locked || node.locked) return;
    const after = toggled(trees, node.key, codes, found);
    setChangedHidden(hiddenChanges(trees, found, codes, after));
    const next = valueOf(after, trees);
    onChange(next === "" ? undefined : next);
  };
  const open = (key: string, isOpen: boolean): void => {
    if (searching) setClosed(changed(closed, key, !isOpen));
    else setExpanded(changed(expanded, key, isOpen));
  };
  const openAll = (isOpen: boolean): void => {
    const keys = new Set(allNodes(trees).map((node) => node.key));
    if (searching) setClosed(isOpen ? new Set() : keys);
    else setExpanded(isOpen ? keys : new Set());
  };
  const focus = (key: string): void => {
    setFocused(key);
    list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(key)}"]`)?.focus();
  };
  const search = (text: string): void => {
    setQuery(text);
    setClosed(new Set());
    setChangedHidden([]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      toggle(current);
      return;
    }
    const move = treeMove(rows, current.key, event.key);
    if (!move) return;
    event.preventDefault();
    if (move.expand) open(move.expand, true);
    if (move.collapse) open(move.collapse, false);
    if (move.focus) focus(move.focus);
  };
  const onClick = ({ target }: MouseEvent<HTMLElement>): void => {
    const line = target instanceof Element ? target.closest<HTMLElement>("[data-node]") : null;
    const row = rows.find(({ node }) => node.key === line?.dataset.node);
    if (!row) return;
    focus(row.node.key);
    if (row.expanded !== undefined && target instanceof Element && target.closest(".permission-caret"))
      open(row.node.key, !row.expanded);
    else toggle(row.node);
  };
  return {
    rows,
    stateOf: (node) => stateAt(trees, node.key, codes),
    current,
    visited: focused !== undefined,
    locked,
    everything,
    counts: countsOf(trees, found, codes),
    query,
    search,
    changedHidden,
    openAll,
    enter: () => current && focus(current.key),
    onKeyDown,
    onClick,
  };
}

function changed(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}
