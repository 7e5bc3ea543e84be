import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { ownWord, test, type OwnData } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { column, drawer, field, row, rows, value } from "../helpers/views";

const RENEWALS = "/userCenter/costCenter/renewManage";
const REFUNDS = "/userCenter/costCenter/refundOperateion";

/** An instance that an order of 100.00 paid ten days ago for a hundred days: 80.00 in cash and 20.00 on credit. */
async function newInstance(own: OwnData, name: string): Promise<number> {
  const [made] = await own.query<{ id: string }>(
    `WITH paid AS (
       INSERT INTO orders (custom_id, order_no, order_type, status, cloud_code, product_code, product_name, item_count, list_amount, discount_amount, coupon_amount, pay_amount, cash_amount, credit_amount, pay_mode, pay_time, create_time, creator)
       VALUES (1001, 'CO' || $1, 1, 3, 'qingyun', 'host', '云主机', 1, 125, 25, 0, 100, 80, 20, 'prePay', now(), now(), 'admin') RETURNING id, order_no
     ), made AS (
       INSERT INTO instances (custom_id, resource_id, resource_name, product_code, product_name, cloud_code, monthly_price, status, renew_status, start_time, expire_time, stop_time, release_time)
       VALUES (1001, $1, $1, 'host', '云主机', 'qingyun', 100, 'Normal', 'ManualRenewal', now() - interval '9.5 days', now() + interval '90.5 days', now() + interval '97.5 days', now() + interval '112.5 days') RETURNING id
     ), period AS (
       INSERT INTO instance_periods (instance_id, order_id, order_no, start_time, end_time, list_amount, pay_amount, coupon_amount, cash_amount, credit_amount)
       SELECT made.id, paid.id, order_no, now() - interval '9.5 days', now() + interval '90.5 days', 125, 100, 0, 80, 20 FROM made, paid
     ) SELECT id FROM made`,
    [name],
  );
  return Number(made?.id);
}

const preview = (page: Page, name: string) => drawer(page).locator(`[data-preview="${name}"] dd`);
const expiry = async (own: OwnData, id: number) =>
  (
    await own.query<{ days: number }>(
      "SELECT round(extract(epoch FROM expire_time - now()) / 86400) AS days FROM instances WHERE id = $1",
      [id],
    )
  )[0]?.days;

test("two instances are renewed together: price first, then order, payment and a later expiry", async ({
  page,
  own,
  openAs,
}) => {
  const word = ownWord();
  const ids = [await newInstance(own, `${word}-a`), await newInstance(own, `${word}-b`)];
  const { username } = await own.user("v3,v3-18,v3-19,");
  await openAs(username, 1, `${RENEWALS}?keyword=${word}`);
  await expect(rows(page)).toHaveCount(2);
  for (const name of [`${word}-a`, `${word}-b`])
    await rows(page).filter({ hasText: name }).getByRole("checkbox").check();
  await page.getByRole("group", { name: "所选项的操作" }).getByRole("button", { name: "续费", exact: true }).click();

  await expect(preview(page, "payAmount")).toHaveText("¥200.00");
  // With what cannot be, no price is asked for.
  await field(page, "durationNum").getByRole("textbox").fill("99");
  await expect(preview(page, "payAmount")).toHaveText("–");
  await field(page, "durationNum").getByRole("textbox").fill("4");
  await field(page, "durationUnit").getByRole("radio", { name: "年" }).check();
  await expect(drawer(page)).toContainText("续费时长为 1 至 9 个月，或 1 至 3 年");
  await field(page, "durationNum").getByRole("textbox").fill("2");
  await expect(preview(page, "payAmount")).toHaveText("¥3,360.00");
  await expect(preview(page, "items")).toContainText(`${word}-b`);
  await expectAccessible(page);
  await drawer(page).getByRole("button", { name: "提交续费订单" }).click();
  await expect(page).toHaveURL(/\/addedService\/order\/detail\/order\/\d+/);
  await expect(value(page, "orderType")).toHaveText("续费");
  await page.getByRole("button", { name: "支付" }).click();
  await drawer(page)
    .getByRole("button", { name: /^支付 ¥/ })
    .click();
  await expect(outcome(page, "支付成功")).toBeVisible();

  const id = page.url().match(/order\/(\d+)/)?.[1];
  await own.query("UPDATE orders SET status_time = status_time - interval '10 seconds' WHERE id = $1", [id]);
  await expect
    .poll(
      async () => (await own.query<{ status: number }>("SELECT status FROM orders WHERE id = $1", [id]))[0]?.status,
      { timeout: 60_000 },
    )
    .toBe(3);
  for (const instance of ids) expect(Number(await expiry(own, instance))).toBeGreaterThan(700);
  await page.goto(`/custom${RENEWALS}?keyword=${word}`);
  await expect.poll(async () => (await column(page, "剩余天数")).map(Number).every((days) => days > 700)).toBe(true);

  await rows(page).first().getByRole("button", { name: "续费方式" }).click();
  await field(page, "renewStatus").getByRole("combobox").selectOption({ label: "自动续费" });
  await drawer(page).getByRole("button", { name: "保存" }).click();
  await expect(rows(page).filter({ hasText: "自动续费" })).toHaveCount(1);
});

