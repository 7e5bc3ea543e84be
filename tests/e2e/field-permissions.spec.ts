import { expect } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { putBilledHosts } from "../helpers/hosts";
import { ownWord, test } from "../helpers/own-data";
import { callApi } from "../helpers/signed-in";
import { drawer, unfolded } from "../helpers/views";

const INDEX = "/cloudView/businessView/index";
const COST = "本月费用";

const users = [
  { who: "a holder of a code for costs", codes: "v10,v10-1,v4,v4-3,", shown: 1 },
  { who: "whoever holds none", codes: "v10,v10-1,", shown: 0 },
];

for (const { who, codes, shown } of users)
  test(`costs have ${shown} place in cards, figures and columns for ${who}`, async ({
    page,
    own,
    openAs,
    consoleServer: { url },
  }) => {
    const { ids: resourceIds } = await putBilledHosts(own);
    const token = await own.admin();
    const named = { viewName: ownWord(), cloudCode: "all", businessType: 2, clientToken: ownWord() } as const;
    const { id: viewId } = await callApi(url, "saveBusinessView", named, token);
    const members = { membership: "list", resourceIds } as const;
    const group = { viewId, groupName: "主机", layer: "app", ...members, clientToken: ownWord() } as const;
    await callApi(url, "saveViewGroup", group, token);
    await page.setViewportSize(unfolded);
    const { username } = await own.user(codes);
    await openAs(username, 2, `${INDEX}?keyword=${named.viewName}`);
    const card = page.locator(`li.card[data-row-key="${viewId}"]`);
    await expect(card.getByText("健康分")).toHaveCount(1);
    await expect(card.getByText(COST)).toHaveCount(shown);

    await page.goto(`/custom${INDEX}?open=detail&id=${viewId}&tab=resources`);
    await expect(drawer(page).locator("[data-field=resourceCount]")).toBeVisible();
    await expect(drawer(page).locator("[data-field=monthCost]")).toHaveCount(shown);
    await expect(drawer(page).getByRole("columnheader", { name: "资源", exact: true }).first()).toBeVisible();
    await expect(drawer(page).getByRole("columnheader", { name: COST })).toHaveCount(shown);
    await expectAccessible(page);
  });
