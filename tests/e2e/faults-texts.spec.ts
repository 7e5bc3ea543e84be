import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { expect, type Page } from "playwright/test";
import { atEveryPlace, changeAnswers, everyText, expectWhole, settled } from "../helpers/faults";
import { expectNoOverflow } from "../helpers/layout";
import { test } from "../helpers/own-data";
import { toast } from "../helpers/signed-in";
import { drawer, filterLine, question, rows } from "../helpers/views";
import { visit } from "../helpers/visit";

test.describe.configure({ mode: "parallel" });

// Texts as nobody wishes for them, in the place of every text of every answer.

/** What would be seen in the page if any of it were taken for markup. */
const markup = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><a href="javascript:window.hacked=1">{{1+1}}</a>`;
/** Right-to-left letters, and marks that turn round all that follows unless it is isolated. */
const rightToLeft = "\u202E\u2067שלום مرحبا";
const emoji = "👩‍👩‍👧‍👦🏳️‍🌈";
const long = `${"長".repeat(5_000)}${"W".repeat(5_000)}`;
const odd = `${markup} ${rightToLeft} ${emoji} ${long}`;

/** Fails where a text has become part of the page rather than stood in it; formatted text may have images of its own site. */
async function expectInert(page: Page): Promise<void> {
  const found = () =>
    page.evaluate(() => ({
      hacked: "hacked" in window,
      drawn: document.querySelectorAll(
        "[onerror], a[href^='javascript'], #console script, img[src$='x']:not(.html img)",
      ).length,
    }));
  expect(await found()).toEqual({ hacked: false, drawn: 0 });
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
}

/** So many walks share the places. */
const WALKS = 2;

for (let from = 0; from < WALKS; from += 1) {
  test(`markup, right-to-left, emoji and 10,000 characters in every text: inert, and the layout holds (${from + 1} of ${WALKS})`, async ({
    page,
    openAs,
    own,
    consoleServer,
    problems,
  }) => {
    test.slow();
    // What is asked for with texts out of such answers may be refused.
    problems.expect(/status of 400/);
    // What makes formatted text safe has to parse it first, and the browser says what it did not run.
    problems.expect(/Content.Security.Policy/);
    await changeAnswers(page, (_operation, data) => everyText(data, () => odd), { once: true });
    await atEveryPlace({ page, openAs, own, url: consoleServer.url, share: { from, each: WALKS } }, async (place) => {
      await expect.soft(page.locator(place.shown).first()).toBeVisible();
      await settled(page);
      await expectWhole(page, place);
      await expectFits(page);
      await expectInert(page);
    });
    await expect(page.getByRole("banner")).toContainText("<img src=x");
  });
}

test("the same in messages, questions, choices, the notification centre and files", async ({ page, openAs, own }) => {
  const user = await own.user("v1,v3,v3-1,v3-17,v6,v7,v7-1,");
  const other = await own.user("v1,");
  await openAs(user.username, 1, "/userCenter/roleManage");
  await changeAnswers(page, (_operation, data) =>
    everyText(data, (name) => (name === "billCycle" ? "2026-01" : `=${odd}`)),
  );
  await visit(page, "/userCenter/costCenter/index");

  await test.step("a file of a card: no cell is a formula, and every letter is in it", async () => {
    const card = page.locator("[data-card=categories]");
    const saved = page.waitForEvent("download");
    await card.getByRole("button", { name: /CSV/ }).click();
    const [, line] = parse(await readFile(await (await saved).path()), { bom: true }) as string[][];
    expect(line?.[0]?.startsWith(`'=${markup} ${rightToLeft} ${emoji} 長`)).toBe(true);
  });

  await test.step("choices of a filter", async () => {
    await visit(page, "/userCenter/costCenter/billDetail");
    await filterLine(page).fill("产品 = ");
    await expect(page.getByRole("listbox")).toContainText("<script>");
    await expectFits(page);
    await page.keyboard.press("Escape");
  });

  await test.step("a question", async () => {
    await visit(page, `/userCenter/accountManage?open=detail&id=${other.id}`);
    await drawer(page).locator("[data-action=delete]").click();
    await expect(question(page)).toContainText("<script>");
    await expectFits(page);
    await question(page).getByRole("button", { name: "取消" }).click();
  });

  await test.step("a message, and why a job failed", async () => {
    const refused = { json: { code: 422, message: odd, data: null } };
    await page.route("**/export/list", (route) => route.fulfill(refused));
    await visit(page, "/userCenter/messageCenter/index");
    await own.messages(user, [{ title: "甲" }]);
    await page.getByRole("button", { name: /更新于/ }).click();
    await page.locator(".list-export").first().click();
    await page.locator("[data-export=csv]").click();
    await page.getByRole("button", { name: /^任务/ }).click();
    await expect(page.locator(".jobs-panel")).toContainText("<script>");
    await page.route("**/mes/readFlag", (route) => route.fulfill(refused));
    await rows(page).first().locator("[data-action=read]").click();
    await expect(toast(page, "<script>").last()).toBeVisible();
    await expectFits(page);
    await expect(page.getByRole("button", { name: "关闭通知" }).first()).toBeInViewport();
    await expectInert(page);
  });
});