test("instances of several clouds are renewed at once: an order for each, shown before and after, and paid together", async ({
  page,
  own,
  openAs,
}) => {
  const word = ownWord();
  const ids = [
    await newInstance(own, `${word}-a`),
    await newInstance(own, `${word}-b`),
    await newInstance(own, `${word}-c`),
  ];
  await own.query("UPDATE instances SET cloud_code = 'tx' WHERE id = $1", [ids[1]]);
  const { username } = await own.user("v3,v3-18,v3-19,");
  await openAs(username, 1, `${RENEWALS}?keyword=${word}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  const selection = page.getByRole("group", { name: "所选项的操作" });
  await selection.getByRole("button", { name: "续费", exact: true }).click();
  const parts = drawer(page).locator('[data-preview="parts"] tbody tr');
  await expect(parts).toHaveCount(2);
  await expect(parts.filter({ hasText: "中金云" })).toContainText("200.00");
  await expect(parts.filter({ hasText: "腾讯云" })).toContainText("100.00");
  await expect(preview(page, "payAmount").first()).toHaveText("¥300.00");
  await expectAccessible(page);
  await drawer(page).getByRole("button", { name: "提交续费订单" }).click();

  const made = drawer(page).locator('[data-preview="orders"] tbody tr');
  await expect(made).toHaveCount(2);
  await expectAccessible(page);
  await drawer(page).getByRole("button", { name: "查看待支付的续费订单" }).click();
  await expect(page).toHaveURL(/orderManage\?.*status=1/);
  const orders = await own.query<{ order_no: string }>(
    "SELECT DISTINCT order_no FROM orders JOIN order_items ON order_id = orders.id JOIN renewal_items ON order_item_id = order_items.id WHERE instance_id = ANY($1)",
    [ids],
  );
  expect(orders).toHaveLength(2);
  for (const { order_no: orderNo } of orders)
    await rows(page).filter({ hasText: orderNo }).getByRole("checkbox").check();
  await selection.getByRole("button", { name: "合并支付" }).click();
  await expect(preview(page, "dueAmount")).toHaveText("¥300.00");
  await drawer(page)
    .getByRole("button", { name: /^支付 ¥/ })
    .click();
  await expect(outcome(page, "支付成功")).toBeVisible();
});

test("a form for many rows names the first ones, and says how many others there are", async ({ page, own, openAs }) => {
  const word = ownWord();
  for (let made = 0; made < 7; made += 1) await newInstance(own, `${word}-${made}`);
  const { username } = await own.user("v3,v3-18,v3-19,");
  await openAs(username, 1, `${RENEWALS}?keyword=${word}`);
  await expect(rows(page)).toHaveCount(7);
  const selection = page.getByRole("group", { name: "所选项的操作" });
  const about = drawer(page).locator(".form-of dd");
  for (const [chosen, more] of [
    [7, " 及另外 2 项"],
    [5, ""],
  ] as const) {
    for (let at = 0; at < chosen; at += 1) await rows(page).nth(at).getByRole("checkbox").check();
    await selection.getByRole("button", { name: "续费方式" }).click();
    await expect(about).toHaveText(new RegExp(`^(${word}-\\d、){4}${word}-\\d${more}$`));
    await drawer(page).getByRole("button", { name: "取消" }).click();
    await selection.getByRole("button", { name: "取消选择" }).click();
  }
});

test("the rows that a form was sent for leave the selection, and no others", async ({ page, own, openAs }) => {
  const word = ownWord();
  for (const letter of ["a", "b", "c"]) await newInstance(own, `${word}-${letter}`);
  const { username } = await own.user("v3,v3-18,v3-19,");
  await openAs(username, 1, `${RENEWALS}?keyword=${word}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  const selection = page.getByRole("group", { name: "所选项的操作" });
  const save = async (way: string): Promise<void> => {
    await field(page, "renewStatus").getByRole("combobox").selectOption({ label: way });
    await drawer(page).getByRole("button", { name: "保存" }).click();
  };
  await selection.getByRole("button", { name: "续费方式" }).click();
  await drawer(page).getByRole("button", { name: "取消" }).click();
  await expect(selection).toContainText("已选 3 项");
  await rows(page)
    .filter({ hasText: `${word}-c` })
    .getByRole("button", { name: "续费方式" })
    .click();
  await save("到期不续");
  await expect(selection).toContainText("已选 2 项");
  await selection.getByRole("button", { name: "续费方式" }).click();
  await save("自动续费");
  await expect(rows(page).filter({ hasText: "自动续费" })).toHaveCount(2);
  await expect(selection).toHaveCount(0);
});

test("the calendar tells what expires on which day, and leads there", async ({ page, own, openAs }) => {
  const word = ownWord();
  const id = await newInstance(own, word);
  await own.query(
    "UPDATE instances SET expire_time = '2031-03-14 10:00+08', stop_time = '2031-03-21 10:00+08', release_time = '2031-04-05 10:00+08' WHERE id = $1",
    [id],
  );
  const { username } = await own.user("v3,v3-19,");
  await openAs(username, 1, "/renewManage?month=2031-03");
  const day = page.getByRole("link", { name: /3月14日/ });
  await expect(day).toContainText(word);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole("table")).toHaveCount(0);
  await day.press("Enter");
  await expect(page).toHaveURL(/renewManage\?/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(word);
});

test("an instance is refunded as was explained: balance, ledger and instance follow", async ({ page, own, openAs }) => {
  const word = ownWord();
  await newInstance(own, word);
  const { username } = await own.user("v3,v3-1,v3-18,v3-19,");
  await openAs(username, 1, `${REFUNDS}?keyword=${word}`);
  await expect(page.getByRole("note")).toHaveText("退款完成后实例立即释放，数据不可恢复，请先备份。");
  await row(page, word).getByRole("button", { name: "退款" }).click();
  await expect(preview(page, "refundAmount")).toHaveText("¥90.00");
  await expect(preview(page, "refundCash")).toHaveText("¥72.00");
  await expect(preview(page, "lines")).toContainText("80%");
  // It names the instance, what it costs to be wrong, and what goes back.
  await expect(drawer(page).locator(".form-of")).toContainText(word);
  await expect(drawer(page).locator(".form-consequence")).toContainText("数据不可恢复");
  await expect(drawer(page).getByRole("button", { name: "提交退款申请 ¥90.00", exact: true })).toHaveClass(
    /bp6-intent-danger/,
  );
  await expectAccessible(page);
  await field(page, "reasonType").getByRole("combobox").selectOption({ label: "不再需要" });
  await drawer(page).getByRole("button", { name: "提交退款申请" }).click();
  await expect(page).toHaveURL(/refundManagemen/);
  const refund = rows(page).filter({ hasText: word });
  await expect(refund).toContainText("待审核");

  const settle = () =>
    own.query("UPDATE refunds SET status_time = now() - interval '1 minute' WHERE resource_id = $1 AND status < 2", [
      word,
    ]);
  await settle();
  await expect
    .poll(
      async () =>
        (await own.query<{ status: number }>("SELECT status FROM refunds WHERE resource_id = $1", [word]))[0]?.status,
      { timeout: 60_000 },
    )
    .not.toBe(0);
  await settle();
  await expect(refund).toContainText("已退款", { timeout: 60_000 });
  await refund
    .getByRole("button", { name: /^RF/ })
    .or(refund.getByRole("link", { name: /^RF/ }))
    .first()
    .click();
  await expect(value(page, "history")).toContainText("平台审核");
  await page.getByRole("link", { name: "收支明细" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: "72.00" })).toContainText("退款");
  await expect(rows(page).filter({ hasText: "18.00" })).toContainText("信用额度");
  expect(await own.query("SELECT status FROM instances WHERE resource_id = $1", [word])).toEqual([
    { status: "Released" },
  ]);
});

