import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as calls from "../../generated/calls";
import type { Output } from "../../generated/operations";
import { useConsole } from "../../state/console";
import { whenIdle } from "../../state/when-idle";

/** So long before the end the user is warned, seconds. */
const WARNING_S = 120;
/** While the warning is shown the server is asked so often: another tab may have put the end off, milliseconds. */
const LOOK_MS = 20_000;

/** The end of the session is near. */
export interface Expiry {
  /** When it ends, milliseconds since 1970. */
  at: number;
  /** No call puts it off any more. */
  absolute: boolean;
}

/** What the server said, and when. */
interface Lifetime extends Output<"getSession"> {
  asked: number;
}

/**
 * Watches over the session. The server is asked when by its last answer the end might be near: other calls, in other tabs
 * too, may have put it off. Returns the end once it is near, and what puts it off. An ended session is noticed by the call.
 */
export function useExpiry(): { expiry: Expiry | undefined; renew: () => Promise<void> } {
  const { api } = useConsole();
  const queryClient = useQueryClient();
  const ask = async (call: typeof calls.getSession | typeof calls.renewSession): Promise<Lifetime> => {
    const asked = Date.now();
    return { ...(await api.call(call)), asked };
  };
  // The end is far at first: what the page shows comes before.
  const [enabled, setEnabled] = useState(false);
  useEffect(() => whenIdle(() => setEnabled(true)), []);
  const { data } = useQuery({
    enabled,
    queryKey: ["getSession"],
    queryFn: () => ask(calls.getSession),
    refetchInterval: ({ state }) => state.data && nextLook(state.data, Date.now()),
    refetchIntervalInBackground: true,
  });
  return {
    expiry:
      data && secondsOf(data) <= WARNING_S
        ? { at: endOf(data), absolute: data.absoluteSeconds <= data.idleSeconds }
        : undefined,
    async renew() {
      // Where the server is away the warning stays.
      const renewed = await ask(calls.renewSession).catch(() => undefined);
      if (renewed) queryClient.setQueryData(["getSession"], renewed);
    },
  };
}

/** Milliseconds until the server is asked again: when the warning would be due, and then until the session is over. */
function nextLook(lifetime: Lifetime, now: number): number {
  const end = endOf(lifetime);
  const warning = end - WARNING_S * 1000;
  return Math.max(1000, now < warning ? warning - now : Math.min(LOOK_MS, end - now + 500));
}

function secondsOf({ idleSeconds, absoluteSeconds }: Lifetime): number {
  return Math.min(idleSeconds, absoluteSeconds);
}

function endOf(lifetime: Lifetime): number {
  return lifetime.asked + 1000 * secondsOf(lifetime);
}
