import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For a `<dialog>` that is there as long as it is open: the browser's own modal, which keeps the focus inside, closes on Escape
 * and gives the focus back. It is gone with `cancel`, for `close` comes later: a key pressed between the two would ask for what seems
 * to be there still.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
