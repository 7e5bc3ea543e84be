import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "playwright/test";
import { sumDecimals } from "../../src/domain/decimal-math";
import { addMonths, monthOf } from "../../src/domain/month";
import type { BillDetailPage, CostRow } from "../../src/generated/api";
import type { Input } from "../../src/generated/operations";
import { yuan } from "../helpers/amounts";
import { expectAccessible } from "../helpers/browser";
import { expectNoOverflow } from "../helpers/layout";
import { ownWord, test } from "../helpers/own-data";
import { callApi, heldToken, outcome } from "../helpers/signed-in";
import { choice, count, drawer, field, filter, query, rows as listRows, tokens, value } from "../helpers/views";

const BOARD = "/assetsView/businessView/costAnalysisIndex";
const last = addMonths(monthOf(new Date()), -1);
const first = addMonths(last, -2);
const months = { startCycle: first, endCycle: last };
const inMonths = `billCycle.from=${first}&billCycle.to=${last}`;
const inLast = `billCycle.from=${last}&billCycle.to=${last}`;

const card = (page: Page, name: string): Locator => page.locator(`[data-card="${name}"]`);
const line = (page: Page, name: string): Locator =>
  card(page, "pivot")
    .locator("tbody tr")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
/** The lines of the bill that a cell has led to are as many as its filters find, and come to what it says. */
async function leadsTo(page: Page, url: string, link: Locator, input: Input<"listBillDetails">): Promise<void> {
  const token = await heldToken(url, "admin");
  const lines: BillDetailPage = await callApi(url, "listBillDetails", { pageSize: 1, ...input }, token);
  expect(lines.total).toBeGreaterThan(0);
  await expect(link).toHaveText(yuan(lines.totals.payableAmount));
  await link.click();
  await expect(page).toHaveURL(/billDetail\?/);
  await expect(count(page)).toContainText(`共 ${lines.total.toLocaleString("en-US")} 条`);
}

test("costs are grouped, their sums are those of the bill, and each amount leads to its lines", async ({
  page,
  openAs,
  consoleServer: { url },
}) => {
  const token = await heldToken(url, "admin");
  await openAs("admin", 2, `${BOARD}?${inMonths}`);
  await filter(page, "by").getByRole("button").first().click();
  await page.getByRole("checkbox", { name: "项目" }).check();
  await page.keyboard.press("Escape");
  await expect.poll(() => query(page).by).toBe("projectId");
  const rows: CostRow[] = await callApi(url, "listCosts", { ...months, by: ["projectId"], totals: true }, token);
  const all = rows.filter(({ sumName, period }) => sumName === null && period === "合计");
  const { totals } = await callApi(url, "listBillDetails", { ...months, pageSize: 1 }, token);
  expect(sumDecimals(all.map(({ amount }) => amount ?? "0"))).toBe(totals.payableAmount);
  await expect(line(page, "合计").locator("td").last()).toHaveText(yuan(totals.payableAmount));
  const project = all.find(({ projectId }) => projectId !== null);
  const projectId = project?.projectId ?? 0;

  const ofProject = line(page, project?.projectName ?? "").getByRole("link");
  await leadsTo(page, url, ofProject.first(), { projectId: [projectId], startCycle: first, endCycle: first });
  await page.goBack();
  await leadsTo(page, url, ofProject.last(), { projectId: [projectId], ...months });
});

test("what has no value, and what all others cost together, lead to their lines", async ({
  page,
  openAs,
  consoleServer: { url },
}) => {
  const token = await heldToken(url, "admin");
  await openAs("admin", 2, `${BOARD}?by=resourceId&${inMonths}`);
  const groups = { by: ["resourceId" as const], limit: 50, totals: true };
  const rows: CostRow[] = await callApi(url, "listCosts", { ...months, ...groups }, token);
  const parts = rows.filter(({ sumName, period, resourceId }) => !sumName && period === "合计" && resourceId === null);
  const [none, others] = ["无", null].map(
    (name) => parts.find(({ resourceName }) => resourceName === name)?.filter ?? "",
  );
  await leadsTo(page, url, line(page, "无").getByRole("link").last(), { ...months, filter: none });
  await expect(tokens(page)).toContainText(["实例 ID 为空"]);
  await page.goBack();
  await leadsTo(page, url, line(page, "其他").getByRole("link").last(), { ...months, filter: others });
});

