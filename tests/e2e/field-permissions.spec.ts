import { expect } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { drawer, unfolded } from "../helpers/views";

const INDEX = "/cloudView/businessView/index";
const COST = "本月费用";

const users = [
  { who: "a holder of a code for costs", codes: "v10,v10-1,v4,v4-3,", shown: 1 },
  { who: "whoever holds none", codes: "v10,v10-1,", shown: 0 },
];

for (const { who, codes, shown } of users)
  test(`costs have ${shown} place in cards, figures and columns for ${who}`, async ({ page, own, openAs }) => {
    const [view] = await own.query<{ id: string }>(
      `SELECT view_id AS id FROM view_groups JOIN business_views ON business_views.id = view_id
       WHERE custom_id = 1001 ORDER BY view_sort LIMIT 1`,
    );
    await page.setViewportSize(unfolded);
    const { username } = await own.user(codes);
    await openAs(username, 2, INDEX);
    const card = page.locator(`li.card[data-row-key="${view?.id}"]`);
    await expect(card.getByText("健康分")).toHaveCount(1);
    await expect(card.getByText(COST)).toHaveCount(shown);

    await page.goto(`/custom${INDEX}?open=detail&id=${view?.id}&tab=resources`);
    await expect(drawer(page).locator("[data-field=resourceCount]")).toBeVisible();
    await expect(drawer(page).locator("[data-field=monthCost]")).toHaveCount(shown);
    await expect(drawer(page).getByRole("columnheader", { name: "资源", exact: true }).first()).toBeVisible();
    await expect(drawer(page).getByRole("columnheader", { name: COST })).toHaveCount(shown);
    await expectAccessible(page);
  });
