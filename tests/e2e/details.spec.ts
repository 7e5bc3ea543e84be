import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { drawer, query, rows, sidePanel, value } from "../helpers/views";

const RECHARGES = "/userCenter/costCenter/rechargeRecord";
const BILLS = "/userCenter/costCenter/billDetail";
const USERS = "/userCenter/accountManage";
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** Bill lines of one resource of their own, one after the other, each payable by its number in the list. */
async function ownLines(
  own: OwnData,
  count: number,
  change: { instanceConfig?: string; tags?: unknown } = {},
): Promise<string> {
  const resource = ownWord();
  await own.query(
    `INSERT INTO bill_lines (custom_id, bill_date, usage_start, usage_end, consume_time, bill_cycle, list_amount, payable_amount, cash_amount, cloud_code, product_code,
       product_name, service_category, bill_item_type, charge_category, pay_mode, account_uid, account_name, charge_frequency, resource_id, resource_name, billing_item, instance_config, tags)
     SELECT 1001, '2026-01-05', '2026-01-05', '2026-01-05', timestamptz '2026-01-05 00:00+08' - at * interval '1 hour', '2026-01', at, at, at, 'aliyun', 'ali-ecs',
       '云服务器 ' || at, 'Compute', 'PayAsYouGoBill', 'Usage', 'postPay', 'uid', '账号', 'Usage-Based', $1, $1, '实例', $3, $4::jsonb
     FROM generate_series(1, $2) AS at`,
    [resource, count, change.instanceConfig ?? null, JSON.stringify(change.tags ?? [])],
  );
  return resource;
}

const openLine = (page: Page, number: number) =>
  rows(page)
    .nth(number - 1)
    .getByRole("link", { name: "查看" })
    .or(
      rows(page)
        .nth(number - 1)
        .getByRole("button", { name: "查看" }),
    )
    .first()
    .click();

test("a timeline shows every step, the latest first, and figures stand on top", async ({ page, own, openAs }) => {
  const { username } = await own.user("v3,v3-7,");
  const [done] = await own.query<{ id: string }>(
    "SELECT id FROM recharges WHERE custom_id = 1001 AND status = 2 AND recharge_way = 'OfflineRemittance' LIMIT 1",
  );
  await openAs(username, 1, `${RECHARGES}?open=detail&id=${done?.id}`);
  const steps = drawer(page).locator(".timeline > li");
  await expect(steps).toHaveCount(3);
  await expect(steps.first()).toContainText("充值成功");
  await expect(steps.first()).toHaveAttribute("aria-current", "step");
  await expect(steps.nth(1)).toContainText("已收到汇款凭证");
  await expect(steps.last()).toContainText("待付款");
  await expect(drawer(page).locator(".detail-figures [data-field=amount]")).toContainText(/\d\.\d\d/);
  await expect(drawer(page).locator(".detail-figures [data-field=balanceAfter]")).toContainText(/\d\.\d\d/);
  await expectAccessible(page);
});

