import { expect } from "playwright/test";
import type { BillDetailPage } from "../../src/generated/api";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { callApi, heldToken } from "../helpers/signed-in";
import { count, drawer, query, sidePanel } from "../helpers/views";

// From a bill line to what it belongs to, and back to the lines.

const LINES = "/assetsView/businessView/billDetail";

/** A line of a host that a business view has. */
const ofHost = `
  SELECT line.id, line.bill_cycle, line.account_uid, host.id AS host, host.resource_id
  FROM bill_lines line
  JOIN cloud_accounts account ON account.account_uid = line.account_uid AND account.cloud_code = line.cloud_code
  JOIN resources host ON host.cloud_account_id = account.id AND host.resource_id = line.resource_id AND host.type = 'host'
  WHERE line.custom_id = 1001 AND account.custom_id = 1001 AND host.gone_time IS NULL AND line.currency = 'CNY'
  ORDER BY line.bill_cycle DESC, line.id LIMIT 1`;

interface HostLine {
  id: string;
  bill_cycle: string;
  account_uid: string;
  host: string;
  resource_id: string;
}

test("a bill line leads to its resource, and the resource's months lead to their lines", async ({
  page,
  own,
  openAs,
  consoleServer: { url },
}) => {
  const [line] = await own.query<HostLine>(ofHost);
  await openAs("admin", 2, `${LINES}?open=detail&id=${line?.id}`);
  await expect(sidePanel(page)).toContainText("归属");
  await expect(sidePanel(page)).toContainText("成本单元");
  await expect(sidePanel(page).getByRole("link", { name: "查看资源" })).toBeVisible();
  await expectAccessible(page);
  await sidePanel(page).getByRole("link", { name: "查看资源" }).click();
  await expect(page).toHaveURL(/pubCloud\/host\?/);
  expect(query(page)).toMatchObject({ open: "detail", id: line?.host });
  await drawer(page).getByRole("tab", { name: "月度费用" }).click();
  await drawer(page)
    .getByRole("row", { name: new RegExp(line?.bill_cycle ?? "") })
    .getByRole("link", { name: line?.bill_cycle ?? "" })
    .click();
  await expect(page).toHaveURL(new RegExp(`${LINES}\\?`));
  expect(query(page)).toMatchObject({
    "billCycle.from": line?.bill_cycle,
    "billCycle.to": line?.bill_cycle,
    resourceId: line?.resource_id,
    accountUid: line?.account_uid,
  });
  const lines: BillDetailPage = await callApi(
    url,
    "listBillDetails",
    {
      startCycle: line?.bill_cycle ?? "",
      endCycle: line?.bill_cycle ?? "",
      resourceId: line?.resource_id ?? "",
      accountUid: [line?.account_uid ?? ""],
    },
    await heldToken(url, "admin"),
  );
  expect(lines.total).toBeGreaterThan(0);
  await expect(count(page)).toContainText(lines.total.toLocaleString("en-US"));
});

test("a bill line is told in English on a phone, too", async ({ page, own, openAs }) => {
  const [line] = await own.query<HostLine>(ofHost);
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs("admin", 2, LINES);
  await page.getByRole("button", { name: "English" }).click();
  await page.goto(`/custom${LINES}?open=detail&id=${line?.id}`);
  await expect(drawer(page)).toContainText("Attribution");
  await expect(drawer(page).getByRole("link", { name: "View resource" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
