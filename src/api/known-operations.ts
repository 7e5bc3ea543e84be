import type { CalledOperation } from "../generated/operations";

/** What is known of operations by name: the application knows those that it calls itself, config brings its own. */
const known = new Map<string, CalledOperation>();

/** Takes in the operations that came with config. A name means the same wherever it comes from; the latest counts. */
export function learnOperations(operations: Readonly<Record<string, CalledOperation>>): void {
  for (const [id, operation] of Object.entries(operations)) known.set(id, operation);
}

/** What is known of an operation; undefined for a name that nothing loaded so far calls. */
export function knownOperation(id: string): CalledOperation | undefined {
  return known.get(id);
}
