import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { ownPhone, ownWord, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { drawer, field, question, rows, value } from "../helpers/views";

const input = (page: Page, name: string) => field(page, name).locator("input").first();

test("an agent is added, changed, disabled and enabled; a demo agent shows its customers' sales", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v7,v7-1,");
  const name = `代理 ${ownWord()}`;
  await openAs(username, 1, "/userCenter/agentManage?keyword=京华云通");
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole("link", { name: "京华云通渠道服务有限公司" }).click();
  await expect(value(page, "customers")).toContainText("海河精密制造有限公司");
  await expectAccessible(page);
  await page.goto(`/custom/userCenter/agentManage?keyword=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: "新建代理商" }).click();
  await input(page, "agentName").fill(name);
  await input(page, "contact").fill("秦朗");
  await input(page, "phone").fill(ownPhone());
  await input(page, "rebateRate").fill("12.5");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(rows(page)).toContainText("12.5%");
  await rows(page).getByRole("button", { name: "编辑" }).click();
  await input(page, "rebateRate").fill("10");
  await drawer(page).getByRole("button", { name: "保存" }).click();
  await expect(rows(page)).toContainText("10%");
  await rows(page).getByRole("button", { name: "停用" }).click();
  await question(page).getByRole("button", { name: "停用" }).click();
  await expect(outcome(page, "已停用")).toBeVisible();
  const [kept] = await own.query<{ status: number; rebate_rate: string }>(
    "SELECT status, rebate_rate FROM agents WHERE agent_name = $1",
    [name],
  );
  expect(kept).toMatchObject({ status: 0, rebate_rate: "0.100000" });
});
