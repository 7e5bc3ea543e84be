import { useEffect, useRef, useState } from "react";
import { whenReleased } from "./when-released";

/** What is being typed, before it counts. */
export interface FilterDraft {
  text: string;
  /** Takes what was typed; it counts after the pause. */
  type(text: string): void;
  /** Makes it count now: on Enter or on leaving the input; not while the pointer is pressed. */
  flush(): void;
}

/**
 * Keeps what is typed until the typing pauses, so that a list is not asked for every letter. `commit` gets the text
 * without spaces around it and tells whether it is accepted. A `value` that changes for another reason (back, forward,
 * clearing) replaces what is typed; an input that is gone counts nothing any more.
 */
export function useFilterDraft(value: string, commit: (text: string) => boolean, pauseMs: number): FilterDraft {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (seen !== value) {
    setSeen(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  const flush = (): void => {
    clearTimeout(timer.current);
    const next = text.trim();
    if (next !== sent && commit(next)) setSent(next);
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current = ignore;
    },
    [],
  );

  const type = (next: string): void => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), pauseMs);
  };
  return { text, type, flush: () => whenReleased(() => latest.current()) };
}

function ignore(): void {}
