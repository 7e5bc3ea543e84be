import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, type Page } from "playwright/test";
import { signatureOf } from "../../src/server/areas/webhook/signature";
import { expectAccessible } from "../helpers/browser";
import { measuredHost } from "../helpers/measured-host";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { drawer, field, problem, question, row, rows, value } from "../helpers/views";

const input = (page: Page, name: string) => field(page, name).locator("input, textarea").first();

/** An alarm of the group that lasts: of a host with values. */
async function newAlarm(own: OwnData, ruleName: string): Promise<void> {
  const host = await measuredHost(own);
  await own.query(
    `INSERT INTO alarms (custom_id, rule_name, resource_type, metric_name, statistics, comparison, threshold, period, alarm_level, resource_id,
       resource_name, cloud_code, cur_value, alarm_state, periods, times, start_time, last_time, status, status_time)
     SELECT 1001, $1, 'host', 'cpuUsage', 'average', 'greater', 80, 300, 'critical', id, name, cloud_code, 93.5, 'alarm', 3, 1, now(), now(), 0, now()
     FROM resources WHERE id = $2`,
    [ruleName, host],
  );
}

/** A rule of the group that names a user, and an alarm by it. It is not judged. */
async function newRuledAlarm(own: OwnData, ruleName: string, userId: number): Promise<void> {
  await newAlarm(own, ruleName);
  await own.query(
    `WITH rule AS (
       INSERT INTO alarm_rules (custom_id, rule_name, resource_type, metric_name, statistics, comparison, threshold, period, alarm_level, times,
         no_data_policy, effective_interval, silence_time, notify_ways, scope, enabled, judged_from, creator, create_time)
       VALUES (1001, $1, 'host', 'cpuUsage', 'average', 'greater', 80, 300, 'critical', 3,
         'keep', '00:00-23:59', 86400, '["site"]', 'all', false, now(), 'admin', now())
       RETURNING id
     ), receiver AS (
       INSERT INTO alarm_rule_receivers (rule_id, user_id) SELECT id, $2 FROM rule
     )
     UPDATE alarms SET rule_id = rule.id FROM rule WHERE rule_name = $1`,
    [ruleName, userId],
  );
}

/** The beginning of a rule's alarm, which is to be told of from now on. */
async function newBeginning(own: OwnData, ruleName: string): Promise<void> {
  await own.query(
    `INSERT INTO alarm_transitions (custom_id, rule_id, resource_id, alarm_id, from_state, to_state, time, judged_time, value, cause)
     SELECT 1001, rule_id, resource_id, id, 'ok', 'alarm', now(), now() - interval '1 minute', 93.5, 'judged' FROM alarms WHERE rule_name = $1`,
    [ruleName],
  );
}

