import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnData, test } from "../helpers/own-data";
import { count, drawer, filterLine, narrow, query, rows, tokens } from "../helpers/views";

// Filters of any properties, in one line: orders and hosts, whose calls take them.

const ORDERS = "/userCenter/costCenter/orderManage";
const HOSTS = "/resource/pubCloud/host";

const shown = (page: Page) => tokens(page).filter({ visible: true });
const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });
const active = (page: Page) => page.locator(".input-option-active");
const total = async (page: Page): Promise<number> =>
  Number(/(?:共|of) ([\d,]+)/.exec((await count(page).textContent()) ?? "")?.[1]?.replaceAll(",", "") ?? 0);

async function ordersWhere(own: OwnData, where: string): Promise<number> {
  const [found] = await own.query<{ count: string }>(`SELECT count(*) FROM orders WHERE custom_id = 1001 AND ${where}`);
  return Number(found?.count);
}

test("filters are added, joined, edited and removed by mouse", async ({ page, own, openAs }) => {
  await openAs("admin", 1, ORDERS);
  await expect(rows(page).first()).toBeVisible();
  const all = await total(page);

  await filterLine(page).click();
  await option(page, "应付金额").click();
  await expect(filterLine(page)).toBeFocused();
  await page.getByRole("option", { name: "大于等于" }).click();
  await page.keyboard.type("1000");
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveText([/应付金额 ≥ 1,000/]);
  await expect.poll(() => total(page)).toBe(await ordersWhere(own, "pay_amount >= 1000"));
  expect(query(page)).toEqual({ filter: "payAmount >= 1000" });

  // A filter without a value is whole as soon as its operator is chosen.
  await filterLine(page).click();
  await option(page, "支付时间").click();
  await option(page, "为空").click();
  await expect(shown(page)).toHaveText([/应付金额 ≥ 1,000/, /支付时间 为空/]);
  const both = await ordersWhere(own, "pay_amount >= 1000 AND pay_time IS NULL");
  await expect.poll(() => total(page)).toBe(both);
  await page.getByRole("button", { name: "且", exact: true }).click();
  const either = await ordersWhere(own, "(pay_amount >= 1000 OR pay_time IS NULL)");
  expect(either).toBeGreaterThan(both);
  await expect.poll(() => total(page)).toBe(either);
  await expectAccessible(page);

  // The options are those of the place that is clicked on: another operator.
  await page
    .getByRole("button", { name: /支付时间 为空/ })
    .first()
    .click();
  await expect(filterLine(page)).toHaveValue("支付时间 为空 ");
  await filterLine(page).press("Home");
  for (let step = 0; step < 7; step += 1) await filterLine(page).press("ArrowRight");
  await option(page, "不为空").click();
  await expect(shown(page)).toHaveText([/应付金额 ≥ 1,000/, /支付时间 不为空/]);
  await expect.poll(() => total(page)).toBe(await ordersWhere(own, "(pay_amount >= 1000 OR pay_time IS NOT NULL)"));

  await page.getByRole("button", { name: "移除 应付金额 ≥ 1,000" }).click();
  await expect.poll(() => total(page)).toBe(await ordersWhere(own, "pay_time IS NOT NULL"));
  await page.getByRole("search").getByRole("button", { name: "清除筛选" }).click();
  await expect.poll(() => total(page)).toBe(all);
  expect(query(page)).toEqual({});
});

