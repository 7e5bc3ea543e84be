import { browser, contract, unit } from "../files";
import type { Row } from "../row";

const keys =
  "session storage holds exactly user_token, loginFlag, loginNum, cloudOptions (§3) and the profile; local storage vueVersion, the language and what is remembered";
const storedByMode = { [browser("storage")]: [`${keys} > mode 1`, `${keys} > mode 2, first sign-in: all of them`] };
const session = unit("state/session");
const fields = "tests/specification/fields.test.ts";

/** §3, entities and their fields. */
export const entities: readonly Row[] = [
  {
    says: "Current user: accountType, username, name, authCodes (a string of comma-terminated codes, or containing 'all' or 'channel'), customType (number), loginNum, roles (list of role names; specific names not shown)",
    tests: {
      [fields]: ["§3: fields > of the current user"],
      [contract("session")]: [
        "session > knows its user",
        "session > admits channel with 'channel'",
        "session > admits type%i with customType of the same number",
      ],
    },
  },
  {
    says: "a derived comma-joined role string.",
    tests: {
      [unit("state/enter")]: [
        "admitted > mode 1: the profile is stored, with codes and customType from the authority call and joined role names",
      ],
    },
  },
  {
    says: "The profile is kept in client state and saved in session storage as serialised text.",
    tests: {
      [session]: [
        "§3: session storage keys > user_token and loginFlag at sign-in, the profile as serialised text once admitted",
      ],
      ...storedByMode,
    },
  },
  {
    says: "Message list and unread count (message fields not shown).",
    tests: {
      [contract("message")]: [
        "listMessages > finds by the words that the reader sees, in either language",
        "the demo's messages > are counted as the list counts them, and the alarms among them",
      ],
    },
  },
  {
    says: "Cloud entry: id, code, name, type, used ('1' means in use), img1, mark, consumeSign, chartColor, introduce, value, label.",
    tests: {
      [fields]: ["§3: fields > of a cloud entry"],
      [contract("cloud")]: [
        "listClouds and listUserClouds (specification §1, §3) > marks as used what the caller's customer has opened",
      ],
    },
  },
  {
    says: "Shopping cart: represented by an item count, equal to the length of the list the cart call returns.",
    tests: {
      [browser("shell")]: [
        "the cart count is the length of the list the cart call returns (§3); without any there is none",
      ],
    },
  },
  {
    says: "Client navigation state: selected product, categoryId, hostId, hostName, changeFlag, stopFlag, projectList, project, tagId (default 1), cloudId, projectId, viewId, viewName, viewSort, projectName, cloudCode.",
    tests: {
      [browser("products")]: [
        "§3: the selected product and its category lead back from the cart: to its calculator, and to the catalogue",
      ],
      [unit("state/navigation")]: [
        ...["the table has every field", "product", "categoryId", "hostId", "tagId", "projectList"].map(
          (title) =>
            `§3: each field is read and written by what it is for, is carried by addresses, or unused > ${title}`,
        ),
        "§3, §9: tagId is 1 by default, other numbers 0, texts and lists empty",
      ],
    },
  },
  {
    says: "Numeric defaults are 0.",
    tests: { [unit("state/navigation")]: ["§3, §9: tagId is 1 by default, other numbers 0, texts and lists empty"] },
  },
  {
    says: "Session storage keys: user_token, loginFlag",
    tests: {
      [session]: [
        "§3: session storage keys > user_token and loginFlag at sign-in, the profile as serialised text once admitted",
      ],
      ...storedByMode,
    },
  },
  {
    says: "loginNum, cloudOptions (list of used clouds).",
    tests: {
      [session]: [
        "§3: session storage keys > loginNum",
        "§3: session storage keys > cloudOptions holds the used clouds only: used '1' means in use",
      ],
      [browser("storage")]: [`${keys} > mode 2, first sign-in: all of them`],
    },
  },
  {
    says: "Local storage key: vueVersion.",
    tests: {
      ...storedByMode,
      [browser("version")]: ["at the first visit the version is stored, and the page is not reloaded"],
    },
  },
  {
    says: "Implied by calls, field names not shown: user, role, cloud account, cloud region, custom contract, billing product.",
    tests: {
      [unit("generate/specification")]: [
        "POST /api/v1/user/find is listUsers",
        "GET /api/v1/role/find/all is listRoles",
        "POST /api/v1/pubCloud/checkAccount is checkCloudAccount",
        "POST /api/v1/user/getCloudRegion is listRegions",
        "GET /api/v1/user/getCustomContractList is listCustomContracts",
        "GET /api/v1/billfee/findBillProduct is listBillProducts",
      ].map((title) => `the calls of specification §7 > ${title}`),
    },
  },
];
