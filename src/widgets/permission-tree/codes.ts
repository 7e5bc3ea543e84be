import { joinCodes, splitCodes } from "../../domain/permission";
import type { PermissionNode } from "../contract";

/** How much of a node is held: it and all below it, some of that, or nothing. */
export type NodeState = "on" | "mixed" | "off";

/** All nodes of the trees, parents before their children. */
export function allNodes(trees: readonly PermissionNode[]): PermissionNode[] {
  return trees.flatMap((node) => [node, ...allNodes(node.children)]);
}

/** The codes of a value like "v3,v3-1,"; anything else holds none. */
export function codesOf(value: unknown): ReadonlySet<string> {
  return new Set(typeof value === "string" ? splitCodes(value) : []);
}

/** The value of the codes: comma-terminated, in the order of the menus; codes that no menu knows are kept, first. */
export function valueOf(codes: ReadonlySet<string>, trees: readonly PermissionNode[]): string {
  const known = new Set(allNodes(trees).flatMap((node) => node.code ?? []));
  const unknown = [...codes].filter((code) => !known.has(code));
  return joinCodes([...unknown, ...[...known].filter((code) => codes.has(code))]);
}

/** Whether a node, everything below it included, is held. 'all' holds everything (specification §6). */
export function stateOf(node: PermissionNode, codes: ReadonlySet<string>): NodeState {
  if (codes.has("all")) return "on";
  const inside = allNodes([node]).flatMap((inner) => inner.code ?? []);
  const held = inside.filter((code) => codes.has(code)).length;
  if (held === 0) return "off";
  return held === inside.length ? "on" : "mixed";
}

/**
 * The codes after a click on a node. Granting takes everything below along, and everything above: specification §6 shows a
 * sub-level only under a held entry. Withdrawing takes everything below along, wherever the code stands in the menus.
 * Locked nodes stay as they are.
 */
export function toggled(
  trees: readonly PermissionNode[],
  key: string,
  codes: ReadonlySet<string>,
): ReadonlySet<string> {
  const path = pathTo(trees, key);
  const node = path.at(-1);
  if (!node) return codes;
  const next = new Set(codes);
  if (grants(node, codes)) {
    for (const granted of [...path, ...allNodes(node.children)])
      if (granted.code && !granted.locked) next.add(granted.code);
  } else {
    for (const code of withdrawn(trees, node)) next.delete(code);
  }
  return next;
}

/** The node with that key, behind all its parents. */
export function pathTo(trees: readonly PermissionNode[], key: string): PermissionNode[] {
  for (const node of trees) {
    if (node.key === key) return [node];
    const below = pathTo(node.children, key);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** A click grants as long as something below is left to grant. */
function grants(node: PermissionNode, codes: ReadonlySet<string>): boolean {
  return allNodes([node]).some((inner) => inner.code && !inner.locked && !codes.has(inner.code));
}

/** The codes that go with a node: all below it, and all below the same codes elsewhere. */
function withdrawn(trees: readonly PermissionNode[], node: PermissionNode): Set<string> {
  const everywhere = allNodes(trees);
  const codes = new Set<string>();
  const nodes = allNodes([node]);
  for (const inner of nodes) {
    if (!inner.code || inner.locked || codes.has(inner.code)) continue;
    codes.add(inner.code);
    for (const twin of everywhere) if (twin.code === inner.code) nodes.push(...allNodes(twin.children));
  }
  return codes;
}
