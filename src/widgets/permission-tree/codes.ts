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

/** The state of the node with a key, whatever a search shows of it. */
export function stateAt(trees: readonly PermissionNode[], key: string, codes: ReadonlySet<string>): NodeState {
  const node = pathTo(trees, key).at(-1);
  return node ? stateOf(node, codes) : "off";
}

/**
 * The codes after a click on a node. Granting takes everything below along, and everything above: specification §6 shows a
 * sub-level only under a held entry. Withdrawing takes everything below along, wherever the code stands in the menus.
 * Locked nodes stay as they are. While the tree is searched, a click acts on what is shown of the node; the entry above
 * what stays held below it stays too.
 * @param shown the trees as far as they are shown.
 */
export function toggled(
  trees: readonly PermissionNode[],
  key: string,
  codes: ReadonlySet<string>,
  shown: readonly PermissionNode[] = trees,
): ReadonlySet<string> {
  const path = pathTo(shown, key);
  const node = path.at(-1);
  if (!node) return codes;
  const next = new Set(codes);
  if (grants(node, codes)) {
    for (const granted of [...path, ...allNodes(node.children)])
      if (granted.code && !granted.locked) next.add(granted.code);
    return next;
  }
  // From below: what of a node stays held decides on the node.
  for (const inner of allNodes([node]).reverse()) {
    if (!inner.code || inner.locked || holdsHidden(trees, inner, next)) continue;
    for (const code of withdrawn(trees, inner.code)) next.delete(code);
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

/** Whether something stays held below a node that is shown in part; the whole of a node goes with it. */
function holdsHidden(trees: readonly PermissionNode[], shown: PermissionNode, codes: ReadonlySet<string>): boolean {
  const whole = pathTo(trees, shown.key).at(-1)?.children ?? [];
  if (allNodes(whole).length === allNodes(shown.children).length) return false;
  return allNodes(whole).some(({ code, locked }) => code !== undefined && !locked && codes.has(code));
}

/** The codes that go with a code: all below it, wherever it stands, and all below these. */
function withdrawn(trees: readonly PermissionNode[], code: string): Set<string> {
  const everywhere = allNodes(trees);
  const codes = new Set([code]);
  for (const gone of codes)
    for (const twin of everywhere)
      if (twin.code === gone)
        for (const inner of allNodes(twin.children)) if (inner.code && !inner.locked) codes.add(inner.code);
  return codes;
}
