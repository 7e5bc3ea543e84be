import type { Query, QueryClient } from "@tanstack/react-query";
import { knownOperation } from "../api/known-operations";
import type { CalledOperation } from "../generated/operations";

/**
 * Marks a query as a question of an open form (a preview, choices): the form asks it again where its input changes. The form's own
 * change does not: which vouchers fit an order is no question any more once the order is paid.
 */
export const formQuestion = { formQuestion: true } as const;

/** Knows which answers a change makes stale (`x-affects` of the API), and fetches those that are shown again. */
export class Freshness {
  private readonly queryClient: QueryClient;

  constructor(queryClient: QueryClient) {
    this.queryClient = queryClient;
  }

  /** The operation, or the one that config names, was done or may have been. Resolves when what is shown has been fetched again. */
  async changed(operation: string | CalledOperation): Promise<void> {
    const tags = (typeof operation === "string" ? knownOperation(operation) : operation)?.affects ?? [];
    const isAffected = ({ queryKey }: Query): boolean => {
      const [asked] = queryKey;
      const tag = typeof asked === "string" ? knownOperation(asked)?.tag : undefined;
      return tag !== undefined && tags.includes(tag);
    };
    if (tags.length === 0) return;
    await this.queryClient.invalidateQueries({ predicate: isAffected, refetchType: "none" });
    await this.queryClient.refetchQueries({
      type: "active",
      predicate: (query) => isAffected(query) && !isQuestion(query),
    });
  }
}

/** Whether all who look at the answer are questions of forms. */
export function isQuestion({ observers }: Query): boolean {
  return observers.length > 0 && observers.every(({ options }) => options.meta?.formQuestion === true);
}
