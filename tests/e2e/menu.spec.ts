import { expect, type Page } from "playwright/test";
import { visit } from "../helpers/visit";
import { test } from "../helpers/own-data";
import { WorkOrderStatus } from "../../src/generated/enums";
import { callApi, leftMenu, menuCodes, type Mode } from "../helpers/signed-in";

const current = (page: Page) => leftMenu(page).locator("[aria-current=page]");
const group = (page: Page, name: string) => leftMenu(page).getByRole("button", { name, exact: true });

test("a group opens and closes; the group of the present page is open by itself, and so after a reload", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 1);
  await expect(group(page, "费用中心")).toHaveAttribute("aria-expanded", "false");
  await expect(leftMenu(page).locator("[data-menu-code='v3-17']")).toHaveCount(0);
  await group(page, "费用中心").click();
  await leftMenu(page).getByRole("link", { name: "账单明细" }).click();
  await expect(page).toHaveURL("/custom/userCenter/costCenter/billDetail");
  await expect(current(page)).toHaveAttribute("data-menu-code", "v3-17");
  await expect(group(page, "费用中心")).toHaveClass(/menu-parent/);
  await page.reload();
  await expect(current(page)).toHaveAttribute("data-menu-code", "v3-17");
  await group(page, "费用中心").click();
  await expect(group(page, "费用中心")).toHaveAttribute("aria-expanded", "false");
  await expect(group(page, "费用中心")).toHaveClass(/menu-parent/);
});

test("an entry says how many rows wait on its page, by the list's own call, and nothing where none do", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const { awaitingCustomer, toBeConfirmed } = WorkOrderStatus;
  const input = { status: [awaitingCustomer, toBeConfirmed], pageNum: 1, pageSize: 1 };
  const { total } = await callApi(consoleServer.url, "listWorkOrders", input, await own.admin());
  expect(total).toBeGreaterThan(0);
  const entry = leftMenu(page).locator("[data-menu-code='v5']");
  await openAs("admin", 1);
  await expect(entry.locator(".badge")).toHaveText(String(total));
  await expect(entry).toHaveAccessibleName(`工单管理，${total} 个等待您处理`);
  const counted = page.waitForResponse((response) => response.url().endsWith("/workOrder/list"));
  await openAs(await own.customer(), 1);
  await counted;
  await expect(entry).toHaveAccessibleName("工单管理");
  await expect(entry.locator(".badge")).toHaveCount(0);
});

test.describe("some detail routes highlight their parent menu entry (§2)", () => {
  const rows: { mode: Mode; path: string; parents: string[]; highlighted: string }[] = [
    { mode: 1, path: "/userCenter/costCenter/recharge", parents: ["v3"], highlighted: "v3-7" },
    { mode: 1, path: "/userCenter/costCenter/refundOperateion", parents: ["v3"], highlighted: "v3-18" },
    { mode: 1, path: "/userCenter/warningCenter/warning/balance", parents: [], highlighted: "v6" },
    { mode: 1, path: "/userCenter/roleManage", parents: ["v7"], highlighted: "" },
    { mode: 2, path: "/userCenter/roleManage", parents: [], highlighted: "v7" },
    { mode: 2, path: "/userCenter/myAccount", parents: [], highlighted: "v7" },
    { mode: 2, path: "/cloudView/warningRule/create", parents: ["v10"], highlighted: "v10-3" },
    { mode: 2, path: "/assetsView/businessView/billDetail", parents: ["v4"], highlighted: "v4-1" },
    { mode: 2, path: "/resource/tabs/resource", parents: ["v8", "v8-1"], highlighted: "v8-1.2" },
  ];
  for (const mode of [1, 2] as const) {
    test(`mode ${mode}`, async ({ page, openAs }) => {
      await openAs("admin", mode);
      for (const { path, parents, highlighted } of rows.filter((row) => row.mode === mode)) {
        await visit(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const marked = () =>
          leftMenu(page)
            .locator(".menu-parent, .menu-active")
            .evaluateAll((entries) => entries.map((entry) => entry.getAttribute("data-menu-code")));
        await expect.poll(marked, path).toEqual([...parents, ...(highlighted ? [highlighted] : [])]);
        await expect(current(page)).toHaveCount(highlighted ? 1 : 0);
      }
    });
  }
});

test("every entry leads to its page: none to a missing one, none to one without permission", async ({
  page,
  openAs,
}) => {
  for (const mode of [1, 2] as const) {
    await openAs("admin", mode);
    await expect(leftMenu(page)).toBeVisible();
    const closed = leftMenu(page).getByRole("button", { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    for (const link of await leftMenu(page).getByRole("link").all()) {
      const code = await link.getAttribute("data-menu-code");
      await link.click();
      await expect(current(page)).toHaveAttribute("data-menu-code", code ?? "");
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
        /^$|不存在|没有访问权限|页面未开放|此页面属于|加载失败/,
      );
    }
  }
});

test("the menu works by keyboard alone, and the focus goes to the heading of the page that comes", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 2);
  await expect(page.locator("[data-cloud]").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到主要内容" })).toBeFocused();
  await group(page, "云资源").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(group(page, "公有云")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(leftMenu(page).getByRole("link", { name: "云主机" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/custom/resource/pubCloud/host");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the skip link leads past header and menu", async ({ page, openAs }) => {
  await openAs("viewer", 1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("a group whose code is held without any of its entries shows, and leads to the first of its pages that opens (§6)", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v1,v7,");
  await openAs(username, 1);
  await expect(leftMenu(page).locator("[data-menu-code=v7]")).toBeVisible();
  expect(await menuCodes(leftMenu(page))).toEqual(["v1", "v7"]);
  await leftMenu(page).getByRole("link", { name: "用户管理" }).click();
  await expect(page).toHaveURL("/custom/userCenter/myAccount");
  await expect(current(page)).toHaveAttribute("data-menu-code", "v7");
});