test.describe("in English", () => {
  test.use({ locale: "en-US" });

  test("everything is done by keyboard alone: add, negate, group, edit, remove, undo", async ({
    page,
    own,
    openAs,
  }) => {
    const hosts = async (where: string): Promise<number> => {
      const [found] = await own.query<{ count: string }>(
        `SELECT count(*) FROM resources host WHERE custom_id = 1001 AND type = 'host' AND gone_time IS NULL AND ${where}`,
      );
      return Number(found?.count);
    };
    await openAs("admin", 2, HOSTS);
    await expect(rows(page).first()).toBeVisible();
    const all = await total(page);
    const { keyboard } = page;

    await keyboard.press("/");
    await expect(filterLine(page)).toBeFocused();
    await keyboard.type("clou");
    await expect(page.getByRole("listbox")).toBeVisible();
    await keyboard.press("ArrowDown");
    await expect(active(page)).toHaveText("Cloud");
    await keyboard.press("Enter");
    // Enter completes the first operator where none is chosen, and the first value that is meant.
    await keyboard.press("Enter");
    await expect(filterLine(page)).toHaveValue("Cloud = ");
    await keyboard.type("aws");
    await keyboard.press("Enter");
    await expect.poll(() => total(page)).toBe(await hosts("cloud_code = 'aws'"));
    expect(query(page)).toEqual({ cloudCode: "aws" });

    // Negated: the last token comes back as text.
    await keyboard.press("Backspace");
    await keyboard.press("Home");
    for (let step = 0; step < 6; step += 1) await keyboard.press("ArrowRight");
    await keyboard.type("!");
    await keyboard.press("Enter");
    await expect.poll(() => total(page)).toBe(await hosts("cloud_code <> 'aws'"));

    await keyboard.type("and (cpu >= 8 or Tags:owner is empty)");
    await keyboard.press("Enter");
    const untagged =
      "NOT EXISTS (SELECT 1 FROM tag_binds WHERE tag_binds.resource_id = host.id AND tag_binds.tag_key = 'owner')";
    const grouped = await hosts(`cloud_code <> 'aws' AND (cpu >= 8 OR ${untagged})`);
    await expect.poll(() => total(page)).toBe(grouped);
    await expect(shown(page)).toHaveText([/Cloud is not AWS/i, /and.*\(CPU ≥ 8 or Tags owner is empty\)/]);
    await expectAccessible(page);

    await keyboard.press("Shift+Tab");
    await keyboard.press("Enter");
    await expect.poll(() => total(page)).toBe(await hosts("cloud_code <> 'aws'"));
    await expect(page.getByRole("button", { name: /^Remove Cloud is not/ })).toBeFocused();
    await keyboard.press("Tab");
    await expect(filterLine(page)).toBeFocused();
    await keyboard.press("ControlOrMeta+z");
    await expect.poll(() => total(page)).toBe(grouped);
    await keyboard.press("ControlOrMeta+z");
    await keyboard.press("ControlOrMeta+z");
    await expect.poll(() => total(page)).toBe(await hosts("cloud_code = 'aws'"));
    await keyboard.press("ControlOrMeta+z");
    await expect.poll(() => total(page)).toBe(all);

    // What was typed and not entered is left by Escape; nothing is asked for.
    await keyboard.type("cpu");
    await keyboard.press("Escape");
    await keyboard.press("Escape");
    await expect(filterLine(page)).toHaveValue("");
    expect(query(page)).toEqual({});
  });
});

test("a filter is pasted as text, in either language, sent as an address, saved, and exported", async ({
  page,
  own,
  openAs,
}) => {
  const text = "status = 待支付 and (amounts >= 1000 or 商品数 > 1) and 下单时间 >= today-30d";
  const { username } = await own.user("v3,v3-18,");
  await openAs(username, 1, ORDERS);
  await expect(rows(page).first()).toBeVisible();
  await filterLine(page).click();
  await page.keyboard.insertText(text);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("没有名为“amounts”的属性");
  await expect(filterLine(page)).toHaveAttribute("aria-invalid", "true");
  await narrow(page, text.replace("amounts", "Payable"));
  const found = await ordersWhere(
    own,
    "status = 1 AND (pay_amount >= 1000 OR item_count > 1) AND create_time >= date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai' - interval '30 days'",
  );
  expect(found).toBeGreaterThan(0);
  await expect.poll(() => total(page)).toBe(found);
  // The state is shown once: above, where it is counted.
  await expect(shown(page)).toHaveText([/\(应付金额 ≥ 1,000 或 商品数 > 1\)/, /下单时间 不早于 30 天前/]);
  await expect(page.getByRole("button", { name: /^待支付/ })).toHaveAttribute("aria-pressed", "true");
  expect(query(page)).toEqual({
    status: "1",
    filter: "(payAmount >= 1000 or itemCount > 1) and createTime >= today-30d",
  });

  const address = page.url();
  await page.getByRole("button", { name: "清除筛选" }).click();
  await page.goto(address);
  await expect.poll(() => total(page)).toBe(found);
  await page.getByRole("button", { name: "以文本编辑全部条件" }).click();
  await expect(filterLine(page)).toHaveValue(
    "状态 = 待支付 且 (应付金额 >= 1000 或 商品数 > 1) 且 下单时间 >= today-30d ",
  );
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "视图" }).click();
  await page.getByRole("button", { name: "另存为新视图" }).click();
  await page.getByLabel("视图名称").fill("大额待付");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "视图：大额待付" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(`/custom${ORDERS}`);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "视图" }).first().click();
  await page.getByRole("button", { name: "大额待付" }).click();
  await expect.poll(() => total(page)).toBe(found);
});

