import { expect, type Page } from "playwright/test";
import { decimalOf } from "../helpers/amounts";
import { test } from "../helpers/own-data";
import { callApi, signIn } from "../helpers/signed-in";
import {
  column,
  count,
  exactColumn,
  exactTexts,
  filter,
  narrow,
  query,
  rows,
  sidePanel,
  unfolded,
  unfoldFilter,
  value,
} from "../helpers/views";

// What the screen shows is compared with what the database holds, asked past the product.

const BILLS = "/userCenter/costCenter/billDetail";
const amounts = ["原价", "优惠金额", "应付金额", "现金支付", "云券抵扣", "信用支付", "欠费金额"];

const total = (page: Page) =>
  count(page)
    .textContent()
    .then((text) => Number(/共 ([\d,]+) 条/.exec(text ?? "")?.[1]?.replaceAll(",", "")));
const loaded = (page: Page) => expect(page.locator("table[aria-busy]")).toHaveCount(0);

/** An amount as shown, in units of 0.00000001: exact, whatever its size. */
function units(shown: string): bigint {
  return BigInt(decimalOf(shown).replace(".", ""));
}

/** The cells of the totals row below the columns that have one, with every digit. */
async function totalsShown(page: Page): Promise<string[]> {
  const cells = await exactTexts(page.locator("tfoot td"));
  return cells.filter((text) => text !== "");
}

async function choose(page: Page, name: string, ...words: string[]): Promise<void> {
  await filter(page, name).getByRole("button").first().click();
  for (const word of words) {
    const search = filter(page, name).getByRole("searchbox");
    if ((await search.count()) > 0) await search.fill(word);
    await filter(page, name).getByRole("checkbox", { name: word, exact: true }).check();
  }
  await page.keyboard.press("Escape");
}

test("finance sees about 70,000 lines over 13 months, newest first", async ({ page, openAs, own }) => {
  await page.setViewportSize(unfolded);
  await openAs("finance", 1, BILLS);
  await expect(rows(page)).toHaveCount(20);
  const [held] = await own.query<{ lines: string; months: string }>(
    "SELECT count(*) AS lines, count(DISTINCT bill_cycle) AS months FROM bill_lines WHERE custom_id = 1001",
  );
  expect(await total(page)).toBe(Number(held?.lines));
  // On the first day of a month they are those of twelve.
  expect(Number(held?.lines)).toBeGreaterThan(60_000);
  expect(Number(held?.lines)).toBeLessThan(75_000);
  expect(Number(held?.months)).toBe(13);
  const times = await column(page, "消费时间");
  expect(times).toEqual(times.toSorted().toReversed());
});

test("each filter, and several together, leave exactly the lines that match", async ({ page, openAs, own }) => {
  await openAs("finance", 1, BILLS);
  await expect(rows(page)).toHaveCount(20);
  const all = await total(page);
  const [sample] = await own.query<{
    resource_id: string;
    product_name: string;
    cycle: string;
    before: string;
    earlier: string;
  }>(
    `SELECT resource_id, product_name, (SELECT max(bill_cycle) FROM bill_lines) AS cycle,
       (SELECT to_char(to_date(max(bill_cycle), 'YYYY-MM') - interval '1 month', 'YYYY-MM') FROM bill_lines) AS before,
       (SELECT min(bill_cycle) FROM bill_lines) AS earlier
     FROM bill_lines WHERE custom_id = 1001 AND cloud_code = 'tx' AND resource_id IS NOT NULL ORDER BY id LIMIT 1`,
  );
  if (!sample) throw new Error("The demo has no lines of that cloud.");
  const type = async (label: string, text: string) => {
    await unfoldFilter(page, "billCycle");
    await page.getByLabel(label).fill(text);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  };
  const cases: { says: string; set: () => Promise<unknown>; where: string; values?: unknown[] }[] = [
    { says: "cloud", set: () => choose(page, "cloudCode", "京东云", "亚马逊云"), where: "cloud_code IN ('jd', 'aws')" },
    {
      says: "product, found by typing",
      set: () => narrow(page, `产品 = "${sample.product_name}"`),
      where: "product_name = $1",
      values: [sample.product_name],
    },
    {
      says: "from a month on",
      set: () => type("账期：起", sample.cycle),
      where: "bill_cycle >= $1",
      values: [sample.cycle],
    },
    {
      says: "until a month",
      set: () => type("账期：止", sample.earlier),
      where: "bill_cycle <= $1",
      values: [sample.earlier],
    },
    {
      says: "amounts",
      set: () => narrow(page, "应付金额 = 1000..1500.5"),
      where: "payable_amount BETWEEN 1000 AND 1500.5",
    },
    {
      says: "nothing but refunds",
      set: () => narrow(page, "应付金额 <= -0.01"),
      where: "payable_amount <= -0.01",
    },
    {
      says: "item type",
      set: () => narrow(page, "账单类型 = (退款, 调账)"),
      where: "bill_item_type IN ('Refund', 'Adjustment')",
    },
    {
      says: "service category",
      set: () => narrow(page, "服务类别 = 数据库"),
      where: "service_category = 'Databases'",
    },
    {
      says: "payment mode",
      set: () => narrow(page, "付费方式 = 包年包月"),
      where: "pay_mode = 'prePay'",
    },
    {
      says: "keyword",
      set: () => narrow(page, sample.resource_id.toUpperCase()),
      where: "resource_id = $1",
      values: [sample.resource_id],
    },
    {
      says: "several together",
      set: async () => [
        await choose(page, "cloudCode", "腾讯云"),
        await type("账期：起", sample.before),
        await narrow(page, "付费方式 = 按量付费"),
      ],
      where: "cloud_code = 'tx' AND bill_cycle >= $1 AND pay_mode = 'postPay'",
      values: [sample.before],
    },
  ];
  for (const { says, set, where, values } of cases) {
    await test.step(says, async () => {
      await set();
      const [held] = await own.query<{ lines: string; payable: string }>(
        `SELECT count(*) AS lines, sum(payable_amount)::text AS payable FROM bill_lines WHERE custom_id = 1001 AND ${where}`,
        values,
      );
      expect(Number(held?.lines)).toBeGreaterThan(0);
      expect(Number(held?.lines)).toBeLessThan(all);
      await expect.poll(() => total(page)).toBe(Number(held?.lines));
      await loaded(page);
      expect(units((await totalsShown(page))[2] ?? "")).toBe(BigInt((held?.payable ?? "").replace(".", "")));
      await page.getByRole("search").getByRole("button", { name: "清除筛选" }).click();
      await expect.poll(() => total(page)).toBe(all);
    });
  }
});