test("a renewal that has not begun goes back alone: the instance is used until the period that runs ends", async ({
  page,
  own,
  openAs,
}) => {
  const word = ownWord();
  const id = await newInstance(own, word);
  await own.query(
    `WITH paid AS (
       INSERT INTO orders (custom_id, order_no, order_type, status, cloud_code, product_code, product_name, item_count, list_amount, discount_amount, coupon_amount, pay_amount, cash_amount, credit_amount, pay_mode, pay_time, create_time, creator)
       VALUES (1001, 'CR' || $2, 2, 3, 'qingyun', 'host', '云主机', 1, 50, 0, 0, 50, 50, 0, 'prePay', now(), now(), 'admin') RETURNING id, order_no
     ), period AS (
       INSERT INTO instance_periods (instance_id, order_id, order_no, start_time, end_time, list_amount, pay_amount, coupon_amount, cash_amount, credit_amount)
       SELECT $1, paid.id, order_no, now() + interval '90.5 days', now() + interval '120.5 days', 50, 50, 0, 50, 0 FROM paid
     ) UPDATE instances SET expire_time = now() + interval '120.5 days', stop_time = now() + interval '127.5 days', release_time = now() + interval '142.5 days' WHERE id = $1`,
    [id, word],
  );
  const { username } = await own.user("v3,v3-1,v3-18,v3-19,");
  await openAs(username, 1, `${REFUNDS}?keyword=${word}`);
  await expect.poll(() => column(page, "其中未开始的续费")).toEqual(["¥50.00"]);
  await row(page, word).getByRole("button", { name: "退款" }).click();
  await expect(preview(page, "refundAmount")).toHaveText("¥140.00");
  await field(page, "unsubscribeType").getByRole("radio", { name: "仅退未开始的续费周期" }).check();
  await expect(preview(page, "refundAmount")).toHaveText("¥50.00");
  await expect(preview(page, "consumedAmount")).toHaveText("¥0.00");
  await expectAccessible(page);
  await field(page, "reasonType").getByRole("combobox").selectOption({ label: "买错了" });
  await drawer(page).getByRole("button", { name: "提交退款申请" }).click();
  await expect(page).toHaveURL(/refundManagemen/);
  const refund = rows(page).filter({ hasText: word });
  await expect(refund).toContainText("50.00");

  for (const status of [0, 1]) {
    await own.query("UPDATE refunds SET status_time = now() - interval '1 minute' WHERE resource_id = $1", [word]);
    await expect
      .poll(
        async () =>
          (await own.query<{ status: number }>("SELECT status FROM refunds WHERE resource_id = $1", [word]))[0]?.status,
        { timeout: 60_000 },
      )
      .toBeGreaterThan(status);
  }
  await expect(refund).toContainText("已退款", { timeout: 60_000 });
  await refund.getByText(/^RF/).click();
  await expect(value(page, "unsubscribeType")).toHaveText("仅退未开始的续费周期");
  await page.getByRole("link", { name: "收支明细" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("50.00");
  await page.goto(`/custom${RENEWALS}?keyword=${word}`);
  await expect.poll(async () => (await column(page, "剩余天数")).map(Number)[0]).toBeLessThanOrEqual(91);
  await expect(rows(page)).toContainText("正常");
});
