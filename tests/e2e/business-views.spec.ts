import type { Page } from "playwright/test";
import { expect } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { putBilledHosts } from "../helpers/hosts";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { choice, drawer, field, question, tokens } from "../helpers/views";

const INDEX = "/cloudView/businessView/index";
const codes = "v10,v10-1,";
/** With which costs are shown. */
const costCodes = "v4,v4-1,";

const cards = (page: Page) => page.locator("li.card[data-row-key]");
const boxes = (page: Page) => page.locator("li.tier-box");
const text = (page: Page, name: string) => field(page, name).locator("input");
const send = (page: Page, name = "新建") => page.getByRole("button", { name, exact: true }).last().click();

/** A view of the group without groups. */
async function putView(own: OwnData, name: string, sort = 900): Promise<number> {
  const [row] = await own.query<{ id: string }>(
    `INSERT INTO business_views (custom_id, view_name, view_sort, cloud_code, business_type, create_time)
     VALUES (1001, $1, $2, 'all', 2, now()) RETURNING id`,
    [name, sort],
  );
  return Number(row?.id);
}

/** A group of a view that finds nothing. */
async function putGroup(own: OwnData, viewId: number, name: string, layer: string): Promise<number> {
  const [row] = await own.query<{ id: string }>(
    `INSERT INTO view_groups (view_id, group_name, layer, sort, membership, filter)
     VALUES ($1, $2, $3, 0, 'filter', 'tags:"nothing has it" is not empty') RETURNING id`,
    [viewId, name, layer],
  );
  return Number(row?.id);
}

