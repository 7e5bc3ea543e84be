import { randomInt } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { yuan } from "../helpers/amounts";
import { test } from "../helpers/own-data";
import { callApi, outcome, signIn } from "../helpers/signed-in";
import { drawer, field, question, rows, value } from "../helpers/views";

const WITHDRAW = "/userCenter/costCenter/cashWithdrawal";
const BANKS = "/userCenter/costCenter/bankManagement";

const figure = (page: Page, name: string) => page.locator(`.detail-figures [data-field="${name}"] dd`);

test("a withdrawal freezes what it asks for, and gives it back when it is cancelled", async ({
  page,
  openAs,
  consoleServer,
}) => {
  const token = await signIn(consoleServer.url, "channel");
  const available = async () => (await callApi(consoleServer.url, "getWithdrawable", undefined, token)).withdrawable;
  const before = await available();
  await openAs("channel", 1, WITHDRAW);
  await expect(figure(page, "withdrawable")).toHaveText(yuan(before));
  await expect(value(page, "unsettled")).toBeVisible();
  await page.getByRole("button", { name: "申请提现" }).click();
  await field(page, "amount").getByRole("textbox").fill("99999999");
  await field(page, "bankAccountId").getByRole("combobox").click();
  await expect(page.getByRole("option").filter({ hasText: "北京银行" })).toHaveCount(0);
  await page.getByRole("option", { name: "招商银行 1109 **** 2837" }).click();
  await field(page, "reason").getByRole("textbox").fill("返佣结算");
  await expect(field(page, "amount").locator(".form-error")).toHaveText("提现金额不能超过可提现金额");
  // What is typed anew takes the place of the amount once that stands there without its commas.
  await field(page, "amount").getByRole("textbox").focus();
  await field(page, "amount").getByRole("textbox").fill("50000.07");
  await page.getByRole("button", { name: "提交提现" }).click();
  await expect(outcome(page, "金额已冻结")).toBeVisible();
  await expect(figure(page, "withdrawable")).toHaveText(yuan(Number(before) - 50_000.07));

  await page.getByRole("link", { name: "提现记录" }).first().click();
  const row = rows(page).filter({ hasText: "50,000.07" });
  await expect(row).toContainText("待审核");
  await row.getByRole("button", { name: "撤销" }).click();
  await question(page).getByRole("button", { name: "撤销" }).click();
  await expect(row).toContainText("已撤销");
  expect(await available()).toBe(before);
});

test("withdrawals are for channel accounts only", async ({ page, openAs }) => {
  await openAs("admin", 1, WITHDRAW);
  await expect(page.getByRole("button", { name: "申请提现" })).toHaveCount(0);
  await expect(page.locator("main")).toContainText("账号");
});

test("a bank account is added, shown masked, verified by itself and deleted", async ({ page, own, openAs }) => {
  const bankNo = `6222${String(randomInt(1_000_000_000)).padStart(12, "0")}01`;
  const { username } = await own.user("v3,v3-16,");
  await openAs(username, 1, BANKS);
  await page.getByRole("button", { name: "添加银行账户" }).click();
  await field(page, "bankName").getByRole("textbox").fill("宁波银行");
  await field(page, "branchName").getByRole("textbox").fill("宁波银行上海分行");
  await field(page, "bankNo").getByRole("textbox").fill(bankNo);
  await drawer(page).getByRole("button", { name: "添加", exact: true }).click();
  await expect(outcome(page, "等待验证")).toBeVisible();
  const row = rows(page).filter({ hasText: `6222 **** ${bankNo.slice(-4)}` });
  await expect(row).toContainText("华辰控股集团有限公司");
  await expect(row).toContainText("待验证");
  // The bank takes its time, which has passed already here; the list follows by itself what it says.
  await own.query("UPDATE bank_accounts SET status_time = now() - interval '1 minute' WHERE bank_no = $1", [bankNo]);
  await expect(row).toContainText("已验证", { timeout: 60_000 });
  await row.getByRole("button", { name: "删除" }).click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(row).toHaveCount(0);
  expect(await own.query("SELECT id FROM bank_accounts WHERE bank_no = $1", [bankNo])).toEqual([]);
});
