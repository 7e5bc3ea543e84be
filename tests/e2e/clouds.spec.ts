import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { recordCalls, test } from "../helpers/signed-in";

// Specification §7: "Also used [...]: cloud list"; §1: "Each has an intro text [...]; opened and applied flags appear in its data."

const others = (page: Page) => page.locator("[data-other-cloud]");
const codes = (page: Page) =>
  others(page).evaluateAll((found) => found.map((item) => item.getAttribute("data-other-cloud")));

test("the maintenance console introduces the clouds that are not in use, and says which are applied for", async ({
  page,
  openAs,
}) => {
  const calls = recordCalls(page, "/api/v1/cloud/list");
  await openAs("type0", 2);
  await expect(others(page).first()).toBeVisible();
  expect(await codes(page)).toEqual(["qingyun", "huawei", "jd", "aws"]);
  await expect(page.locator("[data-other-cloud=qingyun]")).toContainText("中金云未开通面向金融行业的专属云");
  await expect(page.locator("[data-other-cloud=huawei]")).toContainText("华为云已申请开通");
  await expectAccessible(page);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("[data-other-cloud=qingyun]")).toContainText(
    "Zhongjin CloudNot enabledA dedicated cloud for the financial industry",
  );
  expect(calls.length).toBeGreaterThan(0);
});

test("each cloud is shown with its drawing and its state: in use, applied for or not enabled", async ({
  page,
  openAs,
}) => {
  await openAs("type0", 2);
  await expect(others(page).first()).toBeVisible();
  await expect(page.locator("[data-cloud=aliyun]")).toContainText("使用中");
  const drawn = () =>
    page
      .locator("[data-cloud] img, [data-other-cloud] img")
      .evaluateAll((found) =>
        found
          .map((image) => [
            image.getAttribute("src"),
            image.getAttribute("alt"),
            (image as HTMLImageElement).naturalWidth > 0,
          ])
          .toSorted(),
      );
  // Each image arrives in its own time.
  await expect
    .poll(drawn)
    .toEqual(
      ["aliyun", "aws", "huawei", "jd", "qingyun", "tx"].map((code) => [`/custom/clouds/${code}.svg`, "", true]),
    );
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("[data-cloud=aliyun]")).toContainText("In use");
  await page.locator("[data-cloud=aliyun]").getByRole("link", { name: "Alibaba Cloud" }).click();
  await expect(page).toHaveURL("/custom/resourceManage/cloudResource/aliyun");
  // The address changes before the page does: home has all six of them.
  await expect(page.getByRole("main").locator(".cloud-item")).toHaveCount(1);
  await expect(page.getByRole("main").locator(".cloud-item")).toContainText("Alibaba Cloud");
});

test("a cloud stands with its drawing in lists and details", async ({ page, openAs }) => {
  await openAs("admin", 1, "/userCenter/publicAccountManagement/index");
  const shown = page.locator("td .cell-image").first();
  await expect(shown.locator("img")).toHaveAttribute("src", /^\/custom\/clouds\/\w+\.svg$/);
  await expect
    .poll(() => shown.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(shown).toContainText("云");
  await page.locator("tbody .cell-opens").first().click();
  await expect(page.getByRole("dialog").locator(".cell-image img").first()).toBeVisible();
});

test("where all clouds are in use, and in the operations console, none is introduced", async ({ page, openAs }) => {
  const listed = page.waitForResponse("**/api/v1/cloud/list");
  await openAs("admin", 2);
  await listed;
  await expect(page.locator("[data-cloud]")).toHaveCount(6);
  await expect(others(page)).toHaveCount(0);
  const calls = recordCalls(page, "/api/v1/cloud/list");
  await openAs("type0", 1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(others(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});
