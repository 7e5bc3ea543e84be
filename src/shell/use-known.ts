import { useEffect, useState } from "react";
import { useConsole } from "../state/console";

/** Whether it can be told what is at a path: asks for it, and gives up where that fails. Without a path there is nothing to tell. */
export function useKnown(path: string | undefined): boolean {
  const { addresses } = useConsole();
  const [failed, fail] = useState<string>();
  const known = path === undefined || failed === path || addresses.isKnown(path);
  useEffect(() => {
    if (!known) addresses.load(path).catch(() => fail(path));
  }, [known, path, addresses]);
  return known;
}
