import type { PermissionNode } from "../contract";
import { allNodes } from "./codes";

/** How many codes there are; the same code may stand in both menus. */
export interface TreeCounts {
  total: number;
  selected: number;
  /** Of these, the codes that a search does not show. */
  hidden: number;
  hiddenSelected: number;
}

/** Counts the codes of the trees, and those of them that are not among what is shown. */
export function countsOf(
  trees: readonly PermissionNode[],
  shown: readonly PermissionNode[],
  codes: ReadonlySet<string>,
): TreeCounts {
  const known = treeCodes(trees);
  const hidden = [...known].filter((code) => !treeCodes(shown).has(code));
  const held = (among: readonly string[]): number => among.filter((code) => codes.has(code)).length;
  return {
    total: known.size,
    selected: held([...known]),
    hidden: hidden.length,
    hiddenSelected: held(hidden),
  };
}

/** The labels of the codes that changed and are not shown. */
export function hiddenChanges(
  trees: readonly PermissionNode[],
  shown: readonly PermissionNode[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): string[] {
  const seen = treeCodes(shown);
  const changed = allNodes(trees).filter(
    ({ code }) => code !== undefined && !seen.has(code) && before.has(code) !== after.has(code),
  );
  return [...new Set(changed.map(({ label }) => label))];
}

function treeCodes(trees: readonly PermissionNode[]): ReadonlySet<string> {
  return new Set(allNodes(trees).flatMap((node) => node.code ?? []));
}
