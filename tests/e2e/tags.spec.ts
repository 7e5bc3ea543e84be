import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { putHosts } from "../helpers/hosts";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { drawer, field, filter, narrow, question, rows } from "../helpers/views";

const boundTo = async (own: OwnData, resource: number | undefined) =>
  (
    await own.query<{ name: string }>(
      `SELECT t.tag_key || '=' || t.tag_value AS name FROM tags t JOIN tag_binds b ON b.tag_id = t.id
       WHERE b.resource_id = $1 ORDER BY 1`,
      [resource],
    )
  ).map(({ name }) => name);

async function newTag(page: Page, key: string, value: string, color: string): Promise<void> {
  await page.getByRole("button", { name: "新建标签" }).click();
  await field(page, "tagKey").locator("input").fill(key);
  await field(page, "tagValue").locator("input").fill(value);
  await field(page, "color").getByRole("radio", { name: color }).check();
  await drawer(page).getByRole("button", { name: "新建" }).click();
  await expect(drawer(page)).toHaveCount(0);
}

async function choose(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).getByRole("combobox").fill(option);
  await page.getByRole("listbox").getByRole("option", { name: option, exact: true }).click();
}

/** Its choices stay open for more. */
async function chooseTag(page: Page, name: string): Promise<void> {
  await choose(page, "tagIds", name);
  await field(page, "tagIds").getByRole("combobox").press("Escape");
}

test("tags are created in a colour, renamed, merged after a preview, and deleted only when nothing has them", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v8,v8-1,v8-1.1,v8-1.2,v8-2,v8-2.1,");
  const [key, word] = [ownWord(), ownWord()];
  const [clash, plain] = await putHosts(own, [`${word}-1`, `${word}-2`]);
  await openAs(username, 2, `/resource/tabs/index?keyword=${key}`);
  await newTag(page, key, "生产", "红色");
  await newTag(page, key, "测试", "橙色");
  await newTag(page, `${key}2`, "生产环境", "绿色");
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page);
  const row = (value: string) => rows(page).filter({ has: page.getByRole("cell", { name: value, exact: true }) });
  await expect(row("生产")).toContainText("红色");
  for (const [resource, value] of [
    [clash, "测试"],
    [clash, "生产环境"],
    [plain, "生产环境"],
  ] as const)
    await own.query(
      `INSERT INTO tag_binds (tag_id, tag_key, resource_id, resource_type, bind_time, operator)
       SELECT id, tag_key, $1, 'host', now(), 'admin' FROM tags WHERE tag_key LIKE $2 AND tag_value = $3`,
      [resource, `${key}%`, value],
    );
  await page.reload();
  await expect(row("生产环境")).toContainText("2");

  const shown = (name: string) => drawer(page).locator(`[data-preview="${name}"] dd`);
  await row("生产环境").getByRole("button", { name: "编辑" }).click();
  await field(page, "tagValue").locator("input").fill("live");
  await expect(shown("newName")).toHaveText(`${key}2: live`);
  await expect(page.locator(".form-preview-waiting")).toHaveCount(0);
  await expect(shown("resourceCount")).toHaveText("2");
  await expectAccessible(page);
  await drawer(page).getByRole("button", { name: "保存" }).click();
  await expect(row("live")).toContainText("2");

  await row("生产").getByRole("button", { name: "编辑" }).click();
  await field(page, "tagValue").locator("input").fill("测试");
  await expect(drawer(page).locator(".form-preview-error")).toContainText("请使用合并");
  await drawer(page).getByRole("button", { name: "保存" }).click();
  await expect(field(page, "tagValue")).toContainText("请使用合并");
  await expect(field(page, "tagValue").locator("input")).toBeFocused();
  await field(page, "tagValue").locator("input").fill("prod");
  await expect(page.locator(".form-preview-waiting")).toHaveCount(0);
  await drawer(page).getByRole("button", { name: "保存" }).click();
  await expect(row("prod")).toContainText("红色");

  const further = async (value: string, action: string) => {
    await row(value)
      .getByRole("button", { name: /更多操作/ })
      .click();
    await page.locator(".action-menu").getByRole("button", { name: action }).click();
  };
  await further("live", "合并");
  await choose(page, "intoId", `${key}: prod`);
  await expect(shown("resourceCount")).toHaveText("2");
  await expect(shown("changedCount")).toHaveText("1");
  await expect(shown("changed")).toContainText(`${word}-1`);
  await expect(shown("changed")).toContainText(`${key}: 测试`);
  await expectAccessible(page);
  await drawer(page).getByRole("button", { name: "合并", exact: true }).click();
  await expect(outcome(page, "标签已合并")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  expect(await boundTo(own, clash)).toEqual([`${key}=prod`]);
  expect(await boundTo(own, plain)).toEqual([`${key}=prod`]);

  await further("测试", "删除");
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(await own.query("SELECT 1 FROM tags WHERE tag_key = $1 AND tag_value = '测试'", [key])).toEqual([]);

  // A tag leads to what has it.
  await row("prod").getByRole("link", { name: key }).click();
  await expect(page).toHaveURL(/\/resource\/tabs\/resource\?tagId=\d+/);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(word);
});

