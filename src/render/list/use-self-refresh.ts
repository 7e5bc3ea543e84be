import { useEffect, useRef } from "react";
import type { ListView } from "../../model/resolved-list";
import { isPassing, nextPause } from "./self-refresh";
import type { ListRows } from "./use-rows";

/**
 * Fetches the rows anew while one of them is in a state that passes by itself: more and more seldom while nothing changes,
 * and not while the page is hidden, but as soon as it is seen again.
 */
export function useSelfRefresh(view: ListView, { answer, settledAt, refresh }: ListRows): void {
  const quiet = useRef({ answer, settledAt, looks: 0 });
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  const passing = answer !== undefined && isPassing(answer.rows, view.refreshWhile);

  useEffect(() => {
    if (!passing) return undefined;
    // An equal answer is the same object as the one before.
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
