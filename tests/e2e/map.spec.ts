import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { putBilledHosts } from "../helpers/hosts";
import { expectNoOverflow } from "../helpers/layout";
import { type OwnData, test } from "../helpers/own-data";
import { drawer, rows, tokens } from "../helpers/views";

const everything = "v8,v8-2,v8-2.1,v8-2.2,v8-2.3,v8-2.4,v8-2.5,v8-2.6,v8-2.7,";
const things = (page: Page): Locator => page.locator("[data-thing]");
const ofTier = (page: Page, tier: number): Locator => page.locator(`[data-thing][data-depth="${tier}"]`);
const focused = (page: Page): Locator => page.locator("[data-thing]:focus");
const shownAs = (page: Page, name: string): Locator => page.getByRole("radio", { name, exact: true });

/** A network of the demo with some hosts, few enough that its table is drawn whole. */
async function network(own: OwnData): Promise<{ id: string; name: string }> {
  const [found] = await own.query<{ id: string; name: string }>(
    `SELECT network.id, network.name FROM resources network JOIN resources host
        ON host.cloud_account_id = network.cloud_account_id AND host.network_ref = network.resource_id
      WHERE network.custom_id = 1001 AND network.type = 'priNet' AND host.type = 'host' AND host.gone_time IS NULL
        AND EXISTS (SELECT FROM resources disk WHERE disk.cloud_account_id = host.cloud_account_id
          AND disk.host_ref = host.resource_id AND disk.type = 'disk')
      GROUP BY network.id HAVING count(*) > 2 ORDER BY count(*), network.id LIMIT 1`,
  );
  if (!found) throw new Error("no network of the demo has hosts with disks");
  return found;
}

