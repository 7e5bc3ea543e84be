import { expect, type Page } from "playwright/test";
import { putHosts } from "../helpers/hosts";
import { ownWord, test } from "../helpers/own-data";
import { outcome, toast } from "../helpers/signed-in";
import { count, drawer, filterLine, question, rows, unfolded } from "../helpers/views";

/** Every type's list, by its address. */
const lists = ["host", "disk", "database", "redis", "mongo", "pubIp", "priNet"];

const tab = (page: Page, name: string) =>
  drawer(page).getByRole("tab", { name }).or(drawer(page).getByRole("link", { name }));

test("an operation that the server refuses is never said to be done: of one host by a message, of several row by row", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v8,v8-2,v8-2.1,");
  const word = ownWord();
  const [first, second] = await putHosts(own, [`${word}-1`, `${word}-2`]);
  const set = (status: string, id: number | undefined) =>
    own.query("UPDATE resources SET status = $1 WHERE id = $2", [status, id]);
  await openAs(username, 2, `/resource/pubCloud/host?keyword=${word}&sortField=name&sortOrder=ascending`);
  await expect(rows(page)).toHaveCount(2);
  await set("stopped", first);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await page.locator(".list-bulk").getByRole("button", { name: "关机" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel).toContainText("将所选的 2 台云主机关机？");
  await panel.getByRole("button", { name: /关机/ }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: `${word}-1` })).toContainText("状态");
  await expect(panel.getByRole("listitem").filter({ hasText: `${word}-2` })).toContainText("已受理");
  await expect(panel.getByRole("status")).toHaveText("已受理 1 项，失败 1 项，未处理 0 项");
  await panel.getByRole("button", { name: "关闭" }).click();
  const begun = await own.query("SELECT resource_id AS id FROM resource_operations WHERE resource_id = ANY($1)", [
    [first, second],
  ]);
  expect(begun).toEqual([{ id: String(second) }]);

  await set("running", first);
  await page.goto(`/custom/resource/pubCloud/host?open=detail&id=${first}`);
  await expect(drawer(page).getByRole("button", { name: "关机", exact: true })).toBeEnabled();
  await set("stopped", first);
  await drawer(page).getByRole("button", { name: "关机", exact: true }).click();
  await question(page).getByRole("button", { name: "关机", exact: true }).click();
  await expect(toast(page, /状态/)).toBeVisible();
  await expect(outcome(page, /已提交/)).toHaveCount(0);
});

test("each type of resource has its list, and a detail with what belongs to it", async ({ page, openAs }) => {
  await openAs("admin", 2);
  for (const type of lists) {
    await page.goto(`/custom/resource/pubCloud/${type}`);
    await expect(rows(page).first()).toBeVisible();
    await expect(filterLine(page)).toBeVisible();
    await rows(page)
      .first()
      .locator("td")
      .nth(type === "priNet" ? 0 : 1)
      .locator(".cell-opens")
      .or(rows(page).first().getByRole("link"))
      .first()
      .click();
    await expect(drawer(page).getByText("实例 ID").first()).toBeVisible();
    await tab(page, "时间线").click();
    await expect(
      drawer(page).getByText("发现").or(drawer(page).getByText("变化")).or(drawer(page).getByText("操作")).first(),
    ).toBeVisible();
  }
});

