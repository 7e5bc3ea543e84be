import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { expectSaved } from "../helpers/views";

// The tour of a first visit: shown once, by itself, and again only to who asks for it.

const tour = (page: Page): Locator => page.locator("dialog.tour");
const step = (page: Page, name: string): Locator => page.locator(`[data-tour="${name}"]`);

/** Somebody who has never seen it. */
async function firstVisit(own: {
  user(codes: string): Promise<{ id: number; username: string }>;
  query(sql: string, values: unknown[]): Promise<unknown>;
}): Promise<string> {
  const { id, username } = await own.user("v1,v3,v3-1,v6,v3-6,");
  await own.query("DELETE FROM preferences WHERE user_id = $1 AND key = 'tour'", [id]);
  return username;
}

test("a first visit is shown around by the keyboard, step by step, and a second one is not", async ({
  page,
  openAs,
  own,
}) => {
  await openAs(await firstVisit(own), 1, "/index");
  for (const [index, name] of ["menu", "palette", "messages", "home", "help"].entries()) {
    await expect(step(page, name)).toBeVisible();
    await expect(step(page, name)).toContainText(`第 ${index + 1} 步，共 5 步`);
    await expect(tour(page).getByRole("button", { name: index < 4 ? "下一步" : "完成" })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(tour(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator("[data-home-card]").first()).toBeVisible();
  await expect(tour(page)).toHaveCount(0);
});

test("arrow keys go on and back, Escape ends it at once and for good", async ({ page, openAs, own }) => {
  await openAs(await firstVisit(own), 1, "/index");
  await expect(step(page, "menu")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(step(page, "palette")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(step(page, "menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tour(page)).toHaveCount(0);
  await expectSaved(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.locator("[data-home-card]").first()).toBeVisible();
  await expect(tour(page)).toHaveCount(0);
});

test("the spot stands at its control, also in a window of another size; help shows the tour again", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 1, "/userCenter/messageCenter/index");
  await page.locator("[data-help]").click();
  await page.getByRole("link", { name: "开始导览" }).click();
  await expect(page).toHaveURL("/custom/index");
  await expect(step(page, "menu")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(step(page, "palette")).toBeVisible();
  const apart = async (): Promise<number> => {
    const [spot, control] = [
      await page.locator(".tour-spot").boundingBox(),
      await page.locator("[data-palette]").boundingBox(),
    ];
    return Math.round(Math.abs((spot?.x ?? -1000) - (control?.x ?? 0)));
  };
  await expect.poll(apart).toBe(0);
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect.poll(apart).toBe(0);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.locator("[data-home-card]").first()).toBeVisible();
  await expect(tour(page)).toHaveCount(0);
});

test("steps without a control on screen are left out: the maintenance console has no messages", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 2, "/index");
  await page.locator(".home [data-help]").click();
  await page.getByRole("link", { name: "开始导览" }).click();
  await expect(step(page, "menu")).toContainText("第 1 步，共 3 步");
  await page.keyboard.press("ArrowRight");
  await expect(step(page, "home")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("it is a sheet at the lower edge", async ({ page, openAs, own }) => {
    await openAs(await firstVisit(own), 1, "/index");
    const sheet = await step(page, "menu").boundingBox();
    expect(
      [sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)].map((edge) => Math.round(edge ?? -1)),
    ).toEqual([0, 360, 740]);
  });
});

test("who has seen it in another browser is left alone, and so is everybody where preferences cannot be had", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  await openAs("admin", 1, "/index");
  await expect(page.locator("[data-todo]").first()).toBeVisible();
  await expect(tour(page)).toHaveCount(0);
  problems.expect(/500/);
  await page.route("**/preference/get*", (route) => route.fulfill({ status: 500, json: {} }));
  await openAs(await firstVisit(own), 1, "/index");
  await expect(page.locator("[data-home-card]").first()).toBeVisible();
  await expect(tour(page)).toHaveCount(0);
});
