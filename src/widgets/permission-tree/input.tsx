import { type KeyboardEvent, type MouseEvent, type ReactElement, useMemo, useRef, useState } from "react";
import type { InputProps, PermissionNode } from "../contract";
import { labelId, onGroupBlur } from "../control";
import { allNodes, codesOf, stateOf, toggled, valueOf } from "./codes";
import { shownRows, treeMove } from "./rows";
import { TreeLine } from "./tree-line";
import "./input.css";

const nothing: PermissionNode[] = [];

/** The menu codes as a tree with checkboxes; the value is their comma-terminated list, "v3,v3-1,". */
export function PermissionTreeInput(props: InputProps): ReactElement {
  const { id, value, text, disabled, readOnly, onChange } = props;
  const trees = props.tree ?? nothing;
  const codes = useMemo(() => codesOf(value), [value]);
  const [query, setQuery] = useState("");
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(trees.map((node) => node.key)));
  const [focused, setFocused] = useState<string>();
  const tree = useRef<HTMLUListElement>(null);
  const rows = shownRows(trees, expanded, query);
  const current = rows.some((row) => row.node.key === focused) ? focused : rows[0]?.node.key;
  const everything = codes.has("all");
  const locked = disabled || readOnly || everything;
  const coded = allNodes(trees).flatMap((node) => node.code ?? []);
  const known = new Set(coded);

  const toggle = (node: PermissionNode): void => {
    if (locked || node.locked) return;
    const next = valueOf(toggled(trees, node.key, codes), trees);
    onChange(next === "" ? undefined : next);
  };
  const open = (key: string, isOpen: boolean): void => {
    const next = new Set(expanded);
    if (isOpen) next.add(key);
    else next.delete(key);
    setExpanded(next);
  };
  const focus = (key: string): void => {
    setFocused(key);
    tree.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(key)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (current === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      const node = rows.find((row) => row.node.key === current)?.node;
      if (node) toggle(node);
      return;
    }
    const move = treeMove(rows, current, event.key);
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

  return (
    <div
      className={`permission-tree${props.invalid ? " permission-tree-invalid" : ""}`}
      onBlur={onGroupBlur(props.onBlur)}
    >
      <div className="permission-tree-head">
        <input
          type="search"
          className="bp6-input"
          aria-label={text("permissionTree.search")}
          placeholder={text("permissionTree.search")}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        <button
          type="button"
          className="bp6-button bp6-minimal bp6-small"
          onClick={() => setExpanded(new Set(allNodes(trees).map((node) => node.key)))}
        >
          {text("permissionTree.expandAll")}
        </button>
        <button type="button" className="bp6-button bp6-minimal bp6-small" onClick={() => setExpanded(new Set())}>
          {text("permissionTree.collapseAll")}
        </button>
        <span role="status" className="permission-tree-count">
          {everything
            ? text("permissionTree.everything")
            : text("permissionTree.count", {
                count: [...known].filter((code) => codes.has(code)).length,
                total: known.size,
              })}
        </span>
      </div>
      <ul
        ref={tree}
        id={id}
        role="tree"
        className="permission-tree-list"
        aria-labelledby={labelId(id)}
        aria-describedby={props.describedBy}
        aria-required={props.required || undefined}
        aria-invalid={props.invalid || undefined}
        aria-disabled={locked || undefined}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {rows.map((row) => (
          <TreeLine
            key={row.node.key}
            row={row}
            state={stateOf(row.node, codes)}
            focusable={row.node.key === current}
            locked={locked}
          />
        ))}
      </ul>
      {rows.length === 0 && <p className="input-nothing">{text("input.nothingFound")}</p>}
    </div>
  );
}
