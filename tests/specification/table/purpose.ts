import { browser, config, contract } from "../files";
import type { Row } from "../row";

const menus = browser("menu-accounts");
const operations =
  "admin in mode 1 sees exactly what the specification allows (§6: 'all' shows the full menu; §6: In mode 1 without 'channel', v3-3 and v3-15 are removed)";
const maintenance = "admin in mode 2 sees exactly what the specification allows (§6: 'all' shows the full menu)";
const notBuilt = "a page that is not built yet says so";
const ownLogin =
  "the maintenance console is the default, and signing in stores its flag (§1: 2 = a login made from the product's own login page)";
const labels = "specification §2, the words of menus and header";

/** What the specification says before its first paragraph. */
export const introduction: readonly Row[] = [
  {
    says: "It runs in two modes chosen at login: an operations console (mode 1) and a cloud-maintenance console (mode 2).",
    tests: { [menus]: [operations, maintenance], [browser("login")]: [ownLogin] },
  },
];

/** §1, what the product does and for whom. */
export const purpose: readonly Row[] = [
  {
    says: "Audience: business customers of a cloud-services provider.",
    tests: {
      [contract("operations")]: ["every operation > $id answers another customer's $property like a missing one"],
      [contract("user")]: ["listUsers > shows the 24 users of the group customer and nobody else's"],
    },
  },
  {
    says: "Mode 1, operations console: billing and cost centre",
    tests: {
      [menus]: [operations],
      [browser("bills")]: ["finance sees about 70,000 lines over 13 months, newest first"],
      [browser("boards")]: ["each card draws what the API answers, without breaking the page's policy"],
    },
  },
  {
    says: "work orders, message reminders",
    tests: {
      [browser("work-orders")]: [
        "a work order goes from its opening with a file through the conversation to its rating",
      ],
      [browser("warnings")]: ["a balance below its threshold is reminded of: badge, message and history say so"],
    },
  },
  {
    says: "user management, value-added security products, enterprise services.",
    tests: {
      [browser("users-create")]: ["a sub-account is created with its roles, stands first in the list, and can sign in"],
      [browser("products")]: [
        "the catalogue is searched, ordered and walked by keys; a product tells what it does and leads to its price",
      ],
      [browser("work-orders")]: ["an enquiry about an enterprise service becomes a work order"],
    },
  },
  {
    says: "Mode 2, cloud-maintenance console: cloud resources, cloud accounts, monitoring (cloud view, alarms, alarm rules), cost analysis, enterprise services, user management.",
    tests: { [menus]: [maintenance], [browser("guard")]: [notBuilt] },
  },
  {
    says: "The mode is set by a login flag kept in session storage: 1 = operations console",
    tests: { [menus]: [operations] },
  },
  {
    says: "2 = maintenance console (a login made from the product's own login page).",
    tests: { [browser("login")]: [ownLogin] },
  },
  {
    says: "Users sign in",
    tests: { [menus]: [operations, maintenance], [contract("session")]: ["session > knows its user"] },
  },
  {
    says: "are sent to change their password on first login",
    tests: {
      [browser("entry")]: [1, 2].map(
        (mode) =>
          `§4: if loginNum is 1 and the loginNum key is not yet stored: a success message ..., the key is stored, and the user goes to /userCenter/myAccount > newcomer's first sign-in, mode ${mode}; not again on the second load, not at the second sign-in`,
      ),
    },
  },
  {
    says: "see a menu limited by their permission codes.",
    tests: {
      [menus]: ["finance", "viewer"].map(
        (name) =>
          `${name} in mode 1 sees exactly what the specification allows (§6: otherwise only entries whose code is held, sub-levels filtered likewise)`,
      ),
    },
  },
  {
    says: "Cloud providers listed: a financial-sector cloud (also called the Qingyun code, shown on screen renamed as a Zhongjin cloud), Alibaba cloud, Huawei cloud, JD cloud, Amazon cloud, Tencent cloud.",
    tests: {
      [contract("cloud")]: [
        "listClouds and listUserClouds (specification §1, §3) > %s names the six clouds, the Qingyun code as Zhongjin cloud",
      ],
    },
  },
  {
    says: "Each has an intro text, colours and icons",
    tests: {
      [config("clouds")]: [
        "each cloud has a drawing, and there are no others",
        "img1 of specification §3 names the drawing, and introduction and name are the same in the database as in config",
      ],
      [contract("reference")]: [
        "a database in which production begins > §1: has the six clouds, each with its introduction and regions, and no customer",
      ],
      [browser("entry")]: ["§4: if the flag is 2, cloud info is loaded; only clouds in use are kept and shown"],
      [contract("cloud")]: [
        "listClouds and listUserClouds (specification §1, §3) > %s names the six clouds, the Qingyun code as Zhongjin cloud",
      ],
    },
  },
  {
    says: "opened and applied flags appear in its data.",
    tests: {
      [browser("clouds")]: [
        "the maintenance console introduces the clouds that are not in use, and says which are applied for",
      ],
      [contract("cloud")]: [
        "listClouds and listUserClouds (specification §1, §3) > marks as used what the caller's customer has opened",
      ],
    },
  },
  {
    says: "Areas in the navigation: home, resources, enterprise services, user management, cost analysis, message centre, shopping cart.",
    tests: { [config("specification")]: [`${labels} > lead to each area of the navigation`] },
  },
];
