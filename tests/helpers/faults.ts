import { type APIResponse, expect, type Page, type Route, test } from "playwright/test";
import { type OperationId, operations } from "../../src/generated/operations";
import type { OwnData } from "./own-data";
import { findPlaces, type Place, visitors } from "./places";
import { sendReminder } from "./reminder";
import { leftMenu, type OpenAs } from "./signed-in";
import { NOWHERE, visit } from "./visit";

// What may go wrong with answers, made from the real ones: nothing here knows any subject's fields.

/** Any value of JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Changes the data of answers; `undefined` leaves an answer alone. */
export type Change = (operationId: OperationId, data: Json) => Json | undefined;

/** Who is signed in and what they may do: without these there is no console to look at. */
const session = new Set<string>(["login", "logout", "getAuthority", "getSession", "getVerifyCodeImage"]);

/** Whether an operation is one of those. */
export function isOfSession(operationId: OperationId): boolean {
  return session.has(operationId);
}

/** The operation that a request calls; undefined for one that is none. */
export function operationOf(url: string): OperationId | undefined {
  const path = new URL(url).pathname.replace("/cdz-admin", "");
  return (Object.keys(operations) as OperationId[]).find((id) => operations[id].path === path);
}

/** What the server answered. */
interface Real {
  response: APIResponse;
  text: string;
}

/**
 * From now on the answers that succeed come changed; those of the session itself do not. `once`: on a walk that changes nothing the same
 * request of the same session is made once, and has the same answer at each place.
 */
export async function changeAnswers(page: Page, change: Change, { once = false } = {}): Promise<void> {
  const made = new Map<string, Promise<Real | undefined>>();
  await page.route("**/cdz-admin/api/v1/**", async (route: Route) => {
    const request = route.request();
    const operationId = operationOf(request.url());
    if (operationId === undefined || isOfSession(operationId)) return route.fallback();
    const key = `${request.headers().token} ${request.url()} ${request.postData()}`;
    const asked = (once && made.get(key)) || realAnswer(route);
    made.set(key, asked);
    const real = await asked;
    if (!real) {
      made.delete(key);
      return undefined;
    }
    const { response, text } = real;
    if (!response.headers()["content-type"]?.includes("json")) return route.fulfill({ response });
    const envelope = JSON.parse(text) as { code: number; data: Json };
    const data = envelope.code === 200 ? change(operationId, envelope.data) : undefined;
    return route
      .fulfill({ response, json: data === undefined ? envelope : { ...envelope, data } })
      .catch(() => undefined);
  });
}

/** Undefined where the page is gone by the time. */
async function realAnswer(route: Route): Promise<Real | undefined> {
  const response = await route.fetch().catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  return response && text !== undefined ? { response, text } : undefined;
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

/**
 * The same data with faults: of the items of a list one has every value replaced by one of another type, the next has gaps, and so on; of
 * an object that is in no list every second value is of another type, and the others have the gaps.
 */
export function spoiled(data: Json): Json {
  if (Array.isArray(data)) return data.map((item, index) => (index % 2 === 0 ? everyType(item) : gaps(item)));
  if (typeof data !== "object" || data === null) return everyType(data);
  const lists = Object.entries(data).filter(([, value]) => holdsRows(value));
  const others = Object.entries(data).filter(([, value]) => !holdsRows(value));
  const half = (rest: number): Json => Object.fromEntries(others.filter((_, index) => index % 2 === rest));
  return Object.assign(
    {},
    everyType(half(0)),
    gaps(half(1)),
    ...lists.map(([name, value]) => ({ [name]: spoiled(value) })),
  );
}

/** The same data with every value, however deep, replaced by one of another type; lists and objects stay what they are. */
function everyType(data: Json): Json {
  return eachLeaf(data, (leaf) => {
    if (typeof leaf === "string") return 42;
    if (typeof leaf === "number") return `n${leaf}`;
    return leaf === null ? { deep: [null] } : "yes";
  });
}

/** The same rows, each lacking, or having null in, every second property, and having some that nobody knows. */
function gaps(data: Json): Json {
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
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fixed.has(key) ? value : eachLeaf(value, change, key)]),
  );
}

/** Who walks through the console, through which of its places, and which share of these is theirs: each so manieth from some first one on. */
export interface Walk {
  page: Page;
  openAs: OpenAs;
  own: OwnData;
  url: string;
  only?: (place: Place) => boolean;
  share?: { from: number; each: number };
}

/** The places of a console, found once. */
const known = new Map<string, ReturnType<typeof findPlaces>>();

/** Looks at every view of both consoles, or only at some. */
export async function atEveryPlace(
  { page, openAs, own, url, only = () => true, share = { from: 0, each: 1 } }: Walk,
  look: (place: Place, index: number) => Promise<void>,
): Promise<void> {
  const finding = known.get(url) ?? sendReminder((sql) => own.query(sql)).then(() => findPlaces(url, visitors));
  known.set(url, finding);
  const { places, missing } = await finding;
  expect(missing).toEqual([]);
  // Loading it is answered 404, which the browser notes as an error.
  await page.route(`**/custom${NOWHERE}`, async (route) =>
    route.fulfill({ response: await route.fetch(), status: 200 }),
  );
  let before: Place | undefined;
  for (const [index, place] of places.filter(only).entries()) {
    if (index % share.each !== share.from) continue;
    if (place.username !== before?.username || place.mode !== before.mode) {
      await openAs(place.username, place.mode, NOWHERE);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    before = place;
    await test.step(place.says, async () => {
      await visit(page, place.path, place.state);
      await look(place, index);
    });
  }
}

/** What only programs say. */
const ofPrograms =
  /页面出现问题|控制台暂时无法加载|\[object |TypeError|SyntaxError|Unexpected token|JSON at|is not a function|\b(undefined|NaN)\b/;

/** What holds whatever an answer was: the menu is there where the page has one, and nobody is shown what only programs say. Softly, for all places at once. */
export async function expectWhole(page: Page, { frame }: Pick<Place, "frame"> = { frame: "standard" }): Promise<void> {
  const menu = leftMenu(page).locator("[data-menu-code=v1]");
  const seen = async () => ({
    hasMenu: (await menu.count()) > 0,
    said: ofPrograms.exec((await page.locator("body").textContent()) ?? "")?.[0],
  });
  await expect
    .configure({ soft: true })
    .poll(seen)
    .toEqual({ hasMenu: frame === "standard", said: undefined });
}

/** What stands for what is still to come. */
export const skeletons = ".screen-loading, .card-skeleton, .list-skeleton, .form-view[role=status], .detail-skeleton";

/** Waits until nothing stands for what is still to come. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(skeletons)).toHaveCount(0);
}