test("the map of a network is walked by keys, and Enter opens a host", async ({ page, own, openAs }) => {
  const { username } = await own.user(everything);
  const { id, name } = await network(own);
  await openAs(username, 2, `/resource/pubCloud/priNet?open=detail&id=${id}`);
  await drawer(page).getByRole("tab", { name: "拓扑图" }).click();
  await expect(ofTier(page, 0)).toHaveAccessibleName(new RegExp(`^${name}, 私有网络, `));
  await expect(ofTier(page, 2).first()).toBeAttached();
  // One of them all is in the order of Tab.
  await expect(page.locator('[data-thing][tabindex="0"]')).toHaveCount(1);
  await ofTier(page, 0).focus();
  await page.keyboard.press("ArrowDown");
  await expect(focused(page)).toHaveAttribute("data-depth", "1");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect(focused(page)).toHaveAccessibleName(new RegExp(`^${name}, `));
  await page.keyboard.press("-");
  await page.keyboard.press("Escape");
  await expect(shownAs(page, "拓扑图")).toBeFocused();
  await expect(drawer(page)).toBeVisible();

  await ofTier(page, 0).focus();
  await page.keyboard.press("ArrowDown");
  const label = (await focused(page).getAttribute("aria-label")) ?? "";
  expect(label).toContain("云主机");
  const host = (await focused(page).getAttribute("data-thing")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/resource/pubCloud/host\\?open=detail&id=${host}$`));
  await expect(
    drawer(page)
      .getByText(label.split(",")[0] ?? "", { exact: true })
      .first(),
  ).toBeVisible();
});

test("the table has what the map has, none missing, and leads to the same details", async ({ page, own, openAs }) => {
  const { username } = await own.user(everything);
  const { id } = await network(own);
  await openAs(username, 2, `/resource/pubCloud/priNet?open=detail&id=${id}&tab=map`);
  await expect(things(page).first()).toBeVisible();
  const onMap = await things(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.thing ?? ""));
  const hrefs = await things(page).evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  await shownAs(page, "表格").check({ force: true });
  const table = drawer(page).locator("tr[data-row-key]");
  await expect(table).toHaveCount(onMap.length);
  const inTable = await table.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.rowKey ?? ""));
  expect(inTable.sort()).toEqual(onMap.sort());
  const links = await table.locator("a").evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  expect(links.sort()).toEqual(hrefs.sort());
  // It stays a table for who has chosen one.
  await expect(things(page)).toHaveCount(0);
  await page.reload();
  await expect(table).toHaveCount(onMap.length);
});

test("what is found by its name comes into sight, and Enter leads to the next one", async ({ page, own, openAs }) => {
  const { username } = await own.user(everything);
  await openAs(username, 2, "/resource/pubCloud/host?sheet=map");
  await expect(things(page).first()).toBeVisible();
  const find = page.getByRole("searchbox", { name: "按名称查找" });
  const told = page.locator(".map-found");
  const at = page.locator(".map-found-at");
  const seen = async () => {
    await expect(at).toHaveCount(1);
    await expect(at).toBeInViewport({ ratio: 1 });
    return at.getAttribute("data-thing");
  };
  await find.fill("web");
  await expect(told).toHaveText(/^第 1 个，共 \d+ 个$/);
  const first = await seen();
  await find.press("Enter");
  await expect(told).toHaveText(/^第 2 个/);
  expect(await seen()).not.toBe(first);
  await find.press("Shift+Enter");
  await find.press("Shift+Enter");
  await expect(told).toHaveText(/^第 (\d+) 个，共 \1 个$/);
  await seen();
  await find.press("Enter");
  expect(await seen()).toBe(first);
  await find.fill("nothing has this name");
  await expect(told).toHaveText("找到 0 个");
  await expect(at).toHaveCount(0);
});

test("a filter of the hosts goes along to the map, names are found, and a pulled map opens nothing", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(everything);
  await openAs(username, 2, "/resource/pubCloud/host?keyword=web");
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("link", { name: "拓扑图" }).click();
  await expect(page).toHaveURL(/keyword=web&sheet=map/);
  await expect(tokens(page)).toHaveText(/web/);
  await expect(things(page).first()).toBeVisible();
  const hosts = await ofTier(page, 1).evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  expect(hosts.length).toBeGreaterThan(1);
  expect(hosts.filter((label) => !label?.includes("web"))).toEqual([]);

  await page.getByRole("searchbox", { name: "按名称查找" }).fill((hosts[0] ?? "").split(",")[0] ?? "");
  await expect(page.getByText(/^(找到 1 个|第 1 个，共 \d+ 个)$/)).toBeVisible();
  await expect(page.locator(".map-found-thing").first()).toBeAttached();

  const frame = page.locator(".map-frame");
  const box = await frame.boundingBox();
  const thing = await ofTier(page, 1).first().boundingBox();
  if (!box || !thing) throw new Error("the map is not there");
  const at = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 120, at.y - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(60);
  await expect(page).toHaveURL(/sheet=map/);
});

test("the overlay shows states or amounts; what one may not see is said", async ({ page, own, openAs }) => {
  const { username } = await own.user("v8,v8-2,v8-2.1,v8-2.6,");
  await putBilledHosts(own);
  await openAs(username, 2, "/resource/pubCloud/host?sheet=map");
  await expect(page.getByRole("note")).toContainText("云硬盘");
  const [first, legend] = [things(page).first(), page.locator(".map-legend")];
  await expect(first.locator(".map-said-state")).toBeVisible();
  await expect(legend).toContainText("运行中");
  await shownAs(page, "本月费用").check({ force: true });
  await expect(first.locator(".map-said-amount")).toBeVisible();
  await expect(first.locator(".map-said-state")).toBeHidden();
  await expect(legend).toContainText("≤");
});

test("too small to read, states stand out three to one, and amounts are told by the length of a bar", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(everything);
  await putBilledHosts(own);
  await openAs(username, 2, "/resource/pubCloud/host?sheet=map");
  await expect(things(page).first()).toBeVisible();
  for (let step = 0; step < 4; step += 1) await page.getByRole("button", { name: "缩小" }).click();
  await expect(page.locator(".map-far")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await things(page).evaluateAll((all) => {
      const luminance = (color: string): number => {
        const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (one: string, other: string): number => {
        const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const ground = getComputedStyle(document.querySelector(".map-frame") ?? document.body).backgroundColor;
      return all.map((thing) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(thing);
        const { color } = getComputedStyle(thing.querySelector(".map-mark") ?? thing);
        const least = Math.min(contrast(borderTopColor, ground), contrast(color, backgroundColor));
        return { tone: /map-tone-\w+/.exec(thing.className)?.[0] ?? "", least };
      });
    });
    expect(new Set(found.map(({ tone }) => tone)).size).toBeGreaterThan(1);
    expect(found.filter(({ least }) => least < 3)).toEqual([]);
  }
  await shownAs(page, "本月费用").check({ force: true });
  const lengths = await things(page).evaluateAll((all) =>
    all.map((thing) => getComputedStyle(thing).backgroundImage.match(/\d+%/)?.[0]),
  );
  expect(lengths).toContain("100%");
  expect(new Set(lengths).size).toBeGreaterThan(2);
});

test("Back from a detail leads to the same place of the map, as large as it was", async ({ page, own, openAs }) => {
  const { username } = await own.user(everything);
  await openAs(username, 2, "/resource/pubCloud/host?sheet=map");
  await expect(things(page).first()).toBeVisible();
  await page.getByRole("button", { name: "放大" }).click();
  await page.getByRole("button", { name: "放大" }).click();
  const zoom = page.locator(".map-zoom-now");
  const chosen = (await zoom.textContent()) ?? "";
  const frame = page.locator(".map-frame");
  await frame.evaluate((element) => element.scrollTo(300, 220));
  await page.locator("[data-thing]").evaluateAll((all) => {
    const box = document.querySelector(".map-frame")?.getBoundingClientRect();
    const seen = all.find((thing) => {
      const { x, y } = thing.getBoundingClientRect();
      return box && x > box.x && y > box.y && x < box.right - 100 && y < box.bottom - 60;
    });
    (seen as HTMLElement | undefined)?.click();
  });
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(zoom).toHaveText(chosen);
  await expect.poll(() => frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([300, 220]);
});

for (const { language, table, cost } of [
  { language: "zh", table: "表格", cost: "本月费用" },
  { language: "en", table: "Table", cost: "Cost this month" },
]) {
  test(`the map in ${language}: accessible, and never wider than the window`, async ({ page, own, openAs }) => {
    const { username } = await own.user(everything);
    await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    await openAs(username, 2, "/resource/pubCloud/host?sheet=map");
    await expect(things(page).first()).toBeVisible();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
    await shownAs(page, cost).check({ force: true });
    await expectAccessible(page);
    await shownAs(page, table).check({ force: true });
    await expect(rows(page).first()).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
}
