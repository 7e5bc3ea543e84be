import { readFile } from "node:fs/promises";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { ownWord, test } from "../helpers/own-data";
import { callApi, outcome, signIn, toast } from "../helpers/signed-in";
import { choice, drawer, field, problem, question, rows, value } from "../helpers/views";

const CODES = "v1,v3,v3-1,v3-17,";

const next = (page: Page) => page.getByRole("button", { name: "下一步" });

test("a report is ordered step by step, made in the background, downloaded and deleted", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  const { username } = await own.user(CODES);
  const name = `费用 ${ownWord()}`;
  await openAs(username, 1, "/reportformCenter/create");
  await field(page, "reportName").getByRole("textbox").fill(name);
  await next(page).click();
  // Months of one's own are asked for where they are chosen, not when all is sent.
  await field(page, "cycleRange").getByRole("combobox").selectOption({ label: "自定义" });
  await next(page).click();
  await expect(problem(page, "startCycle")).toHaveText("请选择开始账期");
  await field(page, "cycleRange").getByRole("combobox").selectOption({ label: "上月" });
  await choice(page, "groupBy", "账期").click();
  await choice(page, "metrics", "应付金额").click();
  await next(page).click();
  await choice(page, "format", "CSV 文件").click();
  await next(page).click();
  await page.getByRole("button", { name: "生成报表" }).click();
  await expect(outcome(page, "报表已加入队列")).toBeVisible();

  // It can be watched, and the notification centre goes on watching it elsewhere.
  await expect(drawer(page).locator('.detail-figures [data-field="status"] dd')).toHaveText("已完成", {
    timeout: 60_000,
  });
  await expect(toast(page, `“${name}”：已完成`)).toBeVisible();
  await drawer(page).getByRole("button", { name: "关闭" }).click();
  await page.getByRole("banner").getByRole("link", { name: "运营控制台" }).click();
  await page.getByRole("button", { name: "任务", exact: true }).click();
  await page.getByRole("link", { name: `查看：${name}` }).click();
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText(name);

  await page.goto(`/custom/reportformCenter/index?keyword=${encodeURIComponent(name)}`);
  await expect(rows(page)).toContainText("已完成");
  await expectAccessible(page);
  const started = page.waitForEvent("download");
  await rows(page).getByRole("button", { name: "下载" }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe(`${name}.csv`);
  const [heading, line, ...others] = (await readFile(await file.path(), "utf8"))
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n");
  expect([heading, others]).toEqual(["账期,应付金额", []]);
  const [billCycle = "", amount] = (line ?? "").split(",");
  const overview = await callApi(
    consoleServer.url,
    "getBillOverview",
    { billCycle },
    await signIn(consoleServer.url, username),
  );
  expect(amount).toBe(overview.payableAmount);

  await rows(page).getByRole("link", { name }).click();
  await expect(value(page, "groupBy")).toHaveText("账期");
  await drawer(page).getByRole("button", { name: "删除" }).click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(rows(page)).toHaveCount(0);
});

test("the bell goes on following a report when the page is reloaded, and forgets it once it has ended", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(CODES);
  const name = `重载 ${ownWord()}`;
  // As far as the page knows it is being made until the test lets it see how it has ended.
  let making = true;
  await page.route("**/api/v1/report/detail*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({
      response,
      json: making ? { ...answer, data: { ...answer.data, status: 1, progress: 40 } } : answer,
    });
  });
  await openAs(username, 1, "/reportformCenter/create");
  await field(page, "reportName").getByRole("textbox").fill(name);
  for (const step of ["条件", "格式与时间", "确认"]) {
    await next(page).click();
    await expect(page.locator("[aria-current=step]")).toContainText(step);
  }
  await page.getByRole("button", { name: "生成报表" }).click();
  const bell = page.getByRole("button", { name: "任务，1 个进行中" });
  await expect(bell).toBeVisible();
  await page.goto("/custom/index");
  await bell.click();
  await expect(page.getByRole("region", { name: "任务" })).toContainText(name);
  making = false;
  await expect(toast(page, `“${name}”：已完成`)).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /^任务/ })).toHaveCount(0);
});

