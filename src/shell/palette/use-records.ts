import { useQueries } from "@tanstack/react-query";
import type { Words } from "../../model/words";
import { useConsole } from "../../state/console";
import { usePaused } from "../../state/use-paused";
import { type FindableList, type FoundRecords, foundRecords, recordsRequest, takesText } from "./records";

/** How long typing rests before the lists are asked, milliseconds. */
const PAUSE_MS = 200;

/** What lists have for a text, as far as they have answered. */
export interface Records {
  /** Some have not answered. */
  searching: boolean;
  /** In the order in which they answered. */
  found: FoundRecords[];
  /** Titles of the lists that could not be searched. */
  failed: Words[];
}

/** Asks lists for rows, once typing rests. What was asked for another text is aborted. */
export function useRecords(lists: readonly FindableList[], text: string): Records {
  const { api } = useConsole();
  const rested = usePaused(text, PAUSE_MS);
  const wanted = lists.filter(({ list }) => takesText(list, text));
  const asked = rested === text ? wanted : [];
  const answers = useQueries({
    queries: asked.map(({ list }) => {
      const input = recordsRequest(list, text);
      return {
        queryKey: [list.call, input, "palette"],
        // The palette says beside its results what failed.
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          api.callByName(list.call, input, { signal, told: "byCaller" }),
        retry: false,
      };
    }),
  });
  const settled = asked.flatMap((list, index) => {
    const { data, isError, dataUpdatedAt = 0 } = answers[index] ?? {};
    return data === undefined && !isError ? [] : [{ list, data, at: dataUpdatedAt }];
  });
  const answered = settled.filter(({ data }) => data !== undefined).sort((a, b) => a.at - b.at);
  return {
    searching: settled.length < wanted.length,
    found: answered.map(({ list, data }) => foundRecords(list, data, text)),
    failed: settled.filter(({ data }) => data === undefined).map(({ list }) => list.title),
  };
}
