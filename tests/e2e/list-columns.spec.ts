import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { toast } from "../helpers/signed-in";
import { expectSaved, query, rows } from "../helpers/views";

const MESSAGES = "/userCenter/messageCenter/index";
const codes = "v1,v6,v3,v3-6,v3-17,";
const sample = [
  { title: "一月账单已出", type: "finance", read: true },
  { title: "磁盘使用率超过 90%", type: "om" },
] as const;

const heads = async (page: Page): Promise<string[]> =>
  (await page.locator("thead th:not(.list-check):not(.list-row-actions)").allTextContents()).map((text) => text.trim());
const head = (page: Page, name: string): Locator => page.getByRole("columnheader", { name });
const width = async (column: Locator): Promise<number> => Math.round((await column.boundingBox())?.width ?? 0);

async function openColumns(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "列设置" }).click();
  const panel = page.getByRole("group", { name: "列设置" });
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  return panel;
}

/** What was changed has reached the server; then this browser forgets all it knew. */
async function asAnotherBrowser(page: Page): Promise<void> {
  await expectSaved(page);
  await page.evaluate(() => localStorage.clear());
}

test("columns are shown, hidden and put in order by keyboard alone; another browser shows the same, a colleague's does not", async ({
  page,
  openAs,
  own,
}) => {
  const [user, colleague] = [await own.user(codes), await own.user(codes)];
  for (const each of [user, colleague]) await own.messages(each, sample);
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(2);
  expect(await heads(page)).toEqual(["标题", "类型", "状态", "发送时间"]);

  await page.getByRole("button", { name: "列设置" }).focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("group", { name: "列设置" });
  await expect(panel.getByRole("checkbox", { name: "标题" })).toBeDisabled();
  await expect(panel.getByRole("checkbox", { name: "阅读时间" })).not.toBeChecked();
  for (const name of ["类型", "阅读时间"]) {
    await panel.getByRole("checkbox", { name }).focus();
    await page.keyboard.press("Space");
  }
  await expect.poll(() => heads(page)).toEqual(["标题", "状态", "发送时间", "阅读时间"]);
  const up = panel.getByRole("button", { name: "上移 阅读时间" });
  await up.focus();
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Enter");
    await expect(up).toBeFocused();
  }
  await expect(panel.getByRole("status")).toHaveText("阅读时间：第 3 位，共 7 位");
  const down = panel.getByRole("button", { name: "下移 状态" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(down).toBeFocused();
  const wanted = ["标题", "阅读时间", "发送时间", "状态"];
  await expect.poll(() => heads(page)).toEqual(wanted);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "列设置" })).toBeFocused();
  expect(query(page)).toEqual({});

  // This browser shows it at once the next time, before the server is asked.
  await expectSaved(page);
  await page.route("**/preference/get*", () => undefined);
  await page.reload();
  await expect.poll(() => heads(page)).toEqual(wanted);
  await page.unrouteAll();

  await openAs(colleague.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(2);
  expect(await heads(page)).toEqual(["标题", "类型", "状态", "发送时间"]);
  await asAnotherBrowser(page);
  await openAs(user.username, 1, MESSAGES);
  await expect.poll(() => heads(page)).toEqual(wanted);

  await (await openColumns(page)).getByRole("button", { name: "恢复默认" }).click();
  await expect.poll(() => heads(page)).toEqual(["标题", "类型", "状态", "发送时间"]);
  await asAnotherBrowser(page);
  const told = page.waitForResponse("**/preference/get*");
  await openAs(user.username, 1, MESSAGES);
  await told;
  await expect(rows(page)).toHaveCount(2);
  expect(await heads(page)).toEqual(["标题", "类型", "状态", "发送时间"]);
});

test("a column is dragged to another place, and let go where it was by Escape", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, sample);
  await openAs(user.username, 1, MESSAGES);
  const panel = await openColumns(page);
  const grip = (name: string) => panel.locator(`[data-column=${name}] .columns-grip`);
  const drag = async (from: string, to: string) => {
    const [start, end] = [await grip(from).boundingBox(), await grip(to).boundingBox()];
    if (!start || !end) throw new Error("not shown");
    await page.mouse.move(start.x + 5, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + 5, end.y + end.height / 2, { steps: 5 });
  };
  await drag("createTime", "title");
  await expect(panel.locator("[data-drop=above]")).toHaveAttribute("data-column", "title");
  await page.mouse.up();
  await expect.poll(() => heads(page)).toEqual(["发送时间", "标题", "类型", "状态"]);
  await drag("createTime", "readFlag");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(panel.locator("[data-dragged]")).toHaveCount(0);
  expect(await heads(page)).toEqual(["发送时间", "标题", "类型", "状态"]);
});

