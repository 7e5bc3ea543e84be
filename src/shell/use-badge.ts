import { useQuery } from "@tanstack/react-query";
import type { HeaderBadge } from "../model/resolved";
import { useConsole } from "../state/console";
import { useIdle } from "../state/when-idle";

/** The number at an entry of the header; undefined where it has none, while it is unknown, and where its call failed. */
export function useBadge(badge: HeaderBadge | undefined): number | undefined {
  const { api } = useConsole();
  // Nobody waits for a number in the header.
  const idle = useIdle();
  const { data } = useQuery({
    queryKey: [badge?.call, {}],
    queryFn: ({ signal }) => api.callByName(badge?.call ?? "", {}, { signal }),
    enabled: badge !== undefined && idle,
    refetchInterval: badge?.everySeconds !== undefined && badge.everySeconds * 1000,
  });
  if (Array.isArray(data)) return data.length;
  return typeof data === "number" ? data : undefined;
}