test("what is left out, chosen by tag or of one day stays so in the lines that amounts lead to", async ({
  page,
  openAs,
  consoleServer: { url },
}) => {
  const without = `excludeCloudCode=huawei&excludeProductCode=ali-ecs&excludeTag=${encodeURIComponent("env=test")}`;
  await openAs("admin", 2, `${BOARD}?${inLast}&granularity=day&by=tag&tagKey=env&${without}`);
  await expect(filter(page, "excludeTag")).toBeVisible();
  const day = `${last}-05`;
  const place = await card(page, "pivot")
    .getByRole("columnheader", { name: day })
    .evaluate((head) => (head as HTMLTableCellElement).cellIndex);
  const narrowed: Input<"listBillDetails"> = {
    excludeCloudCode: ["huawei"],
    excludeProductCode: ["ali-ecs"],
    excludeTag: ["env=test"],
  };
  const ofDay = { startCycle: last, endCycle: last, startDate: day, endDate: day };
  await expect(line(page, "test")).toHaveCount(0);
  for (const [name, tag] of [
    ["prod", "env=prod"],
    ["未标记", "env="],
  ] as const) {
    const cell = line(page, name).locator(`> :nth-child(${place + 1})`);
    await leadsTo(page, url, cell.getByRole("link"), { ...narrowed, ...ofDay, tag: [tag] });
    await page.goBack();
  }

  await card(page, "chart")
    .getByRole("button", { name: /^以表格显示/ })
    .click();
  await expect(card(page, "chart").getByRole("link").first()).toHaveAttribute("href", /billDetail\?.*billDate\.from=/);
});

test("by business view each line counts once, and the costs of a view that is chosen lead to its lines", async ({
  page,
  openAs,
  consoleServer: { url },
}) => {
  const token = await heldToken(url, "admin");
  const month = { startCycle: last, endCycle: last };
  const { totals } = await callApi(url, "listBillDetails", { ...month, pageSize: 1 }, token);
  const rows: CostRow[] = await callApi(url, "listCosts", { ...month, by: ["viewId"] }, token);
  expect(sumDecimals(rows.map(({ amount }) => amount ?? "0"))).toBe(totals.payableAmount);
  await openAs("admin", 2, `${BOARD}?${inLast}&by=viewId`);
  for (const { viewName, amount } of rows)
    await expect(
      line(page, viewName ?? "")
        .locator("td")
        .last(),
    ).toHaveText(yuan(amount ?? ""));
  await expect(line(page, "未归属视图").getByRole("link")).toHaveCount(0);
  await expectAccessible(page);

  const [view] = rows.filter(({ viewId }) => viewId !== null);
  if (!view?.viewId) throw new Error("the demo has no business view with costs");
  await page.goto(`/custom${BOARD}?${inLast}`);
  await page.getByRole("button", { name: /更多筛选/ }).click();
  await filter(page, "viewId").getByRole("button").first().click();
  await page.getByRole("checkbox", { name: view.viewName ?? "", exact: true }).check();
  await page.keyboard.press("Escape");
  await expect.poll(() => query(page).viewId).toBe(String(view.viewId));
  const ofView = await callApi(url, "listBillDetails", { ...month, viewId: view.viewId, pageSize: 1 }, token);
  await expect(line(page, "合计").locator("td").last()).toHaveText(yuan(ofView.totals.payableAmount));
  await leadsTo(page, url, line(page, "合计").getByRole("link").last(), { ...month, viewId: view.viewId });
});

test("costs are compared with the months before", async ({ page, openAs, consoleServer: { url } }) => {
  const token = await heldToken(url, "admin");
  const before = { startCycle: addMonths(last, -1), endCycle: addMonths(last, -1) };
  const { totals } = await callApi(url, "listBillDetails", { ...before, pageSize: 1 }, token);
  await openAs("admin", 2, `${BOARD}?${inLast}`);
  await filter(page, "compare").locator("select").selectOption({ index: 1 });
  await expect(card(page, "pivot").getByRole("columnheader")).toContainText(["对比期", "变化"]);
  await expect(line(page, "合计")).toContainText(yuan(totals.payableAmount));
  // The chart has them too: a line at the same place, and a column of its table that leads to the months before.
  const chart = card(page, "chart");
  await chart.getByRole("button", { name: /^以表格显示/ }).click();
  await expect(chart.getByRole("columnheader").last()).toHaveText(`对比期合计（${before.startCycle}）`);
  await leadsTo(page, url, chart.locator("tbody tr td").last().getByRole("link"), before);
});