test("tags are bound to resources and taken off, with the outcome of each row before and after", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v8,v8-1,v8-1.1,v8-1.2,v8-2,v8-2.1,");
  const [key, word] = [ownWord(), ownWord()];
  const [first, second] = await putHosts(own, [`${word}-1`, `${word}-2`]);
  const made = await own.query<{ id: string }>(
    `INSERT INTO tags (custom_id, tag_key, tag_value, color, creator, create_time)
     SELECT 1001, $1, value, 'blue', 'admin', now() FROM unnest(ARRAY['一', '二']) AS value RETURNING id`,
    [key],
  );
  await own.query(
    "INSERT INTO tag_binds (tag_id, tag_key, resource_id, resource_type, bind_time, operator) VALUES ($1, $2, $3, 'host', now(), 'admin')",
    [made[1]?.id, key, second],
  );
  await openAs(username, 2, `/resource/tabs/resource?keyword=${word}&sortField=name&sortOrder=ascending`);
  await expect(rows(page)).toHaveCount(2);
  const covered = page.locator('.detail-figure[data-field="taggedShare"] dd');
  await expect(covered).toHaveText(/%$/);
  const coveredBefore = (await covered.textContent()) ?? "";
  await expectAccessible(page);
  await filter(page, "untagged").getByRole("combobox").selectOption({ label: "是" });
  await expect(rows(page)).toHaveCount(1);
  await filter(page, "untagged").getByRole("combobox").selectOption({ label: "全部" });
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await page.locator(".list-bulk").getByRole("button", { name: "绑定标签" }).click();
  await chooseTag(page, `${key}: 一`);
  const results = drawer(page).locator('[data-preview="results"]');
  await expect(results).toContainText(`已有标签 ${key}: 二`);
  await drawer(page).getByRole("button", { name: "绑定", exact: true }).click();
  await expect(drawer(page).getByRole("heading", { name: "绑定结果" })).toBeFocused();
  await expect(drawer(page).locator('[data-preview="refusedCount"] dd')).toHaveText("1");
  await expect(results.getByRole("row").filter({ hasText: `${word}-1` })).toContainText("绑定");
  await expect(results.getByRole("row").filter({ hasText: `${word}-2` })).toContainText("不能绑定");
  await expectAccessible(page);
  await drawer(page).getByRole("button", { name: "完成" }).click();
  await expect(drawer(page)).toHaveCount(0);
  expect(await boundTo(own, first)).toEqual([`${key}=一`]);
  expect(await boundTo(own, second)).toEqual([`${key}=二`]);
  await expect(rows(page).filter({ hasText: `${word}-1` })).toContainText(`${key}: 一`);
  await expect(covered).not.toHaveText(coveredBefore);

  // The list of hosts shows what is bound, and finds by it.
  await page.goto(`/custom/resource/pubCloud/host?keyword=${word}`);
  await expect(rows(page).filter({ hasText: `${word}-1` })).toContainText(`${key}: 一`);
  await expect(rows(page).filter({ hasText: `${word}-2` })).toContainText(`${key}: 二`);
  await page.goto(`/custom/resource/pubCloud/host?tagKey=${key}`);
  await expect(rows(page)).toHaveCount(2);
  await narrow(page, `标签:${key} = 一`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${word}-1`);
  await page.goto(`/custom/resource/tabs/resource?keyword=${word}&sortField=name&sortOrder=ascending`);

  await rows(page)
    .filter({ hasText: `${word}-2` })
    .getByRole("button", { name: "绑定标签" })
    .click();
  await chooseTag(page, `${key}: 一`);
  await field(page, "replace").getByRole("switch").press("Space");
  await expect(results).toContainText(`${key}: 二 → ${key}: 一`);
  await drawer(page).getByRole("button", { name: "绑定", exact: true }).click();
  await drawer(page).getByRole("button", { name: "完成" }).click();
  expect(await boundTo(own, second)).toEqual([`${key}=一`]);

  await rows(page)
    .filter({ hasText: `${word}-1` })
    .getByRole("button", { name: "解绑标签" })
    .click();
  await chooseTag(page, `${key}: 一`);
  await drawer(page).getByRole("button", { name: "解绑", exact: true }).click();
  await expect(results).toContainText("解绑");
  await drawer(page).getByRole("button", { name: "完成" }).click();
  expect(await boundTo(own, first)).toEqual([]);

  // What lacks the key, from its coverage.
  await page.getByRole("link", { name: "各标签键覆盖率" }).click();
  const ofKey = rows(page).filter({ hasText: key });
  // Two values, on one resource: the second one alone still has the key.
  await expect(ofKey.getByRole("cell")).toContainText([key, "2", "1"]);
  await ofKey.getByRole("link").last().click();
  await expect(page).toHaveURL(new RegExp(`lacksKey=${key}`));
  // All of the demo's resources lack it, too.
  await page.goto(`${page.url()}&keyword=${word}`);
  await expect(rows(page).filter({ hasText: `${word}-1` })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: `${word}-2` })).toHaveCount(0);
});
