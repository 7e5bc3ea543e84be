import { expect, type Page } from "playwright/test";
import { ownWord, test } from "../helpers/own-data";
import {
  auditsOf,
  choose,
  detailOf,
  hostsAround,
  idleResource,
  operationsOf,
  rowsOfDetail,
  stateOf,
  workUntilDone,
  type WorkResource,
} from "../helpers/resource-work";
import { outcome } from "../helpers/signed-in";
import { drawer, field, question, rows, value } from "../helpers/views";

// What the screens of each type of resource are for: it is done through the screen, and its outcome is looked for elsewhere.

const codes = "v8,v8-2,v8-2.1,v8-2.2,v8-2.3,v8-2.4,v8-2.5,v8-2.6,v8-2.7,";

/** The row of a resource in the list of its type. */
async function listed(page: Page, { type, resourceId }: Pick<WorkResource, "type" | "resourceId">) {
  await page.goto(`/custom/resource/pubCloud/${type}?keyword=${encodeURIComponent(resourceId)}`);
  return rows(page);
}

/** What a resource's detail names as related to it. */
async function related(page: Page, resource: Parameters<typeof detailOf>[0]) {
  await page.goto(detailOf(resource, "related"));
  const found = rowsOfDetail(page);
  await expect(found.first().or(drawer(page).getByRole("heading", { name: "没有关联的资源" }))).toBeVisible();
  return found;
}

test("a host is stopped: one that fails leaves it running, one that is done is said by list, timeline and history", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(codes);
  const host = await idleResource(
    own,
    "host",
    "resource.status = 'running' AND project_name <> '研发测试' AND resource.create_time < now() - interval '3 days'",
  );
  await openAs(username, 2, "/resource/pubCloud/host");
  const stop = { button: "关机", call: "operateResources", username, failsFirst: true };
  expect(await workUntilDone(page, own, host, stop)).toBeGreaterThan(0);
  const ended = rowsOfDetail(page).filter({ hasText: username });
  await expect(ended.first()).toContainText("成功");
  await expect(ended.last()).toContainText("失败");
  await expect(await listed(page, host)).toContainText(["已关机"]);
  await page.goto(detailOf(host));
  await expect(drawer(page).getByRole("button", { name: "开机", exact: true })).toBeEnabled();
  await expect(drawer(page).getByRole("button", { name: "关机", exact: true })).toHaveCount(0);
  expect((await stateOf(own, host)).status).toBe("stopped");
});

test("a list looks on while what was done is under way, though its filter hides the row", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(codes);
  const host = await idleResource(
    own,
    "host",
    "resource.status = 'running' AND resource.create_time < now() - interval '3 days'",
  );
  await openAs(username, 2, `/resource/pubCloud/host?status=running&keyword=${encodeURIComponent(host.resourceId)}`);
  await rows(page).getByRole("button", { name: "关机", exact: true }).click();
  await question(page).getByRole("button", { name: "关机" }).click();
  await expect(outcome(page, "已提交")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  // Nobody does anything.
  await page.waitForResponse("**/resource/host/list", { timeout: 15_000 });
});

test("a disk is detached from its host and attached to another one: both hosts say so", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(codes);
  const disk = await idleResource(
    own,
    "disk",
    `resource.status = 'inUse' AND resource.attrs->>'diskKind' = 'data' AND (SELECT count(*) FROM resources host
      WHERE host.type = 'host' AND host.cloud_account_id = resource.cloud_account_id AND host.region_id = resource.region_id
        AND host.status = 'running' AND host.gone_time IS NULL AND host.create_time < now() - interval '3 days') > 2`,
  );
  const { from, to } = await hostsAround(own, disk);
  await openAs(username, 2, "/resource/pubCloud/disk");
  await expect((await related(page, from)).and(page.locator(`[data-row-key="${disk.id}"]`))).toHaveCount(1);
  await workUntilDone(page, own, disk, { button: "卸载", call: "operateResources", username });
  await expect(await listed(page, disk)).toContainText(["待挂载"]);
  await expect(await related(page, disk)).toHaveCount(0);
  await expect((await related(page, from)).and(page.locator(`[data-row-key="${disk.id}"]`))).toHaveCount(0);

  const fill = () => choose(page, "hostId", to.name);
  await workUntilDone(page, own, disk, { button: "挂载", fill, submit: "挂载", call: "attachResource", username });
  await expect(await listed(page, disk)).toContainText([to.name]);
  await expect(rows(page)).toContainText(["使用中"]);
  await expect(await related(page, disk)).toContainText([to.name]);
  await expect((await related(page, to)).and(page.locator(`[data-row-key="${disk.id}"]`))).toContainText(["挂载"]);
  expect((await operationsOf(own, disk)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(["attach", "detach"]),
  );
});