test("a mistake in an address is told by the list and in the line, where it is mended", async ({
  page,
  own,
  openAs,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await openAs("admin", 1, `${ORDERS}?filter=payAmoun+%3E+1000&status=1`);
  const told = (text: string) => page.getByRole("main").getByRole("alert").filter({ hasText: text });
  await expect(told("筛选条件在第 1 个字符处有误：payAmoun")).toBeVisible();
  await expect(told("没有名为“payAmoun”的属性")).toBeVisible();
  await expect(filterLine(page)).toHaveValue("payAmoun > 1000");
  await expect(filterLine(page)).toHaveAttribute("aria-invalid", "true");
  await filterLine(page).fill("payAmount > 1000");
  await filterLine(page).press("Enter");
  await expect.poll(() => total(page)).toBe(await ordersWhere(own, "status = 1 AND pay_amount > 1000"));
  await expect(shown(page)).toHaveText([/应付金额 > 1,000/]);
  await expect(filterLine(page)).toHaveValue("");
});

test("a filter in an address that cannot be read can be cleared where the rows would be", async ({
  page,
  own,
  openAs,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await openAs("admin", 1, `${ORDERS}?filter=payAmoun+%3E+1000`);
  const told = page.getByRole("main").getByRole("alert").filter({ hasText: "筛选条件有误" });
  await expect(told.getByRole("button", { name: "重试" })).toHaveCount(0);
  await told.getByRole("button", { name: "清除筛选" }).click();
  await expect.poll(() => total(page)).toBe(await ordersWhere(own, "true"));
  await expect(filterLine(page)).toHaveValue("");
  await expect(filterLine(page)).not.toHaveAttribute("aria-invalid", "true");
  expect(query(page)).toEqual({});
});

test("a text is searched for by choosing it, too", async ({ page, own, openAs }) => {
  await openAs("admin", 2, HOSTS);
  await expect(rows(page).first()).toBeVisible();
  await filterLine(page).pressSequentially("web");
  await option(page, "搜索“web”").click();
  await expect(shown(page)).toHaveText([/web/]);
  const [found] = await own.query<{ count: string }>(
    `SELECT count(*) FROM resources WHERE custom_id = 1001 AND type = 'host' AND gone_time IS NULL AND (name ILIKE '%web%' OR resource_id ILIKE '%web%')`,
  );
  await expect.poll(() => total(page)).toBe(Number(found?.count));
  // A value of a property is no text to search for.
  await filterLine(page).pressSequentially("名称 = web");
  await expect(page.getByRole("option", { name: /^搜索/ })).toHaveCount(0);
});

test("bill lines of two clouds without a service category are found, counted and summed up", async ({
  page,
  own,
  openAs,
}) => {
  await openAs("finance", 1, "/userCenter/costCenter/billDetail");
  await expect(rows(page).first()).toBeVisible();
  await narrow(page, "云平台 = (京东云, 亚马逊云) 且 服务类别 != 计算");
  const [held] = await own.query<{ lines: string; payable: string }>(
    `SELECT count(*) AS lines, round(sum(payable_amount), 2)::text AS payable FROM bill_lines
     WHERE custom_id = 1001 AND cloud_code IN ('jd', 'aws') AND service_category <> 'Compute'`,
  );
  await expect.poll(() => total(page)).toBe(Number(held?.lines));
  await expect(shown(page).filter({ hasText: "服务类别" })).toHaveText(/服务类别 不是 计算/);
  await expect(page.locator("tfoot")).toContainText(Number(held?.payable).toLocaleString("en-US"));
  expect(new URL(page.url()).searchParams.getAll("cloudCode")).toEqual(["jd", "aws"]);
  expect(query(page).filter).toBe("serviceCategory != Compute");
  // A currency is never left out: it is offered although no row is compared with it.
  await filterLine(page).click();
  await page.keyboard.type("币种");
  await expect(option(page, "币种")).toBeVisible();
});

test("users without a role are found", async ({ page, own, openAs }) => {
  await openAs("admin", 1, "/userCenter/accountManage");
  await expect(rows(page).first()).toBeVisible();
  await filterLine(page).click();
  await page.keyboard.type("角色");
  // The control beside the line is called the same, and not offered again.
  await expect(option(page, "角色")).toHaveCount(1);
  await option(page, "角色").click();
  await option(page, "为空").click();
  await expect(shown(page)).toHaveText([/角色 为空/]);
  const [held] = await own.query<{ count: string }>(
    "SELECT count(*) FROM users WHERE custom_id = 1001 AND id NOT IN (SELECT user_id FROM user_roles)",
  );
  expect(Number(held?.count)).toBeGreaterThan(0);
  await expect.poll(() => total(page)).toBe(Number(held?.count));
  expect(query(page)).toEqual({ filter: "roles is empty" });
});

test("a list whose call takes plain filters says what it cannot be asked for, and another value takes the place of the first", async ({
  page,
  openAs,
  own,
}) => {
  const [one, other] = await own.query<{ ticket_no: string }>(
    "SELECT ticket_no FROM cloud_tickets WHERE custom_id = 1001 ORDER BY id LIMIT 2",
  );
  await openAs("admin", 1, "/userCenter/costCenter/cloudTicket");
  await narrow(page, one?.ticket_no ?? "");
  await expect(rows(page)).toHaveCount(1);
  await narrow(page, other?.ticket_no ?? "");
  await expect(rows(page)).toHaveCount(1);
  await expect(shown(page)).toHaveText([new RegExp(`“${other?.ticket_no}”`)]);
  await narrow(page, "类型 = 代金券 或 状态 = 未使用");
  await expect(page.getByRole("alert")).toContainText("每个属性只能筛选一次");
  await expect(rows(page)).toHaveCount(1);
  expect(query(page)).toEqual({ keyword: other?.ticket_no });
});

/** The part that reads filters is on its way until the test lets it come. */
async function holdLine(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/custom/assets/filter-line-*.js", (route) => held.then(() => route.continue()));
  return () => release();
}
const lineIsThere = (page: Page) => page.locator(".filter-line-input[aria-autocomplete]");

test("every letter typed while the line comes is kept", async ({ page, openAs }) => {
  const release = await holdLine(page);
  await openAs("admin", 1, ORDERS);
  await filterLine(page).focus();
  await page.keyboard.type("order");
  // The next letter comes at the worst time: right after what was typed has been read.
  await filterLine(page).evaluate((input: HTMLInputElement) => {
    const value = Object.getOwnPropertyDescriptor(input, "value");
    Object.defineProperty(input, "value", {
      ...value,
      get() {
        queueMicrotask(() => document.execCommand("insertText", false, "s"));
        return value?.get?.call(input) as string;
      },
    });
  });
  release();
  await expect(lineIsThere(page)).toHaveValue("orders");
});

test("what an input method is composing while the line comes is kept", async ({ page, openAs }) => {
  const release = await holdLine(page);
  await openAs("admin", 1, ORDERS);
  await filterLine(page).focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.imeSetComposition", { text: "ding", selectionStart: 4, selectionEnd: 4 });
  const came = page.waitForResponse("**/custom/assets/filter-line-*.js");
  release();
  await (await came).finished();
  // Whatever follows from the answer has happened by then.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setTimeout(next, 20));
  });
  await devtools.send("Input.imeSetComposition", { text: "dingdan", selectionStart: 7, selectionEnd: 7 });
  await devtools.send("Input.insertText", { text: "订单" });
  await expect(lineIsThere(page)).toHaveValue("订单");
  await expect(lineIsThere(page)).toBeFocused();
});

