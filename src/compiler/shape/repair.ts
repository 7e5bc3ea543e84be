import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { z } from "zod";

type Issue = z.core.$ZodIssue;
type Container = Record<PropertyKey, unknown>;

/** A value and the tree that tells where its parts stand; both lose the same parts. */
interface Mending {
  value: unknown;
  tree: Node;
  gone: boolean;
}

/**
 * Makes a value fit its schema by leaving out what does not, so that one mistake does not hide the others: unknown keys go,
 * a missing language gets a stand-in, anything else goes with the smallest part around it. The tree loses the same parts,
 * so that positions stay right. Undefined when nothing is left.
 */
export function repair<T>(schema: z.ZodType<T>, value: unknown, tree: Node): { value: T; tree: Node } | undefined {
  const mending: Mending = { value: structuredClone(value), tree, gone: false };
  for (;;) {
    const result = schema.safeParse(mending.value);
    if (result.success) return { value: result.data, tree };
    const before = JSON.stringify(mending.value);
    // Later items of a list go first, so that the indexes of the earlier ones hold.
    for (const issue of result.error.issues.toReversed()) leaveOut(mending, issue);
    if (mending.gone || JSON.stringify(mending.value) === before) return undefined;
  }
}

function leaveOut(mending: Mending, issue: Issue): void {
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) drop(mending, [...issue.path, key]);
    return;
  }
  const name = issue.path.at(-1);
  const around = issue.path.slice(0, -1);
  const holder = containerAt(mending.value, around);
  if ((name === "zh" || name === "en") && holder) holder[name] = "?";
  else if (name !== undefined && holder && name in holder) drop(mending, issue.path);
  else if (name !== undefined && holder) drop(mending, around);
  else if (name === undefined) mending.gone = true;
}

function drop(mending: Mending, path: readonly PropertyKey[]): void {
  const name = path.at(-1);
  if (name === undefined) {
    mending.gone = true;
    return;
  }
  const holder = containerAt(mending.value, path.slice(0, -1));
  if (!holder || !(name in holder)) return;
  dropNode(mending.tree, path);
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
}

function dropNode(tree: Node, path: readonly PropertyKey[]): void {
  const node = findNodeAtLocation(tree, path as (string | number)[]);
  const gone = node?.parent?.type === "property" ? node.parent : node;
  const siblings = gone?.parent?.children;
  if (gone && siblings) siblings.splice(siblings.indexOf(gone), 1);
}

function containerAt(root: unknown, path: readonly PropertyKey[]): Container | undefined {
  const found = path.reduce((inner: unknown, step) => (inner as Container | null | undefined)?.[step], root);
  return typeof found === "object" && found !== null ? (found as Container) : undefined;
}
