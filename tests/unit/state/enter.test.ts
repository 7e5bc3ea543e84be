import { describe, expect, test } from "vitest";
import connection from "../../../config/connection.json";
import consoleJson from "../../../config/console.json";
import type { Mode } from "../../../src/model/config/mode";
import type { Manifest } from "../../../src/model/resolved";
import { createConsole } from "../../../src/state/create-console";
import { enter } from "../../../src/state/enter";
import { safeStorage } from "../../../src/state/storage";
import { entryRules } from "../../helpers/config";
import { contentsOf, memoryStorage } from "../../helpers/memory-storage";

const manifest = {
  operations: {},
  settings: { ...consoleJson, ...connection, api: { ...connection.api, base: "http://console.test/cdz-admin" } },
  messages: {},
  entryRules,
} as unknown as Manifest;

interface User {
  customType: number;
  loginNum?: number;
  authCodes?: string;
}

const invalid = (): Response => Response.json({ code: 407, message: "x", data: null });

/** A console with a token whose server knows this user; `answers` replaces some of its answers. */
function consoleOf(user: User, mode: Mode, answers: Record<string, () => Response> = {}) {
  const browser = memoryStorage({ user_token: "t", loginFlag: String(mode) });
  const calls: string[] = [];
  const data: Record<string, unknown> = {
    "user/current": {
      id: 7,
      username: "u",
      name: "U",
      accountType: 0,
      authCodes: "",
      customType: 0,
      loginNum: user.loginNum ?? 5,
      roles: ["a", "b"],
      customId: 1,
      customName: "C",
      phone: null,
      email: null,
    },
    "user/authority": { authCodes: user.authCodes ?? "v1,", customType: user.customType },
    "user/getCloud": [
      { code: "tx", used: "1" },
      { code: "jd", used: "0" },
    ],
    "user/logout": null,
  };
  const console = createConsole({
    manifest,
    sessionStorage: safeStorage(() => browser),
    localStorage: safeStorage(() => memoryStorage({ language: "en" })),
    browserLanguages: ["en"],
    fetch: async (request) => {
      const call = new URL(request.url).pathname.replace("/cdz-admin/api/v1/", "");
      calls.push(call);
      return answers[call]?.() ?? Response.json({ code: 200, message: "", data: data[call] });
    },
  });
  const toasts = (): string[] =>
    console.toaster.toasts.flatMap(({ tone, lines }) => lines.map(({ message }) => `${tone}: ${message}`));
  return { console, browser, calls, toasts };
}

describe("admitted", () => {
  test("mode 1: the profile is stored, with codes and customType from the authority call and joined role names", async () => {
    const { console, browser, calls, toasts } = consoleOf({ customType: 1, authCodes: "v1,v3," }, 1);
    await enter(console);
    expect(console.session.status).toBe("ready");
    expect(JSON.parse(browser.getItem("userInfo") ?? "")).toMatchObject({
      username: "u",
      authCodes: "v1,v3,",
      customType: 1,
      roleNames: "a,b",
    });
    expect(calls).toEqual(["user/current", "user/authority"]);
    expect(toasts()).toEqual([]);
  });

  test("§4: mode 2 loads the clouds, and keeps the used ones", async () => {
    const { console, browser } = consoleOf({ customType: 1 }, 2);
    await enter(console);
    expect(JSON.parse(browser.getItem("cloudOptions") ?? "")).toEqual([{ code: "tx", used: "1" }]);
    expect(console.session.status).toBe("ready");
  });

  test("§8: clouds that cannot be loaded keep nobody out", async () => {
    const { console, toasts } = consoleOf({ customType: 1 }, 2, {
      "user/getCloud": () => new Response("", { status: 500 }),
    });
    await enter(console);
    expect(console.session).toMatchObject({ status: "ready", clouds: [] });
    expect(toasts()).toEqual([]);
  });

  test("§4: customType 5 in mode 1 is warned, and switched to mode 2", async () => {
    const { console, browser, toasts } = consoleOf({ customType: 5 }, 1);
    await enter(console);
    expect(browser.getItem("loginFlag")).toBe("2");
    expect(console.session).toMatchObject({ mode: 2, status: "ready" });
    expect(console.session.clouds).toHaveLength(1);
    expect(toasts()).toEqual([expect.stringMatching(/^warning: .*switched to the maintenance console/)]);
  });

  test("§4: the first login is told to change the password, once", async () => {
    const { console, browser, toasts } = consoleOf({ customType: 1, loginNum: 1 }, 1);
    await enter(console);
    expect(console.session.destination).toBe("/userCenter/myAccount");
    expect(browser.getItem("loginNum")).toBe("1");
    expect(toasts()).toEqual([expect.stringMatching(/^success: .*change your password/)]);
    console.session.sendTo(undefined);
    console.session.retry();
    await enter(console);
    expect(console.session.destination).toBeUndefined();
  });
});

