import { expect } from "playwright/test";
import { settled } from "../helpers/faults";
import { test } from "../helpers/own-data";
import { expectStill, watchShifts } from "../helpers/shifts";
import { visit } from "../helpers/visit";

// How places come is seen at every place by looks.spec.ts; these lists stand for all in what a reader does with them.
const lists = [
  { what: "rows to select", mode: 1, path: "/userCenter/costCenter/orderManage" },
  { what: "counts above its rows", mode: 2, path: "/resource/tabs/resource" },
  { what: "figures in its head", mode: 2, path: "/resource/pubCloud/host" },
] as const;

test.use({ viewport: { width: 1440, height: 900 } });

for (const { what, mode, path } of lists) {
  test(`a list with ${what} stays where it is while a row is selected, and while it is filtered`, async ({
    page,
    openAs,
  }) => {
    await watchShifts(page);
    await openAs("admin", mode, path);
    const first = page.locator("tbody [data-row-key]").first();
    await expect(first).toBeVisible();
    await settled(page);
    await expectStill(page);
    const chosen = first.getByRole("checkbox");
    await chosen.check();
    await expect(page.locator(".list-bulk")).toBeVisible();
    await expectStill(page);
    await chosen.uncheck();
    await expect(page.locator(".list-bulk")).toHaveCount(0);
    await expectStill(page);
    const line = page.locator(".filters-line").getByRole("combobox").last();
    await line.fill("no such row");
    await line.press("Enter");
    await expect(page.locator(".notice-title")).toBeVisible();
    // The token takes a place in the line; nothing else does.
    await expectStill(page);
  });
}

test("rows wait for what draws their sums, for which the columns would move", async ({ page, openAs }) => {
  await watchShifts(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/totals-row-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse("**/billfee/consumption");
  await openAs("admin", 1, "/userCenter/costCenter/cosumeDetail");
  await answered;
  await expect(page.locator(".list-skeleton")).toBeVisible();
  release();
  await expect(page.locator("tbody [data-row-key]").first()).toBeVisible();
  await expect(page.locator("tfoot")).toContainText("¥");
  await settled(page);
  await expectStill(page);
});

test.describe("in English", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

  test("counts that take two lines have them before the answer, each with its words", async ({ page, openAs }) => {
    await watchShifts(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/order/list", (route) => held.then(() => route.continue()));
    await openAs("admin", 1, "/userCenter/costCenter/orderManage");
    const labels = page.locator(".list-count-button");
    await expect(labels).toHaveCount(10);
    await expect(labels).toHaveText([/^All\s+$/, ...Array.from({ length: 9 }, () => /^\D+$/)]);
    release();
    await expect(labels).toHaveText(Array.from({ length: 10 }, () => /\D \d+$/));
    await settled(page);
    await expectStill(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 900 } });

  test("counts, sums, a detail's name and its actions have their room before they are there", async ({
    page,
    openAs,
  }) => {
    await watchShifts(page);
    await openAs("admin", 2, "/resource/pubCloud/host");
    await expect(page.locator("[data-row-key]").first()).toBeVisible();
    await settled(page);
    await expectStill(page);
    for (const row of [0, 1]) {
      await page.locator("[data-row-key]").nth(row).getByRole("link").first().click();
      await expect(page.locator(".detail .view-actions button").first()).toBeVisible();
      await settled(page);
      await expectStill(page);
      await page.getByRole("button", { name: "关闭", exact: true }).click();
      await expect(page.locator(".detail")).toHaveCount(0);
    }
    await visit(page, "/userCenter/myAccount");
    await expect(page.locator(".detail [data-field=username]")).toBeVisible();
    await settled(page);
    await expectStill(page);
  });
});
