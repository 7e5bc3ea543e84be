import { expect, type Page, type Route } from "playwright/test";
import {
  atEveryPlace,
  changeAnswers,
  expectWhole,
  isOfSession,
  type Json,
  operationOf,
  settled,
  spoiled,
} from "../helpers/faults";
import { test } from "../helpers/own-data";
import { toast } from "../helpers/signed-in";
import { rows } from "../helpers/views";
import { NOWHERE, visit } from "../helpers/visit";

// Answers that are none: each is said in words for people, in its place, and can be asked for again. What a button meets is in
// calls.spec.ts, what a card meets in boards.spec.ts.

test.describe.configure({ mode: "parallel" });

const MESSAGES = "/userCenter/messageCenter/index";
const LIST = "**/mes/getMessageList";
const network = "网络连接失败，请检查网络后重试。";
const unreadable = "服务器返回了无法识别的内容，请稍后重试。";
const page502 = "<html><head><title>502</title></head><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>";

const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const data = (value: Json) => (route: Route) => route.fulfill({ json: { code: 200, message: "", data: value } });
const text =
  (body: string, status = 200, contentType = "application/json") =>
  (route: Route) =>
    route.fulfill({ status, contentType, body });

const faults: { says: string; fail: (route: Route) => Promise<void>; shown: string }[] = [
  { says: "500 with HTML", fail: text(page502, 500, "text/html"), shown: network },
  { says: "502 with HTML", fail: text(page502, 502, "text/html"), shown: network },
  { says: "a connection that is reset", fail: (route) => route.abort("connectionreset"), shown: network },
  { says: "an answer without a body", fail: text(""), shown: unreadable },
  {
    says: "truncated JSON",
    fail: text('{"code":200,"message":"","data":{"list":[{"id":1,"title":"甲'),
    shown: unreadable,
  },
  { says: "a list instead of the envelope", fail: text("[]"), shown: unreadable },
  { says: "a number instead of the envelope", fail: text("3"), shown: unreadable },
  { says: "null instead of the envelope", fail: text("null"), shown: unreadable },
  {
    says: "a code that is a text",
    fail: text('{"code":"200","message":"","data":{"list":[],"total":0}}'),
    shown: unreadable,
  },
  { says: "no data", fail: text('{"code":200,"message":""}'), shown: unreadable },
  { says: "data that is a text", fail: data("list"), shown: unreadable },
  { says: "data that is a list", fail: data([]), shown: unreadable },
  { says: "a list that is a text", fail: data({ list: "甲乙丙", total: 3 }), shown: unreadable },
  { says: "a list that is an object", fail: data({ list: { 0: {} }, total: 1 }), shown: unreadable },
  { says: "a list that is missing", fail: data({ total: 3 }), shown: unreadable },
  {
    says: "a message that is no text",
    fail: text('{"code":500,"message":{"zh":"坏"},"data":null}'),
    shown: unreadable,
  },
];

test("a list that gets no list says so in its place, whatever it got instead, and the next try brings the rows", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const user = await own.user("v1,v6,");
  const title = "abcdefghijklmnopqrstuvwxyz";
  await own.messages(user, [{ title }]);
  let fail: ((route: Route) => Promise<void>) | undefined;
  await page.route(LIST, (route) => (fail ? fail(route) : route.continue()));
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(1);
  for (const [index, { says, fail: now, shown }] of faults.entries()) {
    await test.step(says, async () => {
      fail = now;
      // Each time another word that the message has, so that nothing is taken from memory.
      await visit(page, `${MESSAGES}?keyword=${title.slice(0, index + 1)}`);
      await expect(alert(page)).toContainText(shown);
      await expect(alert(page)).not.toContainText(/JSON|fetch|Error|Unexpected|undefined|nginx/);
      await expect(toast(page, /./)).toHaveText(shown);
      await page.getByRole("button", { name: "关闭通知" }).click();
      await expect(toast(page, /./)).toHaveCount(0);
      fail = undefined;
      await alert(page).getByRole("button", { name: "重试" }).click();
      await expect(rows(page)).toHaveCount(1);
      await expect(alert(page)).toHaveCount(0);
    });
  }
});

test("values of other types, gaps, nulls and what nobody knows in every answer, or lists of no rows: every view says so or draws what there is, and the menu stays", async ({
  page,
  openAs,
  own,
  consoleServer,
  problems,
}) => {
  test.slow();
  // What is asked for with values out of such answers may be refused.
  problems.expect(/status of 400/);
  let change = spoiled;
  await changeAnswers(
    page,
    (operation, real) => (operation === "getCurrentUser" && page.url().includes(NOWHERE) ? undefined : change(real)),
    { once: true },
  );
  await atEveryPlace({ page, openAs, own, url: consoleServer.url }, async (place, index) => {
    await settled(page);
    await expectWhole(page, place);
    // A list without rows hides what is in them: at every fourth place is enough.
    change = (index + 1) % 4 === 3 ? notRows : spoiled;
  });
});

/** Taken by turns, so that each kind of failure meets each kind of view. */
const failures = [
  data(null),
  text(page502, 502, "text/html"),
  text('{"code":200,"message":"","data":{"list":[{"id":1,"title":"甲'),
];

test("no answer to any call, but nothing, a page of the proxy's, or half of one: every view says so where its contents would be", async ({
  page,
  openAs,
  own,
  consoleServer,
  problems,
}) => {
  test.slow();
  problems.expect(/Failed to load resource/);
  let fail = failures[0];
  await page.route("**/cdz-admin/api/v1/**", (route) => {
    const operation = operationOf(route.request().url());
    return operation === undefined || isOfSession(operation) || page.url().includes(NOWHERE) || !fail
      ? route.fallback()
      : fail(route);
  });
  await atEveryPlace({ page, openAs, own, url: consoleServer.url }, async (place, index) => {
    await settled(page);
    await expectWhole(page, place);
    await expect.soft(page.locator("body")).not.toContainText(/nginx|Bad Gateway/);
    const where = place.path.includes("open=") ? page.locator(":is(.drawer, .side-panel)") : page.getByRole("main");
    // What was asked for at the place before is not asked for again at once.
    if (asks.has(place.kind))
      await expect.soft(where.getByRole("alert").first()).toContainText(new RegExp(`${network}|${unreadable}`));
    fail = failures[(index + 1) % failures.length];
  });
});

/** The kinds of view that have nothing to show before an answer. */
const asks = new Set<string>(["list", "detail", "dashboard"]);

function notRows(real: Json): Json {
  if (Array.isArray(real)) return [null, 3, "text", [], {}];
  if (typeof real !== "object" || real === null) return real;
  return Object.fromEntries(
    Object.entries(real).map(([name, value]) => [name, Array.isArray(value) ? [null, 3, "text", [], {}] : value]),
  );
}
