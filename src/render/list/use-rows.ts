import { useMemo, useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListView } from "../../model/resolved-list";
import { useConsole } from "../../state/console";
import type { Row } from "../../widgets/contract";
import { type ListQuery, listInput } from "./list-query";
import { type ListAnswer, readAnswer } from "./read-answer";
import { rowsQuery } from "./rows-query";

/** The rows of a list as far as they are known. */
export interface ListRows {
  /** The request they are asked for by. */
  input: Record<string, unknown>;
  answer: ListAnswer | undefined;
  /** The latest request failed; older rows may still be there. */
  error: unknown;
  /** The rows are those of an earlier request while newer ones are on their way. */
  refreshing: boolean;
  retry(): void;
  /** When the rows shown were answered, milliseconds; 0 before the first answer. */
  answeredAt: number;
  /** When the latest request ended, well or not. */
  settledAt: number;
  /** Fetches the rows anew; quietly where the reader has not asked for it, without any sign of it. */
  refresh(options?: { quiet?: boolean }): void;
}

/**
 * Fetches the rows. Each request is known by its input, so the last one asked for is the one shown, whatever order the
 * answers come in; those no longer wanted are aborted.
 */
export function useRows(view: ListView, query: ListQuery, params: Row): ListRows {
  const { api } = useConsole();
  const asked = rowsQuery(api, view, listInput(query, view), params);
  const [, input] = asked.queryKey;
  const [quiet, setQuiet] = useState(false);
  const { data, error, isFetching, isError, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    ...asked,
    placeholderData: keepPreviousData,
  });
  const answer = useMemo(() => readAnswer(data), [data]);
  return {
    input,
    answer,
    error: isError ? error : undefined,
    refreshing: isFetching && answer !== undefined && !quiet,
    retry: () => void refetch(),
    answeredAt: dataUpdatedAt,
    settledAt: Math.max(dataUpdatedAt, errorUpdatedAt),
    refresh: (options) => {
      setQuiet(options?.quiet ?? false);
      void refetch().finally(() => setQuiet(false));
    },
  };
}