test("the totals are the exact sums over all pages, and no line stands on two of them or on none", async ({
  page,
  openAs,
  own,
}) => {
  const [resource] = await own.query<{ id: string; lines: string }>(
    `SELECT resource_id AS id, count(*) AS lines FROM bill_lines WHERE custom_id = 1001 AND resource_id IS NOT NULL
     GROUP BY resource_id HAVING count(*) > 100 ORDER BY count(*), resource_id LIMIT 1`,
  );
  // Many lines of the same month: the order among them must hold from page to page.
  await page.setViewportSize(unfolded);
  await openAs("finance", 1, `${BILLS}?keyword=${resource?.id}&size=50&sort=billCycle.ascending`);
  const sums = amounts.map(() => 0n);
  const keys: string[] = [];
  const cycles: string[] = [];
  for (let number = 1; ; number += 1) {
    await expect(page.locator(".list-page")).toHaveText(new RegExp(`^第 ${number} / \\d+ 页$`));
    await expect(count(page)).toHaveText(new RegExp(`^第 ${50 * number - 49}–`));
    await loaded(page);
    keys.push(
      ...(await rows(page).evaluateAll((found) => found.map((each) => each.getAttribute("data-row-key") ?? ""))),
    );
    cycles.push(...(await column(page, "账期")));
    for (const [index, head] of amounts.entries())
      for (const shown of await exactColumn(page, head)) sums[index] = (sums[index] ?? 0n) + units(shown);
    const next = page.getByRole("button", { name: "下一页" });
    if (await next.isDisabled()) break;
    await next.click();
  }
  expect(keys).toHaveLength(Number(resource?.lines));
  expect(new Set(keys).size).toBe(keys.length);
  expect(cycles).toEqual(cycles.toSorted());
  expect((await totalsShown(page)).map(units)).toEqual(sums);
  // listAmount - discountAmount = payableAmount = cash + coupon + credit + debt (domain rules).
  const [list = 0n, discount = 0n, payable = 0n, ...paid] = sums;
  expect(list - discount).toBe(payable);
  expect(paid.reduce((sum, each) => sum + each, 0n)).toBe(payable);
});

test("lines are grouped by resource or billing item, by month or day; the totals stay, a group has no detail", async ({
  page,
  openAs,
  own,
}) => {
  const [resource] = await own.query<{ id: string; months: string; days: string; items: string }>(
    `SELECT resource_id AS id, count(DISTINCT bill_cycle) AS months, count(DISTINCT bill_date) AS days, count(DISTINCT (bill_cycle, item_key)) AS items
     FROM bill_lines WHERE custom_id = 1001 AND pay_mode = 'postPay'
     GROUP BY resource_id HAVING count(DISTINCT instance_key) = 1 AND count(DISTINCT billing_item) > 1 AND count(*) > 100 ORDER BY resource_id LIMIT 1`,
  );
  await page.setViewportSize(unfolded);
  await openAs("finance", 1, `${BILLS}?keyword=${resource?.id}&payMode=postPay`);
  await expect(rows(page).first()).toBeVisible();
  const lines = await total(page);
  const totals = await totalsShown(page);
  const segment = (name: string, words: string) =>
    filter(page, name).locator("label").filter({ hasText: words }).click();
  const countedLines = async () => (await column(page, "明细数")).reduce((sum, text) => sum + Number(text), 0);

  await segment("dimension", "实例");
  await expect.poll(() => total(page)).toBe(Number(resource?.months));
  await loaded(page);
  expect(await totalsShown(page)).toEqual(totals);
  expect(await countedLines()).toBe(lines);
  expect(new Set(await column(page, "账单日期"))).toEqual(new Set(["–"]));
  const view = rows(page).first().getByRole("button", { name: "查看" });
  await expect(view).toBeDisabled();
  await expect(view).toHaveAccessibleDescription("该行由多条明细汇总而成，没有单条详情");

  await segment("granularity", "按天");
  await expect.poll(() => total(page)).toBe(Number(resource?.days));
  expect(query(page)).toMatchObject({ dimension: "instance", granularity: "day" });
  await segment("granularity", "按月");
  await segment("dimension", "计费项");
  await expect.poll(() => total(page)).toBe(Number(resource?.items));
  await loaded(page);
  expect(await totalsShown(page)).toEqual(totals);
  await segment("dimension", "明细");
  await expect.poll(() => total(page)).toBe(lines);
});

