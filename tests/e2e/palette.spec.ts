import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { holdAnswers } from "../helpers/hold-answers";
import { ownWord, test } from "../helpers/own-data";
import { callApi } from "../helpers/signed-in";
import { rows, value } from "../helpers/views";

const MESSAGES = "/userCenter/messageCenter/index";
const USERS = "/userCenter/accountManage";
const codes = "v1,v3,v3-17,v6,v7,v7-1,";

const palette = (page: Page) => page.getByRole("dialog", { name: "搜索页面、操作与记录" });
const input = (page: Page) => palette(page).getByRole("combobox");
const group = (page: Page, name: string) => palette(page).getByRole("group", { name, exact: true });
const chosen = (page: Page) => palette(page).locator("[aria-selected=true]");
const options = (page: Page) => palette(page).getByRole("option");

test.describe("command palette", () => {
  test("opens with the keyboard, finds pages in both languages, and goes there", async ({ page, openAs, own }) => {
    await openAs((await own.user(codes)).username, 1, MESSAGES);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("消息中心");
    await page.keyboard.press("Control+k");
    await expect(input(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("bill det");
    await expect(options(page).first()).toContainText("账单明细");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/costCenter\/billDetail$/);
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    // Where one was before comes first.
    await expect(options(page).first()).toContainText("消息中心");
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
  });

  test("begins something new, and searches a list for what was typed", async ({ page, openAs, own }) => {
    const user = await own.user(codes);
    await openAs(user.username, 1, "/index");
    await page.locator("[data-palette]").click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.type("新建子账号");
    await expect(options(page).first()).toContainText("新建子账号");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/accountManage\?open=create$/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.keyboard.type(user.username);
    await group(page, `在列表中搜索“${user.username}”`).getByRole("option", { name: "账号管理" }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`keyword=${user.username}`));
  });

  test("offers nothing that the user may not open", async ({ page, openAs, own }) => {
    await openAs((await own.user("v1,v6,")).username, 1, "/index");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(input(page)).toBeFocused();
    // No page and nothing to begin; only the lists there are can be searched for it.
    for (const text of ["账单", "新建子账号"]) {
      await page.keyboard.press("Control+a");
      await page.keyboard.type(text);
      await expect(group(page, `在列表中搜索“${text}”`)).toBeVisible();
      await expect(options(page)).toHaveText([/^报表中心/, /^报表条件/, /^消息中心/, /^增值产品/, /^企业服务/]);
    }
  });
});

