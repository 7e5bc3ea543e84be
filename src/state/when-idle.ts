import { useEffect, useState } from "react";

/** So long at most something waits for the browser to have nothing else to do, milliseconds. */
const PATIENCE_MS = 1000;

/** Does something once the browser has nothing else to do: what nobody waits for keeps nobody waiting. @returns what takes it back. */
export function whenIdle(act: () => void): () => void {
  // Safari has no such callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}

/** Whether the browser has had nothing else to do since the component was shown. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
