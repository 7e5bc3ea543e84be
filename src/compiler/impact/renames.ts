import type { OperationDifference } from "../api-changes/differences";

/** A name that config has to write otherwise, as far as can be guessed. */
export interface Rename {
  of: "operation" | "field" | "value";
  from: string;
  to: string;
}

/** The renames in what differs, each once; the same name renamed in two ways is none. */
export function renamesIn(differences: readonly OperationDifference[]): Rename[] {
  const all = differences.flatMap(({ id, renamedTo, properties }): Rename[] => [
    ...(renamedTo === undefined ? [] : [{ of: "operation" as const, from: id, to: renamedTo }]),
    ...properties.flatMap(({ path, renamedTo: name, changes }): Rename[] => [
      ...(name === undefined ? [] : [{ of: "field" as const, from: lastOf(path), to: name }]),
      ...changes.flatMap(({ renamed }) =>
        [...(renamed ?? [])].map(([from, to]) => ({ of: "value" as const, from, to })),
      ),
    ]),
  ]);
  const names = new Map<string, Rename[]>();
  for (const each of all) {
    const known = names.get(each.from) ?? [];
    if (!known.some(({ to, of }) => to === each.to && of === each.of)) names.set(each.from, [...known, each]);
  }
  return [...names.values()].flatMap((ways) => (new Set(ways.map(({ to }) => to)).size === 1 ? ways.slice(0, 1) : []));
}

function lastOf(path: string): string {
  return path.split(".").at(-1) ?? path;
}