test.describe("tabs", () => {
  test("are in the address, walked with the arrows, and no steps for Back", async ({ page, own, openAs }) => {
    const [user, other] = [await own.user("v7,v7-1,"), await own.user("v1,")];
    await openAs(user.username, 1, `${USERS}?keyword=${other.username}`);
    await rows(page).first().getByRole("link", { name: other.username }).click();
    await expect(tab(page, "基本资料")).toHaveAttribute("aria-selected", "true");
    expect(query(page)).not.toHaveProperty("tab");
    await tab(page, "基本资料").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "角色与权限")).toBeFocused();
    await expect.poll(() => query(page).tab).toBe("roles");
    await page.keyboard.press("End");
    await expect(value(page, "loginNum")).toHaveText("1");
    await page.reload();
    await expect(tab(page, "登录情况")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    expect(query(page)).toEqual({ keyword: other.username });
    await page.goto(`/custom${USERS}?keyword=${other.username}&open=detail&id=${other.id}&tab=nonsense`);
    await expect(tab(page, "基本资料")).toHaveAttribute("aria-selected", "true");
  });

  test("scroll to the open one on a narrow screen", async ({ page, own, openAs }) => {
    const { username } = await own.user("v8,v8-2,v8-2.1,");
    const [host] = await own.query<{ id: string }>(
      "SELECT id FROM resources WHERE custom_id = 1001 AND type = 'host' AND gone_time IS NULL ORDER BY id LIMIT 1",
    );
    await page.setViewportSize({ width: 360, height: 700 });
    await openAs(username, 2, `/resource/pubCloud/host?open=detail&id=${host?.id}&tab=costs`);
    await expect(tab(page, "月度费用")).toBeInViewport({ ratio: 0.9 });
    await tab(page, "月度费用").press("Home");
    await expect(tab(page, "概览")).toBeInViewport({ ratio: 0.9 });
  });

  test("hold lists of other subjects about this row, which leave the page's own list alone", async ({
    page,
    own,
    openAs,
  }) => {
    const [user, other] = [await own.user("v7,v7-1,"), await own.user("v1,v6,")];
    await openAs(user.username, 1, `${USERS}?keyword=${other.username}&open=detail&id=${other.id}&tab=roles`);
    const related = drawer(page).getByRole("tabpanel");
    await expect(related.locator("tr[data-row-key]")).toHaveCount(1);
    await expect(related.getByRole("link", { name: other.roleName })).toHaveAttribute(
      "href",
      new RegExp(`/userCenter/roleManage\\?open=detail&id=${other.roleId}$`),
    );
    await expectAccessible(page);
    expect(query(page)).toEqual({ keyword: other.username, open: "detail", id: String(other.id), tab: "roles" });
    await related.getByRole("link", { name: other.roleName }).click();
    await expect(page).toHaveURL(new RegExp(`/userCenter/roleManage\\?open=detail&id=${other.roleId}$`));
    await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText(other.roleName);
  });
});

