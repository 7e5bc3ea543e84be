import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as calls from "../../generated/calls";
import type { OrderTicket } from "../../generated/api";
import type { Input } from "../../generated/operations";
import { useConsole } from "../../state/console";
import { formQuestion } from "../../state/freshness";

/** The vouchers that could pay for something, and the one that is chosen among them. */
export interface VoucherChoice {
  vouchers: readonly OrderTicket[];
  /** Undefined while none is chosen, and where the chosen one does not fit any more. */
  chosen: OrderTicket | undefined;
  choose: (id: number | undefined) => void;
  /** The vouchers are those of what was to be bought before. */
  pending: boolean;
}

/**
 * Asks for the vouchers that fit what is about to be bought, at each change of it; nothing where `wanted` is undefined. A choice
 * comes back when it fits again. `basis`: what else the answer depends on.
 */
export function useVouchers(wanted: Input<"listPriceTickets"> | undefined, basis?: unknown): VoucherChoice {
  const { api } = useConsole();
  const [id, choose] = useState<number>();
  const { data, isPlaceholderData: pending } = useQuery({
    queryKey: ["listPriceTickets", wanted, basis],
    queryFn: ({ signal }) => (wanted ? api.call(calls.listPriceTickets, wanted, { signal }) : []),
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
    meta: formQuestion,
    retry: false,
  });
  const vouchers = wanted && data ? data : [];
  return { vouchers, chosen: vouchers.find((voucher) => voucher.id === id), choose, pending };
}
