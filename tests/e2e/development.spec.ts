import { expect, type Page } from "playwright/test";
import { tokenOf } from "../gallery/states";
import { test as base } from "../helpers/browser";
import { type DevConsole, openDevConsole } from "../helpers/dev-console";
import { field, rows } from "../helpers/views";

// `npm run dev`: saving config redraws the page, and nothing that somebody is doing there goes away.

const test = base.extend<{ development: DevConsole }, { opened: DevConsole }>({
  opened: [
    async ({}, use) => {
      const opened = await openDevConsole();
      await use(opened);
      await opened.close();
    },
    { scope: "worker" },
  ],
  // Each test begins with config as it is.
  development: async ({ opened }, use) => {
    await use(opened);
    await opened.restore();
  },
  baseURL: async ({ opened }, use) => use(opened.url),
});

const recharge = "config/screens/cost/recharge.json";
const messages = "config/screens/message/messages.json";
const overlay = (page: Page) => page.locator("vite-error-overlay");
const amount = (page: Page) => field(page, "amount").getByRole("textbox").first();

/** Opens an address, and marks the page: a page that is loaded again has lost the mark. */
async function open(page: Page, address: string): Promise<() => Promise<void>> {
  const session = JSON.stringify({ user_token: tokenOf("admin.many"), loginFlag: "1" });
  await page.addInitScript({ content: `Object.assign(sessionStorage, ${session});` });
  await page.goto(`/custom${address}`);
  // All modules are compiled for the first page: on a busy machine that takes longer than anything else here.
  await expect(page.locator("main :is([data-row-key], .form-submit)").first()).toBeVisible({ timeout: 120_000 });
  await page.evaluate(() => Object.assign(window, { stays: true }));
  return async () => expect(await page.evaluate(() => "stays" in window)).toBe(true);
}

/** How far everything around the list is scrolled, pixels. */
const scrolled = (page: Page): Promise<number[]> =>
  rows(page)
    .first()
    .evaluate((row) => {
      const tops = [];
      for (let around: Element | null = row; around; around = around.parentElement) tops.push(around.scrollTop);
      return tops;
    });

/** Scrolls to the list's last row. @returns how far that was */
async function scrollDown(page: Page): Promise<number[]> {
  await rows(page).last().scrollIntoViewIfNeeded();
  const tops = await scrolled(page);
  expect(Math.max(...tops)).toBeGreaterThan(0);
  return tops;
}

test("a half-filled form is kept when its own file is saved", async ({ page, development }) => {
  const expectSamePage = await open(page, "/userCenter/costCenter/recharge");
  await field(page, "rechargeWay").getByRole("radio", { name: "线下汇款" }).check();
  await field(page, "payerName").getByRole("textbox").fill("Harbour");
  await field(page, "remark").getByRole("textbox").fill("Berth 12");
  await amount(page).fill("123.45");

  await development.save(recharge, '"zh": "付款方"', '"zh": "付款单位"');
  await expect(field(page, "payerName")).toContainText("付款单位");
  await expect(field(page, "payerName").getByRole("textbox")).toHaveValue("Harbour");
  await expect(amount(page)).toHaveValue("123.45");
  await expect(amount(page)).toBeFocused();

  await development.save(recharge, '"voucherFileId", "remark"', '"voucherFileId"');
  await expect(field(page, "remark")).toHaveCount(0);
  await expect(field(page, "payerName").getByRole("textbox")).toHaveValue("Harbour");
  await expectSamePage();
});

test("what is being typed goes on where it was when config is saved meanwhile", async ({ page, development }) => {
  await open(page, "/userCenter/costCenter/recharge");
  const remark = field(page, "remark").getByRole("textbox");
  const saved = page.getByText("新的充值方式");
  await remark.focus();
  await development.save(recharge, '"zh": "充值方式"', '"zh": "新的充值方式"');
  let text = "";
  // Faster than an input tells its form, until the page is redrawn and a little longer.
  for (let after = 0; after < 5; after += (await saved.isVisible()) ? 1 : 0) {
    const letter = String.fromCharCode(97 + (text.length % 26));
    await page.keyboard.type(letter, { delay: 100 });
    text += letter;
  }
  await expect(remark).toHaveValue(text);
});

test("a mistake shows over the page, which works as before; mending it takes it away", async ({
  page,
  development,
  problems,
}) => {
  problems.expect(/Internal Server Error|Failed to load resource/);
  const expectSamePage = await open(page, "/userCenter/costCenter/recharge");
  await amount(page).fill("10");
  await development.save(recharge, '"rechargeNo", "amount"', '"rechargNo", "amount"');
  await expect(overlay(page)).toContainText('did you mean "rechargeNo"?');
  await expect(overlay(page)).toContainText(/recharge\.json:\d+:\d+/);
  await amount(page).pressSequentially("5");
  await expect(amount(page)).toHaveValue("105");
  await development.save(recharge, '"rechargNo", "amount"', '"rechargeNo", "amount"');
  await expect(overlay(page)).toHaveCount(0);
  await expect(amount(page)).toHaveValue("105");
  await expectSamePage();
});

test("a list keeps filter, page, selection, scroll position and open row", async ({ page, development }) => {
  const expectSamePage = await open(page, "/userCenter/messageCenter/index?type=1&pageNum=2");
  await page.setViewportSize({ width: 1440, height: 500 });
  await rows(page).nth(1).getByRole("checkbox").check();
  await rows(page).nth(1).getByRole("link").first().click();
  const panel = page.locator(":is(.drawer, .side-panel)");
  await expect(panel).toBeVisible();
  const before = await scrollDown(page);
  const address = page.url();
  expect(address).toContain("open=");

  await development.save(messages, '"zh": "状态", "en": "Status"', '"zh": "已读状态", "en": "Status"');
  await expect(panel).toContainText("已读状态");
  await expect(page.getByRole("columnheader", { name: "已读状态" })).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(rows(page).nth(1).getByRole("checkbox")).toBeChecked();
  expect(await scrolled(page)).toEqual(before);
  await expectSamePage();
});