test("whatever else of a profile is not as it should be counts as missing", async () => {
  const current = {
    id: 7,
    accountType: 0,
    username: 3,
    name: { zh: "x" },
    roles: "admin",
    loginNum: null,
    customName: undefined,
  };
  const { console } = consoleOf({ customType: 1 }, 1, {
    "user/current": () => Response.json({ code: 200, message: "", data: current }),
  });
  await enter(console);
  expect(console.session.profile).toMatchObject({
    id: 7,
    username: "",
    name: "",
    roles: [],
    roleNames: "",
    customName: "",
    phone: null,
  });
});

describe("kept out", () => {
  test.each([2, 3])(
    "§4: customType %i in mode 2 is told so; nothing is stored, and the token is given back",
    async (customType) => {
      const { console, browser, calls, toasts } = consoleOf({ customType, loginNum: 1 }, 2);
      await enter(console);
      expect(console.session).toMatchObject({ status: "none", token: "", ended: "refused", profile: undefined });
      expect(contentsOf(browser)).toEqual({});
      expect(calls).toEqual(["user/current", "user/authority", "user/logout"]);
      expect(toasts()).toEqual([expect.stringMatching(/^danger: .*no permission/)]);
    },
  );

  test.each([
    { current: 2, authority: 1 },
    { current: 1, authority: 3 },
  ])(
    "refused by either of the calls: customType $current of the user, $authority of the authority",
    async ({ current, authority }) => {
      const user = { id: 7, username: "u", accountType: 0, customType: current, loginNum: 5, roles: [] };
      const { console, browser } = consoleOf({ customType: authority }, 2, {
        "user/current": () => Response.json({ code: 200, message: "", data: user }),
      });
      await enter(console);
      expect(console.session).toMatchObject({ status: "none", ended: "refused", profile: undefined });
      expect(contentsOf(browser)).toEqual({});
    },
  );

  test("§8: an invalid token ends the session", async () => {
    const { console, browser, toasts } = consoleOf({ customType: 1 }, 2, {
      "user/current": invalid,
      "user/authority": invalid,
    });
    await enter(console);
    expect(console.session).toMatchObject({ status: "none", ended: "expired" });
    expect(contentsOf(browser)).toEqual({});
    expect(toasts()).toEqual([]);
  });

  test.each([
    { says: "no id", current: { name: "U" }, authority: { authCodes: "v1,", customType: 1 } },
    { says: "no codes", current: { id: 7, accountType: 0 }, authority: { customType: 1 } },
    {
      says: "codes that are no text",
      current: { id: 7, accountType: 0 },
      authority: { authCodes: ["v1"], customType: 1 },
    },
  ])("a profile with $says is none: nobody is let in by it", async ({ current, authority }) => {
    const answers = {
      "user/current": () => Response.json({ code: 200, message: "", data: current }),
      "user/authority": () => Response.json({ code: 200, message: "", data: authority }),
    };
    const { console } = consoleOf({ customType: 1 }, 1, answers);
    await enter(console);
    expect(console.session).toMatchObject({ status: "failed", token: "t", profile: undefined });
  });

  test("§8: a profile that cannot be loaded is only logged; the token stays for another try", async () => {
    let broken = true;
    const { console, toasts } = consoleOf({ customType: 1 }, 1, {
      "user/authority": () =>
        broken
          ? new Response("", { status: 502 })
          : Response.json({ code: 200, message: "", data: { authCodes: "v1,", customType: 1 } }),
    });
    await enter(console);
    expect(console.session).toMatchObject({ status: "failed", token: "t" });
    expect(toasts()).toEqual([]);
    broken = false;
    console.session.retry();
    await enter(console);
    expect(console.session.status).toBe("ready");
  });

  test("§8: a token that turns invalid while the clouds load leaves nothing stored and performs no further rule", async () => {
    const { console, browser, toasts } = consoleOf({ customType: 1, loginNum: 1 }, 2, { "user/getCloud": invalid });
    await enter(console);
    expect(console.session).toMatchObject({ status: "none", ended: "expired", destination: undefined });
    expect(contentsOf(browser)).toEqual({});
    expect(toasts()).toEqual([]);
  });

  test("who signs out while the profile is under way stays out", async () => {
    const { console, browser } = consoleOf({ customType: 1 }, 1);
    const entering = enter(console);
    console.session.end("signedOut");
    await entering;
    expect(console.session).toMatchObject({ status: "none", profile: undefined });
    expect(contentsOf(browser)).toEqual({});
  });
});
