import type { AnswerKind } from "../generated/operations";

/**
 * Whether data is what its operation answers, by its outermost shape: enough for every reader to find a list where it looks
 * for one. What stands inside is for whoever draws it. Anything fits an operation that tells nothing.
 */
export function fitsKind(data: unknown, kind: AnswerKind | undefined): boolean {
  if (kind === undefined) return true;
  if (kind === "list") return Array.isArray(data);
  if (kind === "page") return isObject(data) && Array.isArray(data.list);
  return kind === "object" ? isObject(data) : typeof data === kind;
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
