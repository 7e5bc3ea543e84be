import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import * as calls from "../../../generated/calls";
import type { SavedView } from "../../../generated/api";
import { useConsole } from "../../../state/console";
import { isSavedView } from "./view-state";

/** For how long views are taken for known, milliseconds; what this reader changes counts at once. */
const KNOWN_MS = 60_000;

/** The saved views of a list that the reader sees, the own ones first. */
export function useSavedViews(list: string, enabled: boolean): UseQueryResult<SavedView[]> {
  const { api } = useConsole();
  return useQuery({
    queryKey: ["listSavedViews", { list }],
    queryFn: async ({ signal }) => (await api.call(calls.listSavedViews, { list }, { signal })).filter(isSavedView),
    enabled,
    staleTime: KNOWN_MS,
  });
}
