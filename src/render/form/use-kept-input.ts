import { reaction, when } from "mobx";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import type { FormState } from "./form-state";
import { keepable } from "./kept-values";

/** How long typing rests before it is kept, milliseconds. */
const KEEP_PAUSE_MS = 400;

/**
 * Keeps what is typed while the form is open, so that a session's end or a reload loses nothing. When the form goes by
 * its user's wish it is forgotten; not when the session has expired, or when the user only went to look.
 *
 * @param user the id of the signed-in user, who may be gone when the form goes.
 * @param name of the form and its row.
 */
export function useKeptInput(state: FormState, user: number, name: string): void {
  const { session } = useConsole();
  const { keptInput } = useInside();
  useEffect(() => {
    const keep = (): void => {
      const { view, values, submission } = state;
      const { clientToken, lost } = submission;
      if (holds(state)) keptInput.write(user, name, { values: keepable(view, values), clientToken, lost });
      else keptInput.forget(user, name);
    };
    const stop = reaction(() => [state.values, state.submission.lost, state.submission.saved], keep, {
      delay: KEEP_PAUSE_MS,
      fireImmediately: true,
    });
    // At once: the empty form that follows in its place reads what is kept before this one goes.
    const stopForgetting = when(
      () => state.submission.saved,
      () => keptInput.forget(user, name),
    );
    const leave = (): void => {
      flushSync(() => state.collectDrafts());
      keep();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      stop();
      stopForgetting();
      const expired = session.token === "" && session.ended === "expired";
      if (expired || state.submission.parted) keep();
      else keptInput.forget(user, name);
    };
  }, [state, keptInput, session, user, name]);
}

function holds(state: FormState): boolean {
  return state.typed || (state.submission.lost && !state.submission.saved);
}
