import { browser, contract, unit } from "../files";
import type { Row } from "../row";

const described = unit("generate/specification");
const calls = unit("api/call");
const called = "tests/specification/called.test.ts";
const everyCall =
  "every call goes to /cdz-admin and carries the six headers with the right signature; no per-call code is ever repeated (§7)";
const request = "§7: the request";
const answers = "every operation > $id answers as described";

/** A row of the table of calls: what it is here, and where the console makes it. */
function call(says: string, id: string, place: string): Row {
  const [method, path = ""] = says.split(" | ");
  const described27 = `the calls of specification §7 > ${method} ${path.replace(/\?.*/, "")} is ${id}`;
  return {
    says,
    tests: {
      [described]: [described27],
      [called]: [`§7: the console makes the call > ${id} in ${place}`],
      [contract("operations")]: [answers],
    },
  };
}

/** §7, the calls the product makes. */
export const callRows: readonly Row[] = [
  {
    says: "All calls use base path /cdz-admin",
    tests: {
      [browser("calls")]: [everyCall],
      [calls]: [`${request} > carries content type, token, timestamp, per-call code, source 'web' and the signature`],
    },
  },
  {
    says: "with a 30 s time-out.",
    tests: {
      [calls]: ["giving up > §9: after 30 s"],
      [browser("calls")]: [
        "network or HTTP failure, or an answer that is none: a message for people as a toast, never a parser's (§8) > in English too, and after 30 s without an answer (§9: request time-out 30000 ms)",
      ],
    },
  },
  {
    says: "Every call carries headers: content type JSON, token, timestamp",
    tests: {
      [browser("calls")]: [everyCall],
      [browser("recharge-voucher")]: ["an offline recharge carries its bank slip, which can be saved from the record"],
      [contract("file")]: ["uploadFile > takes JSON as every call (§7), whose content is base64, and no bytes"],
      [calls]: [
        `${request} > carries content type, token, timestamp, per-call code, source 'web' and the signature`,
        `${request} > of a GET puts the input into the address, signs the path without it, and still says content type JSON`,
      ],
    },
  },
  {
    says: "a per-call code",
    tests: {
      [browser("calls")]: [everyCall],
      [calls]: [`${request} > has another random code each time`],
      [contract("security")]: ["per-call code > serves once: a replay is 407"],
    },
  },
  { says: "source 'web'", tests: { [browser("calls")]: [everyCall] } },
  {
    says: "and a signature (md5 of source, path, code, timestamp and token).",
    tests: {
      [browser("calls")]: [everyCall],
      [unit("domain/signing")]: [
        "signature (specification §7: md5 of source, path, code, timestamp and token) > signs the parts in that order",
      ],
      [contract("security")]: [
        "signature (specification §7: md5 of source, path, code, timestamp and token) > is accepted when right",
        "signature (specification §7: md5 of source, path, code, timestamp and token) > is refused without the header %s",
      ],
    },
  },
  call("POST | /api/v1/mes/getMessageList", "listMessages", "message/messages"),
  {
    says: "payload: filters; response not shown",
    tests: {
      [browser("messages-list")]: ["each filter, and several together, leave exactly the messages that match"],
      [contract("message")]: ["listMessages > finds by the words that the reader sees, in either language"],
    },
  },
  call("POST | /api/v1/mes/delete", "deleteMessages", "message/messages"),
  call("POST | /api/v1/mes/readFlag", "markMessagesRead", "message/messages"),
  call("GET | /api/v1/mes/unReadCount", "countUnreadMessages", "menu/operations"),
  {
    says: "data is a number",
    tests: {
      [calls]: ["§7, §8: the answer > 'countUnreadMessages' answers 'a number', and nothing else will do"],
      [contract("message")]: ["the demo's messages > are counted as the list counts them, and the alarms among them"],
    },
  },
  call("POST | /api/v1/product/price/attr/json", "getPriceAttributes", "src/pages/calculator/calculator-page.tsx"),
  call("POST | /api/v1/product/price/attr/getPrice", "getPrice", "src/pages/calculator/use-price.ts"),
  call("POST | /api/v1/order/commit", "commitOrder", "src/pages/cart/use-cart.ts"),
  call("POST | /api/v1/car/toCar", "addToCart", "src/pages/calculator/use-purchase.ts"),
  {
    says: "add to cart; not shown",
    tests: {
      [browser("calculator")]: [
        "a firewall is priced at each choice, put into the cart, and ordered there at the same price",
      ],
      [contract("cart")]: ["addToCart > keeps what was chosen at the price of now, newest first"],
    },
  },
  call("POST | /api/v1/order/list", "listOrders", "order/orders"),
  call("GET | /api/v1/car/list", "listCartItems", "menu/operations"),
  {
    says: "data is a list; its length is the cart count",
    tests: {
      [browser("shell")]: [
        "the cart count is the length of the list the cart call returns (§3); without any there is none",
      ],
    },
  },
  call("POST | /api/v1/car/delete", "deleteCartItems", "src/pages/cart/use-cart.ts"),
  call("POST | /api/v1/orderorcar/detail", "getOrderOrCartItem", "order/orders"),
  call(
    "GET | /api/v1/user/login/verifyCodeImage?verifyId={verifyId}",
    "getVerifyCodeImage",
    "src/pages/login/use-verify-code.ts",
  ),
  {
    says: "fetch verification-code image",
    tests: {
      [described]: ["the calls of specification §7 > takes the verification code's id as a query parameter"],
      [browser("login")]: ["a click on the image brings another one"],
      [contract("session")]: ["verification code > is an SVG image"],
    },
  },
  call("POST | /api/v1/user/login | log in", "login", "src/pages/login/use-sign-in.ts"),
  call("GET | /api/v1/user/get | get user", "getUser", "user/users"),
  call("POST | /api/v1/user/create | create user", "createUser", "user/users"),
  call("POST | /api/v1/user/checkExist | check user exists", "checkUserExists", "user/users"),
  call("POST | /api/v1/user/find | search users", "listUsers", "user/users"),
  call("POST | /api/v1/user/modify", "modifyUser", "user/users"),
  {
    says: "modify user (used for three separate purposes)",
    tests: {
      [called]: ["§7: the console makes the call > for modifying a user in three ways: profile, password and status"],
      [contract("user-modify")]: [
        "modifyUser, profile > changes what is given and leaves the rest",
        "modifyUser, password > takes the old one, ends the other sessions and keeps this one",
        "modifyUser, status, and deleteUsers > disabling ends the user's sessions and keeps them out",
      ],
    },
  },
  call("POST | /api/v1/user/delete | delete user", "deleteUsers", "user/users"),
  call("GET | /api/v1/role/find/all | list all roles", "listRoles", "user/roles"),
  call("POST | /api/v1/role/find/user | list a user's roles", "listUserRoles", "user/roles"),
  call("GET | /api/v1/billfee/findBillProduct | find billing products", "listBillProducts", "cost/bill-details"),
  call("GET | /api/v1/user/getCloud | user's cloud information", "listUserClouds", "src/state/enter.ts"),
  call("POST | /api/v1/pubCloud/checkAccount", "checkCloudAccount", "cloud/cloud-accounts"),
  {
    says: "check a public cloud account",
    tests: {
      [browser("cloud-accounts")]: [
        "keys are checked by a button before they are saved, and the answer stands in the form until they change",
      ],
      [contract("cloud")]: ["checkCloudAccount > accepts the keys of every account of the demo but the invalid one"],
    },
  },
  call("GET | /api/v1/user/getCustomContractList", "listCustomContracts", "user/contracts"),
  {
    says: "list custom contracts",
    tests: {
      [browser("my-account")]: [
        "the customer's contracts are shown in every state, in either console, with a code for them",
      ],
      [contract("contract")]: [
        "listCustomContracts lists contracts in every state, the latest first, to their own customer",
      ],
    },
  },
  call("POST | /api/v1/user/getCloudRegion | get cloud regions", "listRegions", "cloud/cloud-accounts"),
  {
    says: "Also used, method and path not shown: current-user fetch (response code and data with customType and roles)",
    tests: {
      [described]: ["the calls of specification §7 > has the three calls whose paths it does not show"],
      [called]: ["§7: the console makes the call > getCurrentUser in src/state/enter.ts"],
      "tests/specification/fields.test.ts": ["§3: fields > of the current user"],
    },
  },
  {
    says: "authority info (returns authCodes and customType)",
    tests: {
      [called]: ["§7: the console makes the call > getAuthority in src/state/enter.ts"],
      "tests/specification/fields.test.ts": [
        "§3: fields > of the authority info, which returns authCodes and customType",
      ],
    },
  },
  {
    says: "cloud list.",
    tests: {
      [called]: ["§7: the console makes the call > listClouds in src/pages/home/cards/other-clouds.tsx"],
      [browser("clouds")]: [
        "the maintenance console introduces the clouds that are not in use, and says which are applied for",
      ],
      [contract("cloud")]: [
        "listClouds and listUserClouds (specification §1, §3) > %s names the six clouds, the Qingyun code as Zhongjin cloud",
      ],
    },
  },
  {
    says: "Every response has a code; 200 means success.",
    tests: {
      [calls]: [
        "§7, §8: the answer > 'JSON, but no envelope' -> 'unreadable', toast and rejection",
        "§7, §8: the answer > 'listMessages' answers 'a page', and nothing else will do",
      ],
      [contract("operations")]: [answers],
    },
  },
];
