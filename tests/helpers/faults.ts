import { expect, type Page, type Route } from "playwright/test";
import { type OperationId, operations } from "../../src/generated/operations";
import type { OwnData } from "./own-data";
import { leftMenu } from "./signed-in";

// What may go wrong with answers, made from the real ones: nothing here knows any subject's fields.

/** Any value of JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Changes the data of answers; `undefined` leaves an answer alone. */
export type Change = (operationId: OperationId, data: Json) => Json | undefined;

/** Who is signed in and what they may do: without these there is no console to look at. */
const session = new Set<string>(["login", "logout", "getAuthority", "getSession", "getVerifyCodeImage"]);

/** The operation that a request calls; undefined for one that is none. */
export function operationOf(url: string): OperationId | undefined {
  const path = new URL(url).pathname.replace("/cdz-admin", "");
  return (Object.keys(operations) as OperationId[]).find((id) => operations[id].path === path);
}

/** From now on the answers that succeed come changed; those of the session itself do not. */
export async function changeAnswers(page: Page, change: Change): Promise<void> {
  await page.route("**/cdz-admin/api/v1/**", async (route: Route) => {
    const operationId = operationOf(route.request().url());
    if (operationId === undefined || session.has(operationId)) return route.fallback();
    // The page may be gone by the time.
    const response = await route.fetch().catch(() => undefined);
    if (!response) return undefined;
    if (!response.headers()["content-type"]?.includes("json")) return route.fulfill({ response });
    const envelope = (await response.json()) as { code: number; data: Json };
    const data = envelope.code === 200 ? change(operationId, envelope.data) : undefined;
    return route.fulfill({ response, json: data === undefined ? envelope : { ...envelope, data } }).catch(() => undefined);
  });
}

/** The same data with every text replaced, however deep, and no more than three items in any list: texts may be long. */
export function everyText(data: Json, text: (name: string) => string): Json {
  return eachLeaf(few(data), (leaf, name) => (typeof leaf === "string" ? text(name) : leaf));
}

function few(data: Json): Json {
  if (Array.isArray(data)) return data.slice(0, 3).map(few);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, few(value)]));
}

/** The same data with every value, however deep, replaced by one of another type; lists and objects stay what they are. */
export function everyType(data: Json): Json {
  return eachLeaf(data, (leaf) => {
    if (typeof leaf === "string") return 42;
    if (typeof leaf === "number") return `n${leaf}`;
    return leaf === null ? { deep: [null] } : "yes";
  });
}

/** The same rows, each lacking, or having null in, every second property, and having some that nobody knows. */
export function gaps(data: Json): Json {
  if (Array.isArray(data)) return data.map(gaps);
  if (typeof data !== "object" || data === null) return data;
  const kept = Object.entries(data).flatMap(([name, value], index): [string, Json][] => {
    if (holdsRows(value)) return [[name, gaps(value)]];
    if (name === "id" || name === "total") return [[name, value]];
    return index % 3 === 0 ? [] : [[name, index % 3 === 1 ? null : value]];
  });
  return { ...Object.fromEntries(kept), extra: "extra", extraDeep: { list: [{ a: 1 }] } };
}

function holdsRows(value: Json): boolean {
  return Array.isArray(value) && value.some((item) => typeof item === "object");
}

function eachLeaf(data: Json, change: (leaf: string | number | boolean | null, name: string) => Json, name = ""): Json {
  if (Array.isArray(data)) return data.map((item) => eachLeaf(item, change, name));
  if (typeof data !== "object" || data === null) return change(data, name);
  // Without these there would be no rows to look at, and no way to open one.
  const fixed = new Set(["id", "total", "pageNum", "pageSize"]);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fixed.has(key) ? value : eachLeaf(value, change, key)]));
}

/** A screen, or what its address opens over it. */
export interface Place {
  says: string;
  path: string;
  /** There once its answers are. */
  shown: string;
}

/** Every kind of view there is, by real screens; the main account sees them all. */
export async function everyPlace(own: OwnData): Promise<Place[]> {
  const user = await own.user("v1,v6,");
  const [message] = await own.query<{ id: string }>("SELECT max(messages.id) AS id FROM messages JOIN users ON users.id = user_id WHERE username = 'admin'");
  const [line] = await own.query<{ id: string }>("SELECT max(id) AS id FROM bill_lines WHERE custom_id = 1001");
  const [recharge] = await own.query<{ id: string }>("SELECT max(id) AS id FROM recharges WHERE custom_id = 1001 AND recharge_way = 'OfflineRemittance'");
  const [row, detail, form] = ["tr[data-row-key]", ".detail dl", ".form-submit"];
  const [users, roles, cost] = ["/userCenter/accountManage", "/userCenter/roleManage", "/userCenter/costCenter"];
  return [
    { says: "home", path: "/index", shown: ".home-message-list li" },
    { says: "a list", path: "/userCenter/messageCenter/index", shown: row },
    { says: "a detail", path: `/userCenter/messageCenter/index?open=detail&id=${message?.id}`, shown: detail },
    { says: "a list with tags", path: users, shown: row },
    { says: "a detail with tabs", path: `${users}?open=detail&id=${user.id}`, shown: detail },
    { says: "a related list", path: `${users}?open=detail&id=${user.id}&tab=roles`, shown: `.drawer ${row}` },
    { says: "a form with choices", path: `${users}?open=edit&id=${user.id}`, shown: form },
    { says: "a list of all there is", path: roles, shown: row },
    { says: "a detail with permissions", path: `${roles}?open=detail&id=${user.roleId}`, shown: detail },
    { says: "a form with a tree", path: `${roles}?open=edit&id=${user.roleId}`, shown: form },
    { says: "a detail as a page", path: "/userCenter/myAccount", shown: detail },
    { says: "lines with totals", path: `${cost}/billDetail`, shown: row },
    { says: "a long detail", path: `${cost}/billDetail?open=detail&id=${line?.id}`, shown: detail },
    { says: "a board", path: `${cost}/index`, shown: ".figure-value" },
    { says: "a detail with figures and a timeline", path: `${cost}/rechargeRecord?open=detail&id=${recharge?.id}`, shown: detail },
    { says: "a form as a page", path: `${cost}/recharge`, shown: form },
  ];
}

/** What holds whatever an answer was: the menu is there, and nobody is shown what only programs say. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(leftMenu(page).locator("[data-menu-code=v1]")).toBeAttached();
  await expect(page.locator("body")).not.toContainText(/页面出现问题|控制台暂时无法加载|\[object |TypeError|SyntaxError|Unexpected token|JSON at|is not a function/);
  await expect(page.locator("body")).not.toContainText(/\b(undefined|NaN)\b/);
}

/** Goes to an address of the console as a link would: without loading the page anew. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/custom${path}`);
}
