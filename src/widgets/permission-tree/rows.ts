import type { PermissionNode } from "../contract";

/** A node as a line of the tree. */
export interface TreeRow {
  node: PermissionNode;
  /** From 1 on. */
  level: number;
  /** Place among its siblings, from 1 on, and how many they are. */
  place: number;
  siblings: number;
  parent?: string;
  /** Absent for leaves. */
  expanded?: boolean;
}

/** What the keyboard does in a tree (WAI-ARIA's tree pattern). */
export interface TreeMove {
  /** Key of the node that gets the focus. */
  focus?: string;
  expand?: string;
  collapse?: string;
}

/** The trees as far as a search finds them: the nodes whose label or code has the text, with all above and below them. */
export function foundIn(trees: readonly PermissionNode[], query: string): readonly PermissionNode[] {
  const wanted = query.trim().toLowerCase();
  return wanted === "" ? trees : filtered(trees, wanted);
}

/** The lines shown of the trees: children only below open nodes. */
export function shownRows(trees: readonly PermissionNode[], isOpen: (key: string) => boolean): TreeRow[] {
  return rowsOf(trees, isOpen, 1, undefined);
}

/** What a key does at a line; undefined for keys that mean nothing to a tree. */
export function treeMove(rows: readonly TreeRow[], current: string, key: string): TreeMove | undefined {
  const index = rows.findIndex((row) => row.node.key === current);
  const row = rows[index];
  if (!row) return undefined;
  const focusAt = (place: number): TreeMove => ({
    focus: rows[Math.min(Math.max(place, 0), rows.length - 1)]?.node.key,
  });
  switch (key) {
    case "ArrowDown":
      return focusAt(index + 1);
    case "ArrowUp":
      return focusAt(index - 1);
    case "Home":
      return focusAt(0);
    case "End":
      return focusAt(rows.length - 1);
    case "ArrowRight":
      if (row.expanded === false) return { expand: current };
      return row.expanded ? focusAt(index + 1) : {};
    case "ArrowLeft":
      if (row.expanded) return { collapse: current };
      return row.parent === undefined ? {} : { focus: row.parent };
    default:
      return key.length === 1 && key !== " " ? typedMove(rows, index, key) : undefined;
  }
}

/** The next line that begins with the typed letter. */
function typedMove(rows: readonly TreeRow[], index: number, key: string): TreeMove | undefined {
  const ordered = [...rows.slice(index + 1), ...rows.slice(0, index)];
  const found = ordered.find((row) => row.node.label.toLowerCase().startsWith(key.toLowerCase()));
  return found && { focus: found.node.key };
}

function rowsOf(
  nodes: readonly PermissionNode[],
  isOpen: (key: string) => boolean,
  level: number,
  parent: string | undefined,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const leaf = node.children.length === 0;
    const open = !leaf && isOpen(node.key);
    const row: TreeRow = {
      node,
      level,
      place: index + 1,
      siblings: nodes.length,
      ...(parent === undefined ? {} : { parent }),
      ...(leaf ? {} : { expanded: open }),
    };
    return [row, ...(open ? rowsOf(node.children, isOpen, level + 1, node.key) : [])];
  });
}

function filtered(nodes: readonly PermissionNode[], wanted: string): PermissionNode[] {
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(wanted) || node.code?.toLowerCase().includes(wanted)) return [node];
    const children = filtered(node.children, wanted);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}