test("a condition is saved, used for a report, changed and deleted", async ({ page, own, openAs }) => {
  const { username } = await own.user(CODES);
  const [name, report] = [`条件 ${ownWord()}`, `报表 ${ownWord()}`];
  await openAs(username, 1, `/reportformCenter/condition?keyword=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: "新建条件" }).click();
  await field(page, "conditionName").getByRole("textbox").fill(name);
  await choice(page, "groupBy", "云平台").click();
  await choice(page, "format", "CSV 文件").click();
  await page.getByRole("button", { name: "保存" }).click();
  await expect(outcome(page, "条件已保存")).toBeVisible();
  await rows(page).getByRole("button", { name: "使用" }).click();
  await expect(field(page, "groupBy")).toContainText("云平台");
  await field(page, "reportName").getByRole("textbox").fill(report);
  await page.getByRole("button", { name: "生成报表" }).click();
  await expect(outcome(page, "报表已加入队列")).toBeVisible();
  const [made] = await own.query<{ filter: { groupBy: string[] }; format: string }>(
    "SELECT filter, format FROM reports WHERE report_name = $1",
    [report],
  );
  expect(made).toMatchObject({ filter: { groupBy: ["cloudCode"] }, format: "csv" });
  await rows(page).getByRole("button", { name: "使用" }).click();
  await field(page, "reportName").getByRole("textbox").fill(`每周 ${report}`);
  await choice(page, "cycleType", "每周").click();
  await expect(field(page, "weekday")).toBeVisible();
  await page.getByRole("button", { name: "生成报表" }).click();
  await expect(drawer(page)).toHaveCount(0);
  const [schedule] = await own.query<{ filter: { groupBy: string[] }; enabled: boolean }>(
    "SELECT filter, enabled FROM report_schedules WHERE report_name = $1",
    [`每周 ${report}`],
  );
  expect(schedule).toMatchObject({ filter: { groupBy: ["cloudCode"] }, enabled: true });
  await rows(page).getByRole("button", { name: "编辑" }).click();
  await field(page, "conditionName").getByRole("textbox").fill(`${name}x`);
  await page.getByRole("button", { name: "保存" }).click();
  await expect(rows(page)).toContainText(`${name}x`);
  await expectAccessible(page);
  await rows(page).getByRole("button", { name: "删除" }).click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(rows(page)).toHaveCount(0);
});

test("a monthly report has a schedule, which is paused; a failed one is tried again", async ({ page, own, openAs }) => {
  const user = await own.user(CODES);
  const name = `定时 ${ownWord()}`;
  await openAs(user.username, 1, "/reportformCenter/create");
  await field(page, "reportName").getByRole("textbox").fill(name);
  await choice(page, "cycleType", "每月").click();
  await next(page).click();
  await expect(field(page, "cycleRange")).toHaveCount(0);
  await next(page).click();
  await expect(field(page, "monthDay")).toBeVisible();
  await next(page).click();
  await page.getByRole("button", { name: "生成报表" }).click();
  await expect(outcome(page, "报表已加入队列")).toBeVisible();
  await own.query(
    `INSERT INTO reports (custom_id, user_id, creator, language, report_type, filter, format, report_name, cycle_type, start_date, end_date, status, attempts, fail_reason, queue_time, create_time)
     VALUES (1001, $1, 'x', 'zh', 'cost', '{"clouds":[],"products":[],"groupBy":[],"metrics":[]}', 'xlsx', $2, 'once', '2025-01-01', '2025-01-31', 3, 3, '{"zh":"试验","en":"test"}', now(), now())`,
    [user.id, `失败 ${name}`],
  );
  await page.goto(`/custom/reportformCenter/index?keyword=${encodeURIComponent(name)}`);
  const failed = rows(page).filter({ hasText: "失败 定时" });
  await failed.getByRole("button", { name: "重试" }).click();
  await expect(failed).toContainText("已完成");
  await page.getByRole("button", { name: "定时报表" }).click();
  const schedule = drawer(page).locator("tr[data-row-key]").filter({ hasText: name });
  await schedule.getByRole("button", { name: "暂停" }).click();
  await expect(schedule).toContainText("否");
});
