import { useEffect, useRef, useState } from "react";

/** Specification §5: "A prevent-double-click behaviour disables an element for 1000 ms by default." */
export interface Press {
  /** Pressed within that time, or what it started is still under way. */
  blocked: boolean;
  /** What it started is under way. */
  running: boolean;
  /** Starts the work, unless blocked. */
  press(work: () => Promise<unknown>): void;
}

/** Guards a button against a second press. */
export function usePress(doubleClickMs: number): Press {
  const [blocked, setBlocked] = useState(false);
  const [running, setRunning] = useState(false);
  // State comes too late for two clicks in one frame.
  const busy = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const press = (work: () => Promise<unknown>): void => {
    if (busy.current) return;
    busy.current = true;
    setBlocked(true);
    setRunning(true);
    void run(work);
  };
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    const pause = new Promise((resolve) => setTimeout(resolve, doubleClickMs));
    try {
      await work();
    } finally {
      if (!gone.current) setRunning(false);
      await pause;
      busy.current = false;
      if (!gone.current) setBlocked(false);
    }
  };
  return { blocked, running, press };
}
