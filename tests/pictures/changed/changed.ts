import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright";
import type { Change } from "../../../src/compiler/changes/change";
import { plainChanges } from "../../../src/compiler/changes/format";
import type { CompiledConsole } from "../../../src/compiler/emit/emit";
import type { Language } from "../../../src/model/words";
import { openBrowser } from "../../bench/page-tools";
import type { GalleryView } from "../../gallery/catalogue";
import { tokenOf, usernameOf } from "../../gallery/states";
import { NOWHERE } from "../../helpers/visit";
import { goTo } from "../pictures";
import { concernedScreens } from "./concerned";
import { pageOf, type PicturedView } from "./page";
import { serve, type Served } from "./served";

/** What to take pictures of, and where to. */
export interface ChangedOptions {
  /** The project; its application is built. */
  root: string;
  before: CompiledConsole;
  after: CompiledConsole;
  /** What differs, in sentences. */
  changes: readonly Change[];
  /** The folder that pictures and page go to. */
  folder: string;
  /** The languages of the pictures; the first one is that of the page. */
  languages: readonly [Language, ...Language[]];
  log: (line: string) => void;
  /** Gets what has to be closed when the program ends, however it ends. */
  onShutdown: (close: () => unknown) => void;
}

/** What was made. */
export interface ChangePictures {
  /** The file of the page. */
  page: string;
  views: PicturedView[];
}

const windowSize = { width: 1440, height: 900 };

/** What every picture takes for now: what differs between two of them does not differ by the clock. */
const now = new Date();

/** Takes pictures, before and after, of the views whose compiled form differs, and writes a page that shows them side by side. */
export async function takeChangePictures(options: ChangedOptions): Promise<ChangePictures> {
  const { root, before, after, changes, folder, languages, onShutdown } = options;
  const names = concernedScreens(before, after).flatMap(({ subject, views }) =>
    views.map((view) => `${subject}.${view}`),
  );
  await mkdir(folder, { recursive: true });
  const views: PicturedView[] = [];
  if (names.length > 0) {
    const browser = await openBrowser();
    onShutdown(() => browser.close());
    const sides = {
      before: await serve(root, before, onShutdown),
      after: await serve(root, after, onShutdown),
    };
    for (const name of names) views.push(await picturesOf(name, sides, browser, options));
  }
  const page = path.join(folder, "index.html");
  await writeFile(page, pageOf(views, plainChanges(changes, languages[0]), languages));
  return { page, views };
}

type Sides = Record<"before" | "after", Served>;

async function picturesOf(
  name: string,
  sides: Sides,
  browser: Browser,
  { languages, folder, log }: ChangedOptions,
): Promise<PicturedView> {
  const found = sides.after.views.get(name) ?? sides.before.views.get(name);
  const pictures: PicturedView["pictures"] = {};
  for (const language of languages) {
    pictures[language] = {};
    for (const side of ["before", "after"] as const) {
      const view = sides[side].views.get(name);
      if (!view) continue;
      const file = `${name}-${language}-${side}.png`;
      const isThere = await photograph(browser, sides[side].url, view, language, path.join(folder, file));
      if (!isThere) log(`${name} (${language}, ${side}) was not there in time`);
      pictures[language][side] = file;
    }
  }
  return { name, words: found?.words ?? { zh: name, en: name }, pictures };
}

/** @returns whether all of the view was there in time. */
async function photograph(
  browser: Browser,
  url: string,
  view: GalleryView,
  language: Language,
  file: string,
): Promise<boolean> {
  const context = await browser.newContext({
    baseURL: url,
    locale: language === "zh" ? "zh-CN" : "en-US",
    timezoneId: "Asia/Shanghai",
    viewport: windowSize,
    reducedMotion: "reduce",
  });
  try {
    await context.clock.setFixedTime(now);
    const page = await context.newPage();
    await enter(page, view, language);
    const isThere = await goTo(page, view);
    await page.screenshot({ path: file });
    return isThere;
  } finally {
    await context.close();
  }
}

/** Signs in by what the gallery takes beside an address: who looks, and how. */
async function enter(page: Page, { user, mode, path: address }: GalleryView, language: Language): Promise<void> {
  const session = { user_token: tokenOf(usernameOf({ user, state: "many" })), loginFlag: String(mode) };
  const look = JSON.stringify({
    session: user === "" ? {} : session,
    preferences: { language, theme: "light" },
    state: {},
  });
  await page.goto(`/custom${user === "" ? address : NOWHERE}?gallery=${encodeURIComponent(look)}`);
  await page.locator("main :is(h1, form)").first().waitFor();
}
