import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { choice, drawer, field, problem, question, rows, value } from "../helpers/views";

const APPLY = "/userCenter/costCenter/askforInvoice";
const RECORDS = "/userCenter/costCenter/invoice";

/** An order of the group that can be invoiced, found by its product's name. */
async function ownInvoiceable(own: OwnData, amount: string): Promise<string> {
  const word = ownWord();
  await own.query(
    "INSERT INTO invoiceables (custom_id, biz_type, biz_no, product_name, biz_time, original_amount) VALUES (1001, 'order', $1, $2, now(), $3)",
    [`CO-${word}`, `产品 ${word}`, amount],
  );
  return word;
}

/** An invoice of the group in a status, found by its number. */
async function ownInvoice(own: OwnData, status: number): Promise<string> {
  const applyNo = `IV-${ownWord()}`;
  await own.query(
    `INSERT INTO invoices (custom_id, apply_no, amount, tax_rate, tax_amount, invoice_type, invoice_form, title, title_type, content, email, status, status_time, apply_time, issue_time, invoice_no, invoice_code, applicant)
     VALUES (1001, $1, 300000, 0.06, 16981.13, 0, 1, '测试抬头', 'personal', '*信息技术服务*云服务费', 'a@example.com', $2, now(), now(), now(), '12345678', '012345678901', 'admin')`,
    [applyNo, status],
  );
  return applyNo;
}

const next = (page: Page) => page.getByRole("button", { name: "下一步" });
const review = (page: Page, name: string) => page.locator(`[data-review="${name}"] dd`);

/** What the choices of the rows hold. */
const chosen = (page: Page) =>
  field(page, "items")
    .getByRole("combobox")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** Types into a choice and takes the first that is found. */
async function choose(page: Page, name: string, words: string): Promise<void> {
  await field(page, name).getByRole("combobox").first().fill(words);
  await page.getByRole("option", { name: words }).first().click();
}

test("an invoice is applied for step by step, and its amount comes back when it is cancelled", async ({
  page,
  own,
  openAs,
}) => {
  const { username, email } = await own.user("v3,v3-11,v3-12,");
  const word = await ownInvoiceable(own, "250000.00");
  await openAs(username, 1, `${APPLY}?keyword=${word}`);
  await expect(rows(page)).toContainText("250,000.00");
  await page.getByRole("button", { name: "申请发票" }).click();
  await choose(page, "items", word);
  const amount = field(page, "items").locator("[data-row] .form-field-money").getByRole("textbox");
  await expect(amount).toHaveValue("250,000.00");
  await amount.focus();
  await amount.fill("212000");
  await next(page).click();
  await choice(page, "invoiceType", "增值税专用发票").click();
  await field(page, "titleId").getByRole("combobox").click();
  await expect(page.getByRole("option").filter({ hasText: "陈思远" })).toHaveCount(0);
  await page.getByRole("option", { name: "华辰控股集团有限公司" }).click();
  await next(page).click();
  await expect(field(page, "email").getByRole("textbox")).toHaveValue(email);
  await field(page, "email").getByRole("textbox").fill("finance@example.com");
  await next(page).click();
  await expect(review(page, "items")).toContainText("212,000.00");
  for (const [name, text] of [
    ["netAmount", "¥200,000.00"],
    ["taxRate", "6%"],
    ["taxAmount", "¥12,000.00"],
    ["amount", "¥212,000.00"],
  ])
    await expect(page.locator(`[data-preview="${name}"] dd`)).toHaveText(text ?? "");
  await expect(review(page, "titleId")).toHaveText("华辰控股集团有限公司");
  await page.getByRole("button", { name: "提交申请" }).click();
  await expect(outcome(page, "发票申请已提交")).toBeVisible();
  await expect(rows(page)).toContainText("38,000.00");

  await page.getByRole("link", { name: "发票记录" }).last().click();
  const [made] = await own.query<{ apply_no: string }>("SELECT apply_no FROM invoices WHERE applicant = $1", [
    username,
  ]);
  const row = rows(page).filter({ hasText: made?.apply_no ?? "" });
  await expect(row).toContainText("待审核");
  await row.getByRole("link", { name: made?.apply_no ?? "" }).click();
  await expect(value(page, "taxAmount")).toHaveText("¥12,000.00");
  await drawer(page).getByRole("button", { name: "撤销" }).click();
  await question(page).getByRole("button", { name: "撤销" }).click();
  await expect(value(page, "status")).toHaveText("已撤销");
  const [left] = await own.query<{ can_invoice_amount: string }>(
    "SELECT can_invoice_amount FROM invoiceables WHERE biz_no = $1",
    [`CO-${word}`],
  );
  expect(left?.can_invoice_amount).toBe("250000.00");
});

