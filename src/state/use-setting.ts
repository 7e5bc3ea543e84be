import { useSyncExternalStore } from "react";
import { useInside } from "./inside";

/** The last known value of a setting of the signed-in user, and again whenever it changes; undefined where there is none. */
export function useSetting(key: string): unknown {
  const { userSettings } = useInside();
  return useSyncExternalStore(userSettings.subscribe, () => userSettings.get(key));
}
