import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useConsole } from "../../state/console";
import { formQuestion } from "../../state/freshness";
import { usePaused } from "../../state/use-paused";
import type { ResolvedChoices } from "../../model/resolved-view";
import type { ChoiceOption, FetchedChoices, Row } from "../../widgets/contract";
import { matchingOptions } from "../../widgets/choice/options";
import { resolveSend } from "./resolve-send";
import { optionsOf, rowsOf } from "./use-choices";

/** How long typing rests before the server is asked, milliseconds. */
const SEARCH_PAUSE_MS = 300;
/** How many choices are fetched at once. */
const PAGE_SIZE = 50;
/** Of how many choices at most a value's label is looked for. */
const LOOKED_THROUGH = 500;
/** How long fetched choices are good for, milliseconds. */
const FRESH_MS = 60_000;

/** What is asked for. */
interface PagedWish {
  /** The call has all it asks with. */
  enabled: boolean;
  /** The values whose labels are wanted, wherever in the pages they are. */
  values: readonly unknown[];
  /** Labels that are known already. */
  given: ReadonlyMap<unknown, string>;
}

/** Fetched choices with what tells whether values are among them. */
export interface PagedChoices extends FetchedChoices {
  failed: boolean;
  /** Whether it is known of each value if it is a choice: all are fetched, or enough was looked through. */
  settled: boolean;
  retry(): void;
}

/**
 * The choices of a call that answers a page at a time; searched by the server where the call can, else among those that
 * are there. What is typed last decides: answers to earlier words are kept for later, not shown.
 */
export function usePagedChoices(
  choices: ResolvedChoices,
  source: Row,
  { enabled, values, given }: PagedWish,
): PagedChoices {
  const { api } = useConsole();
  const [typed, setTyped] = useState("");
  const query = usePaused(typed, SEARCH_PAUSE_MS);
  const input = resolveSend(choices.send, [source]);
  const asked =
    choices.search !== undefined && query.trim() !== "" ? { ...input, [choices.search]: query.trim() } : input;
  const pages = useInfiniteQuery({
    queryKey: [choices.call, asked, "choices"],
    queryFn: ({ pageParam, signal }) =>
      api.callByName(choices.call, { ...asked, pageNum: pageParam, pageSize: PAGE_SIZE }, { signal, told: "inPlace" }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * PAGE_SIZE < totalOf(last) ? all.length + 1 : undefined),
    enabled,
    staleTime: FRESH_MS,
    meta: formQuestion,
  });
  const loaded = uniqueOptions(optionsOf((pages.data?.pages ?? []).flatMap(rowsOf), choices));
  const labels = useLabels(`${choices.call} ${JSON.stringify(input)}`, loaded);
  const labelOf = (value: unknown): string | undefined => labels.get(value) ?? given.get(value);

  const missing = values.some((value) => labelOf(value) === undefined);
  const { hasNextPage: more, isFetching, fetchNextPage } = pages;
  // Only the unsearched list tells whether a value is a choice at all.
  const lookOn = asked === input && enabled && more && loaded.length < LOOKED_THROUGH;
  const wanted = missing && lookOn && !pages.isError;
  useEffect(() => {
    if (wanted && !isFetching) void fetchNextPage();
  }, [wanted, isFetching, fetchNextPage]);

  const busy = typed !== query || isFetching || wanted;
  return {
    options: choices.search === undefined ? matchingOptions(loaded, query) : loaded,
    total: totalOf(pages.data?.pages.at(-1)),
    labelOf,
    state: stateOf(busy, pages.isError),
    more,
    search: setTyped,
    loadMore: () => void (isFetching || fetchNextPage()),
    failed: pages.isError && !isFetching,
    settled: !missing || (pages.isSuccess && !isFetching && !lookOn),
    retry: () => void (pages.data ? fetchNextPage() : pages.refetch()),
  };
}

function stateOf(busy: boolean, failed: boolean): FetchedChoices["state"] {
  if (busy) return "loading";
  return failed ? "failed" : undefined;
}

/** The labels of all choices seen so far under these circumstances, whatever was searched since. */
function useLabels(circumstances: string, options: readonly ChoiceOption[]): ReadonlyMap<unknown, string> {
  const [seen] = useState(() => new Map<string, Map<unknown, string>>());
  const labels = seen.get(circumstances) ?? new Map<unknown, string>();
  seen.set(circumstances, labels);
  for (const { value, label } of options) labels.set(value, label);
  return labels;
}

/** Rows that moved from one page to the next while they were fetched come twice. */
function uniqueOptions(options: readonly ChoiceOption[]): ChoiceOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

function totalOf(page: unknown): number {
  const total = (page as { total?: unknown } | null | undefined)?.total;
  return typeof total === "number" ? total : 0;
}
