import { useEffect, useId } from "react";

/** How long after a keystroke a field counts as being typed into: inputs tell their form only after a pause. */
const TYPING_MS = 2_000;

const holders = new Set<string>();
let typed: { into: Element; at: number } | undefined;

/** Input that would be lost by leaving: asked before a reload for a new version and before leaving a page. */
export const unsaved = {
  /** Whether anything unsaved is on the screen, or is being typed this moment. */
  get any(): boolean {
    return holders.size > 0 || (typed !== undefined && typed.into.isConnected && Date.now() - typed.at < TYPING_MS);
  },
  /** Declares or withdraws unsaved input under a name of its own. */
  mark(holder: string, dirty: boolean): void {
    if (dirty) holders.add(holder);
    else holders.delete(holder);
  },
};

/** Declares that the component holds unsaved input while `dirty`; withdrawn when it goes. */
export function useUnsaved(dirty: boolean): void {
  const holder = useId();
  useEffect(() => {
    unsaved.mark(holder, dirty);
    return () => unsaved.mark(holder, false);
  }, [holder, dirty]);
}

/** Notes every keystroke on the page from now on. @returns what ends it. */
export function watchTyping(page: Pick<Document, "addEventListener" | "removeEventListener">): () => void {
  const note = (event: Event): void => {
    if (event.target instanceof Element) typed = { into: event.target, at: Date.now() };
  };
  page.addEventListener("input", note);
  return () => page.removeEventListener("input", note);
}
