import { browser, unit } from "../files";
import type { Row } from "../row";

const entry = browser("entry");
const enter = unit("state/enter");
const agent =
  "§4: if customType is 5 and the flag is 1, a warning says ... no permission to log in to the operations console, and the flag switches to 2";
const refused =
  "§4: if the flag is 2 and customType is 2 or 3: error message shown, redirect to /login; the profile is not stored";
const firstLogin =
  "§4: if loginNum is 1 and the loginNum key is not yet stored: a success message ..., the key is stored, and the user goes to /userCenter/myAccount";
const newcomer = [1, 2].map(
  (mode) =>
    `${firstLogin} > newcomer's first sign-in, mode ${mode}; not again on the second load, not at the second sign-in`,
);
const bothRefused = ["type2", "type3"].map(
  (name) =>
    `${refused} > ${name} is refused: the message stays 5 seconds, the login page opens, nothing is kept, the session is ended`,
);

/** §4, states and transitions. */
export const transitions: readonly Row[] = [
  {
    says: "Login flag 1 = operations console; 2 = maintenance console.",
    tests: {
      [browser("menu-accounts")]: [
        "viewer in mode 1 sees exactly what the specification allows (§6: otherwise only entries whose code is held, sub-levels filtered likewise)",
        "viewer in mode 2 sees exactly what the specification allows (§6: otherwise only entries whose code is held, sub-levels filtered likewise)",
      ],
      [unit("state/session")]: [
        "a reload > with { user_token: 't', loginFlag: '1' }",
        "a reload > with { user_token: 't', loginFlag: '2' }",
      ],
    },
  },
  {
    says: "After user info loads: if customType is 5 and the flag is 1, a warning says the account is a cloud-service-manager account with no permission to log in to the operations console",
    tests: {
      [entry]: [`${agent} > type5 is warned, switched, and works in the maintenance console from then on`],
      [enter]: ["admitted > §4: customType 5 in mode 1 is warned, and switched to mode 2"],
    },
  },
  {
    says: "the flag switches to 2.",
    tests: {
      [entry]: [
        `${agent} > type5 is warned, switched, and works in the maintenance console from then on`,
        `${agent} > a flag changed by hand in session storage does not get type5 in either`,
      ],
    },
  },
  {
    says: "If the flag is 2, cloud info is loaded.",
    tests: {
      [entry]: ["§4: if the flag is 2, cloud info is loaded; only clouds in use are kept and shown"],
      [enter]: ["admitted > §4: mode 2 loads the clouds, and keeps the used ones"],
    },
  },
  {
    says: "If the flag is 2 and customType is 2 or 3: error message shown, redirect to /login",
    tests: {
      [enter]: [
        "kept out > refused by either of the calls: customType 2 of the user, 1 of the authority",
        "kept out > refused by either of the calls: customType 1 of the user, 3 of the authority",
      ],
      [entry]: [...bothRefused, `${refused} > type2 with a token from elsewhere is refused at any address`],
    },
  },
  {
    says: "the profile is not stored.",
    tests: {
      [entry]: bothRefused,
      [enter]: [2, 3].map(
        (type) =>
          `kept out > §4: customType ${type} in mode 2 is told so; nothing is stored, and the token is given back`,
      ),
    },
  },
  {
    says: "Otherwise the profile is stored in state and session storage.",
    tests: {
      [enter]: [
        "admitted > mode 1: the profile is stored, with codes and customType from the authority call and joined role names",
      ],
      [unit("state/session")]: [
        "§3: session storage keys > user_token and loginFlag at sign-in, the profile as serialised text once admitted",
      ],
    },
  },
  {
    says: "If loginNum is 1 and the loginNum key is not yet stored: a success message asks the user to change the password soon",
    tests: { [entry]: newcomer, [enter]: ["admitted > §4: the first login is told to change the password, once"] },
  },
  {
    says: "the key is stored",
    tests: { [entry]: newcomer, [unit("state/session")]: ["§3: session storage keys > loginNum"] },
  },
  { says: "the user goes to /userCenter/myAccount.", tests: { [entry]: newcomer } },
  {
    says: "Token invalid (response code 407): session cleared, go to /login.",
    tests: {
      [browser("guard")]: [
        "code 407 in mid-work (§8: token invalid: clear session, go to /login) > a session ended on the server: one redirect however many calls fail at once, and back again after sign-in",
      ],
      [enter]: ["kept out > §8: an invalid token ends the session"],
    },
  },
  {
    says: "The cart count is refreshed from the cart list.",
    tests: {
      [browser("shell")]: [
        "the cart count is the length of the list the cart call returns (§3); without any there is none",
      ],
      [browser("calculator")]: [
        "a firewall is priced at each choice, put into the cart, and ordered there at the same price",
      ],
    },
  },
];
