import { type Forest, forestOf, type MapNode } from "./forest";
import { type Block, shelve } from "./shelves";

/** Measures of a map, pixels at full size. */
export const measures = {
  width: 228,
  height: 48,
  /** What stands below something is moved in, so that lines find room on its left. */
  indent: 20,
  /** Between things beside each other. */
  aside: 16,
  /** Between rows, where lines run across. */
  below: 28,
  /** Between things on top of each other. */
  stacked: 8,
  /** Below what a stack belongs to. */
  near: 14,
  /** Around the whole. */
  margin: 24,
};

/** More things without anything below them stand in several columns. */
const MOST_STACKED = 8;

/** Where a row stands on a map, and where the arrow keys lead from there. */
export interface Placed {
  key: string;
  parent: string | undefined;
  x: number;
  y: number;
  /** Tier: 0 at the top. */
  depth: number;
  /** Its place among those of its tier, from the left to the right. */
  up: string | undefined;
  down: string | undefined;
  left: string | undefined;
  right: string | undefined;
}

/** A line from a row to one below it, as an SVG path. */
export interface Edge {
  from: string;
  to: string;
  path: string;
}

/** A map: every row once, each tier below the other, what belongs together beside each other. */
export interface MapLayout {
  width: number;
  height: number;
  nodes: ReadonlyMap<string, Placed>;
  edges: readonly Edge[];
  forest: Forest;
}

/**
 * Lays a map out. Lines never cross: what belongs to one thing stands below it and nowhere else. The same rows in the same
 * order always come to the same map.
 * @param aspect width to height that the map should have
 */
export function layOut(rows: readonly MapNode[], aspect: number): MapLayout {
  const forest = forestOf(rows);
  const { nodes, edges, blockOf } = placing(forest, aspect);
  const { margin, aside, below } = measures;
  const whole = shelve(forest.roots.map(blockOf), aspect, { aside: aside * 2, below });
  for (const { block, x, top } of whole.shelved) block.place(margin + x, margin + top);
  joinTiers(nodes, forest);
  return { width: whole.width + margin * 2, height: whole.height + margin * 2, nodes, edges, forest };
}

function placing(forest: Forest, aspect: number) {
  const nodes = new Map<string, Placed>();
  const edges: Edge[] = [];
  const { width, height, indent, below, near, stacked, aside } = measures;

  const put = (key: string, x: number, y: number): void => {
    const { parent, depth, children } = forest.nodes.get(key) ?? { parent: undefined, depth: 0, children: [] };
    nodes.set(key, {
      key,
      parent,
      x,
      y,
      depth,
      up: parent,
      down: children[0],
      left: undefined,
      right: undefined,
    });
  };
  const alone = (key: string): Block => ({ width, height, place: (x, y) => put(key, x, y) });

  /** Things without anything below them, on top of each other. */
  const stack = (key: string, children: readonly string[]): Block => {
    const columns = Math.ceil(children.length / MOST_STACKED);
    const rows = Math.ceil(children.length / columns);
    const step = indent + width;
    return {
      width: columns * step + (columns - 1) * aside,
      height: height + near + rows * (height + stacked) - stacked,
      place: (x, y) => {
        put(key, x, y);
        for (const [index, child] of children.entries()) {
          const [column, row] = [Math.floor(index / rows), index % rows];
          const left = x + column * (step + aside);
          const top = y + height + near + row * (height + stacked);
          put(child, left + indent, top);
          const placed = nodes.get(child);
          if (placed && row > 0) placed.up = children[index - 1];
          if (placed) placed.down = row < rows - 1 ? children[index + 1] : undefined;
          const rail = left + indent / 2;
          edges.push({
            from: key,
            to: child,
            path: `${trunk(x, y, y + height + near / 2)}H${rail}V${top + height / 2}h${indent / 2}`,
          });
        }
      },
    };
  };

  /** Things that have more below them, in rows. */
  const rowsOf = (key: string, children: readonly string[]): Block => {
    const inner = shelve(children.map(blockOf), aspect, { aside, below });
    return {
      width: indent + inner.width,
      height: height + below + inner.height,
      place: (x, y) => {
        put(key, x, y);
        for (const [index, { block, x: left, top }] of inner.shelved.entries()) {
          const [childX, childY] = [x + indent + left, y + height + below + top];
          block.place(childX, childY);
          const bus = y + height + below / 2 + top;
          edges.push({
            from: key,
            to: children[index] ?? "",
            path: `${trunk(x, y, bus)}H${childX + width / 2}V${childY}`,
          });
        }
      },
    };
  };
  const trunk = (x: number, y: number, to: number): string => `M${x + indent / 2} ${y + height}V${to}`;

  const blockOf = (key: string): Block => {
    const children = forest.nodes.get(key)?.children ?? [];
    if (children.length === 0) return alone(key);
    const leaves = children.every((child) => forest.nodes.get(child)?.children.length === 0);
    return leaves ? stack(key, children) : rowsOf(key, children);
  };
  return { nodes, edges, blockOf };
}

/** Left and right lead along a tier, in the order in which its things stand below those of the tier above. */
function joinTiers(nodes: ReadonlyMap<string, Placed>, { order }: Forest): void {
  const last: (Placed | undefined)[] = [];
  for (const key of order) {
    const node = nodes.get(key);
    if (!node) continue;
    const before = last[node.depth];
    if (before) before.right = key;
    node.left = before?.key;
    last[node.depth] = node;
  }
}
