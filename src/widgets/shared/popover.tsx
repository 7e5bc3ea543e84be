import { type ReactElement, type ReactNode, type ToggleEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { placeBelow } from "./place-below";
import "./popover.css";

/** A button and what unfolds below it. */
export interface PopoverProps {
  className: string;
  /** What the button shows. */
  button: ReactNode;
  /** The button's name where what it shows does not say enough. */
  label?: string;
  id?: string;
  disabled?: boolean;
  describedBy?: string;
  /** Draws the contents; only called while open. `close` also gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/**
 * The browser's own popover: it lies above everything, closes on Escape and on a click elsewhere, and weighs nothing.
 * Its contents are not rendered before it is opened.
 */
export function Popover({ className, button, label, id, disabled, describedBy, children }: PopoverProps): ReactElement {
  const panelId = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (!open || !anchor.current || !panel.current) return undefined;
    return placeBelow(anchor.current, panel.current);
  }, [open]);

  const close = (): void => {
    anchor.current?.focus();
    panel.current?.hidePopover();
  };

  const toggle = ({ newState }: ToggleEvent): void => {
    // The browser gives the focus back only from what is still there; the contents go at once.
    if (newState === "closed" && panel.current?.contains(document.activeElement))
      anchor.current?.focus({ preventScroll: true });
    setOpen(newState === "open");
  };

  return (
    <>
      <button
        ref={anchor}
        id={id}
        type="button"
        className={className}
        popoverTarget={panelId}
        aria-label={label}
        aria-describedby={describedBy}
        aria-expanded={open}
        disabled={disabled}
      >
        {button}
      </button>
      <div ref={panel} id={panelId} popover="auto" className="popover" onBeforeToggle={toggle}>
        {open && <Contents draw={children} close={close} />}
      </div>
    </>
  );
}

function Contents({ draw, close }: { draw: PopoverProps["children"]; close: () => void }): ReactNode {
  return draw(close);
}
