import type { ReactElement } from "react";
import type { Say } from "../contract";
import type { Tree } from "./use-tree";

/** What stands above the lines of the tree: the search, what opens all of it, and how much is selected. */
export function TreeHead({ tree, text }: { tree: Tree; text: Say }): ReactElement {
  const { total, selected, hidden, hiddenSelected } = tree.counts;
  return (
    <div className="permission-tree-head">
      <input
        type="search"
        className="bp6-input"
        aria-label={text("permissionTree.search")}
        placeholder={text("permissionTree.search")}
        value={tree.query}
        onChange={(event) => tree.search(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "ArrowDown") return;
          event.preventDefault();
          if (event.key === "ArrowDown") tree.enter();
        }}
      />
      <button type="button" className="bp6-button bp6-minimal bp6-small" onClick={() => tree.openAll(true)}>
        {text("permissionTree.expandAll")}
      </button>
      <button type="button" className="bp6-button bp6-minimal bp6-small" onClick={() => tree.openAll(false)}>
        {text("permissionTree.collapseAll")}
      </button>
      <span role="status" className="permission-tree-count">
        {tree.everything ? text("permissionTree.everything") : text("permissionTree.count", { count: selected, total })}
      </span>
      <p role="status" className="permission-tree-hidden">
        {hidden > 0 && text("permissionTree.hidden", { count: hidden, selected: hiddenSelected })}
        {tree.changedHidden.length > 0 && (
          <strong>
            {text("permissionTree.changedHidden", { names: tree.changedHidden.join(text("action.listSeparator")) })}
          </strong>
        )}
      </p>
    </div>
  );
}
