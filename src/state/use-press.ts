import { useEffect, useRef, useState } from "react";
import { useConsole } from "./console";

/** Specification §5: "A prevent-double-click behaviour disables an element for 1000 ms by default." */
export interface Press {
  /** Pressed within that time, or what it started is still under way. */
  blocked: boolean;
  /** What it started is under way. */
  running: boolean;
  /** Starts the work and resolves with its result; with undefined, and without starting it, while blocked. */
  press<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
}

/**
 * Guards a button against a second press: the one guard of all that sends something.
 * @param restMs how long it stays disabled at least, milliseconds; 0 is only while what it started is under way.
 */
export function usePress(restMs?: number): Press {
  const { doubleClickMs } = useConsole().manifest.settings;
  const [blocked, setBlocked] = useState(false);
  const [running, setRunning] = useState(false);
  // State comes too late for two clicks in one task.
  const busy = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const release = async (pause: Promise<void>): Promise<void> => {
    if (!gone.current) setRunning(false);
    await pause;
    busy.current = false;
    if (!gone.current) setBlocked(false);
  };
  const press = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setBlocked(true);
    setRunning(true);
    const pause = new Promise<void>((resolve) => setTimeout(resolve, restMs ?? doubleClickMs));
    try {
      return await work();
    } finally {
      void release(pause);
    }
  };
  return { blocked, running, press };
}
