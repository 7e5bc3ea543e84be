import { expect, type Page, type Request } from "playwright/test";
import { addMonths, monthOf } from "../../src/domain/month";
import { test } from "../helpers/own-data";
import { callApi } from "../helpers/signed-in";
import { drawer, field, rows } from "../helpers/views";

// Answers that overtake each other: what was asked for last is what is shown. A list's are in list-states.spec.ts, choices that are
// searched in form-choices.spec.ts.

test.use({ extraScreen: "accounts" });

/** Holds back the answers to the requests that are meant, until they are let go; those given up meanwhile stay so. */
async function holdBack(
  page: Page,
  path: string,
  meant: (request: Request) => boolean,
): Promise<{ asked: Promise<unknown>; release: () => Promise<void> }> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    if (!meant(route.request())) return route.continue();
    await held;
    return route.continue().catch(() => undefined);
  });
  return {
    asked: page.waitForRequest((request) => meant(request)),
    release: async () => {
      release();
      await page.unrouteAll({ behavior: "wait" });
    },
  };
}

test("dependent choices are those of the value chosen last", async ({ page, openAs, own }) => {
  const user = await own.user("v1,v7,v9-1,");
  await openAs(user.username, 2, "/extra/check");
  const [cloud, region] = [
    field(page, "cloudCode").getByRole("combobox"),
    field(page, "regionId").getByRole("combobox"),
  ];
  await expect(region).toBeDisabled();
  const values = await cloud
    .locator("option")
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value).filter((value) => value !== ""));
  const [slow = "", quick = ""] = values;
  const asks = (value: string) => (request: Request) =>
    request.url().endsWith("/user/getCloudRegion") && request.postData()?.includes(`"${value}"`) === true;
  const slowly = await holdBack(page, "**/user/getCloudRegion", asks(slow));
  const quickly = page.waitForResponse((response) => asks(quick)(response.request()));
  await cloud.selectOption(slow);
  await slowly.asked;
  await cloud.selectOption(quick);
  const answered = (await (await quickly).json()) as { data: { regionName: string }[] };
  const wanted = answered.data.map(({ regionName }) => regionName);
  await slowly.release();
  await region.click();
  await expect(page.getByRole("listbox").locator(".input-option")).toHaveText(wanted);
});

test("a detail is that of the row stepped to last", async ({ page, openAs, own }) => {
  const user = await own.user("v1,v6,");
  const [first, second] = await own.messages(user, [
    { title: "甲", read: true },
    { title: "乙", read: true },
    { title: "丙", read: true },
  ]);
  await openAs(user.username, 1, "/userCenter/messageCenter/index");
  await rows(page).first().getByRole("button", { name: "查看" }).click();
  const heading = drawer(page).locator(".detail-heading");
  await expect(heading).toHaveText("丙");
  const slowly = await holdBack(page, "**/mes/detail?**", (request) => request.url().includes(`id=${second}`));
  const next = drawer(page).getByRole("button", { name: "下一条" });
  await next.click();
  await slowly.asked;
  await next.click();
  await expect(heading).toHaveText("甲");
  await slowly.release();
  await expect(heading).toHaveText("甲");
  await expect(page).toHaveURL(new RegExp(`id=${first}`));
});

test("a board shows the month chosen last", async ({ page, openAs, consoleServer }) => {
  const [before, last] = [addMonths(monthOf(new Date()), -2), addMonths(monthOf(new Date()), -3)];
  const token = await openAs("finance", 1, `/userCenter/costCenter/index?billCycle=${addMonths(before, 1)}`);
  const figure = page.locator("[data-card=payable] .figure-value");
  await expect(figure).toBeVisible();
  const slowly = await holdBack(
    page,
    "**/billfee/overview",
    (request) => request.postData()?.includes(before) === true,
  );
  const earlier = page.locator("[data-filter=billCycle]").getByRole("button").first();
  await earlier.click();
  await slowly.asked;
  await earlier.click();
  const { payableAmount } = await callApi(consoleServer.url, "getBillOverview", { billCycle: last }, token);
  await expect(figure).toHaveAttribute("data-value", payableAmount ?? "none");
  await slowly.release();
  await expect(page).toHaveURL(new RegExp(`billCycle=${last}`));
  await expect(figure).toHaveAttribute("data-value", payableAmount ?? "none");
});
