import type { Operation } from "../api/description";
import { addressIndex, type Address } from "../index/addresses";
import type { Scope } from "../index/scope";
import type { ViewInfo } from "../index/views";

/** What needs outside services names them; what needs none has no such key. */
export interface Provided {
  providers?: string[];
}

/** The outside services that all these operations together need, each once. */
export function providersOf(operations: readonly (Operation | undefined)[]): Provided {
  const named = [...new Set(operations.flatMap((operation) => operation?.provider ?? []))];
  return named.length === 0 ? {} : { providers: named };
}

/** What a view is of no use without: a form its call, a hand-written page the calls it makes. */
export function providersOfView({ program }: Scope, info: ViewInfo | undefined): Provided {
  if (info?.view.kind === "page")
    return providersOf((info.view.calls ?? []).map((call) => program.api.operation(call)));
  return info?.view.kind === "form" ? providersOf([info.operation]) : {};
}

/** The same of the page at an address. */
export function providersAt(scope: Scope, path: string | undefined): Provided {
  const address: Address | undefined = path === undefined ? undefined : addressIndex(scope).get(path);
  return providersOfView(scope, address?.views[0]);
}
