import type { WiredOperation } from "../model/wire";

/** What is known of operations by name: the application knows those that it calls itself, config brings its own. */
const known = new Map<string, WiredOperation>();

/** Takes in the operations that came with config. A name means the same wherever it comes from; the latest counts. */
export function learnOperations(operations: Readonly<Record<string, WiredOperation>>): void {
  for (const [id, operation] of Object.entries(operations)) known.set(id, operation);
}

/** What is known of an operation; undefined for a name that nothing loaded so far calls. */
export function knownOperation(id: string): WiredOperation | undefined {
  return known.get(id);
}