test("a view is added on a whole page, renamed to what an address must encode, moved and removed", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(codes);
  const word = ownWord();
  await openAs(username, 2, `${INDEX}?keyword=${word}`);
  await page
    .getByRole("button", { name: "新建视图" })
    .or(page.getByRole("link", { name: "新建视图" }))
    .first()
    .click();
  await expect(page).toHaveURL("/custom/businessView/addView/0/all/2");
  await expect(page.locator(".menu-column")).toHaveCount(0);
  await text(page, "viewName").fill(`${word}/a`);
  await send(page);
  await expect(field(page, "viewName")).toContainText(/\//);
  await expect(page).toHaveURL("/custom/businessView/addView/0/all/2");
  await expectAccessible(page);
  await text(page, "viewName").fill(word);
  await send(page);
  await expect(outcome(page, "业务视图已新建").first()).toBeVisible();

  await page.goto(`/custom${INDEX}?keyword=${word}`);
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page);
  await cards(page).getByText("编辑", { exact: true }).click();
  const name = `${word} 50%?#&中`;
  await text(page, "viewName").fill(name);
  await send(page, "保存");
  await expect(outcome(page, "业务视图已保存").first()).toBeVisible();
  await expect(cards(page)).toContainText(name);

  await cards(page).getByText("编辑", { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/updataView/0/\\d+/${encodeURIComponent(name)}/\\d+/all/2$`));
  await page.reload();
  await expect(text(page, "viewName")).toHaveValue(name);
  await text(page, "viewSort").fill("7");
  await page.goBack();
  await question(page).getByRole("button", { name: "继续编辑" }).click();
  await expect(text(page, "viewSort")).toHaveValue("7");
  await send(page, "保存");
  await expect(outcome(page, "业务视图已保存").first()).toBeVisible();
  const [kept] = await own.query<{ view_sort: number }>("SELECT view_sort FROM business_views WHERE view_name = $1", [
    name,
  ]);
  expect(kept?.view_sort).toBe(7);

  await page.goto(`/custom${INDEX}?keyword=${word}`);
  await cards(page)
    .getByRole("button", { name: /更多操作/ })
    .click();
  await page.locator(".action-menu").getByRole("button", { name: "删除" }).click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(cards(page)).toHaveCount(0);
});

test("a view of a project gets its groups by itself, and another project on a page of its own", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(codes);
  const word = ownWord();
  await openAs(username, 2, "/businessView/addView/0/all/1");
  await text(page, "viewName").fill(word);
  await field(page, "projectId").getByRole("combobox").fill("移动银行");
  await page.getByRole("listbox").getByRole("option", { name: "移动银行", exact: true }).click();
  await send(page);
  await expect(outcome(page, "业务视图已新建").first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${INDEX}\\?open=detail&id=\\d+`));
  await expect(drawer(page)).toContainText(word);
  await page.goto(`/custom${INDEX}?keyword=${word}`);
  await cards(page).getByText("编辑", { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/updataView1/0/\\d+/${encodeURIComponent("移动银行")}$`));
  await field(page, "projectId").getByRole("combobox").fill("数据中台");
  await page.getByRole("listbox").getByRole("option", { name: "数据中台", exact: true }).click();
  await send(page, "保存");
  await expect(outcome(page, "业务视图已保存").first()).toBeVisible();
  await cards(page).getByText(word, { exact: true }).click();
  await expect(boxes(page)).toHaveCount(4);
  await expect(drawer(page)).toContainText("数据中台");
});

test("a form that was opened by its address leads to the page of its menu entry, where its own file has no list", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(codes);
  const id = await putView(own, ownWord());
  await openAs(username, 2, `/businessView/addGroup/${id}/0`);
  await page.getByRole("button", { name: "取消", exact: true }).click();
  await expect(page).toHaveURL(`/custom${INDEX}`);
});

test("groups are added by a list and by a filter that is counted live, linked, drawn as tiers and removed", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(`${codes}${costCodes}`);
  const word = ownWord();
  const hosts = await putBilledHosts(own);
  const id = await putView(own, word);
  await putGroup(own, id, "数据库", "data");
  await openAs(username, 2, `${INDEX}?keyword=${word}&open=detail&id=${id}`);
  await expect(boxes(page)).toHaveCount(1);
  await drawer(page).getByText("新建分组", { exact: true }).click();
  await expect(page).toHaveURL(`/custom/businessView/addGroup/${id}/0`);
  await text(page, "groupName").fill("主机");
  await field(page, "layer").getByRole("radio", { name: "应用层" }).check();
  await field(page, "membership").getByRole("radio", { name: "手动选择" }).check();
  for (const host of hosts.names) {
    await field(page, "resourceIds").getByRole("combobox").fill(host);
    await page.getByRole("listbox").getByRole("option", { name: host, exact: true }).click();
  }
  await field(page, "resourceIds").getByRole("combobox").press("Escape");
  await expect(page.locator('[data-preview="resourceCount"] dd')).toHaveText("2");
  await expect(page.locator('[data-preview="monthCost"] dd')).toHaveText(`¥${hosts.cost}`);
  await choice(page, "linkIds", "数据库").click();
  await expectAccessible(page);
  await send(page);
  await expect(outcome(page, "分组已新建").first()).toBeVisible();

  await page.goto(`/custom${INDEX}?keyword=${word}&open=detail&id=${id}`);
  await expect(boxes(page)).toHaveCount(2);
  await expect(boxes(page).filter({ hasText: "主机" })).toContainText("连接到：数据库");
  await expect(page.locator(".tiers-links path")).toHaveCount(1);
  await expectAccessible(page);
  const heading = (words: string) => boxes(page).locator(":is(a, button)").filter({ hasText: words });
  await heading("主机").focus();
  await page.keyboard.press("ArrowDown");
  await expect(heading("数据库")).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(field(page, "groupName").locator("input")).toHaveValue("数据库");
  await field(page, "filter").getByRole("button", { name: /^移除/ }).click();
  await field(page, "filter").getByRole("combobox").fill("类型 = 云数据库");
  await page.keyboard.press("Tab");
  await expect(page.locator('[data-preview="resourceCount"] dd')).not.toHaveText(/^[02]$/);
  await send(page, "保存");
  await expect(outcome(page, "分组已保存").first()).toBeVisible();

  await page.goto(`/custom${INDEX}?keyword=${word}&open=detail&id=${id}`);
  await page
    .locator("label")
    .filter({ hasText: /^表格$/ })
    .click({ force: true });
  const row = page.locator("tr[data-row-key]").filter({ hasText: "主机" });
  await row.locator("[aria-expanded=false]").click();
  await expect(page.locator(".list-expanded [data-field=linkNames]")).toContainText("数据库");
  await row.getByRole("button", { name: /删除/ }).click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(page.locator("tr[data-row-key]")).toHaveCount(1);
  await expect(tokens(page)).toHaveText(new RegExp(word));
});

test.describe("in the dark, on a screen of 360 px, in English", () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: "dark", locale: "en-US" });

  test("the views and their tiers are complete and can be read", async ({ page, openAs }) => {
    await openAs("admin", 2, `${INDEX}?open=detail&id=1`);
    await expect(boxes(page)).toHaveCount(6);
    await expect(page.getByRole("heading", { name: "Application" })).toBeVisible();
    await expectAccessible(page);
    const [wide, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(there ?? 0);
  });
});
