import type { WiredOperation } from "../../model/wire";
import type { Description } from "./description";
import type { Answer, Operation } from "./operation";

/** What the browser needs to know of an operation to call it. */
export function calledOperation({
  method,
  path,
  change,
  affects,
  tag,
  logOnly,
  answer,
  wire,
}: Operation): WiredOperation {
  const kind = change ? undefined : answerKind(answer);
  return {
    method,
    path,
    ...(change ? { change, affects } : tag !== undefined && { tag }),
    ...(logOnly && { logOnly }),
    ...(kind && { answer: kind }),
    ...(wire && { wire }),
  };
}

/** What a call that only reads answers, as far as the browser can tell at a glance. */
function answerKind({ kind }: Answer): WiredOperation["answer"] {
  return kind === "file" || kind === "other" ? undefined : kind;
}

/** The operations that something resolved calls, by name: whatever stands under `call`, however deep. */
export function calledIn(api: Description, resolved: unknown): Record<string, WiredOperation> {
  const called = new Map<string, WiredOperation>();
  const walk = (value: unknown, key?: string): void => {
    const operation = key === "call" && typeof value === "string" ? api.operation(value) : undefined;
    if (operation) called.set(operation.id, calledOperation(operation));
    if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, name);
  };
  walk(resolved);
  return Object.fromEntries([...called].sort(([a], [b]) => (a < b ? -1 : 1)));
}
