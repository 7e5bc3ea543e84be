import { readFileSync } from "node:fs";
import { expect } from "playwright/test";
import { test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { drawer, field, problem, value } from "../helpers/views";

const slip = Buffer.from("%PDF-1.7 slip");

test("an offline recharge carries its bank slip, which can be saved from the record", async ({ page, openAs, own }) => {
  const user = await own.user("v1,v3,v3-7,");
  await openAs(user.username, 1, "/userCenter/costCenter/recharge");
  await field(page, "amount").getByRole("textbox").fill("88.5");
  await field(page, "rechargeWay").getByRole("radio", { name: "线下汇款" }).check();
  await field(page, "payerName").getByRole("textbox").fill("上海示例科技有限公司");
  await field(page, "payerAccount").getByRole("textbox").fill("6222021001116245702");
  await page.getByRole("button", { name: "提交充值" }).click();
  await expect(problem(page, "voucherFileId")).toHaveText("请选择汇款凭证");
  const upload = page.waitForRequest("**/api/v1/file/upload");
  await field(page, "voucherFileId")
    .locator("input[type=file]")
    .setInputFiles({ name: "回单.pdf", mimeType: "application/pdf", buffer: slip });
  // Specification §7: every call carries content type JSON, this one too.
  expect((await upload).headers()["content-type"]).toBe("application/json");
  expect((await upload).postDataJSON()).toEqual({ name: "回单.pdf", content: slip.toString("base64") });
  await expect(field(page, "voucherFileId").getByRole("status")).toHaveText("已上传 回单.pdf");
  // The day is one that has been: the server says so at its field.
  const day = field(page, "remitDate").locator("input");
  await day.fill("2999-01-01");
  await page.getByRole("button", { name: "提交充值" }).click();
  await expect(field(page, "remitDate").locator(".form-error")).toContainText("不能晚于今天");
  const today = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Shanghai" }).format();
  await day.fill(today);
  await expect(field(page, "remitDate").locator(".form-error")).toHaveCount(0);
  await page.getByRole("button", { name: "提交充值" }).click();
  await expect(outcome(page, "充值申请已提交")).toBeVisible();

  // Whoever came by the address itself is shown what becomes of the remittance.
  await expect(page).toHaveURL(/costCenter\/rechargeRecord$/);
  await page
    .locator("tr[data-row-key]")
    .filter({ hasText: user.username })
    .getByRole("button", { name: "查看" })
    .or(page.locator("tr[data-row-key]").filter({ hasText: user.username }).getByRole("link", { name: "查看" }))
    .first()
    .click();
  await expect(drawer(page)).toBeVisible();
  await expect(value(page, "remitDate")).toHaveText(today);
  const download = page.waitForEvent("download");
  await value(page, "voucherFileId").getByRole("button", { name: "回单.pdf" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("回单.pdf");
  expect(readFileSync(await saved.path())).toEqual(slip);
});
