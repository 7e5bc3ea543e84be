import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { callApi, outcome } from "../helpers/signed-in";
import { count, drawer, field, query, row } from "../helpers/views";

// Home of both consoles: what waits for the user first, then what things cost, each number leading to its rows.

const card = (page: Page, name: string): Locator => page.locator(`[data-home-card="${name}"]`);
const figure = (page: Page, name: string): Locator => page.locator(`[data-card="${name}"] .figure-value`);
const todo = (page: Page, name: string): Locator => page.locator(`[data-todo="${name}"]`);

/** The number of something that waits, and the way to its rows: as many, while nothing goes on in between. */
async function expectAsMany(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.goto("/custom/index");
    const number = Number(await todo(page, name).locator(".todo-count").textContent());
    await todo(page, name).getByRole("link").click();
    await expect(count(page).filter({ hasText: `共 ${number} 条` })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

for (const [mode, names] of [
  [1, ["orders", "expired", "expiring", "workOrders", "alarms"]],
  [
    2,
    ["failedAccounts", "alarms", "failedOperations", "expiring", "nearLimit", "budgets", "failedScopes", "workOrders"],
  ],
] as const) {
  test(`mode ${mode}: what waits comes first, and each number leads to a list with as many rows`, async ({
    page,
    openAs,
  }) => {
    test.slow();
    await openAs("admin", mode, "/index");
    await expect(page.locator("[data-home-card]").first()).toHaveAttribute("data-home-card", "todos");
    await expect(page.locator("[data-todo] .todo-count").first()).toBeVisible();
    const waiting = await page
      .locator("[data-todo]")
      .evaluateAll((items) => items.map((item) => item.getAttribute("data-todo") ?? ""));
    expect(names.filter((name) => waiting.includes(name))).toEqual(waiting);
    expect(waiting.length).toBeGreaterThan(4);
    for (const name of waiting) await expectAsMany(page, name);
  });
}

test("an order says how long it can still be paid", async ({ page, openAs }) => {
  await openAs("admin", 1, "/index");
  await expect(todo(page, "orders").locator(".todo-due")).toHaveText(/^最早一笔 .+(天|小时|分钟)后关闭$/);
});

test("figures are the API's, with trend and forecast, and shortcuts lead on", async ({
  page,
  openAs,
  consoleServer: { url },
  own,
}) => {
  await openAs("admin", 1, "/index");
  const token = await own.admin();
  const account = await callApi(url, "getAccount", undefined, token);
  await expect(figure(page, "available")).toHaveAttribute("data-value", account.availableAmount);
  await expect(figure(page, "runway")).toHaveText(`${account.runwayDays}天`);
  const { forecastAmount } = await callApi(url, "getCostForecast", {}, token);
  // Nothing is forecast before a month has bill lines.
  if (forecastAmount === null) await expect(figure(page, "forecast")).toHaveText("暂无预测");
  else await expect(figure(page, "forecast")).toHaveAttribute("data-value", forecastAmount);
  // On the first of a month there is nothing to compare.
  const { comparedAmount } = await callApi(url, "getBillOverview", {}, token);
  await expect(page.locator('[data-card="month"] .figure-change')).toHaveCount(comparedAmount === null ? 0 : 1);
  await expect(page.locator('[data-card="month"] .spark path:not(.spark-open)')).toHaveCount(1);
  await expectAccessible(page);
  await page.locator("main").getByRole("link", { name: "选购产品" }).click();
  await expect(page).toHaveURL("/custom/addedService/product");
});

test("news stands by its date, the latest first, at the reader's clock", async ({ page, openAs }) => {
  await openAs("admin", 1, "/index");
  const times = card(page, "news").locator("time");
  await expect(times).toHaveCount(5);
  const shown = await times.allTextContents();
  expect(shown).toEqual(shown.toSorted().toReversed());
  const [first = ""] = await card(page, "messages").locator("time").allTextContents();
  await page.evaluate(() => localStorage.setItem("timeZone", "UTC"));
  await page.reload();
  await expect(card(page, "messages").locator("time").first()).toHaveAttribute(
    "title",
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  );
  await expect(card(page, "messages").locator("time").first()).not.toHaveText(first);
});

test("who holds no code of a card does not see it, and who has nothing to do is told so once", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v6,");
  await openAs(user.username, 1, "/index");
  await expect(card(page, "todos")).toHaveText(/没有待处理事项/);
  await expect(page.locator("[data-todo]")).toHaveCount(0);
  await expect(page.locator("[data-card]")).toHaveCount(0);
  await own.messages(user, [{ title: "告警" }, { title: "账单", type: "finance" }, { title: "旧告警", read: true }]);
  await page.reload();
  await expect(todo(page, "alarms").locator(".todo-count")).toHaveText("1");
  await todo(page, "alarms").getByRole("link").click();
  await expect(row(page, "告警")).toBeVisible();
  await expect(count(page)).toContainText("共 1 条");
  expect(query(page)).toEqual({ readFlag: "0", type: "om" });
});

for (const username of ["finance", "viewer", "type0", "type1", "type4", "channel"])
  test(`${username} sees only cards with something in them, and no space beside one`, async ({ page, openAs }) => {
    await openAs(username, 1, "/index");
    await expect(card(page, "areas").getByRole("link").first()).toBeVisible();
    await expect(page.locator("[aria-busy=true], .card-skeleton")).toHaveCount(0);
    const shown = page.locator("[data-home-card]:visible");
    const empty = await shown.evaluateAll((cards) =>
      cards.filter((each) => !each.querySelector(".home-card-body")?.textContent).map((each) => each.innerHTML),
    );
    expect(empty).toEqual([]);
    // Of each row the cards reach from one edge to the other.
    const gaps = await page.locator(".home-cards").evaluate((around) => {
      const { left, right } = around.getBoundingClientRect();
      const places = [...around.children].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
      return places.flatMap(({ top }) => {
        const inRow = places.filter((each) => each.top === top);
        return [
          Math.min(...inRow.map((each) => each.left)) - left,
          right - Math.max(...inRow.map((each) => each.right)),
        ];
      });
    });
    expect(gaps.filter((gap) => Math.round(gap) !== 0)).toEqual([]);
  });

test("nothing jumps while a home that was seen before is loading", async ({ page, openAs }) => {
  await openAs("admin", 1, "/index");
  await expect(todo(page, "orders")).toBeVisible();
  await expect(figure(page, "forecast")).toBeVisible();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: "layout-shift", buffered: true });
  });
  await page.reload();
  await expect(figure(page, "forecast")).toBeVisible();
  await expect(card(page, "news").getByRole("link").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true], .card-skeleton")).toHaveCount(0);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

