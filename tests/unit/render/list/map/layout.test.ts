import { describe, expect, it } from "vitest";
import { forestOf, type MapNode } from "../../../../../src/render/list/map/forest";
import { layOut, type MapLayout, measures, type Placed } from "../../../../../src/render/list/map/layout";

const node = (key: string, parent?: string): MapNode => ({ key, parent });

/** Networks with hosts, every third of which has disks; databases beside the hosts, and a host of no network. */
function rowsOf(count: number): MapNode[] {
  const rows: MapNode[] = [node("alone")];
  for (let index = 0; rows.length < count; index += 1) {
    const network = `n${Math.floor(index / 40)}`;
    if (index % 40 === 0) rows.push(node(network));
    rows.push(node(`h${index}`, network));
    for (let disk = 0; disk < (index * 7) % 12; disk += 1) rows.push(node(`h${index}-${disk}`, `h${index}`));
    if (index % 5 === 0) rows.push(node(`d${index}`, network));
  }
  return rows.slice(0, count);
}

const overlap = (a: Placed, b: Placed): boolean =>
  Math.abs(a.x - b.x) < measures.width && Math.abs(a.y - b.y) < measures.height;

function overlaps({ nodes }: MapLayout): string[] {
  const all = [...nodes.values()];
  return all.flatMap((a, index) => all.slice(index + 1).flatMap((b) => (overlap(a, b) ? [`${a.key} ${b.key}`] : [])));
}

/** Where the corners of a path are. */
function corners(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MVHh])([\d. -]+)/g)].map(([, letter, text = ""]) => {
    const [first = 0, second = 0] = text.trim().split(" ").map(Number);
    if (letter === "M") [x, y] = [first, second];
    else if (letter === "V") y = first;
    else x = letter === "H" ? first : x + first;
    return [x, y];
  });
}

describe("a forest", () => {
  it("keeps the order of the rows, and begins anew where a row belongs to none of them", () => {
    const { roots, order, nodes } = forestOf([node("b", "a"), node("a"), node("c", "gone"), node("d", "a")]);
    expect({ roots, order }).toEqual({ roots: ["a", "c"], order: ["a", "b", "d", "c"] });
    expect(nodes.get("d")).toEqual({ parent: "a", depth: 1, children: [] });
  });

  it("has each row once, also where rows belong to each other in a circle", () => {
    const { order } = forestOf([node("a", "b"), node("b", "a"), node("c", "c")]);
    expect(order).toEqual(["a", "b", "c"]);
  });
});

describe.each([1, 2, 40, 300, 1000])("a map of %i", (count) => {
  const rows = rowsOf(count);
  const layout = layOut(rows, 1.6);

  it("has every row once, inside of it and apart from all others", () => {
    expect([...layout.nodes.keys()].sort()).toEqual(rows.map(({ key }) => key).sort());
    expect(overlaps(layout)).toEqual([]);
    for (const { x, y } of layout.nodes.values()) {
      expect(x >= measures.margin && x + measures.width <= layout.width - measures.margin).toBe(true);
      expect(y >= measures.margin && y + measures.height <= layout.height - measures.margin).toBe(true);
    }
  });

  it("has a line to each row from the one above it, which crosses no other row", () => {
    const belonging = rows.filter(({ parent }) => parent !== undefined);
    expect(layout.edges.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(
      belonging.map(({ key, parent }) => `${parent} ${key}`).sort(),
    );
    const all = [...layout.nodes.values()];
    for (const { from, to, path } of layout.edges) {
      const [upper, lower] = [layout.nodes.get(from), layout.nodes.get(to)];
      const points = corners(path);
      const [first, last] = [points[0], points.at(-1)];
      if (!upper || !lower || !first || !last) throw new Error(`${from} ${to} is not drawn`);
      expect(first[1]).toBe(upper.y + measures.height);
      expect(last[0] >= lower.x && last[1] >= lower.y && last[1] < lower.y + measures.height).toBe(true);
      const crossed = all.filter(({ key, x, y }) =>
        points.slice(1).some(([bx, by], index) => {
          const [ax, ay] = points[index] ?? [bx, by];
          const beside = Math.max(ax, bx) <= x || Math.min(ax, bx) >= x + measures.width;
          const above = Math.max(ay, by) <= y || Math.min(ay, by) >= y + measures.height;
          return key !== from && key !== to && !beside && !above;
        }),
      );
      expect(crossed.map(({ key }) => `${from} ${to} crosses ${key}`)).toEqual([]);
    }
  });

  it("has each tier below the one it belongs to", () => {
    for (const { parent, y, depth } of layout.nodes.values()) {
      const above = parent === undefined ? undefined : layout.nodes.get(parent);
      expect(depth).toBe(above ? above.depth + 1 : 0);
      expect(y).toBeGreaterThan(above?.y ?? 0);
    }
  });

  it("is the same again for the same rows", () => {
    expect(layOut(rowsOf(count), 1.6)).toEqual(layout);
  });

  it("is walked by keys to every row, and back", () => {
    const reached = new Set([layout.forest.order[0] ?? ""]);
    for (const key of reached) {
      const { up, down, left, right } = layout.nodes.get(key) as Placed;
      for (const next of [up, down, left, right]) if (next !== undefined) reached.add(next);
      expect(right === undefined ? key : layout.nodes.get(right)?.left).toBe(key);
    }
    expect(reached.size).toBe(count);
  });
});

describe("a map's shape", () => {
  it("follows the shape that is wanted, as far as its rows allow", () => {
    const rows = rowsOf(1000);
    const [wide, high] = [layOut(rows, 2), layOut(rows, 0.6)];
    expect(wide.width / wide.height).toBeGreaterThan(1.2);
    expect(high.width / high.height).toBeLessThan(1);
  });

  it("stacks what has nothing below it, and arrows walk the stack", () => {
    const { nodes } = layOut([node("host"), node("one", "host"), node("two", "host")], 1.6);
    const [host, one, two] = ["host", "one", "two"].map((key) => nodes.get(key));
    expect(one?.x).toBe(two?.x);
    expect([host?.down, one?.up, one?.down, two?.up]).toEqual(["one", "host", "two", "one"]);
  });
});
