import { browser, contract, unit } from "../files";
import type { Row } from "../row";

const permission = unit("domain/permission");
const menu = unit("domain/menu");
const accounts = browser("menu-accounts");
const held = "held (specification §6: 'all', or the code followed by a comma)";
const usable = "mayUse (specification §6: buttons also treat 'channel' as allowing everything)";
const full = "§6: 'all' shows the full menu; otherwise only entries whose code is held, sub-levels filtered likewise";
const group = "§6: a group whose code is held, without any of its entries";
const channel = "§6: A 'channel' user gets only v1, v3, v3-3, v3-15, v3-16, v5, v6, v7, v7-1";
const appropriation = "§6: If customType is 0, appropriation operation and appropriation records are removed";
const noChannel = "§6: In mode 1 without 'channel', v3-3 and v3-15 are removed, and v3-6 when customType is 4";
const header =
  "§6: Header work orders show when accountType is 0 or v3-5 is held; messages when accountType is 0 or v3-6 is held; neither in mode 2";
const sees = (account: string, mode: number, why: string): string =>
  `${account} in mode ${mode} sees exactly what the specification allows (${why})`;
const only = "§6: otherwise only entries whose code is held, sub-levels filtered likewise";
const refused = ["type2", "type3"].map(
  (name) => `${name} in mode 2 is refused (§6: Customer types 2 and 3 are refused entry to the console)`,
);

/** §6, roles and permissions. */
export const permissions: readonly Row[] = [
  {
    says: "A code is held if authCodes contains 'all'",
    tests: { [permission]: [`${held} > 'all' holds 'v99': true`, `${held} > 'v1,all,' holds 'v7': true`] },
  },
  {
    says: "or contains the code followed by a comma.",
    tests: {
      [permission]: [
        `${held} > 'v3-1,' holds 'v3-1': true`,
        `${held} > 'v3-17,' holds 'v3-1': false`,
        `${held} > 'v3-1' holds 'v3-1': false`,
      ],
    },
  },
  {
    says: "Permission buttons also treat 'channel' as allowing everything.",
    tests: {
      [permission]: [`${usable} > 'channel' may use 'v3-17': true`],
      [unit("render/actions/availability")]: ["permission > holding 'channel', what is missing is undefined"],
      [browser("home")]: [
        "§6: 'channel' may use every button: topping up leads to the form, and on to its payment, which no menu lists",
        "a page that is closed to the type of account is never said to need a permission",
      ],
      [contract("operations")]: ["every operation > $id is refused without $permission"],
    },
  },
  {
    says: "Menu: 'all' shows the full menu",
    tests: {
      [menu]: [`${full} > 'all, mode 2: everything'`],
      [accounts]: [sees("admin", 2, "§6: 'all' shows the full menu")],
    },
  },
  {
    says: "otherwise only entries whose code is held",
    tests: {
      [menu]: [
        `${full} > 'console and bill overview'`,
        `${group} > 'leads to the first of its pages that …'`,
        `${group} > 'does not show where none opens'`,
      ],
      [browser("menu")]: [
        "a group whose code is held without any of its entries shows, and leads to the first of its pages that opens (§6)",
      ],
      [accounts]: [sees("finance", 1, only), sees("viewer", 1, only), sees("newcomer", 2, only)],
    },
  },
  {
    says: "sub-levels filtered likewise.",
    tests: {
      [menu]: [`${full} > 'three levels'`, `${full} > 'three levels: the middle one missing'`],
      [accounts]: [sees("viewer", 1, only)],
    },
  },
  {
    says: "A 'channel' user gets only v1, v3, v3-3, v3-15, v3-16, v5, v6, v7, v7-1.",
    tests: { [menu]: [`${channel} > mode 1, 'channel', customType 1`], [accounts]: [sees("channel", 1, channel)] },
  },
  {
    says: "If customType is 0, appropriation operation and appropriation records are removed.",
    tests: {
      [menu]: [`${appropriation} > 'all'`, `${appropriation} > 'v3,v3-7,v3-8,v3-9,'`],
      [accounts]: [sees("type0", 1, appropriation)],
      [browser("guard")]: [
        "what a rule takes from the menu the address does not open either (§6: customType 0 has no appropriation)",
      ],
    },
  },
  {
    says: "In mode 1 without 'channel', v3-3 and v3-15 are removed",
    tests: {
      [menu]: [
        `${noChannel} > 'v3-3', mode 1, customType 1, 'v3-3,': false`,
        `${noChannel} > 'v3-15', mode 1, customType 1, 'all': false`,
        `${noChannel} > 'v3-3', mode 1, customType 1, 'channel': true`,
      ],
      [accounts]: [
        sees("admin", 1, "§6: 'all' shows the full menu; §6: In mode 1 without 'channel', v3-3 and v3-15 are removed"),
      ],
    },
  },
  {
    says: "and v3-6 when customType is 4.",
    tests: {
      [menu]: [
        `${noChannel} > 'v3-6', mode 1, customType 4, 'v3-6,': false`,
        `${noChannel} > 'v3-6', mode 1, customType 1, 'v3-6,': true`,
      ],
    },
  },
  {
    says: "Header work orders show when accountType is 0 or v3-5 is held",
    tests: {
      [menu]: [`${header} > accountType +0, ''`, `${header} > accountType 1, ''`, `${header} > accountType 1, 'v3-5,'`],
      [accounts]: [sees("viewer", 1, only)],
    },
  },
  {
    says: "messages when accountType is 0 or v3-6 is held",
    tests: {
      [menu]: [`${header} > accountType 1, 'v3-6,'`],
      [accounts]: [
        sees("many", 1, only),
        sees("type4", 1, "§6: 'all' shows the full menu; v3-6 goes with customType 4, but accountType 0 has messages"),
      ],
    },
  },
  {
    says: "neither shows in mode 2.",
    tests: {
      [menu]: [`${header} > mode 2, all: neither, even if its menu listed them`],
      [accounts]: [sees("admin", 2, "§6: 'all' shows the full menu")],
    },
  },
  { says: "Customer types 2 and 3 are refused entry to the console", tests: { [accounts]: refused } },
  {
    says: "they are told (in Chinese) that they have no permission and should log in from the provider's own cloud login.",
    tests: {
      [accounts]: refused,
      [unit("domain/entry")]: ["§6: the refused are told that they have no permission and where to log in"],
    },
  },
  {
    says: "The message stays 5 seconds.",
    tests: {
      [browser("entry")]: ["type2", "type3"].map(
        (name) =>
          `§4: if the flag is 2 and customType is 2 or 3: error message shown, redirect to /login; the profile is not stored > ${name} is refused: the message stays 5 seconds, the login page opens, nothing is kept, the session is ended`,
      ),
    },
  },
  {
    says: "Other customer types are admitted.",
    tests: {
      [unit("domain/entry")]: [0, 1, 4, 5].map(
        (type) => `§6: customer types 2 and 3 are refused; other customer types are admitted > customType ${type}`,
      ),
    },
  },
  {
    says: "Roles exist as an entity (list all roles; list roles of a user).",
    tests: {
      [contract("role")]: [
        "roles of a customer > are six for the group, counted with their users, and never another's",
        "roles of a customer > are listed for a user: for oneself without any permission",
      ],
    },
  },
];
