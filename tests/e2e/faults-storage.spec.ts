import { expect } from "playwright/test";
import { test } from "../helpers/own-data";
import { drawer, field, rows } from "../helpers/views";

// What the console remembers in the browser, written by nobody who knew how. Denied, full and missing storage is in storage.spec.ts.

const nonsense = [
  "",
  "{",
  "null",
  "7",
  "[]",
  '"text"',
  '{"value":null}',
  '{"value":{"order":7,"hidden":"all","widths":{"title":"wide"},"density":9,"filters":[null],"columns":{},"state":{"filters":[{}]}}}',
  '{"user":"me","forms":[]}',
];

test("whatever stands under the console's own keys, lists, favourites and forms work", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v6,v7,v7-1,");
  await own.messages(user, [{ title: "甲" }]);
  await openAs(user.username, 1, "/userCenter/messageCenter/index");
  await expect(rows(page)).toHaveCount(1);
  const keys = ["columns.messages.list", "view.messages.list"]
    .map((key) => `settings.${user.id}.${key}`)
    .concat(
      `recent.${user.id}`,
      `favourites.${user.id}`,
      "language",
      "theme",
      "timeZone",
      "grouping",
      "singleKeys",
      "detailPanel",
      "changesSeen",
    );
  for (const text of nonsense) {
    await test.step(text, async () => {
      await page.evaluate(
        ([names, value]) => {
          for (const name of names) localStorage.setItem(name, value);
          for (const name of ["keptInput", "cloudOptions", "userInfo"]) sessionStorage.setItem(name, value);
        },
        [keys, text] as const,
      );
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByRole("columnheader", { name: /类型/ })).toBeVisible();
    });
  }
  await page.locator("[data-favourite]").click();
  await expect(page.locator("[data-favourite]")).toHaveAttribute("aria-pressed", "true");
  await page.goto("/custom/userCenter/roleManage?open=create");
  await expect(field(page, "roleName").locator("input").first()).toHaveValue("");
  await expect(drawer(page)).not.toContainText("已恢复您填写的内容");
});
