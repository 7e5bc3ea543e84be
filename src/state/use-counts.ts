import { useQuery } from "@tanstack/react-query";
import { useConsole } from "./console";

/** How often the number of unread messages is asked for while the console is looked at, milliseconds. */
const UNREAD_INTERVAL_MS = 60_000;

/** Unread messages; undefined while unknown or where the call failed. Specification §7: unReadCount "data is a number". */
export function useUnreadMessages(enabled: boolean): number | undefined {
  const { api, messages } = useConsole();
  const query = useQuery({
    queryKey: messages.key,
    queryFn: ({ signal }) => api.call("countUnreadMessages", undefined, { signal }),
    enabled,
    refetchInterval: UNREAD_INTERVAL_MS,
  });
  return query.data;
}

/** Specification §3: the cart count, "equal to the length of the list the cart call returns". */
export function useCartCount(enabled: boolean): number | undefined {
  const { api, cart } = useConsole();
  const query = useQuery({ queryKey: cart.key, queryFn: ({ signal }) => api.call("listCartItems", undefined, { signal }), enabled });
  return query.data?.length;
}
