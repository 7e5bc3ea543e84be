import { browser, config, unit } from "../files";
import type { Row } from "../row";

const version = browser("version");
const shell = browser("shell");
const firstHeader = "header of mode 1: console, work orders, messages, cart, the external link, and a user menu (§2)";
const secondHeader = "header of mode 2 shows only the user name and logout (§2), and asks for no counts";
const menuColumn = "the left menu is 220 px wide (§9), and hidden on the routes marked without it (§2)";
const noToken = "without a token every path except /login redirects to /login (§2)";
const codes = (file: string): string => `specification §2 > prints the entries of menu/${file}.json in their order`;
const words = (file: string): string =>
  `specification §2, the words of menus and header > are those of menu/${file}.json`;
const menu = (file: string) => ({ [config("specification")]: [codes(file), words(file)] });
const operations = menu("operations");
const maintenance = menu("maintenance");

/** §2 but for the table of routes: navigation, guard, frame, header and menus. */
export const screens: readonly Row[] = [
  {
    says: "Navigation uses history mode with base path /custom.",
    tests: {
      [browser("guard")]: [
        "each page has its title; back and forward walk through them",
        "with a token /login redirects to /index, as do / and /custom (§2)",
      ],
      "tests/specification/constants.test.ts": [
        "§9: config/console.json and connection.json > has the base paths of §2 and §7, and signs as §7 says",
      ],
    },
  },
  {
    says: "On every navigation the product fetches a version file (GET, under the /custom static path)",
    tests: { [version]: ["it is fetched at each navigation, and nothing happens while it stays the same"] },
  },
  {
    says: "reloads the page if the version differs from the one stored locally (local storage key vueVersion).",
    tests: {
      [version]: [
        "another version reloads the page once, at the next navigation, where the user was going",
        "at the first visit the version is stored, and the page is not reloaded",
      ],
      [unit("domain/version")]: [
        "§2: reloads the page if the version differs from the one stored locally > 'differs': 'reload'",
        "§2: reloads the page if the version differs from the one stored locally > 'the same': 'nothing'",
      ],
    },
  },
  {
    says: "Without a session token, every path except /login redirects to /login.",
    tests: {
      [browser("guard")]: [`${noToken} > home, a page, a page with parameters, an address that does not exist`],
    },
  },
  {
    says: "With a token, /login redirects to /index.",
    tests: { [browser("guard")]: ["with a token /login redirects to /index, as do / and /custom (§2)"] },
  },
  {
    says: "Routes (titles in Chinese, paraphrased):",
    tests: {
      [config("specification")]: [
        "specification §2 > has no route that the specification does not name",
        "specification §2, titles > are those of all addresses but the redirects",
      ],
      [browser("guard")]: ["each page has its title; back and forward walk through them"],
    },
  },
  {
    says: "Layout: a top header (hidden on login)",
    tests: {
      [browser("login")]: ["the login page has neither header nor left menu (§2)"],
      [config("specification")]: [
        "specification §2, titles > belong to pages without left menu where §2 says full page, without header too at /login, and to no others",
      ],
    },
  },
  {
    says: "a 220px left menu (hidden on routes marked without left menu).",
    tests: {
      [shell]: [menuColumn],
      [config("specification")]: [
        "specification §2, titles > belong to pages without left menu where §2 says full page, without header too at /login, and to no others",
      ],
    },
  },
  {
    says: "Some detail routes highlight their parent menu entry.",
    tests: {
      [browser("menu")]: [1, 2].map(
        (mode) => `some detail routes highlight their parent menu entry (§2) > mode ${mode}`,
      ),
    },
  },
  {
    says: "Header (mode 1): operations console, work orders",
    tests: {
      [shell]: [firstHeader],
      [config("specification")]: [
        "specification §2, the words of menus and header > are three in the header of mode 1 besides the cart's, and none in mode 2's",
      ],
    },
  },
  {
    says: "messages with an unread badge (shown up to 99)",
    tests: {
      [shell]: [
        "the unread badge shows the number up to 99, 99+ above, and none at zero (§9: unread badge cap 99)",
        "many has more than 99 unread messages: 99+, and the number for those who cannot see the badge",
      ],
    },
  },
  { says: "user menu with change password (goes to /userCenter/myAccount)", tests: { [shell]: [firstHeader] } },
  {
    says: "logout (clears session storage, goes to /login).",
    tests: {
      [shell]: [1, 2].map(
        (mode) =>
          `logout in mode ${mode} clears session storage, goes to /login (§2), and the back button shows nothing of before`,
      ),
    },
  },
  { says: "Mode 2 header shows only the user name and logout.", tests: { [shell]: [secondHeader] } },
  { says: "The header has a link to an external business-view console.", tests: { [shell]: [firstHeader] } },
  { says: "v1 console", tests: operations },
  {
    says: "v3 cost centre: v3-1 bill overview, v3-17 bill detail, v3-18 order management, v3-19 renewal management, v3-7 recharge records, v3-8 appropriation operation, v3-9 appropriation records, v3-10 cloud tickets, v3-11 invoice request, v3-12 invoice records, v3-16 bank accounts",
    tests: operations,
  },
  { says: "v5 work orders", tests: operations },
  { says: "v6 message reminders", tests: operations },
  { says: "v7 user management: v7-1 basic info", tests: operations },
  { says: "v1 overview", tests: maintenance },
  {
    says: "v8 cloud resources: v8-2 public cloud (host 2.1, disk 2.2, database 2.3, Redis 2.4, public IP 2.5, private network 2.6, mongo 2.7)",
    tests: maintenance,
  },
  { says: "v8-1 tags (list 1.1, binding 1.2)", tests: maintenance },
  { says: "v9-1 cloud accounts", tests: maintenance },
  {
    says: "v10 cloud monitoring: 10-1 cloud view, 10-2 alarm management, 10-3 alarm rules",
    tests: maintenance,
  },
  {
    says: "v4 cost analysis: 4-1 overview, 4-3 expense analysis, 4-2 budget",
    tests: maintenance,
  },
  { says: "v12 enterprise services", tests: maintenance },
  { says: "v7 user management", tests: maintenance },
  {
    says: "Login refusal: a user whose customType is 2 or 3 is refused entry (when the login flag is 2) and sent to /login.",
    tests: {
      [browser("menu-accounts")]: ["type2", "type3"].map(
        (name) => `${name} in mode 2 is refused (§6: Customer types 2 and 3 are refused entry to the console)`,
      ),
    },
  },
];
