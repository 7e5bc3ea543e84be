import { expect, type Page } from "playwright/test";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { drawer, field, question, rows } from "../helpers/views";

// Views of one subject that open over the page of another.

const APPLY = "/userCenter/costCenter/askforInvoice";
const chunk = "**/custom/console/screens/invoice-titles.*";

/** A title of the group, found by its name. */
async function ownTitle(own: OwnData): Promise<{ id: number; title: string }> {
  const title = `抬头 ${ownWord()}`;
  const [row] = await own.query<{ id: number }>(
    "INSERT INTO invoice_titles (custom_id, title, title_type, create_time) VALUES (1001, $1, 'personal', now()) RETURNING id",
    [title],
  );
  return { id: Number(row?.id), title };
}

/** Notes each request for the chunk of the titles. */
function recordChunk(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/console/screens/invoice-titles.")) asked.push(request.url());
  });
  return asked;
}

test("another subject's views come when they are pointed at, open over the page, and Back closes them one by one", async ({
  page,
  own,
  openAs,
}) => {
  const { title } = await ownTitle(own);
  const { username } = await own.user("v3,v3-11,");
  await openAs(username, 1, `${APPLY}?bizType=order`);
  await expect(rows(page).first()).toBeVisible();
  const asked = recordChunk(page);
  await page.getByRole("button", { name: "抬头管理" }).hover();
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole("button", { name: "抬头管理" }).click();
  await expect(page).toHaveURL(/askforInvoice\?bizType=order&open=titles$/);
  const row = drawer(page).locator("tr[data-row-key]").filter({ hasText: title });
  await row.getByRole("button", { name: "编辑" }).click();
  await expect(page).toHaveURL(/\?bizType=order&open=editTitle&id=\d+$/);
  await expect(field(page, "title").getByRole("textbox")).toHaveValue(title);
  await page.goBack();
  await expect(row).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/askforInvoice\?bizType=order$/);
  expect(asked).toHaveLength(1);
});

test("its address opens it, and no other subject's views", async ({ page, own, openAs }) => {
  const { id, title } = await ownTitle(own);
  const { username } = await own.user("v3,v3-11,v7,v7-1,");
  await openAs(username, 1, `${APPLY}?open=editTitle&id=${id}`);
  await expect(field(page, "title").getByRole("textbox")).toHaveValue(title);
  await page.getByRole("button", { name: "关闭" }).click();
  await expect(page).toHaveURL(/askforInvoice$/);
  for (const name of ["users.create", "invoice-titles.edit", "nothing"]) {
    await page.goto(`/custom${APPLY}?open=${name}&id=${id}`);
    await expect(page).toHaveURL(/askforInvoice$/);
    await expect(drawer(page)).toHaveCount(0);
  }
});

test("what it changes is fetched again, and nothing else", async ({ page, own, openAs }) => {
  const { title } = await ownTitle(own);
  const { username } = await own.user("v3,v3-11,");
  await openAs(username, 1, `${APPLY}?open=titles`);
  const row = drawer(page).locator("tr[data-row-key]").filter({ hasText: title });
  await expect(row).toBeVisible();
  await expect(page.getByRole("main").locator("tr[data-row-key]").first()).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await row.getByRole("button", { name: "删除" }).click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(row).toHaveCount(0);
  // Titles are stale, what can be invoiced is not.
  expect(asked.filter((path) => path.endsWith("/invoice/title/list"))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith("/invoice/available"))).toHaveLength(0);
});

test("where it cannot be loaded a drawer says so, and the page below stays", async ({
  page,
  own,
  openAs,
  problems,
}) => {
  problems.expect(/Failed to load resource|dynamically imported module|ScreenNotLoaded|MIME type/);
  const { username } = await own.user("v3,v3-11,");
  await page.route(chunk, (route) => route.abort());
  await openAs(username, 1, APPLY);
  await page.getByRole("button", { name: "抬头管理" }).click();
  await expect(drawer(page).getByRole("alert")).toContainText("页面加载失败");
  await page.unroute(chunk);
  await drawer(page).getByRole("button", { name: "重试" }).click();
  await expect(drawer(page).locator("tr[data-row-key]").first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});
