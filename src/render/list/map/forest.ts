/** A row of a map: its key, and that of the row it belongs to. */
export interface MapNode {
  key: string;
  parent: string | undefined;
}

/** A row among the others. */
export interface ForestNode {
  /** Undefined where it belongs to none of the rows. */
  parent: string | undefined;
  depth: number;
  children: readonly string[];
}

/** Rows by what they belong to. */
export interface Forest {
  roots: readonly string[];
  nodes: ReadonlyMap<string, ForestNode>;
  /** Every key, each right before all that is below it. */
  order: readonly string[];
}

/** Sorts rows by what they belong to; those of each keep their order. Rows that belong to each other in a circle begin at the first of them. */
export function forestOf(rows: readonly MapNode[]): Forest {
  const known = new Set(rows.map(({ key }) => key));
  const below = new Map<string, string[]>();
  for (const { key, parent } of rows) {
    if (parent === undefined || !known.has(parent)) continue;
    const siblings = below.get(parent);
    if (siblings) siblings.push(key);
    else below.set(parent, [key]);
  }
  const nodes = new Map<string, ForestNode>();
  const order: string[] = [];
  const add = (key: string, parent: string | undefined, depth: number): void => {
    const children: string[] = [];
    nodes.set(key, { parent, depth, children });
    order.push(key);
    for (const child of below.get(key) ?? []) {
      if (nodes.has(child)) continue;
      children.push(child);
      add(child, key, depth + 1);
    }
  };
  const roots: string[] = [];
  const begin = (key: string): void => {
    if (nodes.has(key)) return;
    roots.push(key);
    add(key, undefined, 0);
  };
  for (const { key, parent } of rows) if (parent === undefined || !known.has(parent)) begin(key);
  for (const { key } of rows) begin(key);
  return { roots, nodes, order };
}
