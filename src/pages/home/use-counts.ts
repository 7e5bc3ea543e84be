import { useQueries } from "@tanstack/react-query";
import type { CountedRows } from "../../model/resolved-home";
import { readAnswer } from "../../render/list/read-answer";
import { useConsole } from "../../state/console";
import type { Row } from "../../widgets/contract";

/** How many rows there are, and the first of them. */
export interface Count {
  total: number;
  first: Row | undefined;
}

/** What has been counted so far. */
export interface Counts {
  /** Of these rows; undefined before there is an answer, and where there is none. */
  of(rows: CountedRows): Count | undefined;
  /** Some answers are still to come. */
  pending: boolean;
  /** Some could not be had. */
  failed: boolean;
  /** Asks again for those. */
  retry(): void;
}

/** Counts rows by the calls of their lists; a change that makes a list stale makes its number stale too. */
export function useCounts(counted: readonly CountedRows[]): Counts {
  const { api } = useConsole();
  const queries = useQueries({
    queries: counted.map(({ call, input }) => ({
      queryKey: [call, input],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.callByName(call, input, { signal, told: "inPlace" as const }),
    })),
  });
  const failed = queries.filter(({ isError }) => isError);
  return {
    of: (rows) => countOf(queries[counted.indexOf(rows)]?.data),
    pending: queries.some(({ isPending }) => isPending),
    failed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

function countOf(data: unknown): Count | undefined {
  const answer = data === undefined ? undefined : readAnswer(data);
  return answer && { total: answer.total, first: answer.rows[0] };
}
