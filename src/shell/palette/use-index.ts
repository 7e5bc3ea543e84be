import { useEffect, useState } from "react";
import { learnOperations } from "../../api/known-operations";
import type { PaletteIndex } from "../../model/palette";
import { useConsole } from "../../state/console";
import { loadPart } from "../../state/load-part";

const nothing: PaletteIndex = { searches: [], commands: [], records: [], operations: {} };

/** What the manifest does not carry, with nothing in it where it cannot be had; pages are offered while it is on its way. */
export function useIndex(): PaletteIndex | undefined {
  const { manifest } = useConsole();
  const [index, setIndex] = useState<PaletteIndex>();
  useEffect(() => {
    let here = true;
    const take = (loaded: PaletteIndex): void => {
      learnOperations(loaded.operations);
      if (here) setIndex(loaded);
    };
    loadPart<PaletteIndex>(manifest, "palette").then(take, () => take(nothing));
    return () => {
      here = false;
    };
  }, [manifest]);
  return index;
}
