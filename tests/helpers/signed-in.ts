import { createHash, randomBytes } from "node:crypto";
import { expect, type Locator, type Page, type Request } from "playwright/test";
import { type Input, type OperationId, type Output, operations } from "../../src/generated/operations";
import { demoPassword, test as base, verifyCode } from "./browser";
import { giveBack, takeContext } from "./kept-context";

/** Login flag of specification §4: 1 operations console, 2 maintenance console. */
export type Mode = 1 | 2;

/** Opens a page of the console as somebody who has signed in already. */
export interface OpenAs {
  /** @param path below /custom. @returns the session's token; a session that still holds serves the next test too (`heldToken`). */
  (username: string, mode: Mode, path?: string): Promise<string>;
}

/** `test` with pages that open signed in: through the API and session storage, for where signing in is not the subject. */
export const test = base.extend<{ openAs: OpenAs; nothingFetched: boolean }>({
  // For what a browser does that has never been at the console; others find its program in the cache.
  nothingFetched: [false, { option: true }],
  context: async (
    { browser, consoleServer, nothingFetched, baseURL, locale, colorScheme, viewport, hasTouch, isMobile },
    use,
  ) => {
    const options = [baseURL, locale, colorScheme, viewport, hasTouch, isMobile];
    if (nothingFetched) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    } else {
      const taken = await takeContext(browser, options);
      await use(taken.context);
      await giveBack(taken, options, [consoleServer.url, baseURL ?? ""]);
    }
  },
  openAs: async ({ page, consoleServer }, use) =>
    use(async (username, mode, path = "/index") => {
      const token = await heldToken(consoleServer.url, username);
      const opening = { mark: randomBytes(6).toString("hex"), session: { user_token: token, loginFlag: String(mode) } };
      await page.addInitScript(holdSession, opening);
      await page.goto(`/custom${path}`);
      return token;
    }),
});

/**
 * Runs in each document of a page before its own scripts, and must put the session there only once, for signing out ends it:
 * the window's name, which outlives documents, remembers.
 */
function holdSession({ mark, session }: { mark: string; session: { user_token: string; loginFlag: string } }): void {
  if (!location.pathname.startsWith("/custom") || window.name.includes(mark)) return;
  window.name += ` ${mark}`;
  Object.assign(sessionStorage, session);
}

/** Specification §7: "md5 of source, path, code, timestamp and token"; written here anew, so that it can differ from the product's. */
export function signatureOf(path: string, code: string, timestamp: string, token: string): string {
  return createHash("md5").update(`web${path}${code}${timestamp}${token}`).digest("hex");
}

/** Makes a signed call past the browser. Throws where the code is not 200. */
export async function callApi<Id extends OperationId>(
  url: string,
  id: Id,
  input: Input<Id>,
  token = "",
): Promise<Output<Id>> {
  const { method, path } = operations[id];
  const [code, timestamp] = [randomBytes(16).toString("hex"), String(Date.now())];
  const query =
    method === "get"
      ? `?${new URLSearchParams(Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]))}`
      : "";
  const response = await fetch(`${url}/cdz-admin${path}${query}`, {
    method: method.toUpperCase(),
    headers: {
      "content-type": "application/json",
      token,
      timestamp,
      code,
      source: "web",
      sign: signatureOf(path, code, timestamp, token),
    },
    ...(method === "post" && { body: JSON.stringify(input ?? {}) }),
  });
  const answer = (await response.json()) as { code: number; message: string; data: Output<Id> };
  if (answer.code !== 200) throw new Error(`${id}: ${answer.code} ${answer.message}`);
  return answer.data;
}

/** The last session of each account in this worker, by server and name. */
const tokens = new Map<string, string>();

/**
 * A session of an account, for as many tests as it holds: verifying a password is dear. Where a test counts sessions, or ends one
 * that others still need, it signs in by itself (`signIn`).
 */
export async function heldToken(url: string, username: string): Promise<string> {
  const key = `${url} ${username}`;
  const held = tokens.get(key);
  const holds =
    held !== undefined &&
    (await callApi(url, "getCurrentUser", undefined, held).then(
      () => true,
      () => false,
    ));
  const token = holds ? held : await signIn(url, username);
  tokens.set(key, token);
  return token;
}

/** Signs in through the API. @returns the token of a new session. */
export async function signIn(url: string, username: string, password = demoPassword): Promise<string> {
  const { token } = await callApi(url, "login", {
    username,
    password,
    verifyId: randomBytes(12).toString("hex"),
    verifyCode,
  });
  return token;
}

/** Fills in the sign-in form and sends it. */
export async function signInByForm(page: Page, username: string, mode: Mode, password = demoPassword): Promise<void> {
  await page.getByLabel("用户名", { exact: true }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByLabel("验证码", { exact: true }).fill(verifyCode);
  await page.getByRole("radio", { name: mode === 1 ? "运营控制台" : "云管控制台" }).check();
  await page.getByRole("button", { name: "登录", exact: true }).click();
}

/** The left menu. */
export function leftMenu(page: Page): Locator {
  return page.getByRole("complementary").getByRole("navigation", { name: /主菜单|Main menu/ });
}

/** Every code the left menu shows, all groups opened, from top to bottom. */
export async function menuCodes(menu: Locator): Promise<string[]> {
  const closed = menu.getByRole("button", { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  return menu
    .locator("[data-menu-code]")
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute("data-menu-code") ?? ""));
}

/** Starts collecting the page's calls of the API. */
export function recordCalls(page: Page, path = ""): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith(`/cdz-admin${path}`)) calls.push(request);
  });
  return calls;
}

/** Session storage as it is now. */
export function sessionStorageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...sessionStorage }));
}

/** What came of the last action, as the page or the drawer over it tells it. */
export function outcome(page: Page, text: string | RegExp): Locator {
  return page.locator(".outcome").filter({ hasText: text, visible: true });
}

/** A message of the toast region. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole("region", { name: /通知|Notifications/ })
    .locator(".toast")
    .filter({ hasText: text });
}

/**
 * Fails unless the toast that `trigger` brings up stays as long as that: not shorter, not longer. The page's clock must have
 * been installed (`page.clock.install()`) before the page was opened.
 */
export async function expectShownFor(
  page: Page,
  shown: Locator,
  milliseconds: number,
  trigger: () => Promise<void>,
): Promise<void> {
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(".toast")) return;
      observer.disconnect();
      document.body.dataset.toastAt = String(Date.now());
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });
  await trigger();
  await expect(shown).toBeVisible();
  const shownAt = await page.evaluate(() => Number(document.body.dataset.toastAt));
  // What is drawn was counted from a moment before.
  await page.clock.pauseAt(shownAt + milliseconds - 150);
  await expect(shown).toBeVisible();
  await page.clock.pauseAt(shownAt + milliseconds + 50);
  await expect(shown).toBeHidden();
  await page.clock.resume();
}
