import { describe, expect, test } from "vitest";
import { type Profile, Session, type UsedCloud } from "../../../src/state/session";
import { safeStorage } from "../../../src/state/storage";
import { contentsOf, memoryStorage } from "../../helpers/memory-storage";

const profile: Profile = {
  id: 7,
  username: "finance",
  name: "李会计",
  accountType: 1,
  customType: 1,
  authCodes: "v1,v3,v3-17,",
  loginNum: 3,
  roles: ["财务", "只读"],
  roleNames: "财务,只读",
  customId: 1001,
  customName: "某公司",
  phone: null,
  email: null,
  missingProviders: [],
  oneTimePassword: false,
  staff: false,
};
const cloud = (code: UsedCloud["code"], used: "0" | "1"): UsedCloud => ({ code, used }) as UsedCloud;

function sessionOn(start: Record<string, string> = {}) {
  const browser = memoryStorage(start);
  return { browser, session: new Session(safeStorage(() => browser)) };
}

describe("§3: session storage keys", () => {
  test("user_token and loginFlag at sign-in, the profile as serialised text once admitted", () => {
    const { browser, session } = sessionOn();
    session.start("t", 1);
    expect(contentsOf(browser)).toEqual({ user_token: "t", loginFlag: "1" });
    session.admit(profile);
    expect(Object.keys(contentsOf(browser))).toEqual(["user_token", "loginFlag", "userInfo"]);
    expect(JSON.parse(browser.getItem("userInfo") ?? "")).toEqual(profile);
  });

  test("cloudOptions holds the used clouds only: used '1' means in use", () => {
    const { browser, session } = sessionOn();
    session.setClouds([cloud("aliyun", "1"), cloud("jd", "0"), cloud("tx", "1")]);
    expect(JSON.parse(browser.getItem("cloudOptions") ?? "")).toEqual([cloud("aliyun", "1"), cloud("tx", "1")]);
    expect(session.clouds.map(({ code }) => code)).toEqual(["aliyun", "tx"]);
  });

  test("loginNum", () => {
    const { browser, session } = sessionOn();
    expect(session.loginNumStored).toBe(false);
    session.storeLoginNum(1);
    expect(browser.getItem("loginNum")).toBe("1");
    expect(session.loginNumStored).toBe(true);
  });
});

describe("a reload", () => {
  test.each([
    { stored: {}, token: "", status: "none", mode: 2 },
    { stored: { user_token: "t" }, token: "t", status: "loading", mode: 2 },
    { stored: { user_token: "t", loginFlag: "1" }, token: "t", status: "loading", mode: 1 },
    { stored: { user_token: "t", loginFlag: "2" }, token: "t", status: "loading", mode: 2 },
    {
      stored: { user_token: "t", loginFlag: "rubbish", userInfo: "{", cloudOptions: "{" },
      token: "t",
      status: "loading",
      mode: 2,
    },
    { stored: { user_token: "t", cloudOptions: '{"a":1}' }, token: "t", status: "loading", mode: 2 },
  ])("with $stored", ({ stored, token, status, mode }) => {
    const { session } = sessionOn(stored as Record<string, string>);
    expect(session).toMatchObject({ token, status, mode, profile: undefined, clouds: [] });
  });
});

describe("the end", () => {
  test("clears session storage and everything known of the user", () => {
    const { browser, session } = sessionOn({ left: "over" });
    session.start("t", 1);
    session.admit(profile);
    session.setClouds([cloud("tx", "1")]);
    session.sendTo("/userCenter/myAccount");
    session.end("signedOut");
    expect(contentsOf(browser)).toEqual({});
    expect(session).toMatchObject({
      token: "",
      status: "none",
      profile: undefined,
      clouds: [],
      destination: undefined,
      ended: "signedOut",
      facts: undefined,
    });
  });

  test("comes once, however many calls fail at once: the first reason stays", () => {
    const { session } = sessionOn({ user_token: "t" });
    session.end("expired");
    session.end("signedOut");
    expect(session.ended).toBe("expired");
  });
});

describe("§6: permits", () => {
  const rows: { authCodes: string; codes: string[]; permitted: boolean }[] = [
    { authCodes: "v3-17,", codes: ["v3-17"], permitted: true },
    { authCodes: "v3-17,", codes: ["v3-1"], permitted: false },
    { authCodes: "v3-17,", codes: ["v7", "v3-17"], permitted: true },
    { authCodes: "", codes: [], permitted: true },
    { authCodes: "", codes: ["v1"], permitted: false },
    { authCodes: "all", codes: ["v9-1"], permitted: true },
    { authCodes: "channel", codes: ["v9-1"], permitted: true },
  ];
  test.each(rows)("$authCodes, any of $codes: $permitted", ({ authCodes, codes, permitted }) => {
    const { session } = sessionOn();
    session.start("t", 1);
    session.admit({ ...profile, authCodes });
    expect(session.permits(codes)).toBe(permitted);
  });

  test("nobody is permitted anything before the profile is there", () => {
    expect(sessionOn({ user_token: "t" }).session.permits(["v1"])).toBe(false);
  });
});

test("the facts that rules and screens look at", () => {
  const { session } = sessionOn();
  session.start("t", 2);
  session.admit({ ...profile, authCodes: "channel" });
  expect(session.facts).toEqual({
    mode: 2,
    customType: 1,
    accountType: 1,
    authCodes: "channel",
    loginNum: 3,
    loginNumStored: false,
    all: false,
    channel: true,
    missingProviders: [],
  });
});
