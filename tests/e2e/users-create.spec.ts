import { expect, type Locator, type Page } from "playwright/test";
import { ownPhone, ownWord, test } from "../helpers/own-data";
import { callApi, outcome, recordCalls, signIn, toast } from "../helpers/signed-in";
import { choice, drawer, field, problem, row } from "../helpers/views";

const USERS = "/userCenter/accountManage";
const strong = "Harbour#4711";

const input = (page: Page, name: string) => field(page, name).locator("input").first();
const submit = (page: Page) => drawer(page).getByRole("button", { name: "新建", exact: true });
const note = (page: Page, name: string) => field(page, name).locator(".form-unique");

async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "新建子账号" }).click();
  await expect(drawer(page).getByLabel("用户名")).toBeVisible();
}

async function fillIn(
  page: Page,
  person: { username: string; phone: string; email?: string; roleName?: string; password?: string },
): Promise<void> {
  await input(page, "username").fill(person.username);
  await input(page, "name").fill(`员工 ${person.username}`);
  await input(page, "phone").fill(person.phone);
  if (person.email) await input(page, "email").fill(person.email);
  if (person.roleName) await choice(page, "roleIds", person.roleName).click();
  await input(page, "password").fill(person.password ?? strong);
  await input(page, "repeatPassword").fill(person.password ?? strong);
}

// Few roles are boxes to tick, many are searched for: other files' roles must not make many of them.
test.beforeAll(({ consoleServer }) => consoleServer.reset());

test("a sub-account is created with its roles, stands first in the list, and can sign in", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const [user, role] = [await own.user("v7,v7-1,"), await own.role("v7-1,")];
  const username = ownWord();
  await openAs(user.username, 1, USERS);
  await openForm(page);
  await fillIn(page, { username, phone: ownPhone(), email: `${username}@example.com`, roleName: role.roleName });
  await submit(page).click();
  await expect(outcome(page, "子账号已创建，首次登录时会提示修改密码")).not.toHaveClass(/outcome-pending/);
  await expect(drawer(page)).toHaveCount(0);
  const created = row(page, username);
  await expect(created).toContainText(role.roleName);
  await expect(created).toContainText("子账号");
  await expect(created).toContainText("正常");
  const token = await signIn(consoleServer.url, username, strong);
  expect(await callApi(consoleServer.url, "getCurrentUser", undefined, token)).toMatchObject({
    username,
    loginNum: 1,
    roles: [role.roleName],
    email: `${username}@example.com`,
  });
});

/** Types letter by letter without a pause between them, however busy the machine is. */
async function typeAtOnce(at: Locator, text: string): Promise<void> {
  await at.focus();
  await at.evaluate((_, letters) => {
    for (const letter of letters) document.execCommand("insertText", false, letter);
  }, text);
}

test("while typing it is asked whether name, number and address are taken; a taken one is said beside its field and not sent", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v7,v7-1,");
  const [other, free] = [await own.user("v7-1,"), ownWord()];
  await openAs(user.username, 1, USERS);
  await openForm(page);
  const [checks, creations] = [recordCalls(page, "/api/v1/user/checkExist"), recordCalls(page, "/api/v1/user/create")];
  await fillIn(page, { username: other.username, phone: other.phone, email: other.email });
  await expect(problem(page, "username")).toHaveText("该用户名已被使用");
  await expect(problem(page, "phone")).toHaveText("该手机号已被使用");
  await expect(problem(page, "email")).toHaveText("该邮箱已被使用");
  await expect(input(page, "username")).toHaveAttribute("aria-invalid", "true");
  await expect(input(page, "username")).toHaveAccessibleDescription(/该用户名已被使用/);
  await submit(page).click();
  await expect(input(page, "username")).toBeFocused();
  await expect(drawer(page).getByText("有 3 处需要修改")).toBeVisible();
  expect(creations).toEqual([]);

  await input(page, "username").fill(free);
  await expect(note(page, "username")).toHaveText("可以使用");
  await expect(problem(page, "username")).toHaveCount(0);
  await input(page, "phone").fill(ownPhone());
  await input(page, "email").fill(`${free}@example.com`);
  await expect(note(page, "email")).toHaveText("可以使用");
  // One question per pause, not one per letter; none about what cannot be a name anyway.
  await expect(note(page, "phone")).toHaveText("可以使用");
  const asked = checks.length;
  await typeAtOnce(input(page, "username"), "abc");
  await expect.poll(() => checks.length).toBe(asked + 1);
  await input(page, "username").fill("1x");
  await input(page, "username").blur();
  await expect(problem(page, "username")).toHaveText(/用户名/);
  expect(checks).toHaveLength(asked + 1);
  await input(page, "username").fill(free);
  await submit(page).click();
  await expect(outcome(page, "子账号已创建")).toBeVisible();
  expect(creations).toHaveLength(1);
});

