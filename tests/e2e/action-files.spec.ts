import { readFile } from "node:fs/promises";
import { expect } from "playwright/test";
import { test } from "../helpers/own-data";
import { toast } from "../helpers/signed-in";

// Actions that no screen of the console's own has (fixtures/papers.json).

test.use({ extraScreen: "papers" });

test("a download is saved under the server's name", async ({ page, openAs, own }) => {
  const user = await own.user("v7,v12,");
  const text = "﻿姓名\r\n张三\r\n";
  await page.route("**/file/download*", (route) =>
    route.fulfill({
      status: 200,
      headers: {
        "content-type": "text/csv",
        "content-disposition": "attachment; filename*=UTF-8''%E6%8A%A5%E8%A1%A8.csv",
      },
      body: text,
    }),
  );
  await openAs(user.username, 2, "/extra/index");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "下载报表" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("报表.csv");
  expect(await readFile(await file.path(), "utf8")).toBe(text);
  await expect(toast(page, "已下载 报表.csv")).toBeVisible();
});

test("a refused download is said like any failure, and saves nothing", async ({ page, openAs, own }) => {
  const user = await own.user("v7,v12,");
  await page.route("**/file/download*", (route) =>
    route.fulfill({ json: { code: 404, message: "文件不存在", data: null } }),
  );
  await openAs(user.username, 2, "/extra/index");
  let saved = 0;
  page.on("download", () => (saved += 1));
  await page.getByRole("button", { name: "下载报表" }).click();
  await expect(toast(page, "文件不存在")).toHaveClass(/toast-danger/);
  expect(saved).toBe(0);
});

test("a link out of the console opens a window of its own and says so", async ({ page, openAs, own }) => {
  const user = await own.user("v7,v12,");
  await openAs(user.username, 2, "/extra/index");
  const link = page.getByRole("link", { name: "业务视图" });
  await expect(link).toHaveAttribute("href", "https://business-view.example.com/");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(link).toHaveAccessibleName(/在新窗口打开/);
});