test("counts know what the address says of their property, and take its place when one is chosen", async ({
  page,
  openAs,
}) => {
  const counted = (label: string) => page.locator(".list-count-button").filter({ hasText: label });
  const filter = encodeURIComponent("cpu >= 4 and status = stopped");
  await openAs("admin", 2, `${HOSTS}?filter=${filter}`);
  await expect(counted("已关机")).toHaveAttribute("aria-pressed", "true");
  await expect(counted("全部")).toHaveAttribute("aria-pressed", "false");
  const running = Number((await counted("运行中").textContent())?.match(/\d+/)?.[0]);
  await counted("运行中").click();
  await expect(page.locator(".list-foot")).toContainText(`共 ${running} 条`);
  await expect(counted("运行中")).toHaveAttribute("aria-pressed", "true");
  expect(query(page)).toEqual({ status: "running", filter: "cpu >= 4" });
  await page.goto(`/custom${HOSTS}?filter=${encodeURIComponent("status != running")}`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator(".filter-line-input[aria-autocomplete]")).toBeVisible();
  await expect(page.locator(".list-count-button[aria-pressed=true]")).toHaveCount(0);
  await counted("全部").click();
  await expect.poll(() => query(page)).toEqual({});
});

/** How many rows are seen whole. */
const inSight = (page: Page): Promise<number> =>
  rows(page).evaluateAll((all) => {
    const foot = document.querySelector(".list-foot")?.getBoundingClientRect().top ?? 0;
    return all.filter((row) => row.getBoundingClientRect().bottom <= foot + 1).length;
  });

