import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderTicket } from "../../generated/api";
import { useConsole } from "../../state/console";
import type { Wish } from "./price-request";

/** The vouchers that could pay for a wish, and the one that is chosen among them. */
export interface VoucherChoice {
  vouchers: readonly OrderTicket[];
  /** Undefined while none is chosen, and where the chosen one does not fit any more. */
  chosen: number | undefined;
  choose: (id: number | undefined) => void;
}

/** Asks for the fitting vouchers at each change, unless the reader may not order. A choice comes back when it fits again. */
export function useVouchers(wish: Wish, permitted: boolean): VoucherChoice {
  const { api } = useConsole();
  const [wanted, choose] = useState<number>();
  const { data = [] } = useQuery({
    queryKey: ["listPriceTickets", wish],
    queryFn: ({ signal }) => api.call("listPriceTickets", wish, { signal, quiet: true }),
    enabled: permitted,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { vouchers: data, chosen: data.some(({ id }) => id === wanted) ? wanted : undefined, choose };
}
