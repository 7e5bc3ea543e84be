import { useEffect, useState } from "react";

/** A text once it has rested; the empty one at once. */
export function usePaused(text: string, pauseMs: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === "" ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return paused;
}
