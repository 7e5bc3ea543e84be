import type { ReactElement } from "react";
import { InputIcon } from "../input-icons";
import { Icon } from "../shared/icon";
import type { NodeState } from "./codes";
import type { TreeRow } from "./rows";

const ariaChecked = { on: true, mixed: "mixed", off: false } as const;

/** One line of the tree: caret, checkbox, words and code. The line itself has the focus; keys and clicks are the tree's. */
export function TreeLine(props: { row: TreeRow; state: NodeState; focusable: boolean; locked: boolean }): ReactElement {
  const { row, state } = props;
  const { node, level, expanded } = row;
  const locked = props.locked || node.locked !== undefined;
  return (
    <li
      role="treeitem"
      data-node={node.key}
      data-level={level}
      className={`permission-node permission-node-level-${level}${locked ? " permission-node-locked" : ""}`}
      tabIndex={props.focusable ? 0 : -1}
      title={node.locked}
      aria-label={node.locked ? `${node.label} (${node.locked})` : node.label}
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-expanded={expanded}
      aria-checked={ariaChecked[state]}
      aria-disabled={locked || undefined}
    >
      <span className={`permission-caret${expanded === undefined ? " permission-caret-none" : ""}`}>
        <Icon name={expanded ? "down" : "right"} />
      </span>
      <span className={`permission-box permission-box-${state}`}>
        {state === "on" && <Icon name="tick" />}
        {state === "mixed" && <InputIcon name="dash" />}
      </span>
      <span className="permission-label">{node.label}</span>
      {node.code && <code className="permission-code">{node.code}</code>}
      {node.locked && <InputIcon name="lock" />}
    </li>
  );
}