test("a public address is unbound and bound to another host, which names it", async ({ page, own, openAs }) => {
  const { username } = await own.user(codes);
  const address = await idleResource(
    own,
    "pubIp",
    `resource.host_ref IS NOT NULL AND resource.pay_mode = 'postPay' AND (SELECT count(*) FROM resources host
      WHERE host.type = 'host' AND host.cloud_account_id = resource.cloud_account_id AND host.region_id = resource.region_id
        AND host.status = 'running' AND host.gone_time IS NULL AND host.create_time < now() - interval '3 days') > 2`,
  );
  const { to } = await hostsAround(own, address);
  await openAs(username, 2, "/resource/pubCloud/pubIp");
  await workUntilDone(page, own, address, { button: "解绑", call: "operateResources", username });
  await expect(await listed(page, address)).toContainText(["未绑定"]);
  const fill = () => choose(page, "hostId", to.name);
  await workUntilDone(page, own, address, { button: "绑定", fill, submit: "绑定", call: "attachResource", username });
  await expect(await listed(page, address)).toContainText([to.name]);
  const bound = (await related(page, to)).and(page.locator(`[data-row-key="${address.id}"]`));
  await expect(bound).toContainText(["绑定"]);
  await page.goto(detailOf(to));
  const ip = String((await stateOf(own, address)).attrs["ipAddress" as never]);
  await expect(value(page, "publicIp")).toContainText(ip);
});

test("a database is rebooted, and released by its name: it is not listed any more", async ({ page, own, openAs }) => {
  const { username } = await own.user(codes);
  const database = await idleResource(own, "database", "resource.status = 'running' AND pay_mode = 'postPay'");
  await openAs(username, 2, "/resource/pubCloud/database");
  await workUntilDone(page, own, database, { button: "重启", call: "operateResources", username });
  await expect(await listed(page, database)).toContainText(["运行中"]);

  await page.goto(detailOf(database));
  await drawer(page).getByRole("button", { name: "释放", exact: true }).click();
  const release = question(page).getByRole("button", { name: "释放", exact: true });
  await expect(release).toBeDisabled();
  await question(page).getByRole("textbox").fill(`${database.name}x`);
  await expect(release).toBeDisabled();
  const fill = () => question(page).getByRole("textbox").fill(database.name);
  await workUntilDone(page, own, database, { button: "释放", fill, call: "releaseResource", username });
  await page.goto(`/custom/resource/pubCloud/database?keyword=${encodeURIComponent(database.resourceId)}`);
  await expect(page.getByRole("heading", { name: "没有符合条件的结果" })).toBeVisible();
  expect((await stateOf(own, database)).gone).toBe(true);
});

test("a Redis instance is made larger, and a MongoDB instance renamed", async ({ page, own, openAs }) => {
  const { username } = await own.user(codes);
  const redis = await idleResource(own, "redis", "resource.status = 'running'");
  const about = drawer(page).locator(".form-of");
  await openAs(username, 2, "/resource/pubCloud/redis");
  await workUntilDone(page, own, redis, {
    button: "变更规格",
    fill: async () => {
      // It says of which instance, and what it has now.
      await expect(about.locator("[data-field=name]")).toContainText(redis.name);
      await expect(about.locator("[data-field=capacity]")).toContainText(/\dMB$/);
      await choose(page, "size", "65536 MB");
    },
    submit: "变更",
    call: "resizeResource",
    username,
  });
  await expect(await listed(page, redis)).toContainText(["65,536"]);

  const mongo = await idleResource(own, "mongo", "resource.status = 'running'");
  const name = ownWord();
  await workUntilDone(page, own, mongo, {
    button: "重命名",
    fill: () => field(page, "name").getByRole("textbox").fill(name),
    submit: "重命名",
    call: "renameResource",
    username,
  });
  await page.goto(`/custom/resource/pubCloud/mongo?keyword=${name}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(name);
});

test("a private network that is used is not released, with the reason; renamed, its hosts name it so", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(codes);
  const network = await idleResource(
    own,
    "priNet",
    `resource.status = 'available' AND EXISTS (SELECT FROM resources host WHERE host.type = 'host' AND host.gone_time IS NULL
      AND host.cloud_account_id = resource.cloud_account_id AND host.network_ref = resource.resource_id)`,
  );
  await openAs(username, 2, "/resource/pubCloud/priNet");
  await page.goto(detailOf(network));
  const release = drawer(page).getByRole("button", { name: /^释放 云主机为“\d+”时不能进行此操作$/ });
  await expect(release).toBeDisabled();
  expect(await operationsOf(own, network)).toEqual([]);
  expect(await auditsOf(own, network, "releaseResource", username)).toBe(0);

  const name = ownWord();
  await workUntilDone(page, own, network, {
    button: "重命名",
    fill: () => field(page, "name").getByRole("textbox").fill(name),
    submit: "重命名",
    call: "renameResource",
    username,
  });
  await expect(await listed(page, network)).toContainText([name]);
  const [host] = await own.query<{ id: string }>(
    `SELECT id FROM resources WHERE type = 'host' AND gone_time IS NULL AND cloud_account_id = $1 AND network_ref = $2
      ORDER BY id DESC LIMIT 1`,
    [network.cloudAccountId, network.resourceId],
  );
  await page.goto(detailOf({ type: "host", id: Number(host?.id) }));
  await expect(value(page, "networkName")).toHaveText(name);
});
