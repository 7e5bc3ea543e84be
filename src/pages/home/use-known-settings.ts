import { useEffect, useState, useSyncExternalStore } from "react";
import { useInside } from "../../state/inside";

/** How far settings of the user are known: "asked" once the server has said them, "kept" where this device knew them before. */
export type Known = "asked" | "kept" | undefined;

/** Asks for settings of the user; the keys must be the same at each drawing. */
export function useKnownSettings(keys: readonly string[]): Known {
  const { userSettings } = useInside();
  const [asked, setAsked] = useState(false);
  const kept = useSyncExternalStore(userSettings.subscribe, () => keys.every((key) => userSettings.knows(key)));
  useEffect(() => {
    let isHere = true;
    void Promise.all(keys.map((key) => userSettings.load(key))).then(() => isHere && setAsked(true));
    return () => {
      isHere = false;
    };
  }, [userSettings, keys]);
  if (asked) return "asked";
  return kept ? "kept" : undefined;
}
