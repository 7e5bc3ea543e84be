import { expect, type Locator, type Page } from "playwright/test";
import { resizeWindow } from "../helpers/shifts";
import { test } from "../helpers/signed-in";
import { query, rows, sidePanel } from "../helpers/views";

const lists = [
  {
    path: "/userCenter/costCenter/orderManage",
    columns: { zh: "列设置", en: "Columns" },
    kept: { zh: ["订单号", "应付金额", "状态"], en: ["Order no.", "Payable", "Status"] },
    beside: false,
  },
  {
    path: "/userCenter/costCenter/billDetail",
    columns: { zh: "列设置", en: "Columns" },
    kept: {
      zh: ["账期", "产品", "实例名称", "应付金额"],
      en: ["Billing month", "Product", "Instance", "Payable"],
    },
    beside: true,
  },
];

const frame = (page: Page): Locator => page.locator(".list-frame");
const heads = (page: Page): Locator => page.locator("thead th[data-column]");
const texts = async (of: Locator): Promise<string[]> => (await of.allTextContents()).map((text) => text.trim());
const unseen = (page: Page): Promise<number> =>
  frame(page).evaluate((element) => element.scrollWidth - element.clientWidth);

/** The heads among these that are not in sight: nothing lies over them, and the frame does not cut them off. */
function outOfSight(page: Page, names: readonly string[]): Promise<string[]> {
  return heads(page).evaluateAll((found, wanted) => {
    const inSight = found.filter((head) => {
      const { left, right, top, bottom } = head.getBoundingClientRect();
      return [left + 2, right - 2].every((x) => head.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    });
    const said = inSight.map((head) => (head.textContent ?? "").trim());
    return wanted.filter((name) => !said.includes(name));
  }, names);
}

/** Every column that the reader has not hidden, as the choice of columns lists them. */
async function allColumns(page: Page, button: string): Promise<string[]> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const lines = page.locator("li.columns-line").filter({ has: page.locator("input:checked") });
  await expect(lines.first()).toBeVisible();
  const names = await texts(lines.locator(".columns-name"));
  await page.keyboard.press("Escape");
  return names;
}

