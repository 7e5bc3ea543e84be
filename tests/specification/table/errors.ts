import { browser, unit } from "../files";
import type { Row } from "../row";

const calls = unit("api/call");
const toasts = browser("calls");
const failing =
  "network or HTTP failure, or an answer that is none: a message for people as a toast, never a parser's (§8)";
const answer = "§7, §8: the answer";
const ended = "code 407 in mid-work (§8: token invalid: clear session, go to /login)";
const logged = "failure loading unread count, menu, cloud info, current user or cart: only logged (§8)";
const ipMessage = "entirely empty: 'please enter the IP address'; not a valid dotted address: 'IP address input error'";

/** §8, the error catalogue. */
export const errors: readonly Row[] = [
  {
    says: "Code 200 | success",
    tests: {
      [calls]: [
        `${answer} > 'listMessages' answers 'a page', and nothing else will do`,
        `${answer} > of a call that changes something it counts that it was done`,
      ],
    },
  },
  {
    says: "Code 407 | token invalid: clear session, go to /login",
    tests: {
      [browser("guard")]: [
        `${ended} > a session ended on the server: one redirect however many calls fail at once, and back again after sign-in`,
        `${ended} > a token that is none: several calls of one page fail together`,
      ],
      [calls]: ["§8: code 407 > gives the refused token away, without toast or log"],
      [browser("faults-network")]: [
        "ten calls that are all answered 407 lead to the login page once, with one message (§8)",
      ],
    },
  },
  {
    says: "Any other code | show the server's message as an error toast for 5 s and reject",
    tests: {
      [toasts]: [
        "any other code: the server's message as an error toast for 5 s; the same failing twice is one toast (§8)",
      ],
      [browser("failures")]: [
        "a list says it in place and as a toast for 5 s",
        "a board's cards that fail at once, each in its words, are one toast",
        "a form says it above its fields",
        "sign-in says it above the form",
      ],
      [unit("state/toaster")]: [
        "§8: several failures of one page at once are one toast > with a line for each message",
      ],
      [calls]: [`${answer} > 'another code: the server\\'s message' -> 'answer', toast and rejection`],
    },
  },
  {
    says: "Network/HTTP failure | show the error message as a toast for 5 s",
    tests: {
      [toasts]: [`${failing} > from a button, each in its own words`],
      [calls]: [
        `${answer} > 'no network' -> 'network', toast and rejection`,
        `${answer} > 'an HTTP error without an envelope' -> 'network', toast and rejection`,
      ],
    },
  },
  {
    says: "customType 2 or 3 with flag 2 | no-permission error message, 5 s, redirect to /login",
    tests: {
      [browser("entry")]: ["type2", "type3"].map(
        (name) =>
          `§4: if the flag is 2 and customType is 2 or 3: error message shown, redirect to /login; the profile is not stored > ${name} is refused: the message stays 5 seconds, the login page opens, nothing is kept, the session is ended`,
      ),
    },
  },
  {
    says: "customType 5 with flag 1 | warning message, flag switched to 2",
    tests: {
      [browser("menu-accounts")]: [
        "type5 in mode 1 is switched to mode 2 (§4: if customType is 5 and the flag is 1, a warning ... and the flag switches to 2)",
      ],
    },
  },
  {
    says: "IP input empty / invalid | 'please enter the IP address' / 'IP address input error'",
    tests: { [browser("form-ip-address")]: [ipMessage] },
  },
  {
    says: "Failure loading unread count, menu, cloud info, current user or cart | only logged; request rejected",
    tests: {
      [toasts]: ["unread count and cart", "cloud info", "current user", "menu"].map((title) => `${logged} > ${title}`),
      [unit("generate/specification")]: [
        "the calls of specification §7 > §8: only logs the failures of unread count, menu, cloud info, current user and cart",
      ],
      [calls]: [`${answer} > 'no network' -> only logged where §8 says so`],
    },
  },
];
