import { useQuery } from "@tanstack/react-query";
import { useConsole } from "./console";
import { useIdle } from "./when-idle";

/** How often the number of unread messages is asked for while the console is looked at, milliseconds. */
const UNREAD_INTERVAL_MS = 60_000;

/** Where TanStack Query keeps the rows of the cart, which its page shows and the header counts. */
export const cartKey = ["listCartItems", {}] as const;

/** Unread messages; undefined while unknown or where the call failed. Specification §7: unReadCount "data is a number". */
export function useUnreadMessages(enabled: boolean): number | undefined {
  const { api } = useConsole();
  // Nobody waits for a number in the header.
  const idle = useIdle();
  const query = useQuery({
    queryKey: ["countUnreadMessages", {}],
    queryFn: ({ signal }) => api.call("countUnreadMessages", undefined, { signal }),
    enabled: enabled && idle,
    refetchInterval: UNREAD_INTERVAL_MS,
  });
  return query.data;
}

/** Specification §3: the cart count, "equal to the length of the list the cart call returns". */
export function useCartCount(enabled: boolean): number | undefined {
  const { api } = useConsole();
  const idle = useIdle();
  const query = useQuery({
    queryKey: cartKey,
    queryFn: ({ signal }) => api.call("listCartItems", undefined, { signal }),
    enabled: enabled && idle,
  });
  return query.data?.length;
}
