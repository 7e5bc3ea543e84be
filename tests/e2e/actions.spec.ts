import { expect } from "playwright/test";
import { test } from "../helpers/own-data";
import { outcome, recordCalls, toast } from "../helpers/signed-in";
import { rows } from "../helpers/views";

// Specification §5: "A prevent-double-click behaviour disables an element for 1000 ms by default."

const MESSAGES = "/userCenter/messageCenter/index";
const READ = "**/mes/readFlag";
const codes = "v1,v6,";

test("a button that was pressed is disabled for 1000 ms, though its call was answered long before", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const user = await own.user(codes);
  await own.messages(user, [{ title: "甲" }]);
  // A failure leaves the message unread, and so the button as it was.
  await page.route(READ, (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: "稍后再试", data: null } }),
  );
  await page.clock.install();
  await openAs(user.username, 1, MESSAGES);
  const calls = recordCalls(page, "/api/v1/mes/readFlag");
  const button = rows(page).first().getByRole("button", { name: "标为已读" });
  await expect(button).toBeEnabled();

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await button.click();
  await expect(button).toBeDisabled();
  await expect(toast(page, "稍后再试")).toBeVisible();
  await page.clock.runFor(990);
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  expect(calls).toHaveLength(1);
  await page.clock.runFor(20);
  await expect(button).toBeEnabled();
  await page.clock.resume();
  await button.click();
  await expect.poll(() => calls.length).toBe(2);
});

test("a button whose call takes longer than that stays disabled until it is answered", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(user, [{ title: "甲" }, { title: "乙" }]);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(READ, async (route) => held.then(() => route.continue()));
  await page.clock.install();
  await openAs(user.username, 1, MESSAGES);
  const [calls, button] = [
    recordCalls(page, "/api/v1/mes/readFlag"),
    rows(page).first().getByRole("button", { name: "标为已读" }),
  ];
  await button.click();
  await page.clock.fastForward(5000);
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.click({ force: true });
  // The guard is the button's own: the next row's can be pressed.
  await expect(rows(page).nth(1).getByRole("button", { name: "标为已读" })).toBeEnabled();
  release();
  await expect(outcome(page, "操作成功")).toBeVisible();
  // What is read can be marked no more.
  await expect(button).toHaveCount(0);
  expect(calls).toHaveLength(1);
});

test("what the server refuses is said for 5 s and changes nothing; a row that is gone meanwhile goes from the list", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(user, [{ title: "甲" }, { title: "乙" }]);
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(2);
  // Deleted in another window.
  const other = await page.context().newPage();
  await openElsewhere(other);
  await rows(other).first().getByRole("button", { name: "删除" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
  await expect(rows(other)).toHaveCount(1);
  await other.close();

  await rows(page).first().getByRole("button", { name: "标为已读" }).click();
  await expect(toast(page, "记录不存在或已被删除")).toHaveClass(/toast-danger/);
  await expect(rows(page)).toHaveCount(1);

  async function openElsewhere(window: typeof page): Promise<void> {
    const session = await page.evaluate(() => ({ ...sessionStorage }));
    await window.addInitScript((stored) => Object.assign(sessionStorage, stored), session);
    await window.goto(`/custom${MESSAGES}`);
  }
});
