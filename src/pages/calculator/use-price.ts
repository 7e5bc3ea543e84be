import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "../../api/error";
import type { Price } from "../../generated/api";
import { useConsole } from "../../state/console";
import type { Wish } from "./price-request";

/** How long the choices rest before they are priced, milliseconds; typing has paused before that already. */
const REST_MS = 150;

/** The price of what is chosen, as far as it is known. */
export interface KnownPrice {
  /** The last price that was answered; undefined before the first, and where the choices have none. */
  price: Price | undefined;
  /** The price shown is of earlier choices, or none is there yet. */
  pending: boolean;
  error: ApiError | undefined;
  /** The wish that price or error belong to. */
  wish: Wish;
  retry: () => void;
  /** The price of a wish at this moment, fetched where it is not known yet. */
  now: (wish: Wish) => Promise<Price>;
}

/**
 * Prices a wish at each change. Each request is known by what it asks, so the last one asked for is the one shown, whatever
 * order the answers come in; those no longer wanted are aborted.
 */
export function usePrice(wish: Wish): KnownPrice {
  const { api } = useConsole();
  const queryClient = useQueryClient();
  const asked = useRested(wish);
  const options = (of: Wish) => ({ queryKey: ["getPrice", of] as const, queryFn: ({ signal }: { signal: AbortSignal }) => api.call("getPrice", of, { signal, quiet: true }) });
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({ ...options(asked), placeholderData: keepPreviousData, retry: false });
  return {
    price: isError ? undefined : data,
    pending: asked !== wish || isPlaceholderData || (isFetching && data === undefined),
    error: isError && error instanceof ApiError ? error : undefined,
    wish: asked,
    retry: () => void refetch(),
    now: (of) => queryClient.fetchQuery({ ...options(of), staleTime: 0 }),
  };
}

/** The wish once it has rested; the very same object while it says the same. */
function useRested(wish: Wish): Wish {
  const [rested, setRested] = useState(wish);
  useEffect(() => {
    if (rested === wish) return undefined;
    const timer = setTimeout(() => setRested(wish), REST_MS);
    return () => clearTimeout(timer);
  }, [wish, rested]);
  return rested;
}
