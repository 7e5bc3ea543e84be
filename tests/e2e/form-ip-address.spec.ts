import { expect, type Locator, type Page } from "playwright/test";
import { test } from "../helpers/own-data";
import { outcome, recordCalls } from "../helpers/signed-in";
import { choice, field, problem } from "../helpers/views";

// Specification §5, sentence by sentence, on a form that is nothing but config (fixtures/sites.json).

test.use({ extraScreen: "sites" });

const FORM = "/extra/create";
const ADDRESS = "roleName";

const box = (page: Page, number: number) =>
  field(page, ADDRESS).getByRole("textbox", { name: `第 ${number} 段，共 4 段` });
const boxes = (page: Page) => field(page, ADDRESS).getByRole("textbox");
const submit = (page: Page) => page.getByRole("button", { name: "保存" });
const prefix = (page: Page) => field(page, ADDRESS).locator(".input-ip-prefix");

async function octets(page: Page): Promise<string[]> {
  return boxes(page).evaluateAll((found) => found.map((input) => (input as HTMLInputElement).value));
}

async function expectOctets(page: Page, ...expected: string[]): Promise<void> {
  await expect.poll(() => octets(page)).toEqual(expected);
}

/** Pastes as people do. */
async function paste(page: Page, into: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await into.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+V");
}

test.beforeEach(async ({ openAs, page }) => {
  await openAs("type0", 2, FORM);
  await expect(boxes(page)).toHaveCount(4);
});

test("IP address input, four boxes (one per octet), one group with the field's name", async ({ page }) => {
  await expect(page.getByRole("group", { name: "源站地址" }).getByRole("textbox")).toHaveCount(4);
  await box(page, 1).focus();
  await page.keyboard.type("192168100200");
  await expectOctets(page, "192", "168", "100", "200");
  await expect(box(page, 4)).toBeFocused();
});

test("each octet is trimmed and parsed as an integer; negative becomes 0, above 255 becomes 255, non-numeric becomes blank", async ({
  page,
}) => {
  for (const [typed, shown] of [
    [" 12 ", "12"],
    ["007", "7"],
    ["0", "0"],
    ["255", "255"],
    ["256", "255"],
    ["999", "255"],
    ["-5", "0"],
    ["12a", "12"],
    ["abc", ""],
    ["１２", ""],
    ["+", ""],
  ] as const) {
    await box(page, 2).fill("");
    await box(page, 2).fill(typed);
    await expect(box(page, 2)).toHaveValue(shown);
  }
  await box(page, 3).focus();
  await page.keyboard.type("x9y9");
  await expect(box(page, 3)).toHaveValue("99");
  // Key by key the minus sign comes first.
  for (const [typed, shown] of [
    ["-5", "0"],
    ["-53", "0"],
    ["-", ""],
    ["5-", "5"],
  ] as const) {
    await box(page, 3).fill("");
    await page.keyboard.type(typed);
    await box(page, 2).focus();
    await expect(box(page, 3)).toHaveValue(shown);
  }
  await box(page, 3).focus();
  await page.keyboard.type("-5");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("7");
  await expect(box(page, 3)).toHaveValue("7");
});

test("focus moves to the next box after three digits, or on right arrow, enter, space or dot", async ({ page }) => {
  await box(page, 1).focus();
  await page.keyboard.type("255");
  await expect(box(page, 2)).toBeFocused();
  for (const key of ["ArrowRight", "Enter", "Space", "Period"]) {
    await box(page, 2).fill("7");
    await box(page, 2).focus();
    await page.keyboard.press("End");
    await page.keyboard.press(key);
    await expect(box(page, 3)).toBeFocused();
    await expect(box(page, 2)).toHaveValue("7");
  }
  // Within the digits the arrow moves the caret first.
  await box(page, 2).fill("12");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(box(page, 2)).toBeFocused();
  // Without a caret, because all digits are selected, it moves on.
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ArrowRight");
  await expect(box(page, 3)).toBeFocused();
  // Nothing follows the last box.
  await box(page, 4).fill("1");
  for (const key of ["ArrowRight", "Space", "Period"]) {
    await page.keyboard.press(key);
    await expect(box(page, 4)).toBeFocused();
    await expect(box(page, 4)).toHaveValue("1");
  }
});

