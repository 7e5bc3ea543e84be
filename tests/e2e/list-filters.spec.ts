import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { column, filter, filterLine, query, rows, tokens } from "../helpers/views";

// Ranges of time, and the applied filters as tokens. Shown with the message centre.

const MESSAGES = "/userCenter/messageCenter/index";
const codes = "v1,v6,";
const DAY_MS = 24 * 60 * 60 * 1000;

/** A day in Shanghai, so many days ago: "2026-03-01". */
const day = (ago: number): string =>
  new Date(Date.now() + 8 * 60 * 60 * 1000 - ago * DAY_MS).toISOString().slice(0, 10);

const titles = (page: Page) => column(page, "标题");
const shown = (page: Page) => tokens(page).filter({ visible: true });
const remove = (page: Page, text: string) => page.getByRole("button", { name: `移除 ${text}` });

test("a range of time is chosen by its name, by days or typed; the address has the dates, and the name is shown again", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(user, [
    { title: "四十天前", createTime: `${day(40)} 12:00:00` },
    { title: "二十天前", createTime: `${day(20)} 12:00:00` },
    { title: "五天前", createTime: `${day(5)} 00:00:00` },
    { title: "今天", createTime: `${day(0)} 00:00:00` },
  ]);
  await openAs(user.username, 1, MESSAGES);
  const button = filter(page, "createTime").getByRole("button").first();
  const preset = (name: string) => filter(page, "createTime").getByRole("button", { name, exact: true });
  await button.click();
  await expect(page.locator(".range-preset")).toHaveText(["全部", "今天", "最近 7 天", "最近 30 天", "本月", "上月"]);
  await expect(preset("全部")).toHaveAttribute("aria-pressed", "true");
  for (const [name, found] of [
    ["今天", ["今天"]],
    ["最近 7 天", ["今天", "五天前"]],
    ["最近 30 天", ["今天", "五天前", "二十天前"]],
  ] as const) {
    await preset(name).click();
    await expect.poll(() => titles(page)).toEqual(found);
    await expect(button).toHaveText(name);
    await expect(preset(name)).toHaveAttribute("aria-pressed", "true");
  }
  expect(query(page)).toEqual({ "createTime.from": `${day(29)} 00:00:00`, "createTime.to": `${day(0)} 23:59:59` });
  await page.reload();
  await expect(button).toHaveText("最近 30 天");

  await button.click();
  await page.getByLabel("发送时间：起").fill(day(50).replaceAll("-", "/"));
  await page.keyboard.press("Enter");
  await expect.poll(() => titles(page)).toHaveLength(4);
  await expect(button).toHaveText(`${day(50)} 至 ${day(0)}`);
  await page.getByRole("textbox", { name: "最近" }).fill("6");
  await expect.poll(() => titles(page)).toEqual(["今天", "五天前"]);

  // The calendar opens on the month of the range; one day of it is a range as well.
  const today = new Date(`${day(0)}T00:00:00`);
  await page
    .getByRole("gridcell")
    .getByRole("button", { name: new RegExp(`${today.getMonth() + 1}月${today.getDate()}日`) })
    .click();
  await expect.poll(() => query(page)["createTime.to"]).toBe(`${day(0)} 23:59:59`);
  await expectAccessible(page);
  await preset("全部").click();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  expect(query(page)).toEqual({});
});

test("each filter that the line shows is a token, removed by keyboard one after the other", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(user, [
    { title: "甲", type: "finance" },
    { title: "乙", type: "security", read: true },
    { title: "丙", type: "om" },
  ]);
  await page.setViewportSize({ width: 700, height: 800 });
  await openAs(user.username, 1, `${MESSAGES}?keyword=乙&type=finance&type=security&readFlag=1`);
  await expect(rows(page)).toHaveCount(1);
  await expect(shown(page)).toHaveText([/“乙”/, /类型：财务消息、安全消息/, /状态：已读/]);
  await expectAccessible(page);

  await remove(page, "“乙”").focus();
  await page.keyboard.press("Enter");
  await expect(remove(page, "类型：财务消息、安全消息")).toBeFocused();
  expect(query(page)).toEqual({ type: "security", readFlag: "1" });
  await page.keyboard.press("Enter");
  await expect(remove(page, "状态：已读")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(filterLine(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  expect(query(page)).toEqual({});
  await page.goBack();
  await expect(shown(page)).toHaveText([/状态：已读/]);
});

test("what a control beside the line shows is no token; a filter that is never empty goes back to its first value", async ({
  page,
  openAs,
  own,
}) => {
  const [product] = await own.query<{ code: string; name: string }>(
    "SELECT product_code AS code, min(product_name) AS name FROM bill_lines WHERE custom_id = 1001 GROUP BY product_code HAVING count(DISTINCT product_name) = 1 LIMIT 1",
  );
  await openAs(
    "finance",
    1,
    `/userCenter/costCenter/billDetail?dimension=instance&productCode=${product?.code}&payableAmount.from=1280`,
  );
  await expect(shown(page)).toHaveText([new RegExp(`产品：${product?.name}`), /应付金额 ≥ 1,280/]);
  await expect(page.getByRole("radio", { name: "实例" })).toBeChecked();
  await page.getByRole("search").getByRole("button", { name: "清除筛选" }).click();
  await expect(page.getByRole("radio", { name: "明细" })).toBeChecked();
  await expect(tokens(page)).toHaveCount(0);
  expect(query(page)).toEqual({});

  // Nothing joins the first token that is seen.
  const join = page.getByRole("button", { name: "且", exact: true });
  await page.goto("/custom/userCenter/costCenter/billDetail?cloudCode=aliyun&payableAmount.from=1280");
  await expect(page.getByRole("button", { name: /应付金额 ≥ 1,280/ }).first()).toBeVisible();
  await expect(join).toHaveCount(0);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(join).toHaveCount(1);
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the line shows what every filter is set to", async ({ page, openAs, own }) => {
    const user = await own.user(codes);
    await own.messages(user, [{ title: "甲" }]);
    await openAs(user.username, 1, `${MESSAGES}?readFlag=0`);
    await expect(shown(page)).toHaveText([/状态：未读/]);
    await remove(page, "状态：未读").click();
    await expect(filterLine(page)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test("an empty list offers to create the first entry, but not where only the filters leave nothing", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v7,v7-1,");
  await page.route("**/user/find", (route) =>
    route.fulfill({ json: { code: 200, message: "", data: { list: [], total: 0, pageNum: 1, pageSize: 20 } } }),
  );
  await openAs(user.username, 1, "/userCenter/accountManage");
  const panel = page.locator(".notice");
  await expect(panel.getByRole("heading")).toHaveText("暂无数据");
  await panel.getByRole("button", { name: "新建子账号" }).click();
  await expect(page.getByRole("dialog").getByLabel("用户名")).toBeVisible();
  await page.goto("/custom/userCenter/accountManage?keyword=x");
  await expect(panel.getByRole("heading")).toHaveText("没有符合条件的结果");
  await expect(panel.getByRole("button")).toHaveText(["清除筛选"]);
});

test("the code of a failed request is copied", async ({ page, context, openAs, own, problems }) => {
  problems.expect(/Failed to load resource/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const user = await own.user(codes);
  await page.route("**/mes/getMessageList", (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: "出错了", data: { requestId: "req-4711" } } }),
  );
  await openAs(user.username, 1, MESSAGES);
  await page.getByRole("button", { name: "复制 req-4711" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("req-4711");
});
