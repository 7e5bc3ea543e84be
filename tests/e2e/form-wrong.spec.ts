import { expect, type Page } from "playwright/test";
import { ownPhone, ownWord, test } from "../helpers/own-data";
import { field } from "../helpers/views";

/** Which fields say what is wrong with them, and of these which show no border of that colour. */
async function wrongFields(page: Page): Promise<{ wrong: string[]; plain: string[] }> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--color-danger)";
    const danger = getComputedStyle(probe).color;
    probe.remove();
    const isRed = (element: Element): boolean => {
      const { borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(element);
      return (borderTopColor === danger && borderTopWidth !== "0px") || boxShadow.startsWith(danger);
    };
    const fields = [...document.querySelectorAll<HTMLElement>(".form-field-invalid")];
    const nameOf = (each: HTMLElement): string => each.dataset["field"] ?? each.textContent;
    return {
      wrong: fields.map(nameOf),
      plain: fields.filter((each) => ![...each.querySelectorAll("*")].some(isRed)).map(nameOf),
    };
  });
}

const forms = [
  { mode: 1, path: "/userCenter/costCenter/recharge", fields: ["amount", "rechargeWay"] },
  { mode: 1, path: "/userCenter/accountManage?open=create", fields: ["username", "password"] },
  { mode: 1, path: "/userCenter/roleManage?open=create", fields: ["roleName", "authCodes"] },
] as const;

for (const { mode, path, fields } of forms) {
  test(`whatever is wrong has a border that says so, on ${path}`, async ({ page, openAs }) => {
    await openAs("admin", mode, path);
    await page.locator(".form-footer .bp6-intent-primary").click();
    await expect.poll(async () => (await wrongFields(page)).wrong).toEqual(expect.arrayContaining([...fields]));
    // Colours change within a moment.
    await expect.poll(async () => (await wrongFields(page)).plain).toEqual([]);
  });
}

test("a group of checkboxes that the server refuses has a border that says so", async ({ page, openAs }) => {
  await page.route("**/user/create", (route) =>
    route.fulfill({
      json: { code: 400, message: "请检查角色", data: { errors: [{ field: "roleIds", message: "请选择其他角色" }] } },
    }),
  );
  await openAs("admin", 1, "/userCenter/accountManage?open=create");
  await field(page, "username").getByRole("textbox").fill(ownWord());
  await field(page, "name").getByRole("textbox").fill("员工");
  await field(page, "phone").getByRole("textbox").fill(ownPhone());
  for (const name of ["password", "repeatPassword"]) await field(page, name).locator("input").fill("Wrong@12345");
  await field(page, "roleIds").getByRole("checkbox").first().press("Space");
  await page.locator(".form-footer .bp6-intent-primary").click();
  await expect.poll(() => wrongFields(page)).toEqual({ wrong: ["roleIds"], plain: [] });
});

test.describe("on a form of inputs that the console's own screens do not have", () => {
  test.use({ extraScreen: "inputs" });

  test("whatever is wrong has a border that says so, under the pointer, too", async ({ page, openAs, own }) => {
    const user = await own.user("v1,v7,v12,");
    await openAs(user.username, 2, "/extra/create");
    await page.getByRole("button", { name: "保存" }).click();
    await expect
      .poll(async () => (await wrongFields(page)).wrong)
      .toEqual(expect.arrayContaining(["amount", "site", "ports", "period", "voucher", "tags"]));
    await field(page, "site").getByRole("textbox").hover();
    await expect.poll(async () => (await wrongFields(page)).plain).toEqual([]);
  });
});

test("one of a few is chosen in the same bar in filters, tools, settings and forms", async ({ page, openAs }) => {
  await openAs("admin", 1, "/index");
  await page.locator("[data-settings]").click();
  const bars = page.getByRole("radiogroup");
  await expect(bars).toHaveCount(3);
  await expect(page.locator(".segments")).toHaveCount(3);
  await expect(bars.first().getByRole("radio", { checked: true })).toHaveCount(1);
});
