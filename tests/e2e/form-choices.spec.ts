import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { recordCalls } from "../helpers/signed-in";
import { field } from "../helpers/views";

// Choices from calls: dependent ones, and such that come a page at a time (fixtures/accounts.json).

test.use({ extraScreen: "accounts" });

const CHECK = "/extra/check";
const GROUP = "/extra/index";
const codes = "v1,v7,v9-1,";

const box = (page: Page, name: string) => field(page, name).getByRole("combobox");
/** The choices below a combobox, without the line that says that more are on their way. */
const options = (page: Page) => page.getByRole("listbox").locator(".input-option");

/** 120 people found by name, sent page by page as the operation does. What `late` holds back is the answer to a word of one letter. */
async function people(page: Page, late = Promise.resolve()): Promise<void> {
  const all = Array.from({ length: 120 }, (_, at) => ({
    id: at + 1,
    username: `person${at + 1}`,
    name: `同事 ${String(at + 1).padStart(3, "0")}`,
  }));
  await page.route("**/user/find", async (route) => {
    const {
      keyword = "",
      pageNum = 1,
      pageSize = 20,
    } = route.request().postDataJSON() as { keyword?: string; pageNum?: number; pageSize?: number };
    const found = all.filter(({ name }) => name.includes(keyword));
    const list = found.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    if (keyword.length === 1) await late;
    await route
      .fulfill({ json: { code: 200, message: "", data: { list, total: found.length, pageNum, pageSize } } })
      .catch(() => undefined);
  });
}

test("a field whose choices depend on another waits for it, and loses a value that is no choice any more", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await openAs(user.username, 2, CHECK);
  const region = box(page, "regionId");
  await expect(region).toBeDisabled();
  await expect(region).toHaveAccessibleDescription(/请先选择云厂商/);
  const cloud = field(page, "cloudCode").getByRole("combobox");
  const clouds = await cloud
    .locator("option")
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value).filter((value) => value !== ""));
  await cloud.selectOption(clouds[0] ?? "");
  await expect(region).toBeEnabled();
  await region.click();
  const label = (await options(page).first().textContent()) ?? "";
  await options(page).first().click();
  await expect(region).toHaveValue(label);
  await cloud.selectOption(clouds[1] ?? "");
  await expect(region).toHaveValue("");
});

test("choices that cannot be fetched say so and can be asked for again", async ({ page, openAs, own, problems }) => {
  problems.expect(/Failed to load resource/);
  const user = await own.user(codes);
  let fails = true;
  await page.route("**/user/getCloudRegion", (route) => (fails ? route.abort() : route.continue()));
  await openAs(user.username, 2, CHECK);
  const cloud = field(page, "cloudCode").getByRole("combobox");
  await cloud.selectOption({ index: 1 });
  const alert = page.getByRole("alert").filter({ hasText: "选项加载失败" });
  await expect(alert).toBeVisible();
  fails = false;
  await alert.getByRole("button", { name: "重试" }).click();
  await expect(alert).toHaveCount(0);
  await expect(box(page, "regionId")).toBeEnabled();
});

test("many choices come a page at a time, and the server searches them; the last word decides", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  let release = (): void => undefined;
  await people(page, new Promise((resolve) => (release = resolve)));
  await openAs(user.username, 2, CHECK);
  const calls = recordCalls(page, "/api/v1/user/find");
  const words = () =>
    calls.map((call) => (call.postDataJSON() as { keyword?: string }).keyword ?? "").filter((word) => word !== "");
  const owner = box(page, "accountUid");
  await owner.click();
  await expect(options(page)).toHaveCount(50);
  await expect(owner).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("listbox").evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(options(page)).toHaveCount(100);
  await expectAccessible(page);

  await owner.pressSequentially("1");
  await expect.poll(words).toEqual(["1"]);
  await owner.pressSequentially("19");
  await expect(options(page)).toHaveCount(1);
  // The answer to the shorter word comes last, or is not waited for any more.
  release();
  await calls.find((call) => call.postData()?.includes('"1"'))?.response();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(owner).toHaveValue("同事 119");
  expect(words()).toEqual(["1", "119"]);

  // Found by the keyboard alone, past the end of the first page.
  await owner.click();
  await owner.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(owner).toHaveValue("同事 119");
});

test("several are chosen from many: each stands below the search by its name, and can be taken away", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await people(page);
  await openAs(user.username, 2, GROUP);
  const colleagues = box(page, "roleIds");
  await colleagues.click();
  await options(page).filter({ hasText: "同事 002" }).click();
  await colleagues.fill("119");
  await expect(options(page)).toHaveCount(1);
  await colleagues.press("Enter");
  await colleagues.press("Escape");
  const chips = field(page, "roleIds").getByRole("listitem");
  await expect(chips).toHaveText(["同事 002", "同事 119"]);
  await field(page, "roleIds").getByRole("button", { name: "移除同事 002" }).click();
  await expect(chips).toHaveText(["同事 119"]);
  // Kept over a reload it still has its name, though it stands on a later page.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(chips).toHaveText(["同事 119"]);
  await expectAccessible(page);
});
