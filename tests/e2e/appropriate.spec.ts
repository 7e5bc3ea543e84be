import { randomInt } from "node:crypto";
import { expect } from "playwright/test";
import { yuan } from "../helpers/amounts";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { choice, drawer, field, problem, row, rows, sidePanel, tokens, unfolded } from "../helpers/views";

const MEMBER = "华辰融资租赁有限公司";

test("a group allocates cash to a member: the form says what it leaves, and both ledgers and balances have it", async ({
  page,
  own,
  openAs,
}) => {
  const amount = `12.${randomInt(10, 99)}`;
  const { username } = await own.user("v3,v3-1,v3-8,v3-9,");
  const cash = async () =>
    (await own.query<{ cash: string }>("SELECT cash FROM accounts WHERE custom_id = 1004"))[0]?.cash ?? "";
  const before = Number(await cash());

  await openAs(username, 1, "/userCenter/costCenter/appropriate");
  await expect(rows(page)).toHaveCount(6);
  await expectAccessible(page);
  const submit = drawer(page).getByRole("button", { name: "确认提交" });
  await page.locator(".view-actions").getByRole("button", { name: "划拨/回收" }).click();
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription("请先完成“成员客户”，预览显示后即可提交");
  await page.keyboard.press("Escape");
  await row(page, MEMBER).getByRole("button", { name: "划拨/回收" }).click();
  await expect(submit).toHaveAccessibleDescription("");
  await submit.click();
  await expect(problem(page, "amount")).toHaveText("请填写金额");
  await choice(page, "type", "划拨").click();
  await choice(page, "fundType", "现金").click();
  const preview = (name: string) => drawer(page).locator(`[data-preview="${name}"] dd`);
  await expect(preview("limit")).toHaveText(/^¥[\d,]+\.\d\d$/);
  await field(page, "amount").getByRole("textbox").fill("1.005");
  await page.keyboard.press("Tab");
  await expect(problem(page, "amount")).toHaveText("金额最多 2 位小数");
  await expect(submit).toHaveText("确认提交");
  await field(page, "amount").getByRole("textbox").fill(amount);
  await expect(preview("memberAfter")).toHaveText(yuan(before + Number(amount)));
  await expectAccessible(page);
  await expect(submit).toHaveText(`确认提交 ¥${amount}`);
  await submit.click();
  await expect(outcome(page, "已提交")).toBeVisible();
  await expect(row(page, MEMBER)).toContainText(yuan(before + Number(amount)));
  expect(Number(await cash())).toBeCloseTo(before + Number(amount), 2);

  await row(page, MEMBER).getByRole("link", { name: "记录" }).click();
  await expect(tokens(page)).toHaveText(new RegExp(MEMBER));
  await page.setViewportSize(unfolded);
  const record = rows(page).filter({ hasText: username });
  await expect(record).toContainText("成功");
  await record.getByRole("button", { name: "查看" }).click();
  await expect(sidePanel(page)).toContainText(`-¥${amount}`);
  await sidePanel(page).getByRole("link", { name: "收支明细" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`-¥${amount}`);
  const [made] = await own.query<{ appropriate_no: string }>(
    "SELECT appropriate_no FROM appropriations WHERE operator = $1",
    [username],
  );
  const ledger = await own.query(
    "SELECT custom_id, trade_type, amount FROM account_ledger WHERE relate_no = $1 ORDER BY id",
    [made?.appropriate_no],
  );
  expect(ledger).toEqual([
    { custom_id: "1001", trade_type: "transferOut", amount: `-${amount}` },
    { custom_id: "1004", trade_type: "transferIn", amount },
  ]);
});