test("a column's width is dragged at its head's edge, typed by keyboard, and kept; a double click frees it", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await openAs(user.username, 1, "/userCenter/costCenter/billDetail");
  await expect(rows(page)).toHaveCount(20);
  const product = head(page, "产品");
  const before = await width(product);
  const edge = await product.locator(".list-resize").boundingBox();
  if (!edge) throw new Error("no edge");
  await page.mouse.move(edge.x + 4, edge.y + 10);
  await page.mouse.down();
  await page.mouse.move(edge.x + 64, edge.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => width(product)).toBe(before + 60);

  const panel = await openColumns(page);
  const input = panel.getByRole("spinbutton", { name: "产品 的宽度" });
  await expect(input).toHaveValue(String(before + 60));
  await input.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("60");
  await page.keyboard.press("Enter");
  // Narrower than its values want: they are cut off.
  await expect.poll(() => width(product)).toBe(60);
  await page.keyboard.press("Escape");
  await asAnotherBrowser(page);
  await openAs(user.username, 1, "/userCenter/costCenter/billDetail");
  await expect.poll(() => width(product)).toBe(60);
  await product.locator(".list-resize").dblclick();
  await expect.poll(() => width(product)).toBeGreaterThanOrEqual(before - 1);
});

test("the first column is pinned or not, rows stand closer or wider; on a narrow window too", async ({
  page,
  openAs,
  own,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const user = await own.user(codes);
  await openAs(user.username, 1, "/userCenter/costCenter/billDetail");
  await expect(rows(page)).toHaveCount(20);
  const cell = rows(page).first().getByRole("cell").first();
  const left = async () => Math.round((await cell.boundingBox())?.x ?? 0);
  const height = async () => Math.round((await rows(page).first().boundingBox())?.height ?? 0);
  const frame = page.locator(".list-frame");
  const normal = await height();
  const panel = await openColumns(page);
  const box = await panel.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360).toBe(true);
  // A column that the reader has made wider than the frame: only then the table scrolls sideways.
  await panel.getByRole("spinbutton", { name: "产品 的宽度" }).fill("800");
  await page.keyboard.press("Enter");
  await page.setViewportSize({ width: 800, height: 740 });
  const start = await left();
  await frame.evaluate((element) => element.scrollTo(200, 0));
  expect(await left()).toBe(start);
  await panel.getByRole("checkbox", { name: "固定首列" }).uncheck();
  await expect.poll(left).toBe(start - 200);
  await page.setViewportSize({ width: 360, height: 740 });
  await panel.getByRole("radio", { name: "紧凑" }).check();
  await expect.poll(height).toBeLessThan(normal);
  await panel.getByRole("radio", { name: "宽松" }).check();
  await expect.poll(height).toBeGreaterThan(normal);
  await expectAccessible(page);
});

test("where settings cannot be saved the list works on, and says so: what failed each time (§8), and what follows from it once", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/500/);
  const user = await own.user(codes);
  await own.messages(user, sample);
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(2);
  await page.route("**/preference/**", (route) =>
    route.fulfill({ status: 500, contentType: "text/html", body: "<h1>no</h1>" }),
  );
  const panel = await openColumns(page);
  await panel.getByRole("checkbox", { name: "类型" }).uncheck();
  await expect(toast(page, "设置暂未保存到服务器")).toBeVisible();
  await expect(toast(page, "设置暂未保存到服务器")).toHaveCount(0, { timeout: 15_000 });
  await panel.getByRole("checkbox", { name: "状态" }).uncheck();
  await expect(toast(page, "网络连接失败")).toBeVisible();
  await expect(toast(page, "设置暂未保存到服务器")).toHaveCount(0);
  await page.reload();
  await expect.poll(() => heads(page)).toEqual(["标题", "发送时间"]);
  // The server is back: what it missed is sent.
  await page.unrouteAll();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await asAnotherBrowser(page);
  await page.reload();
  await expect.poll(() => heads(page)).toEqual(["标题", "发送时间"]);
});