test("a budget is made of what the analysis is narrowed down to, and of nothing that a budget cannot be limited to", async ({
  page,
  own,
  openAs,
  consoleServer: { url },
}) => {
  const token = await heldToken(url, "admin");
  const { username } = await own.user("v4,v4-2,v4-3,");
  const name = ownWord();
  const tag = ["env=prod", "env=test"];
  const narrowed = `cloudCode=aliyun&tag=${encodeURIComponent(tag[0] ?? "")}&tag=${encodeURIComponent(tag[1] ?? "")}&costKind=amortized`;
  await openAs(username, 2, `${BOARD}?${inLast}&${narrowed}&regionId=cn-beijing&by=regionId`);
  const create = page.getByRole("button", { name: /^设为预算/ });
  await expect(create).toHaveAccessibleDescription(/地域/);
  await expect(create).toBeDisabled();

  await page.goto(`/custom${BOARD}?${inLast}&${narrowed}`);
  await expect(create).toHaveAccessibleDescription("");
  await create.click();
  await expect(field(page, "feeType").locator("select")).toHaveValue("amortized");
  await expect(field(page, "tags")).toContainText("env");
  // The label of a field out of sight counts as hidden.
  await field(page, "webhookIds").scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await field(page, "budgetName").locator("input").fill(name);
  await field(page, "amount").locator("input").fill("9000");
  const month = monthOf(new Date());
  const input: Input<"listCosts"> = {
    startCycle: month,
    endCycle: month,
    cloudCode: ["aliyun"],
    tag,
    costKind: "amortized",
  };
  const costs: CostRow[] = await callApi(url, "listCosts", { ...input, by: ["cloudCode"] }, token);
  const used = sumDecimals(costs.map(({ amount }) => amount ?? "0"));
  await expect(page.locator('[data-preview="usedAmount"] dd')).toHaveText(yuan(used));
  await drawer(page).getByRole("button", { name: "新建", exact: true }).click();
  await expect(outcome(page, "预算已新建")).toBeVisible();
  const kept = await own.query("SELECT fee_type, clouds, tags FROM budgets WHERE budget_name = $1", [name]);
  expect(kept).toEqual([
    {
      fee_type: "amortized",
      clouds: ["aliyun"],
      tags: [
        { key: "env", value: "prod" },
        { key: "env", value: "test" },
      ],
    },
  ]);
});

test("the analysis is made into a report again and again: its groups and filters are taken over, and the file adds up to the bill", async ({
  page,
  own,
  openAs,
  consoleServer: { url },
}) => {
  const token = await heldToken(url, "admin");
  const { username } = await own.user("v1,v4,v4-3,");
  const name = ownWord();
  const narrowed = "excludeCloudCode=huawei&regionId=cn-beijing";
  await openAs(username, 2, `${BOARD}?${inLast}&by=cloudCode&by=tag&tagKey=env&${narrowed}&compare=previous`);
  await page.getByRole("button", { name: /^生成报表/ }).click();
  await expect(field(page, "tagKey").getByRole("combobox")).toHaveValue("env");
  await expect(field(page, "regionId").getByRole("checkbox", { name: /cn-beijing/ })).toBeChecked();
  await expect(field(page, "compare").locator("select")).toHaveValue("previous");
  for (const [list, words] of [
    ["by", "云平台"],
    ["by", "标签"],
    ["excludeCloudCode", "华为云"],
  ] as const)
    await expect(field(page, list).getByRole("checkbox", { name: words, exact: true })).toBeChecked();
  await expectAccessible(page);
  await field(page, "reportName").getByRole("textbox").fill(name);
  await choice(page, "cycleType", "每月").click();
  await choice(page, "format", "CSV 文件").click();
  await drawer(page).getByRole("button", { name: "生成报表" }).click();
  await expect(outcome(page, "报表已加入队列")).toBeVisible();

  await page.goto(`/custom/reportformCenter/index?keyword=${encodeURIComponent(name)}`);
  await expect(listRows(page)).toContainText("费用分析");
  await expect(listRows(page)).toContainText("已完成", { timeout: 60_000 });
  const started = page.waitForEvent("download");
  await listRows(page).getByRole("button", { name: "下载" }).click();
  const lines = (await readFile(await (await started).path(), "utf8")).replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(lines[0]).toBe(`云平台,标签值,${last},合计,对比期,变化`);
  const { totals } = await callApi(
    url,
    "listBillDetails",
    { startCycle: last, endCycle: last, excludeCloudCode: ["huawei"], regionId: ["cn-beijing"], pageSize: 1 },
    token,
  );
  expect(lines.at(-1)?.split(",").slice(0, 3)).toEqual(["合计", "", totals.payableAmount]);

  await listRows(page).getByRole("link").first().click();
  await expect(value(page, "by")).toContainText("标签");
  await drawer(page).getByRole("link", { name: "打开分析" }).click();
  await expect.poll(() => query(page)).toMatchObject({ tagKey: "env", regionId: "cn-beijing", compare: "previous" });
  await expect(card(page, "pivot").getByRole("columnheader").first()).toHaveText("分组 / 云平台 / 标签值");

  await page.goto("/custom/reportformCenter/index?open=schedules");
  const schedule = drawer(page).locator("tr[data-row-key]").filter({ hasText: name });
  await expect(schedule).toContainText("费用分析");
  await schedule.getByRole("button", { name: "暂停" }).click();
  await expect(outcome(page, "已暂停")).toBeVisible();
});