for (const width of [1280, 1440, 2560]) {
  test(`at ${width} px the rows begin high up, and stay where they are when some are selected, counted or fetched`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs("admin", 2, HOSTS);
    await expect(rows(page).first()).toBeVisible();
    await page.goto("/custom/cloudView/businessView/warningIndex");
    const first = rows(page).first();
    await expect(first).toBeVisible();
    await expect(page.locator(".list-count-button").first()).toBeVisible();
    const placed = async () => (await first.boundingBox())?.y ?? Infinity;
    const before = await placed();
    expect(before).toBeLessThan(300);
    expect(await inSight(page)).toBeGreaterThanOrEqual(14);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(
      0,
    );
    await first.getByRole("checkbox").check();
    await expect(page.locator(".list-bulk")).toBeVisible();
    expect(await placed()).toBe(before);
    await page.getByRole("button", { name: /^刷新/ }).click();
    await expect(page.locator("table[aria-busy]")).toHaveCount(0);
    expect(await placed()).toBe(before);
  });
}

test.describe("in English", () => {
  test.use({ locale: "en-US", viewport: { width: 1440, height: 900 } });

  test("ten counts with their words take one line above fourteen rows", async ({ page, openAs }) => {
    await openAs("admin", 1, ORDERS);
    await expect(page.locator(".list-count-button")).toHaveCount(10);
    await expect(rows(page)).toHaveCount(20);
    expect((await rows(page).first().boundingBox())?.y).toBeLessThan(300);
    expect(await inSight(page)).toBeGreaterThanOrEqual(14);
  });
});

for (const width of [360, 768]) {
  test(`at ${width} px the line takes the place of the controls beside it`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAs(
      "admin",
      2,
      `${HOSTS}?cloudCode=aws&filter=${encodeURIComponent("memory >= 1 and (tags:owner is empty or cpu >= 4)")}`,
    );
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator("[data-filter=cloudCode]")).toBeHidden();
    await expect(shown(page).first()).toContainText("云平台：亚马逊云");
    for (const box of await shown(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right)))
      expect(box).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    await expect(drawer(page)).toHaveCount(0);
  });
}