test("§6: 'channel' may use every button: topping up leads to the form, and on to its payment, which no menu lists", async ({
  page,
  openAs,
  own,
}) => {
  const { username } = await own.user("v1,v3,v3-7,");
  await page.route("**/user/authority", (route) =>
    route.fulfill({ json: { code: 200, message: "", data: { authCodes: "channel", customType: 1 } } }),
  );
  await openAs(username, 1, "/index");
  await page.locator("main").getByRole("link", { name: "充值", exact: true }).click();
  await expect(page).toHaveURL("/custom/userCenter/costCenter/recharge");
  await field(page, "amount").getByRole("textbox").fill("77.70");
  await field(page, "rechargeWay").getByRole("radio", { name: "微信支付" }).check();
  await page.getByRole("button", { name: "提交充值" }).click();
  await expect(drawer(page)).toContainText("77.70");
  await drawer(page).getByRole("button", { name: "完成" }).click();
  await expect(outcome(page, "支付渠道已返回结果")).toBeVisible();
  await expect(page).toHaveURL("/custom/index");
});

test("a page that is closed to the type of account is never said to need a permission", async ({
  page,
  openAs,
  own,
}) => {
  const { username } = await own.user("v1,v3,v3-1,");
  await page.route("**/user/authority", (route) =>
    route.fulfill({ json: { code: 200, message: "", data: { authCodes: "channel", customType: 1 } } }),
  );
  await openAs(username, 1, "/userCenter/costCenter/index");
  await expect(page.getByRole("main")).toContainText("不对您的账号类型开放");
  await expect(page.getByRole("main")).not.toContainText(/需要|权限|管理员/);
});