test("a dot typed out of habit after three digits skips no box", async ({ page }) => {
  await box(page, 1).focus();
  await page.keyboard.type("192.168.0.1");
  await expectOctets(page, "192", "168", "0", "1");
});

test("left arrow and backspace in an empty box move back", async ({ page }) => {
  await box(page, 1).focus();
  await page.keyboard.type("10.20.");
  await expect(box(page, 3)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(box(page, 2)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(box(page, 3)).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(box(page, 2)).toBeFocused();
  // The box that is come to keeps its digits, and the next backspace takes its last one.
  await expectOctets(page, "10", "20", "", "");
  await page.keyboard.press("Backspace");
  await expectOctets(page, "10", "2", "", "");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(box(page, 1)).toBeFocused();
  await expectOctets(page, "10", "", "", "");
});

test("a whole address that is pasted fills all boxes, whichever it is pasted into", async ({ page }) => {
  for (const [text, into, ...shown] of [
    ["10.0.0.1", 1, "10", "0", "0", "1"],
    ["  172.16.254.3\n", 3, "172", "16", "254", "3"],
    ["https://8.8.4.4:8443/path", 2, "8", "8", "4", "4"],
    ["300.1.2.3", 4, "255", "1", "2", "3"],
  ] as const) {
    await paste(page, box(page, into), text);
    await expectOctets(page, ...shown);
    await expect(box(page, 4)).toBeFocused();
  }
  await paste(page, box(page, 2), "77");
  await expectOctets(page, "255", "77", "2", "3");
});

test("entirely empty: 'please enter the IP address'; not a valid dotted address: 'IP address input error'", async ({
  page,
}) => {
  const calls = recordCalls(page, "/api/v1/role/create");
  await submit(page).click();
  await expect(problem(page, ADDRESS)).toHaveText("请输入IP地址");
  await expect(box(page, 1)).toBeFocused();
  await expect(box(page, 1)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("group", { name: "源站地址" })).toHaveAccessibleDescription(/请输入IP地址/);
  await page.keyboard.type("10.0.");
  await submit(page).click();
  await expect(problem(page, ADDRESS)).toHaveText("IP地址输入错误");
  await page.getByRole("button", { name: "English" }).click();
  await expect(problem(page, ADDRESS)).toHaveText("IP address input error");
  for (const input of await boxes(page).all()) await input.fill("");
  await expect(problem(page, ADDRESS)).toHaveText("please enter the IP address");
  expect(calls).toEqual([]);
});

test("a complete address is sent as one, also by enter in the last box", async ({ page }) => {
  const request = page.waitForRequest("**/role/create");
  // No two roles of a customer have the same name.
  const last = String(Math.floor(Math.random() * 256));
  await box(page, 1).focus();
  await page.keyboard.type(`10.9.8.${last}`);
  await page.keyboard.press("Enter");
  expect((await request).postDataJSON()).toEqual({
    roleName: `10.9.8.${last}`,
    authCodes: "v1,",
    clientToken: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  await expect(outcome(page, "保存成功")).toBeVisible();
});

test("for a WAF product the input shows an http:// or https:// prefix according to a certificate choice of no or yes", async ({
  page,
}) => {
  await expect(prefix(page)).toHaveCount(0);
  await choice(page, "remark", "无证书").click();
  await expect(prefix(page)).toHaveText("http://");
  await choice(page, "remark", "有证书").click();
  await expect(prefix(page)).toHaveText("https://");
  // The prefix is shown, not typed: neither is it part of the address.
  await box(page, 1).focus();
  await page.keyboard.type("10.0.0.1");
  await expectOctets(page, "10", "0", "0", "1");
});
