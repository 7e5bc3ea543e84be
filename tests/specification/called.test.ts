import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import document from "../../src/generated/openapi.json" with { type: "json" };

const root = path.join(import.meta.dirname, "../..");

/** Where the console makes each call of specification §7: a subject or a menu file of config, or a hand-written module below src. */
const places = {
  listMessages: "message/messages",
  deleteMessages: "message/messages",
  markMessagesRead: "message/messages",
  countUnreadMessages: "menu/operations",
  getPriceAttributes: "src/pages/calculator/calculator-page.tsx",
  getPrice: "src/pages/calculator/use-price.ts",
  commitOrder: "src/pages/cart/use-cart.ts",
  addToCart: "src/pages/calculator/use-purchase.ts",
  listOrders: "order/orders",
  listCartItems: "menu/operations",
  deleteCartItems: "src/pages/cart/use-cart.ts",
  getOrderOrCartItem: "order/orders",
  getVerifyCodeImage: "src/pages/login/use-verify-code.ts",
  login: "src/pages/login/use-sign-in.ts",
  getUser: "user/users",
  createUser: "user/users",
  checkUserExists: "user/users",
  listUsers: "user/users",
  modifyUser: "user/users",
  deleteUsers: "user/users",
  listRoles: "user/roles",
  listUserRoles: "user/roles",
  listBillProducts: "cost/bill-details",
  listUserClouds: "src/state/enter.ts",
  checkCloudAccount: "cloud/cloud-accounts",
  listCustomContracts: "user/contracts",
  listRegions: "cloud/cloud-accounts",
} as const;

/** "Also used, method and path not shown: current-user fetch [...], authority info [...], cloud list." */
const unnamed = {
  getCurrentUser: "src/state/enter.ts",
  getAuthority: "src/state/enter.ts",
  listClouds: "src/pages/home/cards/other-clouds.tsx",
} as const;

/** The calls that a subject of config, or a menu file, makes: every `call`, however deep in its views and actions, and of nothing that is not there. */
function callsOfSubject(subject: string): Set<string> {
  const calls = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("call" in value && typeof value.call === "string") calls.add(value.call);
    for (const below of Object.values(value)) walk(below);
  };
  walk(
    JSON.parse(
      readFileSync(path.join(root, `config/${subject.startsWith("menu/") ? "" : "screens/"}${subject}.json`), "utf8"),
    ),
  );
  return calls;
}

/** The calls that a module makes through the client of the API. */
function callsOfModule(file: string): Set<string> {
  return new Set(
    [...readFileSync(path.join(root, file), "utf8").matchAll(/\bapi\.call\(\s*calls\.(\w+)/g)].map(
      ([, call = ""]) => call,
    ),
  );
}

const callsAt = (place: string): Set<string> =>
  place.startsWith("src/") ? callsOfModule(place) : callsOfSubject(place);

describe("§7: the console makes the call", () => {
  it.each(Object.entries({ ...places, ...unnamed }))("%s in %s", (call, place) => {
    expect([...callsAt(place)]).toContain(call);
  });

  it("of every row of the table, and the three without a path", () => {
    const described = Object.values(document.paths).flatMap((item) => Object.values(item));
    const named = described.filter((call) => call["x-source"] === "specification");
    expect(Object.keys(places).toSorted()).toEqual(named.map(({ operationId }) => operationId).toSorted());
  });

  it("for modifying a user in three ways: profile, password and status", () => {
    const files = ["user/users", "user/my-account"].map((subject) =>
      readFileSync(path.join(root, `config/screens/${subject}.json`), "utf8"),
    );
    const shapes = files.flatMap((text) =>
      [...text.matchAll(/"call": "modifyUser",\s*"shape": "(\w+)"/g)].map(([, shape]) => shape),
    );
    expect([...new Set(shapes)].toSorted()).toEqual(["ModifyUserPassword", "ModifyUserProfile", "ModifyUserStatus"]);
  });
});

describe("the places of a call", () => {
  it("are found in any depth of config, and in code only where it is made", () => {
    expect(callsOfSubject("user/users")).toContain("listRoles");
    expect(callsOfSubject("message/messages")).not.toContain("listUsers");
    // Its answer is looked at there; the call is made elsewhere.
    expect(readFileSync(path.join(root, "src/state/inside.ts"), "utf8")).toContain('"getCurrentUser"');
    expect(callsOfModule("src/state/inside.ts")).not.toContain("getCurrentUser");
  });

  it("are hand-written modules that the console loads", () => {
    const modules = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" }).map(
      (file) => `src/${file.replaceAll("\\", "/")}`,
    );
    for (const place of [...Object.values(places), ...Object.values(unnamed)].filter((one) => one.startsWith("src/")))
      expect(modules).toContain(place);
  });
});
