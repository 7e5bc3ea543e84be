import { expect, type Locator, type Page } from "playwright/test";
import { test } from "../helpers/own-data";
import { field, problem } from "../helpers/views";

// Inputs that the console's own screens do not all have yet, on a form that is nothing but config (fixtures/inputs.json).

test.use({ extraScreen: "inputs" });

const FORM = "/extra/create";
const box = (page: Page, name: string) => field(page, name).getByRole("textbox");
const save = (page: Page) => page.getByRole("button", { name: "保存" });
const pdf = { name: "凭证.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 test") };

async function type(into: Locator, text: string): Promise<void> {
  await into.fill(text);
  await into.blur();
}

async function paste(page: Page, into: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await into.focus();
  await page.keyboard.press("ControlOrMeta+V");
}

/** Catches what the form sends. */
async function sent(
  page: Page,
  answer: object = { code: 200, message: "", data: { id: 1 } },
): Promise<() => Record<string, unknown> | undefined> {
  let body: Record<string, unknown> | undefined;
  await page.route("**/api/v1/car/toCar", async (route) => {
    body = route.request().postDataJSON() as Record<string, unknown>;
    await route.fulfill({ json: answer });
  });
  return () => body;
}

async function fillAll(page: Page): Promise<void> {
  await type(box(page, "amount"), "1,234.5");
  await type(box(page, "site"), "https://WWW.Example.com/path");
  await type(box(page, "ports"), "80， 443 8000-8100");
  await type(box(page, "term").first(), "3");
  await page.getByRole("textbox", { name: "有效期 开始" }).fill("2026-01-01");
  await page.getByRole("textbox", { name: "有效期 结束" }).fill("2026-12-31");
  await field(page, "voucher").locator("input[type=file]").setInputFiles(pdf);
  await expect(field(page, "voucher")).toContainText("凭证.pdf");
  await field(page, "tags").getByLabel("键").fill("env");
}

test.beforeEach(async ({ openAs, page, own }) => {
  const user = await own.user("v1,v7,v12,");
  await openAs(user.username, 2, FORM);
  await expect(box(page, "amount")).toBeVisible();
});

test("an amount reached by Tab is selected as a whole, as any text is", async ({ page }) => {
  await box(page, "amount").pressSequentially("1500");
  await page.keyboard.press("Tab");
  await expect(box(page, "amount")).toHaveValue("1,500.00");
  await page.keyboard.press("Shift+Tab");
  await expect(box(page, "amount")).toBeFocused();
  await page.keyboard.type("2");
  await expect(box(page, "amount")).toHaveValue("2");
});

test("each value is sent as the API writes it", async ({ page }) => {
  const body = await sent(page);
  await fillAll(page);
  await expect(box(page, "amount")).toHaveValue("1,234.50");
  await expect(box(page, "site")).toHaveValue("www.example.com");
  await expect(box(page, "ports")).toHaveValue("80,443,8000-8100");
  await page.getByRole("textbox", { name: "维护窗口 开始" }).fill("2026-02-01T22:00");
  await page.getByRole("textbox", { name: "维护窗口 结束" }).fill("2026-02-02T02:00:30");
  await paste(page, box(page, "origins"), "10.0.0.1\n10.0.0.2, 10.0.0.3");
  await field(page, "receivers").getByRole("button", { name: "添加一行" }).click();
  const row = field(page, "receivers").getByRole("group", { name: "第 1 行" });
  await row.getByLabel("名称").fill("甲公司");
  await row.getByLabel("邮箱").fill("a@example.com");
  await row.getByLabel("份额").fill("10");
  await page.getByRole("button", { name: "保存" }).click();
  await expect.poll(body).toEqual({
    amount: "1234.50",
    site: "www.example.com",
    ports: "80,443,8000-8100",
    term: "P3M",
    startDate: "2026-01-01",
    endDate: "2026-12-31",
    window: { from: "2026-02-01 22:00:00", to: "2026-02-02 02:00:30" },
    origins: ["10.0.0.1", "10.0.0.2", "10.0.0.3"],
    voucher: expect.any(Number),
    tags: [{ key: "env" }],
    receivers: [{ name: "甲公司", email: "a@example.com", share: "10.00" }],
  });
});

