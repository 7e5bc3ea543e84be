import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { field, problem } from "../helpers/views";

// A form in steps, which is nothing but config (fixtures/wizard.json).

test.use({ extraScreen: "wizard" });

const step = (page: Page, name: string) => page.getByRole("navigation", { name: "步骤" }).getByRole("button", { name });
const heading = (page: Page) => page.locator(".form-step-heading");
const next = (page: Page) => page.getByRole("button", { name: "下一步" });
const review = (page: Page, name: string) => page.locator(`[data-review="${name}"] dd`);
const receiver = (page: Page) => field(page, "receivers").getByLabel("名称");

async function answering(page: Page, answer: object): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route("**/api/v1/car/toCar", async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: answer });
  });
  return bodies;
}

async function toReview(page: Page): Promise<void> {
  await field(page, "productCode").getByRole("textbox").fill("waf");
  await field(page, "amount").getByRole("textbox").fill("1234.5");
  await next(page).click();
  await receiver(page).fill("甲公司");
  await field(page, "roleId").getByRole("combobox").click();
  await page.getByRole("option").first().click();
  await field(page, "voucher")
    .locator("input[type=file]")
    .setInputFiles({ name: "凭证.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await expect(field(page, "voucher").getByRole("status")).toHaveText("已上传 凭证.pdf");
  await next(page).click();
  await expect(heading(page)).toContainText("确认");
}

test.beforeEach(async ({ openAs, page, own }) => {
  const user = await own.user("v1,v7,v12,");
  await openAs(user.username, 2, "/extra/create");
  await expect(heading(page)).toHaveText("产品 第 1 步，共 3 步");
});

test("Enter goes on, each step is checked before the next, and reading goes on from its title", async ({ page }) => {
  const bodies = await answering(page, { code: 200, message: "", data: { id: 1 } });
  await expect(step(page, "产品")).toHaveAttribute("aria-current", "step");
  await expect(step(page, "收款")).toBeDisabled();
  await field(page, "productCode").getByRole("textbox").focus();
  await page.keyboard.press("Enter");
  await expect(problem(page, "productCode")).toHaveText("请填写产品");
  await expect(problem(page, "amount")).toHaveText("请填写金额");
  await expect(field(page, "productCode").getByRole("textbox")).toBeFocused();
  await page.keyboard.type("waf");
  await page.keyboard.press("Tab");
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("收款 第 2 步，共 3 步");
  await expect(heading(page)).toBeFocused();
  await expect(step(page, "产品")).toHaveAccessibleName(/^产品 ?（已完成）$/);
  await expect(step(page, "产品")).toBeEnabled();
  await expect(step(page, "收款")).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("Tab");
  await expect(receiver(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page, "receivers").locator("[data-row] .form-error")).toHaveText("请填写名称");
  expect(bodies).toEqual([]);
});

test("what was filled in stays between the steps, is shown for review and sent once", async ({ page }) => {
  const bodies = await answering(page, { code: 200, message: "", data: { id: 1 } });
  await toReview(page);
  await expect(review(page, "amount")).toHaveText("¥1,234.50");
  await expect(review(page, "receivers")).toContainText("甲公司");
  await expect(review(page, "roleId")).not.toHaveText(/^\d+$/);
  const download = page.waitForEvent("download");
  await review(page, "voucher").getByRole("button", { name: "凭证.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("凭证.pdf");
  await page.getByRole("button", { name: "修改产品" }).click();
  await expect(heading(page)).toContainText("产品");
  await field(page, "productCode").getByRole("textbox").fill("hss");
  await step(page, "确认").click();
  await expect(review(page, "productCode")).toHaveText("hss");
  await page.getByRole("button", { name: "上一步" }).click();
  await expect(receiver(page)).toHaveValue("甲公司");
  await expect(field(page, "voucher")).toContainText("凭证.pdf");
  await next(page).click();
  await page.getByRole("button", { name: "保存" }).click();
  await expect
    .poll(() => bodies)
    .toEqual([
      {
        productCode: "hss",
        amount: "1234.50",
        roleId: expect.any(Number),
        voucher: expect.any(Number),
        receivers: [{ name: "甲公司" }],
      },
    ]);
});

test("what the server refuses leads back to its step", async ({ page }) => {
  await answering(page, {
    code: 422,
    message: "不行",
    data: { errors: [{ field: "amount", message: "金额超过限额" }], requestId: "r1" },
  });
  await toReview(page);
  await page.getByRole("button", { name: "保存" }).click();
  await expect(heading(page)).toContainText("产品");
  await expect(problem(page, "amount")).toHaveText("金额超过限额");
  await expect(field(page, "amount").getByRole("textbox")).toBeFocused();
  await step(page, "收款").click();
  await expect(heading(page)).toContainText("产品");
});

test("is accessible in each step, also where there is little room", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const check = async (): Promise<void> => {
    await expectAccessible(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBe(0);
  };
  await check();
  await toReview(page);
  await check();
  await step(page, "收款").click();
  await check();
});
