import { expect, type Page } from "playwright/test";
import { leftMenu, sessionStorageOf, signInByForm, test } from "../helpers/signed-in";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("session storage holds exactly user_token, loginFlag, loginNum, cloudOptions (§3) and the profile; local storage vueVersion, the language and what is remembered", () => {
  test("mode 1", async ({ page }) => {
    await page.goto("/custom/login");
    await signInByForm(page, "finance", 1);
    await expect(heading(page)).toContainText("林婉清");
    const kept = await sessionStorageOf(page);
    expect(Object.keys(kept).sort()).toEqual(["loginFlag", "userInfo", "user_token"]);
    expect(kept.loginFlag).toBe("1");
    expect(JSON.parse(kept.userInfo ?? "")).toMatchObject({
      username: "finance",
      name: "林婉清",
      accountType: 1,
      customType: 1,
      authCodes: expect.stringMatching(/^(v[\d.-]+,)+$/),
      loginNum: expect.any(Number),
      roles: ["财务专员"],
      roleNames: "财务专员",
    });
    // Besides the specification's key: the news told of, the user's own pages and home, and whether the tour was seen.
    const keys = () =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .map((key) => key.replace(/\d+/g, "N"))
          .sort(),
      );
    const own = ["recent.N", "settings.N.home.N", "settings.N.home.N.sizes", "settings.N.tour"];
    await expect.poll(keys).toEqual(["changesSeen", ...own, "vueVersion"]);
    await page.getByRole("button", { name: "English" }).click();
    expect(await keys()).toEqual(["changesSeen", "language", ...own, "vueVersion"]);
  });

  test("mode 2, first sign-in: all of them", async ({ page, consoleServer }) => {
    await consoleServer.reset();
    await page.goto("/custom/login");
    await signInByForm(page, "newcomer", 2);
    await expect(page).toHaveURL("/custom/userCenter/myAccount");
    const kept = await sessionStorageOf(page);
    expect(Object.keys(kept).sort()).toEqual(["cloudOptions", "loginFlag", "loginNum", "userInfo", "user_token"]);
    expect(kept).toMatchObject({ loginFlag: "2", loginNum: "1" });
  });
});

test("neither password nor code is kept anywhere", async ({ page }) => {
  await page.goto("/custom/login");
  await signInByForm(page, "viewer", 1);
  await expect(heading(page)).toContainText("方子墨");
  const everything = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href, history.state]),
  );
  expect(everything).not.toContain("Demo@12345");
});

for (const { says, script } of [
  {
    says: "denied: reading it throws",
    script: () => {
      for (const name of ["sessionStorage", "localStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    },
  },
  {
    says: "full: writing throws",
    script: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  },
  {
    says: "missing altogether",
    script: () => {
      for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { value: undefined });
    },
  },
]) {
  test(`where storage is ${says}, one can sign in, work, change the language and sign out`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto("/custom/");
    await signInByForm(page, "type1", 1);
    await expect(heading(page)).toContainText("韩志强");
    await page.getByRole("button", { name: "English" }).click();
    await leftMenu(page).getByRole("link", { name: "Messages" }).click();
    await expect(heading(page)).toHaveText("Message centre");
    await page.getByRole("button", { name: /User menu/ }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/custom/login");
    await expect(heading(page)).toHaveText("Welcome back");
  });
}

test("nonsense in storage does not break anything", async ({ page, openAs }) => {
  await page.addInitScript(() => {
    const nonsense = { cloudOptions: '{"a":', userInfo: "[[", loginNum: "many" };
    if (sessionStorage.getItem("user_token")) Object.assign(sessionStorage, nonsense);
    Object.assign(localStorage, { language: "klingon", vueVersion: "\u0000" });
  });
  await openAs("admin", 2);
  await expect(page.locator("[data-cloud]").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

for (const { says, flag } of [
  { says: "missing", flag: undefined },
  { says: "nonsense", flag: "operations" },
]) {
  test(`a login flag that is ${says} means the maintenance console, the product's own default`, async ({
    page,
    openAs,
  }) => {
    await openAs("viewer", 1);
    await expect(heading(page)).toContainText("方子墨");
    await page.evaluate(
      (value) =>
        value === undefined ? sessionStorage.removeItem("loginFlag") : sessionStorage.setItem("loginFlag", value),
      flag,
    );
    await page.reload();
    await expect(page.getByRole("banner")).toContainText("云管控制台");
  });
}

test("clouds that are nonsense in storage do no harm even where the server cannot give better ones", async ({
  page,
  openAs,
}) => {
  await page.route("**/user/getCloud", (route) => route.fulfill({ json: { code: 500, message: "", data: null } }));
  await openAs("admin", 2);
  await expect(page.getByText("还没有在用的云平台")).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("cloudOptions", '[null, 3, {"code": 7}]'));
  await page.reload();
  await expect(page.getByText("还没有在用的云平台")).toBeVisible();
});

test("another tab is another session: it starts at the login page, and its sign-in leaves the first alone", async ({
  page,
  context,
  openAs,
}) => {
  await openAs("viewer", 1);
  await expect(heading(page)).toContainText("方子墨");
  const other = await context.newPage();
  await other.goto("/custom/index");
  await expect(other).toHaveURL("/custom/login");
  await signInByForm(other, "many", 1);
  await expect(heading(other)).toContainText("马多多");
  await page.reload();
  await expect(heading(page)).toContainText("方子墨");
});