test.describe("beside the list", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a detail leaves the list usable, marks its row, and gives the focus back", async ({ page, own, openAs }) => {
    const [{ username }, resource] = [await own.user("v3,v3-17,"), await ownLines(own, 3)];
    await openAs(username, 1, `${BILLS}?keyword=${resource}`);
    await expect(rows(page)).toHaveCount(3);
    await openLine(page, 1);
    await expect(sidePanel(page).getByRole("heading", { level: 2 })).toHaveText("云服务器 1");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(rows(page).first()).toHaveAttribute("aria-current", "true");
    await openLine(page, 3);
    await expect(sidePanel(page).getByRole("heading", { level: 2 })).toHaveText("云服务器 3");
    await expect(rows(page).nth(2)).toHaveAttribute("aria-current", "true");
    await expectAccessible(page);
    await sidePanel(page).focus();
    await page.keyboard.press("Escape");
    await expect(sidePanel(page)).toHaveCount(0);
    expect(query(page)).toEqual({ keyword: resource });
  });

  test("is a choice that is remembered, and where there is no room it lies over the list", async ({
    page,
    own,
    openAs,
  }) => {
    const [{ username }, resource] = [await own.user("v3,v3-17,"), await ownLines(own, 2)];
    await openAs(username, 1, `${BILLS}?keyword=${resource}`);
    await openLine(page, 1);
    await sidePanel(page).getByRole("button", { name: "在列表上方显示" }).click();
    await expect(drawer(page)).toBeVisible();
    await page.reload();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).getByRole("button", { name: "在列表旁显示" }).click();
    await expect(sidePanel(page)).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(drawer(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "在列表旁显示" })).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 700 });
    await expect(drawer(page).getByRole("button", { name: "下一条" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

test("one goes from row to row by button and by key, and Back leads out of the detail at once", async ({
  page,
  own,
  openAs,
}) => {
  const [{ username }, resource] = [await own.user("v3,v3-17,"), await ownLines(own, 3)];
  await page.setViewportSize({ width: 1100, height: 800 });
  await openAs(username, 1, `${BILLS}?keyword=${resource}`);
  await expect(rows(page)).toHaveCount(3);
  await openLine(page, 2);
  const heading = drawer(page).getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("云服务器 2");
  await expect(drawer(page).locator(".drawer-place")).toHaveText("第 2 条，共 3 条");
  await drawer(page).getByRole("button", { name: "下一条" }).click();
  await expect(heading).toHaveText("云服务器 3");
  await expect(drawer(page).getByRole("button", { name: "下一条" })).toBeFocused();
  await expect(drawer(page).getByRole("button", { name: "下一条" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("j");
  await expect(heading).toHaveText("云服务器 3");
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  await expect(heading).toHaveText("云服务器 1");
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  expect(query(page)).toEqual({ keyword: resource });
});

test("a detail that an address opened leaves no step behind when it is closed: Back leads to the page before", async ({
  page,
  own,
  openAs,
}) => {
  const [{ username }, resource] = [await own.user("v3,v3-17,"), await ownLines(own, 1)];
  await page.setViewportSize({ width: 1100, height: 800 });
  await openAs(username, 1, `${BILLS}?keyword=${resource}`);
  await openLine(page, 1);
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText("云服务器 1");
  const opened = page.url();
  await page.goto("/custom/index");
  await page.goto(opened);
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText("云服务器 1");
  await drawer(page).getByRole("button", { name: "关闭", exact: true }).click();
  await expect(drawer(page)).toHaveCount(0);
  expect(query(page)).toEqual({ keyword: resource });
  await page.goBack();
  await expect(page).toHaveURL(/\/custom\/index$/);
});

test("steps lead over the end of a page, and closed the list stays where the row is", async ({ page, own, openAs }) => {
  const [{ username }, resource] = [await own.user("v3,v3-17,"), await ownLines(own, 22)];
  await page.setViewportSize({ width: 1100, height: 800 });
  await openAs(username, 1, `${BILLS}?keyword=${resource}`);
  await expect(rows(page)).toHaveCount(20);
  await openLine(page, 20);
  const heading = drawer(page).getByRole("heading", { level: 2 });
  await expect(drawer(page).locator(".drawer-place")).toHaveText("第 20 条，共 22 条");
  await drawer(page).getByRole("button", { name: "下一条" }).click();
  await expect(heading).toHaveText("云服务器 21");
  await expect(drawer(page).locator(".drawer-place")).toHaveText("第 21 条，共 22 条");
  await expect(drawer(page).getByRole("button", { name: "下一条" })).toBeFocused();
  expect(query(page)).toMatchObject({ page: "2", open: "detail" });
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "键盘快捷键" }).getByRole("heading", { level: 3 }).first()).toHaveText(
    "详情",
  );
  await page.keyboard.press("Escape");
  await page.keyboard.press("k");
  await expect(heading).toHaveText("云服务器 20");
  await page.keyboard.press("j");
  await expect(heading).toHaveText("云服务器 21");
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  expect(query(page)).toEqual({ keyword: resource, page: "2" });
  await expect(rows(page)).toHaveCount(2);
});

test("a row that its list does not show has no neighbours", async ({ page, own, openAs }) => {
  const [{ username }, resource, other] = [await own.user("v3,v3-17,"), await ownLines(own, 2), await ownLines(own, 1)];
  const [line] = await own.query<{ id: string }>("SELECT id FROM bill_lines WHERE resource_id = $1", [other]);
  await page.setViewportSize({ width: 1100, height: 800 });
  await openAs(username, 1, `${BILLS}?keyword=${resource}&open=detail&id=${line?.id}`);
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText("云服务器 1");
  await expect(drawer(page).getByRole("button", { name: "下一条" })).toHaveCount(0);
});

test.describe("values that no screen of the console has (fixtures/lines.json)", () => {
  test.use({ extraScreen: "lines" });

  test("nested values unfold, long texts too, and both are copied in full; markup in them is text", async ({
    page,
    own,
    openAs,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const long = `${"<img src=x onerror=alert(1)> ".repeat(500)}终`;
    const tags = Array.from({ length: 120 }, (_, at) => ({ key: `k${at}`, value: `<b>${at}</b>` }));
    const [{ username }, resource] = [
      await own.user("v4,v4-1,"),
      await ownLines(own, 1, { instanceConfig: long, tags }),
    ];
    await openAs(username, 2, `/extra/index?keyword=${resource}`);
    await openLine(page, 1);
    const json = value(page, "tags");
    await json.getByRole("button", { name: "1:" }).first().click();
    await expect(json.getByText("<b>1</b>")).toBeVisible();
    await json.getByRole("button", { name: /再显示/ }).click();
    await expect(json.getByRole("button", { name: "119:" })).toBeVisible();
    await json.getByRole("button", { name: "复制 标签" }).click();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(tags);
    const text = value(page, "instanceConfig");
    await expect(text.getByText("终")).toHaveCount(0);
    await text.getByRole("button", { name: /展开全文/ }).click();
    await expect(text.getByRole("region")).toContainText("终");
    await text.getByRole("button", { name: "复制 实例配置" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(long);
    await text.getByRole("button", { name: "收起" }).click();
    await expect(text.getByText("终")).toHaveCount(0);
  });
});