test("a name that is taken in the last moment is refused by the server, beside its field; the message goes when the value changes", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v7,v7-1,");
  const other = await own.user("v7-1,");
  // The check says free, as it would a moment before somebody else takes the name.
  await page.route("**/user/checkExist", (route) => route.fulfill({ json: { code: 200, message: "ok", data: false } }));
  await openAs(user.username, 1, USERS);
  await openForm(page);
  await fillIn(page, { username: other.username, phone: ownPhone() });
  await submit(page).click();
  await expect(problem(page, "username")).toHaveText("用户名已存在");
  await expect(input(page, "username")).toBeFocused();
  await expect(toast(page, /./)).toHaveCount(0);
  await input(page, "username").pressSequentially("x");
  await expect(problem(page, "username")).toHaveCount(0);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(outcome(page, "子账号已创建")).toBeVisible();
});

test("a check that fails keeps nobody from creating: the server decides", async ({ page, openAs, own, problems }) => {
  problems.expect(/Failed to load resource/);
  const user = await own.user("v7,v7-1,");
  await page.route("**/user/checkExist", (route) => route.abort());
  await openAs(user.username, 1, USERS);
  await openForm(page);
  await fillIn(page, { username: ownWord(), phone: ownPhone() });
  await expect(note(page, "username")).toHaveText("暂时无法检查是否重复，提交时会再次确认");
  await expect(toast(page, /./)).toHaveCount(0);
  await submit(page).click();
  await expect(outcome(page, "子账号已创建")).toBeVisible();
});

const wrong = [
  { name: "username", typed: "ab", zh: "用户名至少需要 4 个字符", en: "Username must have at least 4 characters" },
  {
    name: "username",
    typed: "9lives",
    zh: /用户名的格式不正确：4–32 位，以字母开头/,
    en: /Username is invalid: 4–32 characters: letters, digits, underscores, dots and hyphens, starting with a letter/,
  },
  { name: "phone", typed: "12345", zh: "请输入正确的 11 位手机号码", en: "Enter a valid 11-digit mobile number" },
  {
    name: "email",
    typed: "nobody@",
    zh: "请输入正确的邮箱地址，例如 name@example.com",
    en: "Enter a valid e-mail address such as name@example.com",
  },
  {
    name: "password",
    typed: "harbour",
    zh: "密码需为 8–64 个字符，并包含大写字母、小写字母、数字、符号中的至少 3 种",
    en: /The password needs 8–64 characters with at least 3 of/,
  },
  { name: "repeatPassword", typed: "other", zh: "与初始密码不一致", en: "Does not match Initial password" },
];

test("what is wrong is said on leaving the field, in the reader's language", async ({ page, openAs, own }) => {
  const user = await own.user("v7,v7-1,");
  await openAs(user.username, 1, USERS);
  for (const language of ["zh", "en"] as const) {
    if (language === "en") await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("button", { name: language === "zh" ? "新建子账号" : "Create sub-account" }).click();
    for (const { name, typed, ...says } of wrong) {
      await input(page, name).fill(typed);
      await input(page, name).blur();
      await expect(problem(page, name)).toHaveText(says[language]);
    }
    await drawer(page)
      .getByRole("button", { name: language === "zh" ? "关闭" : "Close" })
      .click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: language === "zh" ? "放弃修改" : "Discard changes" })
      .click();
    await expect(drawer(page)).toHaveCount(0);
  }
});