test("what is related to a resource, and what has tags, can be opened", async ({ page, own, openAs }) => {
  const [disk] = await own.query<{ id: string; host: string; name: string }>(
    `SELECT disk.id, host.id AS host, disk.name FROM resources disk
      JOIN resources host ON host.resource_id = disk.host_ref AND host.cloud_account_id = disk.cloud_account_id AND host.type = 'host'
      WHERE disk.custom_id = 1001 AND disk.type = 'disk' AND disk.gone_time IS NULL AND host.gone_time IS NULL ORDER BY disk.id LIMIT 1`,
  );
  await openAs("admin", 2, `/resource/pubCloud/host?open=detail&id=${disk?.host}`);
  await tab(page, "关联资源").click();
  const related = rows(page).filter({ hasText: disk?.name ?? "" });
  await related
    .getByRole("link", { name: disk?.name ?? "" })
    .or(related.getByRole("link", { name: "查看" }))
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/resource/pubCloud/disk\\?.*id=${disk?.id}`));
  await expect(drawer(page).getByRole("heading", { name: disk?.name ?? "" })).toBeVisible();
  await page.goto(`/custom/resource/tabs/resource?keyword=${encodeURIComponent(disk?.name ?? "")}&type=disk`);
  const tagged = rows(page)
    .filter({ hasText: disk?.name ?? "" })
    .first();
  await tagged
    .getByRole("link", { name: disk?.name ?? "" })
    .or(tagged.getByRole("link", { name: "查看" }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/resource\/pubCloud\/disk\?/);
});

test("a disk's host and a host's network open from their cells; a database has its map", async ({
  page,
  own,
  openAs,
}) => {
  const [disk] = await own.query<{ name: string; hostId: string; host: string }>(
    `SELECT disk.name, host.id AS "hostId", host.name AS host FROM resources disk
      JOIN resources host ON host.resource_id = disk.host_ref AND host.cloud_account_id = disk.cloud_account_id AND host.type = 'host'
      WHERE disk.custom_id = 1001 AND disk.type = 'disk' AND disk.gone_time IS NULL AND host.gone_time IS NULL ORDER BY disk.id LIMIT 1`,
  );
  await openAs("admin", 2, `/resource/pubCloud/disk?keyword=${encodeURIComponent(disk?.name ?? "")}`);
  await rows(page)
    .first()
    .getByRole("link", { name: disk?.host ?? "", exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/resource/pubCloud/host\\?open=detail&id=${disk?.hostId}$`));
  await expect(drawer(page).getByRole("heading", { name: disk?.host ?? "" })).toBeVisible();

  const [database] = await own.query<{ id: string; name: string; network: string; networkId: string }>(
    `SELECT base.id, base.name, network.name AS network, network.id AS "networkId" FROM resources base JOIN resources network
        ON network.resource_id = base.network_ref AND network.cloud_account_id = base.cloud_account_id AND network.type = 'priNet'
      WHERE base.custom_id = 1001 AND base.type = 'database' AND base.gone_time IS NULL AND network.gone_time IS NULL ORDER BY base.id LIMIT 1`,
  );
  await page.goto(`/custom/resource/pubCloud/database?open=detail&id=${database?.id}&tab=map`);
  await expect(page.locator("[data-thing]")).toHaveCount(2);
  await expect(page.locator("[data-thing]").first()).toHaveAccessibleName(
    new RegExp(`^${database?.network}, 私有网络, `),
  );
  const columns = "columns=name,networkName,tags,goneTime";
  await page.goto(`/custom/resource/pubCloud/database?keyword=${encodeURIComponent(database?.name ?? "")}&${columns}`);
  await expect(page.getByRole("columnheader")).toContainText(["", "名称", "所在网络", "标签", "消失时间"]);
  await rows(page)
    .getByRole("link", { name: database?.network ?? "", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/resource/pubCloud/priNet\\?open=detail&id=${database?.networkId}$`));
});

test("tags for which a cell has no room unfold by keyboard", async ({ page, own, openAs }) => {
  const word = ownWord();
  const [host] = await putHosts(own, [word]);
  await own.query(
    `WITH made AS (
       INSERT INTO tags (custom_id, tag_key, tag_value, color, creator, create_time)
       SELECT 1001, $1 || '-' || number, 'value', 'blue', 'admin', now() FROM generate_series(1, 5) number RETURNING id, tag_key)
     INSERT INTO tag_binds (tag_id, tag_key, resource_id, resource_type, bind_time, operator)
       SELECT id, tag_key, $2, 'host', now(), 'admin' FROM made`,
    [word, host],
  );
  await page.setViewportSize(unfolded);
  await openAs("admin", 2, `/resource/pubCloud/host?keyword=${word}`);
  const more = rows(page).getByRole("button", { name: "查看全部 5 个" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".cell-tags-all").getByText(`${word}-5: value`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".cell-tags-all")).toHaveCount(0);
  await expect(more).toBeFocused();
});

test("on a narrow screen the tools of a list share a row, and the time of its data is not cut", async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await openAs("admin", 2, "/resource/pubCloud/redis");
  await expect(rows(page).first()).toBeVisible();
  const top = (name: RegExp) =>
    page
      .getByRole("button", { name })
      .first()
      .evaluate((button) => Math.round(button.getBoundingClientRect().top));
  expect(await top(/^View/)).toBe(await top(/^Refresh/));
  expect(await top(/^Export/)).toBe(await top(/^Sync status/));
  const time = page.locator(".detail-figure .cell-time").first();
  const [inner, outer] = [await time.boundingBox(), await time.locator("xpath=ancestor::dd").boundingBox()];
  expect(inner?.width ?? Infinity).toBeLessThanOrEqual(outer?.width ?? 0);
});

test("the home of the maintenance console leads to clouds, accounts and hosts", async ({ page, openAs }) => {
  await openAs("admin", 2, "/index");
  await page.locator("[data-todo=failedAccounts]").getByRole("link").click();
  await expect(page).toHaveURL("/custom/cloudAccount/index?attention=true");
  await expect(rows(page).first()).toBeVisible();
  await page.goto("/custom/resourceManage/cloudResource/aliyun");
  await page.getByRole("main").getByRole("link", { name: "腾讯云" }).click();
  await expect(page).toHaveURL("/custom/resourceManage/cloudResource/tx");
  const counted = page.locator("[data-card=resources]");
  await expect(counted.locator(".figure-note")).toHaveText(/^数据时间 .*\d{4}-\d\d-\d\d \d\d:\d\d/);
  await counted.getByRole("link").first().click();
  await expect(page).toHaveURL("/custom/resource/tabs/resource?cloudCode=tx");
  await expect(rows(page).first()).toContainText("腾讯云");
});

test("each number of what needs attention leads to a list with as many rows", async ({ page, openAs }) => {
  test.slow();
  for (const [board, cards] of [
    ["/index", ["resources"]],
    [
      "/resourceManage/cloudResource/aliyun",
      ["failedAccounts", "failedScopes", "failedOperations", "expiring", "resources", "running"],
    ],
  ] as const) {
    await openAs("admin", 2, board);
    for (const name of cards) {
      // The clouds go on: a number may change before its list is there.
      await expect(async () => {
        await page.goto(`/custom${board}`);
        const figure = page.locator(`[data-card=${name}] .figure-value`);
        await expect(figure).toHaveAttribute("data-value", /^\d+$/);
        const number = Number(await figure.getAttribute("data-value"));
        await figure.getByRole("link").click();
        const found = count(page).filter({ hasText: `共 ${number.toLocaleString("zh-CN")} 条` });
        const none = page.getByRole("heading", { name: "没有符合条件的结果" });
        await expect(number === 0 ? none : found).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
    }
  }
});
