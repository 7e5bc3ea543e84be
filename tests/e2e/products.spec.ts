import { expect, type Page } from "playwright/test";
import { test } from "../helpers/own-data";
import { filter, filterLine, narrow, query, sidePanel } from "../helpers/views";

const CATALOGUE = "/addedService/product";

const cards = (page: Page) => page.locator("li.card");
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const price = (page: Page) => page.locator("[data-price]");

test("the catalogue is searched, ordered and walked by keys; a product tells what it does and leads to its price", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v1,");
  await openAs(username, 1, CATALOGUE);
  await expect(cards(page)).toHaveCount(12);
  await filter(page, "categoryId").getByRole("radio", { name: "审计与运维" }).check();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole("combobox", { name: "排序" }).selectOption("起价（升序）");
  await expect.poll(() => names(page)).toEqual(["日志审计", "堡垒机", "数据库审计"]);
  expect(query(page)).toMatchObject({ categoryId: "2", sort: "startPrice.ascending" });

  await narrow(page, "可审计");
  await expect.poll(() => names(page)).toEqual(["堡垒机"]);
  await expect(cards(page).locator(".card-figure")).toContainText("1,200.00");
  await filterLine(page).blur();
  await page.keyboard.press("j");
  await expect(cards(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sidePanel(page)).toContainText("操作录像回放");
  await sidePanel(page).getByRole("link", { name: "计算价格" }).click();
  await expect(page).toHaveURL(/\/addedService\/product\/calculator\/bastion$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("堡垒机 价格计算");
  await expect(price(page)).toHaveAttribute("data-price", "1200.00");
});

test("bioengineering is introduced, and priced by its workload: what is no longer asked for costs nothing more", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v1,");
  await openAs(username, 1, "/addedService/bioengineering");
  await expect(page.getByText("蛋白质结构预测")).toBeVisible();
  await page.getByRole("link", { name: "计算价格" }).click();
  await expect(price(page)).toHaveAttribute("data-price", "2600.00");
  const group = (name: string) => page.getByRole("radiogroup", { name });
  await expect(group("GPU 型号")).toHaveCount(0);
  await group("业务类型").getByRole("radio", { name: "蛋白质结构", exact: true }).check();
  await group("GPU 型号").getByRole("radio", { name: "A100", exact: true }).check();
  await expect(price(page)).toHaveAttribute("data-price", "12400.00");
  await group("业务类型").getByRole("radio", { name: "基因测序", exact: true }).check();
  await expect(group("GPU 型号")).toHaveCount(0);
  await expect(price(page)).toHaveAttribute("data-price", "2600.00");
  await group("业务类型").getByRole("radio", { name: "药物筛选", exact: true }).check();
  await expect(group("GPU 型号").getByRole("radio", { name: "不使用" })).toBeChecked();
  // Without the permission to order, one may still calculate; what could not be ordered later does not go into the cart.
  for (const name of ["立即购买", "加入购物车"]) {
    const button = page.getByRole("button", { name });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(/订单管理（v3-18）/);
  }
  await expect(page.getByText(/订单管理（v3-18）/)).toHaveCount(1);
});

test("§3: the selected product and its category lead back from the cart: to its calculator, and to the catalogue", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v1,v3,v3-18,");
  await openAs(username, 1, "/addedService/shoppingCar");
  await expect(page.getByRole("link", { name: "去选购" })).toHaveAttribute("href", "/custom/addedService/product");
  await expect(page.getByRole("link", { name: "返回价格计算" })).toHaveCount(0);
  await page.getByRole("link", { name: "去选购" }).click();
  await card(page, "日志审计").getByRole("link", { name: "计算价格" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("日志审计 价格计算");
  // The product's category comes with its introduction.
  await expect(page.locator(".calculator-introduction")).toHaveText(/./);
  await page.locator("[data-header-entry=cart]").click();
  await page.getByRole("link", { name: "去选购" }).click();
  await expect(cards(page)).toHaveCount(3);
  expect(query(page)).toMatchObject({ categoryId: "2" });
  await page.locator("[data-header-entry=cart]").click();
  await page.getByRole("link", { name: "返回价格计算" }).click();
  await expect(page).toHaveURL("/custom/addedService/product/calculator/logaudit");
});
