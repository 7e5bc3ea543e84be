import { reaction } from "mobx";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import type { When } from "../../model/config/screen";
import { useInside } from "../../state/inside";
import type { Row } from "../../widgets/contract";
import { isPassing, nextPause } from "./self-refresh";

/** What is shown and can be fetched anew. */
export interface Refreshable {
  /** An equal answer is the same object as the one before. */
  answer: { rows: readonly Row[] } | undefined;
  /** When the latest request ended, well or not. */
  settledAt: number;
  refresh(options: { quiet: boolean }): void;
}

/**
 * Fetches the rows of a list, or the row of a detail, anew while one of them is in a state that passes by itself, or the page says of something that it is
 * accepted and not done yet, whose row a filter may hide meanwhile: more and more seldom while nothing changes, and not while the page is
 * hidden, but as soon as it is seen again.
 */
export function useSelfRefresh(
  { refreshWhile }: { refreshWhile?: When },
  { answer, settledAt, refresh }: Refreshable,
): void {
  const quiet = useRef({ answer, settledAt, looks: 0 });
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  const isPending = useIsPending();
  const passing =
    answer !== undefined && refreshWhile !== undefined && (isPending || isPassing(answer.rows, refreshWhile));

  useEffect(() => {
    if (!passing) return undefined;
    const before = quiet.current;
    const looks = before.answer !== answer ? 0 : before.looks + (before.settledAt === settledAt ? 0 : 1);
    quiet.current = { answer, settledAt, looks };
    const pause = nextPause(looks);
    if (pause === undefined) return undefined;
    const look = (): void => {
      if (document.hidden) document.addEventListener("visibilitychange", look, { once: true });
      else latest.current({ quiet: true });
    };
    const timer = setTimeout(look, pause);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [passing, answer, settledAt]);
}

/** Whether what was done last is accepted and not done yet. */
function useIsPending(): boolean {
  const { outcomes } = useInside();
  const isPending = useCallback(() => outcomes.shown?.pending === true, [outcomes]);
  return useSyncExternalStore(
    useCallback((tell) => reaction(isPending, tell), [isPending]),
    isPending,
  );
}
