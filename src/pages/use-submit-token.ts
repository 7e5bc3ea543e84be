import { useRef } from "react";
import { randomCode } from "../api/random-code";

/** Names submits, so that the same one sent again is done once: its first answer may have been lost on the way. */
export interface SubmitTokens {
  /** The name of a request; another request gets another one. */
  of: (request: unknown) => string;
  /** The request was done: the same one again is a further one. */
  done: () => void;
}

/** The submits of one page. */
export function useSubmitToken(): SubmitTokens {
  const last = useRef({ request: "", token: "" });
  return {
    of(request) {
      const text = JSON.stringify(request);
      if (last.current.request !== text) last.current = { request: text, token: randomCode() };
      return last.current.token;
    },
    done() {
      last.current = { request: "", token: "" };
    },
  };
}
