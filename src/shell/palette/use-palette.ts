import { useLayoutEffect, useState } from "react";

/** The command palette, open or not. */
export interface PaletteState {
  open: boolean;
  show(): void;
  hide(): void;
}

/** Opens the palette on Ctrl-K or Cmd-K, wherever the focus is, and closes it on the same keys. `prepare`: it may be opened soon. */
export function usePalette(prepare: () => void): PaletteState {
  const [open, setOpen] = useState(false);
  // Whoever sees the page can press it.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // The first of the two keys announces the palette: by the second one it is there, and no letter is lost.
      if (event.key === "Control" || event.key === "Meta") prepare();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k")
        return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [prepare]);
  return { open, show: () => setOpen(true), hide: () => setOpen(false) };
}
