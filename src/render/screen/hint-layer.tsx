import { type ReactElement, useEffect, useRef, useState } from "react";
import { placeBelow } from "../../widgets/shared/place-below";
import "./hint-layer.css";

/** A pointer that only passes by gets no hint, milliseconds. */
const REST_MS = 250;

/**
 * Shows the text of `data-hint` below whatever bears it and is pointed at or reached by keyboard. One layer serves the
 * whole page, so that a table's thousand buttons cost nothing. For the eye only: whoever sets the attribute tells screen
 * readers by a description.
 */
export function HintLayer(): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      setAnchor(undefined);
    };
    const point = (event: Event): void => {
      const bearer = bearerOf(event.target);
      clearTimeout(timer);
      if (!bearer) setAnchor(undefined);
      else if (event.type === "focusin") setAnchor(bearer.matches(":focus-visible") ? bearer : undefined);
      else timer = setTimeout(() => setAnchor(bearer), REST_MS);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") hide();
    };
    document.addEventListener("pointerover", point, { passive: true });
    document.addEventListener("focusin", point);
    document.addEventListener("focusout", hide);
    document.addEventListener("scroll", hide, { capture: true, passive: true });
    document.addEventListener("keydown", key);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", point);
      document.removeEventListener("focusin", point);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("scroll", hide, { capture: true });
      document.removeEventListener("keydown", key);
    };
  }, []);

  useEffect(() => {
    const element = panel.current;
    if (!anchor?.isConnected || !element) return undefined;
    element.textContent = anchor.dataset.hint ?? "";
    element.showPopover();
    const stop = placeBelow(anchor, element);
    return () => {
      stop();
      element.hidePopover();
    };
  }, [anchor]);

  return <div ref={panel} className="hint" popover="manual" aria-hidden="true" />;
}

function bearerOf(target: EventTarget | null): HTMLElement | undefined {
  const bearer = target instanceof Element ? target.closest<HTMLElement>("[data-hint]") : null;
  return bearer ?? undefined;
}
