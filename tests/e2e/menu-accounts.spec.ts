import { expect } from "playwright/test";
import { test } from "../helpers/kept-page";
import { leftMenu, menuCodes, type Mode, sessionStorageOf, signInByForm, toast } from "../helpers/signed-in";

// Every demo account signs in by the form, in both modes. What it then sees is written out here, not calculated.

const costCentre = "v3 v3-1 v3-17 v3-18 v3-19 v3-7 v3-8 v3-9 v3-10 v3-11 v3-12 v3-16";
const resources = "v8 v8-2 v8-2.1 v8-2.2 v8-2.3 v8-2.4 v8-2.5 v8-2.6 v8-2.7 v8-1 v8-1.1 v8-1.2";
const operations = `v1 ${costCentre} v5 v6 v7 v7-1`;
const maintenance = `v1 ${resources} v9-1 v10 v10-1 v10-2 v10-3 v4 v4-1 v4-3 v4-2 v12 v7`;
const withoutAppropriation = operations.replace("v3-8 v3-9 ", "");

const all = "§6: 'all' shows the full menu";
const noRebates = "§6: In mode 1 without 'channel', v3-3 and v3-15 are removed";
const heldOnly = "§6: otherwise only entries whose code is held, sub-levels filtered likewise";
const channel = "§6: A 'channel' user gets only v1, v3, v3-3, v3-15, v3-16, v5, v6, v7, v7-1";
const noAppropriation = "§6: If customType is 0, appropriation operation and appropriation records are removed";
const admitted = "§4: only if the flag is 2 are customTypes 2 and 3 refused";
const mainHeader = "console workOrders messages cart businessView";

interface Row {
  username: string;
  mode: Mode;
  why: string;
  /** Codes in the left menu, top to bottom. */
  menu: string;
  /** §6: "Header work orders show when accountType is 0 or v3-5 is held; messages when accountType is 0 or v3-6 is held; neither shows in mode 2." */
  header: string;
}

const rows: Row[] = [
  { username: "admin", mode: 1, why: `${all}; ${noRebates}`, menu: operations, header: mainHeader },
  { username: "admin", mode: 2, why: all, menu: maintenance, header: "" },
  { username: "finance", mode: 1, why: heldOnly, menu: costCentre, header: "console cart businessView" },
  { username: "finance", mode: 2, why: heldOnly, menu: "", header: "" },
  { username: "viewer", mode: 1, why: heldOnly, menu: "v1 v3 v3-1", header: "console businessView" },
  { username: "viewer", mode: 2, why: heldOnly, menu: "v1", header: "" },
  { username: "channel", mode: 1, why: channel, menu: "v1 v3 v3-3 v3-15 v3-16 v5 v6 v7 v7-1", header: mainHeader },
  { username: "channel", mode: 2, why: channel, menu: "v1 v7", header: "" },
  { username: "many", mode: 1, why: heldOnly, menu: "v1 v6", header: "console messages businessView" },
  { username: "many", mode: 2, why: heldOnly, menu: "v1", header: "" },
  { username: "newcomer", mode: 1, why: heldOnly, menu: operations, header: mainHeader },
  { username: "newcomer", mode: 2, why: heldOnly, menu: maintenance, header: "" },
  { username: "type0", mode: 1, why: noAppropriation, menu: withoutAppropriation, header: mainHeader },
  { username: "type0", mode: 2, why: all, menu: maintenance, header: "" },
  { username: "type1", mode: 1, why: all, menu: operations, header: mainHeader },
  { username: "type1", mode: 2, why: all, menu: maintenance, header: "" },
  { username: "type2", mode: 1, why: admitted, menu: operations, header: mainHeader },
  { username: "type3", mode: 1, why: admitted, menu: operations, header: mainHeader },
  {
    username: "type4",
    mode: 1,
    why: `${all}; v3-6 goes with customType 4, but accountType 0 has messages`,
    menu: operations,
    header: mainHeader,
  },
  { username: "type4", mode: 2, why: all, menu: maintenance, header: "" },
  { username: "type5", mode: 2, why: all, menu: maintenance, header: "" },
];

for (const { username, mode, why, menu, header } of rows) {
  test(`${username} in mode ${mode} sees exactly what the specification allows (${why})`, async ({ page }) => {
    // Who is at home for the first time is offered the tour, before or after the menu is looked at.
    await page.addLocatorHandler(page.locator("dialog.tour"), () => page.keyboard.press("Escape"));
    await signInByForm(page, username, mode);
    await expect(page.locator(".header")).toBeVisible();
    expect(await menuCodes(leftMenu(page))).toEqual(menu.split(" ").filter(Boolean));
    const entries = page.getByRole("banner").locator("[data-header-entry]");
    expect(await entries.evaluateAll((found) => found.map((entry) => entry.getAttribute("data-header-entry")))).toEqual(
      header.split(" ").filter(Boolean),
    );
    expect(await sessionStorageOf(page)).toMatchObject({ loginFlag: String(mode) });
  });
}

test("type5 in mode 1 is switched to mode 2 (§4: if customType is 5 and the flag is 1, a warning ... and the flag switches to 2)", async ({
  page,
}) => {
  await signInByForm(page, "type5", 1);
  await expect(toast(page, "没有登录运营控制台的权限")).toHaveClass(/toast-warning/);
  await expect(page.locator(".header")).toBeVisible();
  expect(await menuCodes(leftMenu(page))).toEqual(maintenance.split(" "));
  expect(await sessionStorageOf(page)).toMatchObject({ loginFlag: "2" });
});

for (const username of ["type2", "type3"]) {
  test(`${username} in mode 2 is refused (§6: Customer types 2 and 3 are refused entry to the console)`, async ({
    page,
  }) => {
    await signInByForm(page, username, 2);
    await expect(toast(page, "您没有登录本控制台的权限，请从中金云登录入口登录。")).toHaveClass(/toast-danger/);
    await expect(page).toHaveURL("/custom/login");
    expect(await sessionStorageOf(page)).toEqual({});
  });
}
