import { type ReactElement, useRef } from "react";
import type { InputProps } from "../contract";
import { labelId, onGroupBlur } from "../control";
import { TreeHead } from "./tree-head";
import { TreeLine } from "./tree-line";
import { useTree } from "./use-tree";
import "./input.css";

/** The menu codes as a tree with checkboxes; the value is their comma-terminated list, "v3,v3-1,". */
export function PermissionTreeInput(props: InputProps): ReactElement {
  const { id, text, allows: Allows } = props;
  const list = useRef<HTMLUListElement>(null);
  const tree = useTree(props, list);
  const { rows, current, locked } = tree;
  return (
    <div className="permission-tree" onBlur={onGroupBlur(props.onBlur)}>
      <TreeHead tree={tree} text={text} />
      <ul
        ref={list}
        id={id}
        role="tree"
        className="permission-tree-list"
        aria-labelledby={labelId(id)}
        aria-describedby={props.describedBy}
        aria-required={props.required || undefined}
        aria-invalid={props.invalid || undefined}
        aria-disabled={locked || undefined}
        aria-multiselectable="true"
        onKeyDown={tree.onKeyDown}
        onClick={tree.onClick}
      >
        {rows.map((row) => (
          <TreeLine
            key={row.node.key}
            row={row}
            state={tree.stateOf(row.node)}
            focusable={row.node.key === current?.key}
            locked={locked}
          />
        ))}
      </ul>
      {rows.length === 0 && <p className="input-nothing">{text("input.nothingFound")}</p>}
      {Allows && tree.visited && current?.code !== undefined && (
        <Allows key={current.code} code={current.code} label={current.label} />
      )}
    </div>
  );
}
