import type { QueryClient } from "@tanstack/react-query";
import type { OperationId } from "../generated/operations";

/** A number in the header that follows the server: kept by TanStack Query, so that a list's actions refresh it. */
export class Count {
  /** The key of the call's answer in TanStack Query: [operationId, input]. */
  readonly key: readonly [OperationId, Record<string, never>];
  private readonly queryClient: QueryClient;

  constructor(operationId: OperationId, queryClient: QueryClient) {
    this.key = [operationId, {}];
    this.queryClient = queryClient;
  }

  /** Fetches the number anew. */
  refresh(): Promise<void> {
    return this.queryClient.invalidateQueries({ queryKey: this.key });
  }
}
