import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { expectNoOverflow } from "../helpers/layout";
import { type OwnData, type OwnUser, test } from "../helpers/own-data";
import type { OpenAs } from "../helpers/signed-in";
import { NOWHERE, visit } from "../helpers/visit";

// Every screen and whatever opens over it, in both languages, on a large and on a small window. Nothing here is found by
// its words, so that the same steps do for both languages.

test.describe.configure({ mode: "parallel" });

const MESSAGES = "/userCenter/messageCenter/index";
const USERS = "/userCenter/accountManage";
const ROLES = "/userCenter/roleManage";
const ACCOUNT = "/userCenter/myAccount";
const BILLS = "/userCenter/costCenter/billDetail";

/** Each language is looked at with axe on one of the windows, and fits both. */
const languages = [
  { language: "zh", lang: /^zh/, widths: [360, 1440] },
  { language: "en", lang: /^en/, widths: [1440, 360] },
] as const;
const everything = "v1,v3,v3-17,v6,v7,v7-1,";

interface Made {
  user: OwnUser;
  messages: number[];
}

interface Place {
  says: string;
  path: string | ((made: Made) => string);
  /** There when the page is complete. */
  shown: string;
  /** What is done to it then. */
  open?: (page: Page) => Promise<unknown>;
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
const submitEmpty = async (page: Page): Promise<void> => {
  await page.locator(".form-submit").click();
  await expect(page.locator(".form-error").first()).toBeVisible();
};

const places: Place[] = [
  { says: "the message centre", path: MESSAGES, shown: "tr[data-row-key]" },
  { says: "selected messages", path: MESSAGES, shown: "tr[data-row-key]", open: click("thead input[type=checkbox]") },
  {
    says: "a filter unfolded, nothing found",
    path: `${MESSAGES}?keyword=nothing-like-it`,
    shown: ".notice",
    open: unfoldFilter,
  },
  { says: "a message", path: ({ messages }) => `${MESSAGES}?open=detail&id=${messages[0]}`, shown: ".detail dl" },
  { says: "a message that is gone", path: `${MESSAGES}?open=detail&id=999999999`, shown: ".drawer .notice" },
  { says: "a question", path: MESSAGES, shown: "tr[data-row-key]", open: click("tr [data-action=delete]") },
  { says: "the accounts", path: USERS, shown: "tr[data-row-key]" },
  {
    says: "further actions of an account",
    path: `${USERS}?keyword=admin`,
    shown: "tr[data-row-key]",
    open: click(".row-actions [popovertarget]"),
  },
  { says: "an account", path: ({ user }) => `${USERS}?open=detail&id=${user.id}`, shown: ".detail dl" },
  { says: "a new account, with errors", path: `${USERS}?open=create`, shown: ".form-submit", open: submitEmpty },
  { says: "an account being edited", path: ({ user }) => `${USERS}?open=edit&id=${user.id}`, shown: ".form-submit" },
  { says: "the roles", path: ROLES, shown: "tr[data-row-key]" },
  { says: "a role", path: ({ user }) => `${ROLES}?open=detail&id=${user.roleId}`, shown: ".detail dl" },
  { says: "a new role, with errors", path: `${ROLES}?open=create`, shown: "[role=treeitem]", open: submitEmpty },
  { says: "my account", path: ACCOUNT, shown: ".detail dl" },
  {
    says: "a new password, with errors",
    path: `${ACCOUNT}?open=changePassword`,
    shown: ".drawer .form-submit",
    open: submitEmpty,
  },
  {
    says: "a list of cards, one of them open",
    path: "/addedService/product?open=detail&id=waf",
    shown: "li.card-open",
  },
  { says: "the bill lines", path: BILLS, shown: "tfoot td" },
  { says: "a bill line", path: `${BILLS}?sort=payableAmount.descending`, shown: "tr[data-row-key]", open: openLine },
];

async function unfoldFilter(page: Page): Promise<void> {
  await page.locator("[data-filter=type] button").first().click();
  await expect(page.locator(".popover:popover-open")).toBeVisible();
}

async function openLine(page: Page): Promise<void> {
  await page.locator("tr [data-action=view]").first().click();
  await expect(page.locator(".detail dl").first()).toBeVisible();
}

async function make(own: OwnData): Promise<Made> {
  const user = await own.user(everything);
  return {
    user,
    messages: await own.messages(user, [
      { title: "一条很长的消息标题，在窄屏上也要能读，不能把页面撑宽，也不能遮住别的内容" },
      { title: "Short", read: true },
    ]),
  };
}

/** Looks at one place in the language of the page. */
async function look(
  page: Page,
  { path, shown, open }: Omit<Place, "says">,
  made: Made,
  widths: readonly number[],
): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(page, typeof path === "string" ? path : path(made));
  await expect(page.locator(shown).first()).toBeVisible();
  await open?.(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} px`, () => expectNoOverflow(page));
  }
  await expectAccessible(page);
}

for (const { language, lang, widths } of languages) {
  const start = async (page: Page, openAs: OpenAs, own: OwnData): Promise<Made> => {
    const made = await make(own);
    await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    await openAs(made.user.username, 1, ACCOUNT);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    return made;
  };

  test(`every screen, and what opens over it, in ${language}: accessible, and never wider than the window`, async ({
    page,
    openAs,
    own,
  }) => {
    test.slow();
    const made = await start(page, openAs, own);
    for (const place of places) {
      await test.step(place.says, async () => {
        await look(page, place, made, widths);
        // Nothing of a place is still open at the next one.
        await visit(page, NOWHERE);
        await expect(page.locator("tr[data-row-key], .detail, .drawer, .form-submit, dialog[open]")).toHaveCount(0);
      });
    }
  });

  test(`a list that failed in ${language}: accessible, and never wider than the window`, async ({
    page,
    openAs,
    own,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    await page.route("**/mes/getMessageList", (route) => route.abort());
    const made = await start(page, openAs, own);
    await look(page, { path: MESSAGES, shown: ".notice[role=alert]" }, made, widths);
  });
}

test("from sign-in to a message and back with the keyboard alone", async ({ page, own }) => {
  const { user } = await make(own);
  const { keyboard } = page;
  const focused = page.locator(":focus");
  const tabTo = async (name: RegExp | string, role: Parameters<Page["getByRole"]>[0]): Promise<void> => {
    const wanted = page.getByRole(role, { name, exact: true }).first();
    for (let step = 0; step < 60; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
      await keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to the ${role} ${name}; it leads to ${await focused.textContent()}.`);
  };
  await page.goto("/custom/login");
  await expect(page.getByLabel("用户名", { exact: true })).toBeVisible();
  await tabTo("用户名", "textbox");
  await keyboard.type(user.username);
  await tabTo("密码", "textbox");
  await keyboard.type(user.password);
  await tabTo("验证码", "textbox");
  await keyboard.type("test");
  await tabTo(/云管控制台/, "radio");
  await keyboard.press("ArrowUp");
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/custom/index");

  await tabTo("消息提醒", "link");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("消息中心");
  await expect(page.locator("tr[data-row-key]")).toHaveCount(2);
  await tabTo("筛选条件", "combobox");
  await keyboard.type("Short");
  await keyboard.press("Enter");
  await expect(page.locator("tr[data-row-key]")).toHaveCount(1);
  await tabTo("Short", "link");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "消息详情" })).toBeFocused();
  await tabTo("关闭", "button");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(focused).toHaveText("Short");
});
