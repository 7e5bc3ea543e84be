import type { SessionEnd, SessionStatus } from "../state/session";

/** The only address for those who have not signed in (specification §2). */
export const LOGIN = "/login";
/** Specification §2: "change password (goes to /userCenter/myAccount)". */
export const MY_ACCOUNT = "/userCenter/myAccount";
/** Where one arrives after sign-in (specification §2: "With a token, /login redirects to /index"). */
export const HOME = "/index";

/** What the guard looks at. */
export interface GuardFacts {
  status: SessionStatus;
  /** The login page is at work: it stays until the profile is there. */
  signingIn: boolean;
  ended: SessionEnd | undefined;
  /** Where an entry rule sends the user. */
  destination: string | undefined;
  /** Path below the base, without query. */
  path: string;
  /** The address asked for before sign-in, if the user may go there. */
  asked: string | undefined;
}

/** What the guard decides: go on, wait for the profile, say that it could not be loaded, or go elsewhere. */
export type GuardDecision =
  | { kind: "pass" | "wait" | "failed" }
  /** `remember`: come back here after sign-in. */
  | { kind: "redirect"; to: string; remember: boolean };

/**
 * Specification §2, guard: "Without a session token, every path except /login redirects to /login. With a token, /login
 * redirects to /index." Only who came unasked, or whose session expired, is
 * brought back to where they were; who signed out begins anew.
 */
export function decideGuard(facts: GuardFacts): GuardDecision {
  const { status, path } = facts;
  const atLogin = path === LOGIN;
  if (status === "none")
    return atLogin
      ? { kind: "pass" }
      : { kind: "redirect", to: LOGIN, remember: facts.ended === undefined || facts.ended === "expired" };
  if (atLogin && facts.signingIn && status === "loading") return { kind: "pass" };
  if (status === "loading") return { kind: "wait" };
  if (status === "failed") return { kind: "failed" };
  if (facts.destination && facts.destination !== path)
    return { kind: "redirect", to: facts.destination, remember: false };
  return atLogin ? { kind: "redirect", to: facts.asked ?? HOME, remember: false } : { kind: "pass" };
}
