import { expect } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { callApi, outcome } from "../helpers/signed-in";
import { drawer, field, question, rows, value } from "../helpers/views";
import { ownWord, test } from "../helpers/own-data";

const ORDERS = "/userCenter/costCenter/orderManage";
const scan = {
  productCode: "vulscan",
  attrs: [
    { attrCode: "depth", value: "quick" },
    { attrCode: "targets", value: "www.example.com" },
  ],
};
/** The codes of whoever pays orders and looks at what becomes of the money. */
const payer = "v3,v3-1,v3-10,v3-17,v3-18,";

test("an order is paid with a voucher, and shows in ledger, balance, bill and voucher", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  const { username } = await own.user(payer);
  const admin = await own.admin();
  const { orderNo } = await callApi(consoleServer.url, "commitOrder", { items: [scan], clientToken: ownWord() }, admin);
  const ticketName = `券 ${ownWord()}`;
  await own.query(
    `INSERT INTO cloud_tickets (custom_id, ticket_no, ticket_name, ticket_type, nominal_value, balance, min_order_amount, applicable_clouds, applicable_products, applicable_scenes, grant_time, effect_time, expire_time, status)
     VALUES (1001, $1, $2, 'cash', 40, 40, 0, '[]', '[]', '[]', now(), now() - interval '1 hour', now() + interval '1 day', 'UNUSED')`,
    [ownWord(), ticketName],
  );

  await openAs(username, 1, `/addedService/myOrder?orderNo=${orderNo}`);
  await expect(page).toHaveURL(new RegExp(`${ORDERS}\\?orderNo=${orderNo}`));
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole("link", { name: orderNo }).click();
  await expect(page).toHaveURL(/\/addedService\/order\/detail\/order\/\d+/);
  await expect(value(page, "items")).toContainText("扫描深度：快速扫描");
  await page.getByRole("button", { name: "支付" }).click();

  const preview = (name: string) => drawer(page).locator(`[data-preview="${name}"] dd`);
  await expect(preview("cashAmount")).toHaveText("¥99.00");
  await field(page, "cloudTicketId").getByRole("combobox").click();
  await page.getByRole("option", { name: new RegExp(`${ticketName} · 抵扣 ¥40.00`) }).click();
  await expect(preview("couponAmount")).toHaveText("¥40.00");
  await expect(preview("cashAmount")).toHaveText("¥59.00");
  await expect(drawer(page).locator(".form-deadline")).toHaveText(/^剩余 \d+ ?(天|小时|分钟)$/);
  await drawer(page).getByRole("button", { name: "支付 ¥59.00", exact: true }).click();
  await expect(outcome(page, "支付成功")).toBeVisible();
  await expect(value(page, "history")).toContainText(username);
  await expect(value(page, "trades")).toContainText("-¥59.00");
  await expect(value(page, "ticketName")).toHaveText(ticketName);
  // The demo's clouds take ten seconds to provision.
  await own.query("UPDATE orders SET status_time = status_time - interval '10 seconds' WHERE order_no = $1", [orderNo]);
  await expect
    .poll(
      async () =>
        (await own.query<{ status: number }>("SELECT status FROM orders WHERE order_no = $1", [orderNo]))[0]?.status,
      { timeout: 60_000 },
    )
    .toBe(3);

  await page.getByRole("link", { name: "收支明细" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("-¥59.00");
  await rows(page).getByRole("link", { name: "账单明细" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("99.00");
  const [account] = await own.query(
    "SELECT cash = (SELECT balance FROM account_ledger WHERE custom_id = 1001 AND fund = 'cash' ORDER BY id DESC LIMIT 1) AS agrees FROM accounts WHERE custom_id = 1001",
  );
  expect(account).toEqual({ agrees: true });
  const [ticket] = await own.query<{ balance: string; status: string }>(
    "SELECT balance, status FROM cloud_tickets WHERE ticket_name = $1",
    [ticketName],
  );
  expect(ticket).toEqual({ balance: "0.00", status: "USED_UP" });
});

test("several orders are paid at once: all of them or none, whatever became of one meanwhile", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  const { username } = await own.user(payer);
  const admin = await own.admin();
  const placed: { orderId: number; orderNo: string }[] = [];
  for (let index = 0; index < 4; index += 1)
    placed.push(await callApi(consoleServer.url, "commitOrder", { items: [scan], clientToken: ownWord() }, admin));
  const [, , , last] = placed;
  await callApi(consoleServer.url, "cancelOrder", { id: last?.orderId ?? 0 }, admin);
  const minute = new Date(Date.now() - 60_000 + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
  await openAs(username, 1, `${ORDERS}?size=50&productCode=vulscan&startTime=${encodeURIComponent(minute)}`);
  const rowOf = ({ orderNo }: { orderNo: string }) => rows(page).filter({ hasText: orderNo });
  for (const order of placed) await rowOf(order).getByRole("checkbox").check();
  await page.getByRole("group", { name: "所选项的操作" }).getByRole("button", { name: "合并支付" }).click();

  const preview = (name: string) => drawer(page).locator(`[data-preview="${name}"] > dd`);
  await expect(preview("dueAmount")).toHaveText("¥297.00");
  await expect(preview("count")).toHaveText("3");
  for (const { orderNo } of placed.slice(0, 3)) await expect(preview("orders")).toContainText(orderNo);
  await expect(drawer(page).locator(".form-left-out").getByRole("listitem")).toContainText(last?.orderNo ?? "");
  await expectAccessible(page);

  // One of them is cancelled meanwhile: it is named, and none is paid.
  const [first] = placed;
  await callApi(consoleServer.url, "cancelOrder", { id: first?.orderId ?? 0 }, admin);
  await drawer(page)
    .getByRole("button", { name: /^支付 ¥/ })
    .click();
  await expect(drawer(page).getByRole("alert")).toContainText("没有支付任何订单");
  await expect(drawer(page).getByRole("alert")).toContainText(first?.orderNo ?? "");
  const states = async () =>
    (
      await own.query<{ status: number }>("SELECT status FROM orders WHERE id = ANY($1) ORDER BY id", [
        placed.map(({ orderId }) => orderId),
      ])
    ).map(({ status }) => status);
  expect(await states()).toEqual([4, 1, 1, 4]);

  await drawer(page).getByRole("button", { name: "取消" }).click();
  await expect(rowOf(placed[0] ?? { orderNo: "" })).toContainText("已取消");
  await page.getByRole("group", { name: "所选项的操作" }).getByRole("button", { name: "合并支付" }).click();
  await expect(preview("dueAmount")).toHaveText("¥198.00");
  await drawer(page)
    .getByRole("button", { name: /^支付 ¥/ })
    .click();
  await expect(outcome(page, "支付成功")).toBeVisible();
  expect((await states()).filter((status) => status === 4)).toHaveLength(2);
  for (const order of placed.slice(1, 3)) await expect(rowOf(order)).toContainText(/处理中|已完成/);
  // What was paid is no longer selected; what was left out still is.
  await expect(page.getByRole("group", { name: "所选项的操作" }).getByRole("status")).toHaveText("已选 2 项");
});

test("an order is cancelled, and can no longer be paid", async ({ page, own, openAs, consoleServer }) => {
  const { username } = await own.user("v3,v3-18,");
  const { orderNo } = await callApi(
    consoleServer.url,
    "commitOrder",
    { items: [scan], clientToken: ownWord() },
    await own.admin(),
  );
  await openAs(username, 1, `${ORDERS}?orderNo=${orderNo}`);
  await rows(page).getByText("取消订单").click();
  await expect(question(page).getByRole("button")).toHaveText(["保留订单", "取消订单"]);
  await question(page).getByRole("button", { name: "取消订单" }).click();
  await expect(outcome(page, "订单已取消")).toBeVisible();
  await expect(rows(page)).toContainText("已取消");
  await expect(rows(page).getByText("查看")).toBeVisible();
  await expect(rows(page).getByText("支付", { exact: true })).toHaveCount(0);
});

test("a voucher is activated by its code, and its uses are told", async ({ page, own, openAs }) => {
  const { username } = await own.user("v3,v3-10,v3-18,");
  await openAs(username, 1, "/userCenter/costCenter/cloudTicket?status=USING");
  await page.getByRole("button", { name: "激活云券" }).click();
  await field(page, "code").getByRole("textbox").fill("AAAA-BBBB-CCCC-DDDD");
  await drawer(page).getByRole("button", { name: "激活", exact: true }).click();
  await expect(field(page, "code")).toContainText("激活码无效、已使用或已过期");
  await field(page, "code").getByRole("textbox").fill("GIFT-DEMO-2000-0003");
  await drawer(page).getByRole("button", { name: "激活", exact: true }).click();
  await expect(outcome(page, "云券已激活")).toBeVisible();

  await rows(page).first().getByRole("link").first().click();
  await page.getByRole("tab", { name: "使用记录" }).click();
  await page.getByRole("tabpanel").locator("tr[data-row-key]").first().getByRole("link", { name: /^CO/ }).click();
  await expect(page).toHaveURL(/\/addedService\/order\/detail\/order\/\d+/);
  await expect(value(page, "ticketName")).not.toHaveText("–");
});
