import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import { whenReleased } from "./shared/when-released";

/** How long typing pauses before the form hears of it, milliseconds. */
export const DRAFT_PAUSE_MS = 300;

/** Where inputs leave word how to hand over what is typed but not yet told; a form asks them before it submits. */
export interface DraftRegistry {
  /** Adds an input; the answer takes it away again. */
  add(handOver: () => void): () => void;
}

/** The form around the inputs; an input without one tells by itself only. */
export const DraftContext = createContext<DraftRegistry | undefined>(undefined);

/** What is being typed into an input. */
export interface Draft {
  /** What the input shows. */
  text: string;
  /** The text was changed by the user. */
  type(text: string): void;
  /** Shows another spelling of the value while it is edited: without thousands separators, say. Tells nothing. */
  edit(text: string): void;
  /** The user is done with the input: tells the form, and shows the value as the form has it; not while the pointer is pressed. */
  settle(): void;
}

/**
 * Keeps what is typed inside the input, so that a keystroke draws one input instead of a form: `tell` is called after a
 * pause of 300 ms, on leaving the input, before a submit and when the input goes away.
 *
 * @param shown the value as the form has it, spelt for reading.
 * @param tell hears each new text once.
 */
export function useDraft(shown: string, tell: (text: string) => void): Draft {
  const [draft, setDraft] = useState<string>();
  const pending = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const teller = useRef(tell);
  const registry = useContext(DraftContext);
  useEffect(() => {
    teller.current = tell;
  });

  const handOver = useCallback(() => {
    clearTimeout(timer.current);
    const text = pending.current;
    pending.current = undefined;
    if (text !== undefined) teller.current(text);
  }, []);

  useEffect(() => {
    const forget = registry?.add(handOver);
    return () => {
      forget?.();
      handOver();
    };
  }, [registry, handOver]);

  return {
    text: draft ?? shown,
    type(text) {
      setDraft(text);
      pending.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => whenReleased(handOver), DRAFT_PAUSE_MS);
    },
    edit: setDraft,
    settle() {
      whenReleased(() => {
        handOver();
        setDraft(undefined);
      });
    },
  };
}
