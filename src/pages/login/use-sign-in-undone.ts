import { useEffect, useRef } from "react";
import { useConsole } from "../../state/console";

/** Calls back when a sign-in that the server had accepted is undone by an entry rule or a lost token. For observers. */
export function useSignInUndone(callback: () => void): void {
  const { session } = useConsole();
  const { signingIn, status } = session;
  const before = useRef(signingIn);
  useEffect(() => {
    if (before.current && !signingIn && status === "none") callback();
    before.current = signingIn;
  }, [signingIn, status, callback]);
}
