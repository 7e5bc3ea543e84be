import { expect, type Page } from "playwright/test";
import { type OwnMessage, test } from "../helpers/own-data";
import { column, count, filter, filterLine, narrow, query, rows, tokens, unfoldFilter } from "../helpers/views";

const MESSAGES = "/userCenter/messageCenter/index";
const codes = "v1,v6,";

/** So different that each filter below has messages it finds and messages it does not. */
const sample: OwnMessage[] = [
  { title: "一月账单已出", type: "finance", createTime: "2026-02-01 08:00:00", content: "应付 1,280.00 元。" },
  { title: "余额不足 10% 提醒", type: "finance", createTime: "2026-02-02 10:30:00", read: true },
  { title: "登录密码已修改", type: "security", createTime: "2026-02-02 10:31:00" },
  { title: "发现异地登录", type: "security", createTime: "2026-02-02 10:31:59", read: true },
  { title: "Kernel_upgrade 通知", type: "om", createTime: "2026-02-03 00:00:00", content: "Host web-01 restarts." },
  { title: "合同即将到期", type: "contract", createTime: "2026-02-28 23:59:59" },
];
const newestFirst = sample.map(({ title }) => title).reverse();

const titles = (page: Page) => column(page, "标题");
const clearFilters = (page: Page) => page.getByRole("search").getByRole("button", { name: "清除筛选" });

async function chooseTypes(page: Page, ...words: string[]): Promise<void> {
  await filter(page, "type").getByRole("button").click();
  for (const word of words) await filter(page, "type").getByRole("checkbox", { name: word }).check();
  await page.keyboard.press("Escape");
}

test("each filter, and several together, leave exactly the messages that match", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, sample);
  await openAs(user.username, 1, MESSAGES);
  await expect.poll(() => titles(page)).toEqual(newestFirst);
  const keyword = (text: string) => narrow(page, text);
  const status = (words: string) => filter(page, "readFlag").getByRole("combobox").selectOption(words);
  const bound = async (label: string, moment: string) => {
    await unfoldFilter(page, "createTime");
    await page.getByLabel(label).fill(moment);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  };
  const from = (moment: string) => bound("发送时间：起", moment);
  const until = (moment: string) => bound("发送时间：止", moment);
  const cases: { set: () => Promise<unknown>; found: string[] }[] = [
    { set: () => chooseTypes(page, "安全消息"), found: ["发现异地登录", "登录密码已修改"] },
    {
      set: () => chooseTypes(page, "财务消息", "合同消息"),
      found: ["合同即将到期", "余额不足 10% 提醒", "一月账单已出"],
    },
    { set: () => status("未读"), found: ["合同即将到期", "Kernel_upgrade 通知", "登录密码已修改", "一月账单已出"] },
    { set: () => status("已读"), found: ["发现异地登录", "余额不足 10% 提醒"] },
    { set: () => keyword("登录"), found: ["发现异地登录", "登录密码已修改"] },
    { set: () => keyword("kernel"), found: ["Kernel_upgrade 通知"] },
    // Only in the text of the message; and signs that mean something to a database mean themselves.
    { set: () => keyword("web-01"), found: ["Kernel_upgrade 通知"] },
    { set: () => keyword("%"), found: ["余额不足 10% 提醒"] },
    { set: () => keyword("_"), found: ["Kernel_upgrade 通知"] },
    {
      set: () => from("2026-02-02 10:31"),
      found: ["合同即将到期", "Kernel_upgrade 通知", "发现异地登录", "登录密码已修改"],
    },
    // The last minute counts whole.
    {
      set: () => until("2026-02-02 10:31"),
      found: ["发现异地登录", "登录密码已修改", "余额不足 10% 提醒", "一月账单已出"],
    },
    {
      set: async () => [await from("2026-02-02 10:31"), await until("2026-02-02 10:31")],
      found: ["发现异地登录", "登录密码已修改"],
    },
    {
      set: async () => [await chooseTypes(page, "安全消息"), await status("未读"), await keyword("密码")],
      found: ["登录密码已修改"],
    },
  ];
  for (const { set, found } of cases) {
    await set();
    await expect.poll(() => titles(page)).toEqual(found);
    await expect(count(page)).toHaveText(`第 1–${found.length} 条，共 ${found.length} 条`);
    await clearFilters(page).click();
    await expect.poll(() => titles(page)).toEqual(newestFirst);
    await expect(clearFilters(page)).toHaveCount(0);
  }
});

test("what is still being typed when the filters are cleared is cleared with them", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, sample);
  await openAs(user.username, 1, `${MESSAGES}?type=security`);
  await expect(rows(page)).toHaveCount(2);
  await filterLine(page).fill("密码");
  await clearFilters(page).click();
  await expect.poll(() => titles(page)).toEqual(newestFirst);
  expect(query(page)).toEqual({});
  await expect(filterLine(page)).toHaveValue("");
});

test("a range the wrong way round is said and not asked for", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, sample);
  await openAs(user.username, 1, MESSAGES);
  await unfoldFilter(page, "createTime");
  const [from, until] = [page.getByLabel("发送时间：起"), page.getByLabel("发送时间：止")];
  await from.fill("2026-02-28");
  await expect(rows(page)).toHaveCount(1);
  await until.fill("2026-02-01");
  await until.press("Enter");
  await expect(filter(page, "createTime").getByRole("alert")).toHaveText("起始值不能大于结束值");
  await expect(rows(page)).toHaveCount(1);
  await until.fill("2026-03-01 00:00");
  await until.press("Enter");
  await expect(filter(page, "createTime").getByRole("alert")).toHaveCount(0);
  expect(query(page)).toEqual({ "createTime.from": "2026-02-28 00:00:00", "createTime.to": "2026-03-01 00:00:59" });
});