/** What the detail of the only alarm of a rule says in a field, once it says that. */
async function expectInDetail(page: Page, ruleName: string, name: string, words: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/custom/cloudView/businessView/warningIndex?keyword=${ruleName}`);
    await rows(page).getByRole("button", { name: "查看" }).click();
    await expect(value(page, name)).toContainText(words, { timeout: 2000 });
  }).toPass();
}

/** A receiver of webhooks on this computer. */
async function startReceiver() {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    got.push({ headers: request.headers, body: await text(request) });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { got, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

test("alarms are acknowledged, resolved and ignored, with a remark", async ({ page, own, openAs }) => {
  const { username } = await own.user("v10,v10-2,");
  const name = ownWord();
  await newAlarm(own, name);
  await openAs(username, 2, `/cloudView/businessView/warningIndex?keyword=${name}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("严重");
  await expectAccessible(page);

  await rows(page).getByRole("button", { name: "确认" }).click();
  await input(page, "remark").fill("正在扩容");
  await drawer(page).getByRole("button", { name: "确认" }).click();
  await expect(outcome(page, "告警已确认")).toBeVisible();
  await expect(rows(page)).toContainText("已确认");
  await rows(page).getByRole("button", { name: "查看" }).click();
  await expect(value(page, "handleRemark")).toHaveText("正在扩容");
  await expect(drawer(page)).toContainText("5 分钟平均值 > 80%，连续 3 个周期");
  const chart = value(page, "chart");
  await expect(chart.getByRole("img", { name: /阈值 80 %，告警 1 次/ })).toBeVisible();
  await chart.getByRole("button", { name: /以表格显示/ }).click();
  const steps = await chart.locator("tbody tr").count();
  await chart.getByRole("button", { name: "放大", exact: true }).press("Enter");
  await expect(chart.locator("tbody tr")).toHaveCount(Math.round((steps - 1) / 2) + 1);
  const saved = page.waitForEvent("download");
  await chart.getByRole("button", { name: /下载 CSV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

test("receivers of a rule are told of its alarm, and its detail says who was", async ({ page, own, openAs }) => {
  const user = await own.user("v1,v6,v10,v10-2,");
  const name = ownWord();
  await newRuledAlarm(own, name, user.id);
  await newBeginning(own, name);
  await openAs(user.username, 2, `/cloudView/businessView/warningIndex?keyword=${name}`);
  await expectInDetail(page, name, "notices", "已通知");
  await expect(value(page, "notices")).toContainText(user.name);
  await expectAccessible(page);
  await openAs(user.username, 1, `/userCenter/messageCenter/index?keyword=${name}`);
  await rows(page).getByRole("button", { name: "查看" }).click();
  await expect(drawer(page)).toContainText(`${name}：1 个资源告警`);
  await expect(drawer(page)).toContainText("5 分钟平均值 > 80%，连续 3 个周期");
});

test("nobody is told of an alarm while a silence made from its row holds, and receivers are once it is ended", async ({
  page,
  own,
  openAs,
}) => {
  const user = await own.user("v1,v6,v10,v10-2,");
  const [name, silence] = [ownWord(), ownWord()];
  await newRuledAlarm(own, name, user.id);
  await openAs(user.username, 2, `/cloudView/businessView/warningIndex?keyword=${name}`);
  await rows(page)
    .getByRole("button", { name: /更多操作/ })
    .click();
  await page.locator(".action-menu").getByRole("button", { name: "静默" }).click();
  await expect(field(page, "ruleIds")).toContainText(name);
  await expect(page.locator('[data-preview="alarmCount"] dd')).toHaveText("1");
  await input(page, "silenceName").fill(silence);
  await input(page, "startTime").fill("2099-01-01T00:00");
  await input(page, "endTime").fill("2098-01-01T00:00");
  await input(page, "silenceName").focus();
  await expect(problem(page, "endTime")).toContainText("晚于开始时间");
  await input(page, "startTime").fill("");
  await field(page, "endTime").getByRole("button", { name: "选择结束时间" }).click();
  await page.getByRole("button", { name: "4 小时后", exact: true }).click();
  const hours =
    (Date.parse(`${(await input(page, "endTime").inputValue()).replace(" ", "T")}+08:00`) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(3.9);
  expect(hours).toBeLessThan(4.1);
  await input(page, "silenceName").focus();
  await expectAccessible(page);
  await expect(page.locator(".form-preview-waiting")).toHaveCount(0);
  await drawer(page).getByRole("button", { name: "新建", exact: true }).click();
  await expect(outcome(page, "静默已新建")).toBeVisible();

  await newBeginning(own, name);
  await expectInDetail(page, name, "notices", "静默中");
  await expect(value(page, "silencedBy")).toHaveText(`${silence} (${user.username})`);
  await page.goto(`/custom/cloudView/businessView/warningIndex?keyword=${name}&silenced=true`);
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole("navigation", { name: "内容" }).getByRole("link", { name: "静默" }).click();
  await expect(row(page, silence)).toContainText("生效中");
  await expectAccessible(page);
  await row(page, silence).getByRole("button", { name: "立即结束" }).click();
  await question(page).getByRole("button", { name: "立即结束" }).click();
  await expect(outcome(page, "静默已结束")).toBeVisible();
  await expect(row(page, silence)).toContainText("已结束");

  await expectInDetail(page, name, "notices", "已通知");
  await openAs(user.username, 1, `/userCenter/messageCenter/index?keyword=${name}`);
  await expect(rows(page)).toHaveCount(1);
});

test("a webhook is made, tested, and told of an alarm by signed requests", async ({ page, own, openAs }) => {
  const user = await own.user("v10,v10-2,v10-3,");
  const [name, rule] = [ownWord(), ownWord()];
  const receiver = await startReceiver();
  await openAs(user.username, 2, "/cloudView/warningRule/index?sheet=webhooks");
  await page.getByRole("button", { name: "新建 Webhook" }).first().click();
  await input(page, "webhookName").fill(name);
  await input(page, "url").fill("https://10.0.0.1/hook");
  await drawer(page).getByRole("button", { name: "新建", exact: true }).click();
  await expect(problem(page, "url")).toContainText("只能使用公网地址");
  await input(page, "url").fill(receiver.url);
  await drawer(page).getByRole("button", { name: "新建", exact: true }).click();
  await expect(drawer(page)).toContainText("whsec_");
  const secret = /whsec_[\w-]{43}/.exec(await drawer(page).innerText())?.[0] ?? "";
  await expectAccessible(page);
  const isSigned = ({ headers, body }: (typeof receiver.got)[number]) =>
    headers["x-cdz-signature"] === signatureOf(secret, String(headers["x-cdz-timestamp"]), body);

  await page.goto(`/custom/cloudView/warningRule/index?sheet=webhooks&webhookName=${name}`);
  await row(page, name).getByRole("button", { name: "发送测试" }).click();
  await expect(outcome(page, "测试消息已送达")).toBeVisible();
  expect(receiver.got.map(isSigned)).toEqual([true]);

  await newRuledAlarm(own, rule, user.id);
  await own.query(
    `INSERT INTO alarm_rule_webhooks (rule_id, webhook_id)
     SELECT alarm_rules.id, webhooks.id FROM alarm_rules, webhooks WHERE rule_name = $1 AND webhook_name = $2`,
    [rule, name],
  );
  await newBeginning(own, rule);
  await expect.poll(() => receiver.got.length).toBe(2);
  const [, told] = receiver.got;
  expect(told && isSigned(told)).toBe(true);
  expect(JSON.parse(told?.body ?? "")).toMatchObject({
    event: "alarm.began",
    rule: { name: rule },
    alarms: [{ value: 93.5 }],
  });
  receiver.close();
  await expectInDetail(page, rule, "notices", name);
  await page.goto(`/custom/cloudView/warningRule/index?sheet=webhooks&webhookName=${name}`);
  await expect(row(page, name)).toContainText("已送达");
  await expectAccessible(page);
});