/** The first row is a card with its kept values, whole and in sight; its expansion has all others. */
async function expectCard(page: Page, kept: readonly string[], all: readonly string[]): Promise<void> {
  const card = rows(page).first();
  await expect(card.locator(".list-card-title")).toBeVisible();
  const [names, states] = [await texts(card.locator(".list-card-name")), await card.locator(".list-card-tag").count()];
  expect(kept.slice(1).filter((name) => !names.includes(name))).toHaveLength(states);
  expect(names).toHaveLength(kept.length - 1 - states);
  expect(await unseen(page)).toBe(0);
  for (const cell of await card.locator("td").all()) {
    const box = await cell.boundingBox();
    expect(box && box.width > 0 && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  }
  await card.locator(".list-expand").click();
  await expect(page.locator(".list-expanded dt").first()).toBeVisible();
  const folded = await texts(page.locator(".list-expanded dt"));
  expect(all.filter((name) => !kept.includes(name) && !folded.includes(name))).toEqual([]);
  await card.locator(".list-expand").click();
}

for (const language of ["zh", "en"] as const) {
  for (const { path, columns, kept, beside } of lists) {
    test(`${path} in ${language}: columns without room fold into their rows, and none is lost`, async ({
      page,
      openAs,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
      await openAs("admin", 1, path);
      await expect(rows(page)).toHaveCount(20);
      const all = await allColumns(page, columns[language]);
      for (const width of [1280, 768, 2560, 1440]) {
        await resizeWindow(page, { width, height: 900 });
        await expect.poll(() => outOfSight(page, kept[language])).toEqual([]);
        if (width >= 1280) await expect.poll(() => unseen(page)).toBe(0);
        const expand = rows(page).first().locator(".list-expand");
        const shown = await texts(heads(page));
        if (shown.length === all.length) continue;
        await expect(expand).toHaveAccessibleName(/更多信息|More about/);
        await expect(expand).toHaveAttribute("aria-expanded", "false");
        await expand.focus();
        await page.keyboard.press("Enter");
        await expect(expand).toHaveAttribute("aria-expanded", "true");
        await expect(page.locator(".list-expanded dt").first()).toBeVisible();
        const folded = await texts(page.locator(".list-expanded dt"));
        expect(folded.filter((name) => shown.includes(name))).toEqual([]);
        expect(all.filter((name) => !shown.includes(name) && !folded.includes(name))).toEqual([]);
        await page.keyboard.press("Enter");
        await expect(page.locator(".list-expanded")).toHaveCount(0);
      }
      await resizeWindow(page, { width: 360, height: 900 });
      await expectCard(page, kept[language], all);
      if (!beside) return;
      await resizeWindow(page, { width: 1440, height: 900 });
      await rows(page).first().locator(".cell-opens").click();
      for (const width of [1440, 1280]) {
        await resizeWindow(page, { width, height: 900 });
        await expect(sidePanel(page)).toBeVisible();
        await expect.poll(() => unseen(page)).toBe(0);
        const stayed = (await texts(heads(page))).filter((name) => kept[language].includes(name));
        expect(stayed).toEqual(kept[language]);
        expect(await outOfSight(page, kept[language])).toEqual([]);
      }
    });
  }
}

test("sums of folded columns unfold below the sums, which stay in sight", async ({ page, openAs }) => {
  await resizeWindow(page, { width: 1024, height: 900 });
  await openAs("admin", 1, "/userCenter/costCenter/billDetail");
  await expect(rows(page)).toHaveCount(20);
  const sums = page.locator("tfoot");
  await sums.getByRole("button", { name: "更多信息：合计" }).click();
  // How many columns fold depends on how long the amounts of the demo are today.
  const shown = await texts(heads(page));
  const folded = ["原价", "优惠金额", "现金支付", "云券抵扣", "信用支付", "欠费金额"].filter(
    (name) => !shown.includes(name),
  );
  expect(folded).not.toEqual([]);
  await expect(sums.locator("dt")).toHaveText(folded);
  await expect(sums.locator("dd").last()).toBeInViewport();
});

test("a column that the reader shows stands in the row, before others that config shows", async ({ page, openAs }) => {
  await openAs("admin", 1, "/userCenter/costCenter/orderManage?columns=orderNo,orderType,productName,creator,payMode");
  await resizeWindow(page, { width: 900, height: 900 });
  await expect(rows(page)).toHaveCount(20);
  await expect.poll(() => texts(heads(page))).toContain("付费方式");
  expect(await texts(heads(page))).not.toContain("下单人");
});

test("cards are put in order and selected as a table's rows are", async ({ page, openAs }) => {
  await resizeWindow(page, { width: 360, height: 900 });
  await openAs("admin", 1, "/userCenter/accountManage");
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await expect(page.locator("[data-row-key] :checked")).toHaveCount(20);
  await page.getByLabel("排序").selectOption({ label: "用户名（升序）" });
  await expect.poll(() => query(page).sort).toBe("username.ascending");
  await expect(rows(page)).toHaveCount(20);
});

test.describe("beside a detail", () => {
  // Too narrow for all actions in any typeface.
  test.use({ locale: "en-US", viewport: { width: 1300, height: 900 } });

  test("the columns that stay are whole, fewer actions stand in the row, and the page does not scroll", async ({
    page,
    openAs,
  }) => {
    await openAs("admin", 1, "/userCenter/costCenter/renewManage");
    await expect(rows(page)).toHaveCount(20);
    await rows(page).first().getByRole("button", { name: "View", exact: true }).click();
    await expect(sidePanel(page).getByRole("heading", { level: 2 })).toBeVisible();
    const first = rows(page).first();
    await expect(first.getByRole("button", { name: "Renewal method" })).toBeHidden();
    const actions = await first.locator(".list-row-actions").boundingBox();
    const cells = await first
      .locator("td:not(.list-row-actions)")
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
    expect(cells.length).toBeGreaterThan(3);
    expect(Math.max(...cells)).toBeLessThanOrEqual((actions?.x ?? 0) + 1);
    const gaps = await first
      .locator("td")
      .evaluateAll((all) =>
        all
          .slice(1, 3)
          .map((cell, at) => cell.getBoundingClientRect().left - (all[at]?.getBoundingClientRect().right ?? 0)),
      );
    expect(gaps).toEqual([0, 0]);
    const panel = await sidePanel(page).boundingBox();
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(900);
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual([0, 900]);
  });
});
