import { browser, unit } from "../files";
import type { Row } from "../row";

const shell = browser("shell");
const constants = "tests/specification/constants.test.ts";
const entry = unit("domain/entry");

/** §9, business constants and limits. */
export const limits: readonly Row[] = [
  {
    says: "Request time-out 30000 ms",
    tests: {
      [constants]: [
        "§9: config/console.json and connection.json > has the time-out, the toast's duration, the badge's cap, the double-click guard and the menu's width",
      ],
      [unit("api/call")]: ["giving up > §9: after 30 s"],
      [browser("faults-network")]: [
        "an answer after 29 s counts: the rows come, and what was pressed is done (§9: request time-out 30000 ms)",
      ],
    },
  },
  {
    says: "toast duration 5000 ms.",
    tests: {
      [constants]: [
        "§9: config/console.json and connection.json > has the time-out, the toast's duration, the badge's cap, the double-click guard and the menu's width",
      ],
      [unit("state/toaster")]: ["§9: a toast stays 5000 ms"],
    },
  },
  {
    says: "Unread badge cap 99.",
    tests: {
      [shell]: ["the unread badge shows the number up to 99, 99+ above, and none at zero (§9: unread badge cap 99)"],
    },
  },
  {
    says: "IP octet range 0-255.",
    tests: {
      [unit("domain/ip-address")]: [
        "'-300' becomes '0': 'negative becomes 0'",
        "'0' becomes '0': '0 stays'",
        "'255' becomes '255': '255 stays'",
        "'256' becomes '255': 'above 255 becomes 255'",
      ].map(
        (title) =>
          `§5: each octet is trimmed and parsed as an integer; negative becomes 0, above 255 becomes 255, non-numeric becomes blank > ${title}`,
      ),
    },
  },
  {
    says: "Prevent-double-click default 1000 ms.",
    tests: {
      [constants]: [
        "§9: config/console.json and connection.json > has the time-out, the toast's duration, the badge's cap, the double-click guard and the menu's width",
      ],
      [browser("actions")]: [
        "a button that was pressed is disabled for 1000 ms, though its call was answered long before",
      ],
    },
  },
  {
    says: "Left menu width 220px.",
    tests: { [shell]: ["the left menu is 220 px wide (§9), and hidden on the routes marked without it (§2)"] },
  },
  {
    says: "Customer types blocked from the console: 2 and 3.",
    tests: {
      [browser("menu-accounts")]: ["type2", "type3"].map(
        (name) => `${name} in mode 2 is refused (§6: Customer types 2 and 3 are refused entry to the console)`,
      ),
      [entry]: [0, 1, 4, 5].map(
        (type) => `§6: customer types 2 and 3 are refused; other customer types are admitted > customType ${type}`,
      ),
    },
  },
  {
    says: "Customer type 5 with flag 1 is switched to mode 2.",
    tests: {
      [browser("menu-accounts")]: [
        "type5 in mode 1 is switched to mode 2 (§4: if customType is 5 and the flag is 1, a warning ... and the flag switches to 2)",
      ],
    },
  },
  {
    says: "Customer type 0 and 4 have the menu adjustments above.",
    tests: {
      [browser("menu-accounts")]: [
        "type0 in mode 1 sees exactly what the specification allows (§6: If customType is 0, appropriation operation and appropriation records are removed)",
        "type4 in mode 1 sees exactly what the specification allows (§6: 'all' shows the full menu; v3-6 goes with customType 4, but accountType 0 has messages)",
      ],
      [unit("domain/menu")]: [
        "§6: In mode 1 without 'channel', v3-3 and v3-15 are removed, and v3-6 when customType is 4 > 'v3-6', mode 1, customType 4, 'all': false",
      ],
    },
  },
  {
    says: "Default tagId 1; other numeric navigation defaults 0.",
    tests: { [unit("state/navigation")]: ["§3, §9: tagId is 1 by default, other numbers 0, texts and lists empty"] },
  },
  {
    says: "Route views load in chunks.",
    tests: {
      [constants]: [
        "§9: route views > load in chunks: a subject's screen is a file of its own, fetched with its address",
      ],
      [browser("faults-parts")]: [
        "a part that went with the version before: one reload brings the new version, where the user was going",
      ],
    },
  },
];