test("what is selected is invoiced without choosing it once more: amounts, total, and what is left out and why", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v3,v3-11,");
  const word = ownWord();
  const amounts = ["0.10", "0.20", "999999999.99"];
  const shown = ["¥0.10", "¥0.20", "¥999,999,999.99"];
  for (const [index, amount] of [...amounts, "5.00"].entries())
    await own.query(
      "INSERT INTO invoiceables (custom_id, biz_type, biz_no, product_name, biz_time, original_amount, offset_amount) VALUES (1001, 'order', $1, $2, now() + $5 * interval '1 second', $3, $4)",
      [`CO-${word}-${index}`, `产品 ${word}-${index}`, amount, index === 3 ? amount : "0", index],
    );
  await openAs(username, 1, `${APPLY}?keyword=${word}`);
  await expect(rows(page)).toHaveCount(4);
  const selection = page.getByRole("group", { name: "所选项的操作" });
  const settled = rows(page).filter({ hasText: `${word}-3` });
  await settled.getByRole("checkbox").check();
  await expect(selection.getByRole("button", { name: "申请发票" })).toHaveAccessibleDescription(/没有可以开票的部分/);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await selection.getByRole("button", { name: "申请发票" }).click();

  const row = field(page, "items").locator("[data-row]");
  await expect(row).toHaveCount(3);
  for (const index of [0, 1, 2]) {
    const label = new RegExp(`${word}-${index}，可开 ${shown[index]}`);
    await expect.poll(() => chosen(page)).toContainEqual(expect.stringMatching(label));
  }
  await expect(page.locator("[data-sum]")).toHaveText("¥1,000,000,000.29");
  const leftOut = page.locator(".form-left-out");
  await expect(leftOut).toContainText("1 项");
  await expect(leftOut.getByRole("listitem")).toContainText(`${word}-3`);
  await expect(leftOut.getByRole("listitem")).toContainText("没有可以开票的部分");
  await expectAccessible(page);
  // What is changed or taken away changes the total.
  await row.first().getByRole("button", { name: /移除/ }).click();
  await expect(page.locator("[data-sum]")).toHaveText("¥0.30");

  await next(page).click();
  await choose(page, "titleId", "陈思远");
  await next(page).click();
  await field(page, "email").getByRole("textbox").fill("finance@example.com");
  await next(page).click();
  await expect(review(page, "items")).toContainText("0.30");
  await page.getByRole("button", { name: "提交申请" }).click();
  await expect(outcome(page, "发票申请已提交")).toBeVisible();
  const made = await own.query("SELECT amount FROM invoices WHERE applicant = $1", [username]);
  expect(made).toEqual([{ amount: "0.30" }]);
});

test("more than there is leads back to the amount", async ({ page, own, openAs }) => {
  const { username } = await own.user("v3,v3-11,");
  const word = await ownInvoiceable(own, "10.00");
  await openAs(username, 1, `${APPLY}?open=apply`);
  await choose(page, "items", word);
  await field(page, "items").locator("[data-row] .form-field-money").getByRole("textbox").fill("10.01");
  await next(page).click();
  await choose(page, "titleId", "陈思远");
  await next(page).click();
  await field(page, "email").getByRole("textbox").fill("finance@example.com");
  await next(page).click();
  await page.getByRole("button", { name: "提交申请" }).click();
  await expect(field(page, "items").locator("[data-row] .form-error")).toHaveText("开票金额不能超过可开票金额 ¥10.00");
  await expect(problem(page, "items")).toHaveCount(1);
});

test("titles are made, changed, made the default and deleted", async ({ page, own, openAs }) => {
  const { username } = await own.user("v3,v3-11,");
  const word = ownWord();
  await openAs(username, 1, APPLY);
  await page.getByRole("button", { name: "抬头管理" }).click();
  await drawer(page).getByRole("button", { name: "新建抬头" }).click();
  await choice(page, "titleType", "个人").click();
  await field(page, "title").getByRole("textbox").fill(`抬头 ${word}`);
  await page.getByRole("button", { name: "保存" }).click();
  const row = drawer(page).locator("tr[data-row-key]").filter({ hasText: word });
  await row.getByRole("button", { name: "编辑" }).click();
  await expect(field(page, "title").getByRole("textbox")).toHaveValue(`抬头 ${word}`);
  await choice(page, "titleType", "企业").click();
  await field(page, "taxNo").getByRole("textbox").fill("91310115MA1H7K0018");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(row).toContainText("91310115MA1H7K0018");
  await row.getByRole("button", { name: "设为默认" }).click();
  await expect(outcome(page, "已设为默认抬头")).toBeVisible();
  // The default stands first: a click while the row moves there would miss it.
  await expect(drawer(page).locator("tr[data-row-key]").first()).toContainText(word);
  await row.getByRole("button", { name: "删除" }).click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(row).toHaveCount(0);
});

test("an issued invoice is downloaded as a PDF, and returned", async ({ page, own, openAs }) => {
  const { username } = await own.user("v3,v3-12,");
  const applyNo = await ownInvoice(own, 6);
  await openAs(username, 1, `${RECORDS}?applyNo=${applyNo}`);
  await rows(page).getByRole("link", { name: applyNo }).click();
  const download = page.waitForEvent("download");
  await drawer(page).getByRole("button", { name: "下载" }).click();
  expect((await download).suggestedFilename()).toBe("电子发票（增值税普通发票） 12345678.pdf");
  await drawer(page).getByRole("button", { name: "退票" }).click();
  await field(page, "reason").getByRole("textbox").fill("抬头开错");
  await page.getByRole("button", { name: "提交退票" }).click();
  await expect(outcome(page, "退票申请已提交")).toBeVisible();
  await expect(rows(page)).toContainText("退票中");
});

test("an issued invoice can be verified at the tax administration, in a window of its own", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v3,v3-11,v3-12,");
  const [open, issued] = [await ownInvoice(own, 0), await ownInvoice(own, 6)];
  const verify = drawer(page).getByRole("link", { name: "查验真伪" });
  for (const [applyNo, count] of [
    [open, 0],
    [issued, 1],
  ] as const) {
    await openAs(username, 1, `${RECORDS}?applyNo=${applyNo}`);
    await rows(page).first().getByRole("button", { name: "查看" }).click();
    await expect(value(page, "applyNo")).toContainText(applyNo);
    await expect(verify).toHaveCount(count);
  }
  await expect(verify).toHaveAttribute("href", "https://inv-veri.chinatax.gov.cn/");
  await expect(verify).toHaveAttribute("target", "_blank");
  await expect(verify.locator("svg.icon")).toBeVisible();
  await expect(verify).toHaveAttribute("rel", /noopener/);
});
