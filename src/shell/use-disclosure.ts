import { type RefObject, useEffect, useRef, useState } from "react";

/** A button that opens a panel beside it. */
export interface Disclosure {
  open: boolean;
  toggle(): void;
  close(): void;
  /** For the element around button and panel. */
  around: RefObject<HTMLDivElement | null>;
  /** For the button, which gets the focus back on Escape. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Messages lie over everything: reading or closing one leaves no panel. */
const MESSAGES = ".toasts";

/** Opens and closes a panel: Escape, a click elsewhere, or the focus going elsewhere closes it. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event): void => {
      if (!(event.target instanceof Element) || event.target.closest(MESSAGES)) return;
      if (!around.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", escape);
    };
  }, [open]);
  return { open, toggle: () => setOpen((before) => !before), close: () => setOpen(false), around, button };
}
