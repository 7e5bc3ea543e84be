import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { column, count, drawer, field, narrow, problem, query, question, rows, value } from "../helpers/views";
import { outcome } from "../helpers/signed-in";
import { visitAfresh } from "../helpers/visit";

const LIST = "/userCenter/costCenter/rechargeRecord";
const CREATE = "/userCenter/costCenter/recharge";
const H1 = (page: Page) => page.getByRole("heading", { level: 1 });

/** The row of a recharge; its first cell has a button that copies the number. */
const row = (page: Page, rechargeNo: string) => rows(page).filter({ hasText: rechargeNo });

/** A recharge of the demo's group with a number of its own; so large that the demo's payment service leaves it alone. */
async function ownRecharge(
  own: OwnData,
  amount = "60000.00",
  rechargeWay = "Alipay",
): Promise<{ id: number; rechargeNo: string }> {
  const rechargeNo = `RC-${ownWord()}`;
  const [made] = await own.query<{ id: string }>(
    `WITH made AS (
       INSERT INTO recharges (custom_id, recharge_no, amount, recharge_way, status, status_time, apply_time, pay_deadline, operator)
       VALUES (1001, $1, $2, $3, 0, now(), now(), now() + interval '1 day', 'admin') RETURNING id
     ), begun AS (
       INSERT INTO recharge_events (recharge_id, time, to_status, actor_kind, actor) SELECT id, now(), 0, 'user', 'admin' FROM made
     ) SELECT id FROM made`,
    [rechargeNo, amount, rechargeWay],
  );
  return { id: Number(made?.id), rechargeNo };
}

test("the list finds by number, state and way, and sorts by amount", async ({ page, own, openAs }) => {
  const { username } = await own.user("v3,v3-7,");
  const { rechargeNo } = await ownRecharge(own);
  await openAs(username, 1, LIST);
  await expect(H1(page)).toHaveText("充值记录");
  await narrow(page, rechargeNo);
  await expect(count(page)).toContainText("1");
  await expect(row(page, rechargeNo)).toContainText("待付款");
  await expect(row(page, rechargeNo)).toContainText("60,000.00");
  await page.goto(`/custom${LIST}?status=3&status=4`);
  await expect.poll(async () => new Set(await column(page, "状态"))).toEqual(new Set(["充值失败", "已关闭"]));
  await page.getByRole("columnheader", { name: "充值金额" }).getByRole("button").first().click();
  await expect.poll(() => query(page)).toMatchObject({ sort: "amount.descending" });
});

test("a recharge is asked for and paid on the payment page; the ledger has the money", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v3,v3-1,v3-7,");
  await openAs(username, 1, LIST);
  await page
    .getByRole("link", { name: "我要充值" })
    .or(page.getByRole("button", { name: "我要充值" }))
    .click();
  await expect(page).toHaveURL(new RegExp(`${CREATE}$`));
  await field(page, "amount").getByRole("textbox").fill("0");
  await page.getByRole("button", { name: "提交充值" }).click();
  await expect(problem(page, "amount")).toHaveText("充值金额不能小于 ¥0.01");
  await field(page, "amount").getByRole("textbox").focus();
  await field(page, "amount").getByRole("textbox").fill("88.8");
  await field(page, "rechargeWay").getByRole("radio", { name: "微信支付" }).check();
  await expect(field(page, "payerName")).toHaveCount(0);
  await page.getByRole("button", { name: "提交充值" }).click();
  await expect(outcome(page, "充值申请已提交")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LIST}\\?.*open=pay`));
  await expect(drawer(page)).toContainText("88.80");
  await expect(drawer(page)).toContainText("微信支付");
  await expectAccessible(page);
  await drawer(page).getByRole("button", { name: "完成" }).click();
  await expect(outcome(page, "支付渠道已返回结果")).toBeVisible();
  const [made] = await own.query<{ recharge_no: string }>("SELECT recharge_no FROM recharges WHERE operator = $1", [
    username,
  ]);
  const rechargeNo = made?.recharge_no ?? "";
  await expect(row(page, rechargeNo)).toContainText("充值成功");
  await visitAfresh(page, `/userCenter/costCenter/cosumeDetail?sheet=trades&relateNo=${rechargeNo}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("88.80");
});

test("what is not paid at once is paid later, or by itself where the page was left", async ({ page, own, openAs }) => {
  const { username } = await own.user("v3,v3-7,");
  const large = await ownRecharge(own);
  const left = await ownRecharge(own, "71.00");
  await openAs(username, 1, `${LIST}?rechargeNo=${large.rechargeNo}`);
  await row(page, large.rechargeNo).getByRole("button", { name: "支付" }).click();
  await drawer(page).getByRole("radio", { name: "放弃支付" }).check();
  await drawer(page).getByRole("button", { name: "完成" }).click();
  await expect(row(page, large.rechargeNo)).toContainText("充值失败");
  await expect(row(page, large.rechargeNo).getByRole("button", { name: "支付" })).toHaveCount(0);
  await own.query("UPDATE recharges SET status_time = status_time - interval '2 minutes' WHERE id = $1", [left.id]);
  await page.goto(`/custom${LIST}?rechargeNo=${left.rechargeNo}`);
  await expect(row(page, left.rechargeNo)).toContainText("充值成功");
});

test("what awaits payment can be cancelled, and only that", async ({ page, own, openAs }) => {
  const { username } = await own.user("v3,v3-7,");
  const { rechargeNo } = await ownRecharge(own);
  await openAs(username, 1, `${LIST}?rechargeNo=${rechargeNo}`);
  await row(page, rechargeNo).getByRole("link", { name: rechargeNo }).click();
  await expect(value(page, "status")).toHaveText("待付款");
  await drawer(page).getByRole("button", { name: "撤销" }).click();
  await question(page).getByRole("button", { name: "撤销" }).click();
  await expect(outcome(page, "充值申请已撤销")).toBeVisible();
  await expect(value(page, "status")).toHaveText("已关闭");
  await expect(drawer(page).getByRole("button", { name: "撤销" })).toHaveCount(0);
});

test("without the permission there is neither the list nor the form", async ({ page, own, openAs }) => {
  const { username } = await own.user("v1,v3,v3-1,");
  await openAs(username, 1, CREATE);
  await expect(H1(page)).not.toHaveText("充值");
  await page.goto(`/custom${LIST}`);
  await expect(page.locator(".list-table")).toHaveCount(0);
});