test("a day is picked in a calendar, by the mouse and by keys; a moment keeps its time of day", async ({ page }) => {
  const begins = page.getByRole("textbox", { name: "有效期 开始" });
  await type(begins, "2026年1月5日");
  await expect(begins).toHaveValue("2026-01-05");
  await page.getByRole("button", { name: "选择有效期 开始" }).click();
  await page.locator('[data-day="2026-01-20"] button').click();
  await expect(begins).toHaveValue("2026-01-20");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "选择有效期 开始" })).toBeFocused();

  const moment = page.getByRole("textbox", { name: "维护窗口 开始" });
  await type(moment, "2026-02-01 22:30");
  await page.getByRole("button", { name: "选择维护窗口 开始" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "维护窗口" }).getByText("时区：UTC+8")).toBeVisible();
  await page.locator('[data-day="2026-02-01"] button').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(moment).toHaveValue("2026-02-02 22:30:00");
  await type(moment, "明天");
  await expect(problem(page, "window")).toBeVisible();
  await expect(moment).toHaveValue("明天");
});

test("each says what is wrong with what was typed", async ({ page }) => {
  await type(box(page, "amount"), "0.001");
  await expect(problem(page, "amount")).toHaveText("金额最多 2 位小数");
  await type(box(page, "amount"), "0");
  await expect(problem(page, "amount")).toHaveText("金额不能小于 ¥0.01");
  await type(box(page, "amount"), "1000000.01");
  await expect(problem(page, "amount")).toHaveText("金额不能大于 ¥1,000,000.00");
  await type(box(page, "amount"), "1e5");
  await expect(problem(page, "amount")).toHaveText("金额应为数字，例如 1280.00");
  await type(box(page, "site"), "-a.com");
  await expect(problem(page, "site")).toHaveText("请输入正确的域名，例如 www.example.com 或 *.example.com");
  await type(box(page, "site"), "例子.测试");
  await expect(box(page, "site")).toHaveValue("xn--fsqu00a.xn--0zwm56d");
  await expect(problem(page, "site")).toHaveCount(0);
  await type(box(page, "ports"), "80-90,85");
  await expect(problem(page, "ports")).toContainText("不能重复");
  await type(box(page, "term").first(), "0");
  await expect(problem(page, "term")).toHaveText("时长应为大于 0 的整数");
  await page.getByRole("textbox", { name: "有效期 开始" }).fill("2026-12-31");
  await page.getByRole("textbox", { name: "有效期 结束" }).fill("2026-01-01");
  await page.getByRole("textbox", { name: "有效期 结束" }).blur();
  await expect(problem(page, "period")).toHaveText("有效期的结束时间不能早于开始时间");
  await type(box(page, "origins"), "10.0.0.1,10.0.0.999");
  await expect(problem(page, "origins")).toHaveText("源站中有无效的值：10.0.0.999");
});

test("a file is taken by its kind and size, shown with its name, and can be removed", async ({ page }) => {
  const chooser = field(page, "voucher").locator("input[type=file]");
  await chooser.setInputFiles({ name: "a.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") });
  await expect(field(page, "voucher").getByRole("status")).toHaveText("“a.exe”的类型不支持，请选择 PDF, PNG");
  await chooser.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(1024 * 1024 + 1) });
  await expect(field(page, "voucher").getByRole("status")).toHaveText("“a.pdf”超过 1 MB");
  await chooser.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("no PDF") });
  await expect(field(page, "voucher").getByRole("status")).toContainText("“a.pdf”上传失败：只能上传 PDF");
  await chooser.setInputFiles(pdf);
  await expect(field(page, "voucher").getByRole("status")).toHaveText("已上传 凭证.pdf");
  await field(page, "voucher").getByRole("button", { name: "移除 凭证.pdf" }).click();
  await expect(field(page, "voucher")).not.toContainText("凭证.pdf");
  await expect(chooser).toBeFocused();

  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "拖入.pdf", { type: "application/pdf" }));
    return transfer;
  }, "%PDF-1.7 dropped");
  await field(page, "voucher").locator(".input-file").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(field(page, "voucher").getByRole("status")).toHaveText("已上传 拖入.pdf");
});

