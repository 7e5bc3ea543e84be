import { expect, test } from "vitest";
import { decideGuard, type GuardFacts } from "../../../src/shell/guard";

const facts: GuardFacts = {
  status: "ready",
  signingIn: false,
  ended: undefined,
  destination: undefined,
  path: "/index",
  asked: undefined,
};
const to = (path: string, remember = false) => ({ kind: "redirect", to: path, remember });

const rows: { says: string; given: Partial<GuardFacts>; want: unknown }[] = [
  {
    says: "§2: without a token, every path except /login redirects to /login, and is remembered",
    given: { status: "none" },
    want: to("/login", true),
  },
  { says: "an address that does not exist too", given: { status: "none", path: "/nope" }, want: to("/login", true) },
  { says: "/login itself does not", given: { status: "none", path: "/login" }, want: { kind: "pass" } },
  { says: "who signed out begins anew", given: { status: "none", ended: "signedOut" }, want: to("/login") },
  { says: "who was refused begins anew", given: { status: "none", ended: "refused" }, want: to("/login") },
  {
    says: "who changed the password begins anew",
    given: { status: "none", ended: "passwordChanged" },
    want: to("/login"),
  },
  { says: "whose session expired comes back", given: { status: "none", ended: "expired" }, want: to("/login", true) },
  { says: "§2: with a token, /login redirects to /index", given: { path: "/login" }, want: to("/index") },
  {
    says: "or to the address asked for",
    given: { path: "/login", asked: "/userCenter/accountManage?page=2" },
    want: to("/userCenter/accountManage?page=2"),
  },
  {
    says: "or first of all to where an entry rule sends",
    given: { path: "/login", asked: "/x", destination: "/userCenter/myAccount" },
    want: to("/userCenter/myAccount"),
  },
  {
    says: "an entry rule sends away from any page",
    given: { destination: "/userCenter/myAccount" },
    want: to("/userCenter/myAccount"),
  },
  {
    says: "but not from where it sends to",
    given: { destination: "/userCenter/myAccount", path: "/userCenter/myAccount" },
    want: { kind: "pass" },
  },
  { says: "the profile is waited for", given: { status: "loading" }, want: { kind: "wait" } },
  { says: "at /login too after a reload", given: { status: "loading", path: "/login" }, want: { kind: "wait" } },
  {
    says: "but the login page stays while it signs in",
    given: { status: "loading", path: "/login", signingIn: true },
    want: { kind: "pass" },
  },
  { says: "a profile that could not be loaded", given: { status: "failed" }, want: { kind: "failed" } },
  { says: "the same at /login", given: { status: "failed", path: "/login" }, want: { kind: "failed" } },
  { says: "ready", given: {}, want: { kind: "pass" } },
];
test.each(rows)("$says", ({ given, want }) => {
  expect(decideGuard({ ...facts, ...given })).toEqual(want);
});
