import { expect, type Page } from "playwright/test";
import { test } from "../helpers/own-data";
import { callApi } from "../helpers/signed-in";
import { drawer, field, question, sidePanel } from "../helpers/views";

// Escape in each host of a form: what was typed is not lost without a question. Drawers are in form-drawer.spec.ts, too.

const ROLES = "/userCenter/roleManage";
const manager = "v1,v6,v7,v7-1,";
const palette = (page: Page) => page.getByRole("dialog", { name: "搜索页面、操作与记录" });
const name = (page: Page) => field(page, "roleName").getByRole("textbox");

async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "新建角色" }).click();
  await name(page).fill("半成品");
}

test("the question comes as often as Escape asks for it", async ({ page, openAs, own }) => {
  await openAs((await own.user(manager)).username, 1, ROLES);
  await openForm(page);
  // A browser lets a dialog refuse Escape only so often.
  for (const shown of [1, 0, 1, 0, 1, 0, 1]) {
    await page.keyboard.press("Escape");
    await expect(question(page).filter({ visible: true })).toHaveCount(shown);
  }
  await question(page).getByRole("button", { name: "放弃修改" }).click();
  await expect(drawer(page)).toHaveCount(0);
});

test("the palette over a form closes alone, and leads away only after the question", async ({ page, openAs, own }) => {
  await openAs((await own.user(manager)).username, 1, ROLES);
  await openForm(page);
  await page.keyboard.press("Control+k");
  await palette(page).getByRole("combobox").fill("账号");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  await expect(name(page)).toHaveValue("半成品");
  await expect(name(page)).toBeFocused();

  await page.keyboard.press("Control+k");
  await palette(page).getByRole("combobox").fill("消息中心");
  await page.keyboard.press("Enter");
  await expect(question(page)).toContainText("放弃未保存的内容？");
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await expect(name(page)).toHaveValue("半成品");
  await page.keyboard.press("Control+k");
  await palette(page).getByRole("combobox").fill("消息中心");
  await page.keyboard.press("Enter");
  await question(page).getByRole("button", { name: "放弃修改" }).click();
  await expect(page).toHaveURL(/messageCenter\/index$/);
});

test("a form within a detail asks before the detail closes, over its list and beside it", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const admin = await own.admin();
  const { list } = await callApi(consoleServer.url, "listWorkOrders", { status: [1] }, admin);
  const [order] = list;
  await openAs("admin", 1, `/userCenter/workOrderCenter/index?open=detail&id=${order?.id}`);
  const reply = field(page, "message").getByRole("textbox");
  const ask = async (): Promise<void> => {
    await reply.fill("还没发送");
    await reply.press("Escape");
    await expect(question(page)).toContainText("放弃未保存的内容？");
    await page.keyboard.press("Escape");
    await expect(question(page)).toHaveCount(0);
    await expect(reply).toHaveValue("还没发送");
  };
  await ask();
  await reply.fill("");
  await page.getByRole("button", { name: "在列表旁显示" }).click();
  await expect(sidePanel(page)).toBeVisible();
  await ask();
});

test("Escape leaves the form of a page as it is; a link asks", async ({ page, openAs, own }) => {
  await openAs((await own.user(manager)).username, 1, "/reportformCenter/create");
  const reportName = field(page, "reportName").getByRole("textbox");
  await reportName.fill("半成品");
  await reportName.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await expect(reportName).toHaveValue("半成品");
  await page.locator("[data-menu-code=v6]").first().click();
  await expect(question(page)).toContainText("放弃未保存的内容？");
});
