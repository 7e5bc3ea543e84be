import type { Operation } from "../api/operation";
import { addressIndex } from "../index/addresses";
import type { Scope } from "../index/scope";

/** What needs outside services names them; what needs none has no such key. */
export interface Provided {
  providers?: string[];
}

/** The outside services that all these operations together need, each once. */
export function providersOf(operations: readonly (Operation | undefined)[]): Provided {
  const named = [...new Set(operations.flatMap((operation) => operation?.provider ?? []))];
  return named.length === 0 ? {} : { providers: named };
}

/** Those that the page at an address needs. */
export function providersAt(scope: Scope, path: string | undefined): Provided {
  const [info] = (path === undefined ? undefined : addressIndex(scope).get(path))?.views ?? [];
  return providersOf(info?.serves ?? []);
}
