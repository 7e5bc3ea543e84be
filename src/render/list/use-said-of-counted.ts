import { useEffect, useState } from "react";
import type { ListView } from "../../model/resolved-list";
import { once } from "../../state/later";
import type { SaidOfCounted } from "./filters/counted";

/** What reads filters comes when there is one. */
const load = once(async () => (await import("./filters/counted")).saidOfCounted);

/** What the text of a list's filter says of the property that is counted, once what reads it is there. */
export function useSaidOfCounted(view: ListView, text: string | undefined): SaidOfCounted | undefined {
  const [read, setRead] = useState<{ text: string; said: SaidOfCounted | undefined }>();
  const { counts } = view;
  useEffect(() => {
    if (text === undefined || counts === undefined) return undefined;
    let isGone = false;
    const take = async (): Promise<void> => {
      const saidOfCounted = await load();
      if (!isGone) setRead({ text, said: saidOfCounted(view, text, counts) });
    };
    // Without it the counts are as for a text that says nothing of it; the line says that it could not be loaded.
    take().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [view, text, counts]);
  return read !== undefined && read.text === text ? read.said : undefined;
}