test("nothing is said to be wrong while a value is typed for the first time; from then on each letter counts", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v7,v7-1,");
  await openAs(user.username, 1, USERS);
  await openForm(page);
  await input(page, "phone").pressSequentially("1380013");
  // The form has heard of the number by then: the name's check, which comes later, is there.
  await input(page, "username").pressSequentially(ownWord());
  await input(page, "username").blur();
  await expect(note(page, "username")).toHaveText("可以使用");
  await expect(problem(page, "phone")).toHaveText("请输入正确的 11 位手机号码");
  await expect(problem(page, "name")).toHaveCount(0);
  await input(page, "phone").press("End");
  await input(page, "phone").pressSequentially("8000");
  await expect(problem(page, "phone")).toHaveCount(0);
});

test("an empty form names every field that is required, with a link to each, and sends nothing", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v7,v7-1,");
  await openAs(user.username, 1, USERS);
  await openForm(page);
  const calls = recordCalls(page, "/api/v1/user/create");
  await submit(page).click();
  for (const [name, words] of [
    ["username", "请填写用户名"],
    ["name", "请填写姓名"],
    ["phone", "请填写手机号"],
    ["password", "请填写初始密码"],
    ["repeatPassword", "请填写确认密码"],
  ] as const) {
    await expect(problem(page, name)).toHaveText(words);
  }
  await expect(problem(page, "email")).toHaveCount(0);
  await expect(drawer(page).getByText("有 5 处需要修改")).toBeVisible();
  await expect(input(page, "username")).toBeFocused();
  await drawer(page).getByRole("link", { name: "请填写手机号" }).click();
  await expect(input(page, "phone")).toBeFocused();
  expect(calls).toEqual([]);
});

test("the password says what it lacks while it is typed, and can be shown", async ({ page, openAs, own }) => {
  const user = await own.user("v7,v7-1,");
  await openAs(user.username, 1, USERS);
  await openForm(page);
  const verdict = field(page, "password").getByRole("status");
  const met = field(page, "password").locator(".password-rule-met");
  await expect(verdict).toHaveText("");
  await expect(met).toHaveCount(0);
  for (const [typed, says, rules] of [
    ["abc", "不符合要求", 0],
    ["abcdefgh", "不符合要求", 1],
    ["Tram1", "不符合要求", 2],
    ["Tester@12345", "不符合要求", 2],
    ["Tramway12", "强度：中", 3],
    ["Tramway12#and-more", "强度：高", 3],
  ] as const) {
    await input(page, "password").fill(typed);
    await expect(verdict).toHaveText(says);
    await expect(met).toHaveCount(rules);
  }
  await expect(input(page, "password")).toHaveAttribute("type", "password");
  await expect(input(page, "password")).toHaveAttribute("autocomplete", "new-password");
  await field(page, "password").getByRole("button", { name: "显示密码" }).click();
  await expect(input(page, "password")).toHaveAttribute("type", "text");
  await expect(input(page, "password")).toHaveValue("Tramway12#and-more");
});

test("a password that everybody uses is refused by the server at its field", async ({ page, openAs, own }) => {
  const user = await own.user("v7,v7-1,");
  await openAs(user.username, 1, USERS);
  await openForm(page);
  await fillIn(page, { username: ownWord(), phone: ownPhone(), password: "P@ssw0rd2024!" });
  await submit(page).click();
  await expect(problem(page, "password")).toHaveText("该密码过于常见，请更换");
});

test("a role with permissions one lacks cannot be given: the server says so at the roles", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v7,v7-1,");
  const role = await own.role("v3,v3-17,");
  await openAs(user.username, 1, USERS);
  await openForm(page);
  await fillIn(page, { username: ownWord(), phone: ownPhone(), roleName: role.roleName });
  await submit(page).click();
  await expect(problem(page, "roleIds")).toHaveText("不能授予超出您自身权限的角色");
  await choice(page, "roleIds", role.roleName).click();
  await expect(problem(page, "roleIds")).toHaveCount(0);
});
