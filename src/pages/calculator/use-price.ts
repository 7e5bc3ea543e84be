import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as calls from "../../generated/calls";
import { ApiError } from "../../api/error";
import type { Price } from "../../generated/api";
import { type Console, useConsole } from "../../state/console";
import type { Wish } from "./price-request";
import { useVouchers, type VoucherChoice } from "../voucher/use-vouchers";

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
  /** The vouchers that fit, and the one that the price is with. */
  voucher: VoucherChoice;
  /** The price of a wish at this moment, fetched where it is not known yet. */
  now: (wish: Wish) => Promise<Price>;
}

/**
 * Prices a wish at each change. Each request is known by what it asks, so the last one asked for is the one shown, whatever
 * order the answers come in; those no longer wanted are aborted.
 */
export function usePrice(wish: Wish, permitted: boolean): KnownPrice {
  const { api } = useConsole();
  const queryClient = useQueryClient();
  const asked = useRested(wish);
  const voucher = useVouchers(permitted ? asked : undefined);
  const chosen = voucher.chosen?.id;
  const options = (of: Wish) => ({
    queryKey: ["getPrice", of, chosen] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => priceOf(api, of, chosen, signal),
  });
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...options(asked),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    price: isError ? undefined : data,
    pending: asked !== wish || isPlaceholderData || (isFetching && data === undefined),
    error: isError && error instanceof ApiError ? error : undefined,
    wish: asked,
    voucher,
    retry: () => void refetch(),
    now: (of) => queryClient.fetchQuery({ ...options(of), staleTime: 0 }),
  };
}

/** The price with a voucher; without it where it does not fit any more, which the list of vouchers is about to say. */
async function priceOf(
  api: Console["api"],
  wish: Wish,
  cloudTicketId: number | undefined,
  signal: AbortSignal,
): Promise<Price> {
  if (cloudTicketId === undefined) return api.call(calls.getPrice, wish, { signal, told: "inPlace" });
  try {
    return await api.call(calls.getPrice, { ...wish, cloudTicketId }, { signal, told: "inPlace" });
  } catch (failure) {
    const unfit = failure instanceof ApiError && failure.fieldErrors.some(({ field }) => field === "cloudTicketId");
    if (!unfit) throw failure;
    return api.call(calls.getPrice, wish, { signal, told: "inPlace" });
  }
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
