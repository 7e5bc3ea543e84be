import { type ReactElement, type RefObject, useEffect, useState } from "react";
import { useWords } from "../../../state/language";
import { type Thing, thingKeyOf } from "./use-things";

/** What is pointed at or has the focus, in words, where the map is too small to read; else how to get about. For the eye only. */
export function Readout({
  frame,
  byKey,
}: {
  frame: RefObject<HTMLElement | null>;
  byKey: ReadonlyMap<string, Thing>;
}): ReactElement {
  const { t } = useWords();
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const element = frame.current;
    const tell = ({ target }: Event): void => setKey(thingKeyOf(target));
    element?.addEventListener("pointerover", tell, { passive: true });
    element?.addEventListener("focusin", tell);
    return () => {
      element?.removeEventListener("pointerover", tell);
      element?.removeEventListener("focusin", tell);
    };
  }, [frame]);
  return (
    <span className="map-readout" aria-hidden="true">
      {byKey.get(key ?? "")?.label ?? t("map.keys")}
    </span>
  );
}