test("an analysis is saved under a name, opened again, and shared by its address and with colleagues", async ({
  page,
  own,
  openAs,
}) => {
  const codes = "v1,v4,v4-3,";
  const [owner, colleague] = [await own.user(codes), await own.user(codes)];
  const name = ownWord();
  await openAs(owner.username, 2, `${BOARD}?${inLast}&by=projectId&excludeCloudCode=huawei&compare=previous`);
  await expect(line(page, "合计")).toBeVisible();
  const views = page.getByRole("button", { name: /^视图/ });
  await views.click();
  const panel = page.getByRole("group", { name: "视图", exact: true });
  await panel.getByRole("button", { name: "另存为新视图" }).click();
  await panel.getByLabel("视图名称").fill(name);
  await panel.getByRole("checkbox", { name: "共享给本公司的同事" }).check();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `视图：${name}` })).toBeVisible();
  const saved = query(page);
  expect(saved).toMatchObject({ by: "projectId", excludeCloudCode: "huawei", compare: "previous" });

  await views.click();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "标准视图" }).click();
  await expect.poll(() => query(page)).toEqual({ view: "none" });
  await expect(card(page, "pivot").getByRole("columnheader").first()).toContainText("云平台");
  await views.click();
  await panel.getByRole("button", { name }).click();
  await expect.poll(() => query(page)).toEqual(saved);
  await expect(card(page, "pivot").getByRole("columnheader").first()).toContainText("项目");
  await filter(page, "compare").locator("select").selectOption({ index: 0 });
  await expect(page.getByRole("button", { name: `视图：${name}` })).toContainText("已修改");

  await openAs(colleague.username, 2, `${BOARD}?view=${saved.view}`);
  await expect.poll(() => query(page)).toEqual(saved);
  await expect(page.getByRole("button", { name: `视图：${name}` })).toBeVisible();
});

test("who may see the analysis alone may see its lines", async ({ page, own, openAs }) => {
  const { username } = await own.user("v1,v4,v4-3,");
  await openAs(username, 2, `${BOARD}?${inLast}`);
  await line(page, "合计").getByRole("link").first().click();
  await expect(page).toHaveURL(/billDetail\?/);
  await expect(count(page)).toContainText("共 ");
});

test("the cost analysis folds its filters, and is accessible in both languages, narrow and dark", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 2, `${BOARD}?${inMonths}&by=cloudCode&by=serviceCategory`);
  await expect(line(page, "合计")).toBeVisible();
  await expect(filter(page, "excludeTag")).toHaveCount(0);
  await page.getByRole("button", { name: /更多筛选/ }).click();
  await expect(filter(page, "excludeTag")).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "English" }).click();
  await expect(line(page, "Total")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("at most three dimensions can be chosen, and a tag without its key is asked for in the cards, with no other try", async ({
  page,
  openAs,
  problems,
}) => {
  problems.expect(/422/);
  await openAs("admin", 2, `${BOARD}?${inLast}&by=cloudCode&by=regionId`);
  const by = filter(page, "by");
  await by.getByRole("button").first().click();
  const product = by.getByRole("checkbox", { name: "产品", exact: true });
  await product.check();
  await expect(by.getByRole("status")).toHaveText("最多 3 项");
  await expect(by.getByRole("checkbox", { name: "项目", exact: true })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(card(page, "pivot").getByRole("columnheader").first()).toHaveText(/云平台 \/ 地域 \/ 产品$/);
  await by.getByRole("button").first().click();
  await product.uncheck();
  await expect(by.getByRole("status")).toHaveCount(0);
  await by.getByRole("checkbox", { name: "标签", exact: true }).check();
  for (const name of ["chart", "pivot"]) {
    await expect(card(page, name).getByRole("alert")).toHaveText("按标签分组时请填写标签键");
    await expect(card(page, name).getByRole("button", { name: "重试" })).toHaveCount(0);
  }
});

test("groups are named by their dimensions in the order in which these were chosen", async ({ page, openAs }) => {
  const [product, cloud] = ["by=productCode", "by=cloudCode"];
  for (const [order, head, name] of [
    [`${product}&${cloud}`, /产品 \/ 云平台$/, /^.+ \/ 中金云$/],
    [`${cloud}&${product}`, /云平台 \/ 产品$/, /^中金云 \/ .+$/],
  ] as const) {
    await openAs("admin", 2, `${BOARD}?${inLast}&${order}`);
    await expect(card(page, "pivot").getByRole("columnheader").first()).toHaveText(head);
    await expect(card(page, "pivot").getByRole("rowheader", { name }).first()).toBeVisible();
  }
});