test.describe("records in the palette", () => {
  test("are found by their name, and stand before pages; Enter opens the one", async ({ page, openAs, own }) => {
    const user = await own.user(codes);
    await openAs(user.username, 1, "/index");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await input(page).fill(user.username);
    await expect(group(page, "记录").getByRole("option")).toHaveText([`${user.username}账号管理 / ${user.name}`]);
    await expect(options(page).first()).toContainText(user.username);
    await expect(chosen(page)).toContainText("账号管理");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`accountManage\\?open=detail&id=${user.id}$`));
    await expect(value(page, "username")).toHaveText(user.username);
  });

  test("are opened by Enter that was pressed before they came, and by a click", async ({
    page,
    openAs,
    own,
    consoleServer,
  }) => {
    const { username } = await own.user("v1,v3,v3-18,");
    const scan = {
      productCode: "vulscan",
      attrs: [
        { attrCode: "depth", value: "quick" },
        { attrCode: "targets", value: "www.example.com" },
      ],
    };
    const order = { items: [scan], clientToken: ownWord() };
    const { orderId, orderNo } = await callApi(consoleServer.url, "commitOrder", order, await own.admin());
    const answers = await holdAnswers(page);
    for (const mode of [1, 2] as const) {
      await openAs(username, mode, "/index");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("Control+k");
      await answers.hold();
      await input(page).fill(orderNo);
      await expect(group(page, "记录")).toContainText("正在查找记录…");
      await expect(chosen(page)).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(palette(page)).toBeVisible();
      answers.release();
      await expect(page).toHaveURL(new RegExp(`/addedService/order/detail/order/${orderId}$`));
      await expect(palette(page)).toHaveCount(0);
    }
    await page.keyboard.press("Control+k");
    await input(page).fill(orderNo.slice(0, -1));
    await group(page, "订单管理").getByRole("option", { name: orderNo }).click();
    await expect(page).toHaveURL(new RegExp(`/addedService/order/detail/order/${orderId}$`));
  });

  test("move nothing when they come, and change nothing that Enter does", async ({ page, openAs, own }) => {
    const user = await own.user(codes);
    const renamed = "账单明细";
    await own.query("UPDATE users SET name = $1 WHERE id = $2", [renamed, user.id]);
    const answers = await holdAnswers(page);
    await openAs(user.username, 1, "/index");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await answers.hold();
    await input(page).fill(renamed);
    const first = group(page, "页面与操作").getByRole("option").first();
    const before = await first.boundingBox();
    await expect(chosen(page)).toContainText("费用中心");
    answers.release();
    await expect(group(page, "记录").getByRole("option")).toContainText([renamed]);
    expect(await first.boundingBox()).toEqual(before);
    await expect(chosen(page)).toContainText("费用中心");
    await page.keyboard.press("ArrowUp");
    await expect(chosen(page)).toContainText("账号管理");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/costCenter\/billDetail$/);
  });

  test("that come after one has pointed at an item stand at the end", async ({ page, openAs, own }) => {
    const user = await own.user(codes);
    const answers = await holdAnswers(page);
    await openAs(user.username, 1, "/index");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await answers.hold();
    await input(page).fill(user.username);
    // What is there by then is of this text: an item of the text before would go, and what is pointed at with it. Before the
    // index is there, nothing can be pointed at.
    await expect(group(page, "记录")).toContainText("正在查找记录…");
    await expect(options(page)).not.toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    const pointed = await chosen(page).getAttribute("id");
    answers.release();
    await expect(options(page).last()).toContainText(user.username);
    await expect(chosen(page)).toHaveAttribute("id", pointed ?? "");
  });

  test("of a list that fails are left out, and the palette says so", async ({ page, openAs, own }) => {
    const user = await own.user(`${codes}v5,`);
    await page.route("**/workOrder/list", (route) =>
      route.fulfill({ json: { code: 500, message: "broken", data: null } }),
    );
    await openAs(user.username, 1, "/index");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await input(page).fill(user.username);
    await expect(group(page, "记录").getByRole("option")).toContainText([user.username]);
    await expect(palette(page).locator(".palette-failed")).toHaveText("工单管理查找失败");
    await expect(palette(page).getByRole("status")).toContainText("工单管理查找失败");
    await expect(page.locator(".toasts")).not.toContainText("broken");
  });

  test("are not asked for by one letter, nor of lists that do not open", async ({ page, openAs, own }) => {
    const user = await own.user("v1,v7,");
    const asked: string[] = [];
    await openAs(user.username, 1, "/index");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await input(page).fill(user.username.slice(0, 1));
    await expect(group(page, "记录")).toHaveCount(0);
    await input(page).fill(user.username);
    await expect(group(page, "记录").getByRole("option")).toHaveCount(1);
    expect(asked.filter((path) => /\/(order\/list|workOrder\/list|find)$/.test(path))).toEqual([
      "/cdz-admin/api/v1/user/find",
    ]);
  });

  test("of another customer are not found", async ({ page, openAs, own }) => {
    const user = await own.user(codes);
    await openAs("type4", 1, "/index");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await input(page).fill(user.username);
    await expect(group(page, "记录")).toContainText("未找到记录");
  });
});

test("the palette holds everything at 360 px", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(user.username, 1, "/index");
  await page.locator("[data-palette]").click();
  await input(page).fill(user.username);
  await expect(group(page, "记录").getByRole("option")).toHaveCount(1);
  const [outer, inner] = await Promise.all([palette(page).boundingBox(), group(page, "记录").boundingBox()]);
  expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
  expect(outer?.width).toBeLessThanOrEqual(360);
});

test("a page marked as a favourite is so after a reload, and stands first in the palette; for its user only", async ({
  page,
  openAs,
  own,
}) => {
  const [user, other] = [await own.user(codes), await own.user(codes)];
  await openAs(user.username, 1, USERS);
  const star = page.getByRole("button", { name: "收藏此页" });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("group", { name: "收藏" }).getByRole("option")).toContainText(["账号管理"]);
  await page.keyboard.press("Escape");
  await openAs(other.username, 1, USERS);
  await expect(star).toHaveAttribute("aria-pressed", "false");
});