test("a line opens in full", async ({ page, openAs, own }) => {
  const [line] = await own.query<{
    id: string;
    order_no: string;
    resource_id: string;
    billing_item: string;
    payable: string;
    cycle: string;
  }>(
    `SELECT id, order_no, resource_id, billing_item, payable_amount::text AS payable, bill_cycle AS cycle FROM bill_lines
     WHERE custom_id = 1001 AND payable_amount > 100 AND order_no IS NOT NULL AND resource_id IS NOT NULL ORDER BY consume_time DESC, id DESC LIMIT 1`,
  );
  await openAs("finance", 1, `${BILLS}?keyword=${line?.resource_id}`);
  const found = page.locator(`tr[data-row-key="${line?.id}"]`);
  await found.getByRole("link", { name: line?.cycle ?? "" }).click();
  await expect(value(page, "orderNo")).toContainText(line?.order_no ?? "");
  await expect(value(page, "resourceId")).toContainText(line?.resource_id ?? "");
  await expect(value(page, "billingItem")).toHaveText(line?.billing_item ?? "");
  expect(units((await exactTexts(value(page, "payableAmount")))[0] ?? "")).toBe(
    BigInt((line?.payable ?? "").replace(".", "")),
  );
  expect(query(page)).toMatchObject({ open: "detail", id: line?.id });
  await page.keyboard.press("Escape");
  await expect(sidePanel(page)).toHaveCount(0);
  await expect(found.getByRole("link", { name: line?.cycle ?? "" })).toBeFocused();
});

test("another customer sees their own lines only: not in the list, not in its sums, not by an id in the address", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  await openAs("type0", 1, BILLS);
  await expect(rows(page).first()).toBeVisible();
  const [held] = await own.query<{ lines: string; payable: string; foreign: string }>(
    `SELECT count(*) AS lines, sum(payable_amount)::text AS payable, (SELECT max(id) FROM bill_lines WHERE custom_id = 1001) AS foreign
     FROM bill_lines WHERE custom_id = 1010`,
  );
  expect(await total(page)).toBe(Number(held?.lines));
  expect(units((await totalsShown(page))[2] ?? "")).toBe(BigInt((held?.payable ?? "").replace(".", "")));
  await page.goto(`/custom${BILLS}?open=detail&id=${held?.foreign}`);
  await expect(sidePanel(page).getByRole("heading", { name: "没有找到该记录" })).toBeVisible();
  await expect(sidePanel(page).locator("dd")).toHaveCount(0);
  // For its own customer the same address opens the line.
  const token = await signIn(consoleServer.url, "finance");
  expect(await callApi(consoleServer.url, "getBillDetail", { id: Number(held?.foreign) }, token)).toMatchObject({
    id: Number(held?.foreign),
  });
});

test("two hundred lines on a page are drawn as one scrolls to them, each of them once", async ({ page, openAs }) => {
  await openAs("finance", 1, `${BILLS}?size=200`);
  await expect(count(page)).toHaveText(/^第 1–200 条/);
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "201");
  // The first hundred stand in for them until the part that draws only those in sight is there.
  await expect.poll(() => rows(page).count()).toBeLessThan(100);
  const frame = page.getByRole("region", { name: "账单明细" });
  const seen = new Set<string>();
  for (let top = 0; ; top += 400) {
    await frame.evaluate((element, to) => element.scrollTo(0, to), top);
    await expect(page.locator("tr[aria-rowindex]").first()).toBeVisible();
    for (const key of await rows(page).evaluateAll((found) =>
      found.map((each) => each.getAttribute("data-row-key") ?? ""),
    ))
      seen.add(key);
    if (await frame.evaluate((element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 1)) break;
  }
  await expect(page.locator("tr[aria-rowindex='201']")).toBeVisible();
  for (const key of await rows(page).evaluateAll((found) =>
    found.map((each) => each.getAttribute("data-row-key") ?? ""),
  ))
    seen.add(key);
  expect(seen.size).toBe(200);
});
