import { useEffect } from "react";
import { useConsole } from "./console";

/** Asks for every address, for what shows them all or has words for every code; where that fails, what is known stands. */
export function useAllAddresses(needed = true): void {
  const { addresses } = useConsole();
  useEffect(() => {
    if (needed) addresses.loadAll().catch(() => undefined);
  }, [needed, addresses]);
}