test("the list's state is its address: reloaded it is the same, back and forward walk through it", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(user, sample);
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(6);
  await filter(page, "readFlag").getByRole("combobox").selectOption("未读");
  await expect(rows(page)).toHaveCount(4);
  await narrow(page, "账单");
  await expect(rows(page)).toHaveCount(1);
  expect(query(page)).toEqual({ readFlag: "0", keyword: "账单" });

  await page.reload();
  await expect.poll(() => titles(page)).toEqual(["一月账单已出"]);
  await expect(tokens(page).first()).toHaveText(/“账单”/);
  await expect(filter(page, "readFlag").getByRole("combobox")).toHaveValue("0");

  await page.goBack();
  await expect(rows(page)).toHaveCount(4);
  await expect(tokens(page).filter({ visible: true })).toHaveCount(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(6);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => titles(page)).toEqual(["一月账单已出"]);
});

test("invalid parts of an address are dropped silently, the valid ones count", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, sample);
  const search =
    "type=finance&type=nonsense&readFlag=7&page=abc&size=33&sort=title.ascending&createTime.from=yesterday&keyword=%00&open=nothing&id=x&unknown=1";
  await openAs(user.username, 1, `${MESSAGES}?${search}`);
  await expect.poll(() => titles(page)).toEqual(["余额不足 10% 提醒", "一月账单已出"]);
  await expect(page.getByLabel("每页条数")).toHaveValue("20");
  await expect(page.getByRole("columnheader", { name: "发送时间" })).toHaveAttribute("aria-sort", "descending");
  await expect(filter(page, "readFlag").getByRole("combobox")).toHaveValue("");
  await expect(page.locator(".toast")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a click on a column's head sorts descending, then ascending, then not; what cannot be sorted has no button", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(user, sample);
  await openAs(user.username, 1, MESSAGES);
  await expect.poll(() => titles(page)).toEqual(newestFirst);
  const head = (words: string) => page.getByRole("columnheader", { name: words });
  await expect(head("标题").getByRole("button")).toHaveCount(0);

  await head("发送时间").getByRole("button").click();
  await expect(head("发送时间")).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => titles(page)).toEqual(newestFirst.toReversed());
  await head("状态").getByRole("button").click();
  await expect(head("状态")).toHaveAttribute("aria-sort", "descending");
  await expect.poll(() => column(page, "状态")).toEqual(["已读", "已读", "未读", "未读", "未读", "未读"]);
  await head("状态").getByRole("button").click();
  await expect.poll(() => column(page, "状态")).toEqual(["未读", "未读", "未读", "未读", "已读", "已读"]);
  expect(query(page)).toEqual({ sort: "readFlag.ascending" });
  await head("状态").getByRole("button").click();
  await expect(head("状态")).toHaveAttribute("aria-sort", "none");
  expect(query(page)).toEqual({ sort: "none" });
});

test("paging shows every message once; the page size is kept in the address, a filter leads back to the first page", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(
    user,
    Array.from({ length: 45 }, (_, index) => ({ title: `第 ${index + 1} 条` })),
  );
  await openAs(user.username, 1, MESSAGES);
  const seen: string[] = [];
  const pages = page.getByRole("navigation", { name: "分页" });
  for (const [number, shown] of [
    [1, "第 1–20 条，共 45 条"],
    [2, "第 21–40 条，共 45 条"],
    [3, "第 41–45 条，共 45 条"],
  ] as const) {
    await expect(count(page)).toHaveText(shown);
    await expect(page.locator("table[aria-busy]")).toHaveCount(0);
    seen.push(...(await titles(page)));
    if (number < 3) await pages.getByRole("button", { name: "下一页" }).click();
  }
  expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => `第 ${45 - index} 条`));
  await expect(pages.getByRole("button", { name: "下一页" })).toBeDisabled();
  await expect(pages.getByRole("button", { name: "最后一页" })).toBeDisabled();
  await pages.getByRole("button", { name: "上一页" }).click();
  await expect(pages).toContainText("第 2 / 3 页");
  await pages.getByRole("button", { name: "最后一页" }).click();
  await expect(pages).toContainText("第 3 / 3 页");

  await pages.getByLabel("每页条数").selectOption("50 条/页");
  await expect(rows(page)).toHaveCount(45);
  expect(query(page)).toEqual({ size: "50" });
  await pages.getByLabel("每页条数").selectOption("20 条/页");
  await pages.getByRole("button", { name: "最后一页" }).click();
  await expect(rows(page)).toHaveCount(5);
  expect(query(page)).toEqual({ page: "3" });
  await narrow(page, "条");
  await expect(pages).toContainText("第 1 / 3 页");
  expect(query(page)).toEqual({ keyword: "条" });

  await page.goto(`/custom${MESSAGES}?page=99`);
  await expect(count(page)).toHaveText("第 41–45 条，共 45 条");
  expect(query(page)).toEqual({ page: "3" });
});