test.describe("rows", () => {
  const rows = (page: Page, name = "receivers") => field(page, name).locator("[data-row]");
  const names = (page: Page) =>
    rows(page)
      .getByLabel("名称")
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

  test("are added, moved and removed by the keyboard, and nothing typed is lost", async ({ page }) => {
    const list = field(page, "receivers");
    for (const name of ["甲", "乙", "丙"]) {
      await list.getByRole("button", { name: "添加一行" }).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.type(name);
    }
    await expect(rows(page)).toHaveCount(3);
    // The last name was typed a moment ago.
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => names(page)).toEqual(["甲", "丙", "乙"]);
    await expect(rows(page).nth(1).getByLabel("名称")).toBeFocused();
    await list.getByRole("button", { name: "下移第 1 行" }).press("Enter");
    await expect.poll(() => names(page)).toEqual(["丙", "甲", "乙"]);
    await list.getByRole("button", { name: "移除第 2 行" }).press("Enter");
    await expect.poll(() => names(page)).toEqual(["丙", "乙"]);
    await expect(list.getByRole("button", { name: "移除第 2 行" })).toBeFocused();
    await expect(list.locator("> .rows > [role=status]")).toHaveText("已移除第 2 行");
  });

  test("say what is wrong in the very cell, and the mistake goes with its row", async ({ page }) => {
    const list = field(page, "receivers");
    await list.getByRole("button", { name: "添加一行" }).click();
    await list.getByRole("button", { name: "添加一行" }).click();
    await rows(page).nth(0).getByLabel("名称").fill("甲");
    await type(rows(page).nth(0).getByLabel("邮箱"), "no mail");
    await expect(rows(page).nth(0).locator(".form-error")).toHaveText(["请输入正确的邮箱地址，例如 name@example.com"]);
    await list.getByRole("button", { name: "下移第 1 行" }).click();
    const mail = "请输入正确的邮箱地址，例如 name@example.com";
    await expect(rows(page).nth(1).locator(".form-error")).toHaveText([mail]);
    await expect(rows(page).nth(0)).not.toContainText(mail);
    await save(page).click();
    await expect(rows(page).nth(0).locator(".form-error")).toHaveText(["请填写名称", "请填写邮箱", "请填写份额"]);
    await expect(problem(page, "receivers").last()).toHaveText("收款人中有 5 处需要修改");
  });

  test("the server's word about a cell stands at the cell", async ({ page }) => {
    await sent(page, {
      code: 422,
      message: "不行",
      data: { errors: [{ field: "receivers.0.email", message: "邮箱无法送达" }], requestId: "r1" },
    });
    await fillAll(page);
    await field(page, "receivers").getByRole("button", { name: "添加一行" }).click();
    await rows(page).nth(0).getByLabel("名称").fill("甲");
    await rows(page).nth(0).getByLabel("邮箱").fill("a@example.com");
    await rows(page).nth(0).getByLabel("份额").fill("1");
    await save(page).click();
    await expect(rows(page).nth(0).locator(".form-error")).toHaveText(["邮箱无法送达"]);
    await expect(rows(page).nth(0).getByLabel("邮箱")).toBeFocused();
    await rows(page).nth(0).getByLabel("邮箱").fill("b@example.com");
    await expect(rows(page).nth(0).locator(".form-error")).toHaveCount(0);
  });

  test("keep to the least and most the API allows, and to keys that are all different", async ({ page }) => {
    const list = field(page, "tags");
    await expect(rows(page, "tags")).toHaveCount(1);
    await expect(list.getByRole("button", { name: "移除第 1 行" })).toBeDisabled();
    await paste(page, list.getByLabel("键"), "env=prod\nteam: core\nenv=test\nfourth=no");
    await expect(rows(page, "tags")).toHaveCount(3);
    await expect(list.getByRole("button", { name: "添加一行" })).toBeDisabled();
    await expect(rows(page, "tags").nth(1).getByLabel("值")).toHaveValue("core");
    await save(page).click();
    await expect(rows(page, "tags").nth(2).locator(".form-error")).toHaveText("“env”重复了");
  });
});
