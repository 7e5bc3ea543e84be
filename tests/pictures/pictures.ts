import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import type { Browser, BrowserContext, Page } from "playwright";
import { ensureBuilt } from "../../scripts/setup/build.mjs";
import { Explained } from "../../scripts/setup/explained.mjs";
import { openBrowser } from "../bench/page-tools";
import { openConsole } from "../bench/sites";
import { skeletons } from "../helpers/faults";
import { findPlaces, type Place, visitors } from "../helpers/places";
import { sendReminder } from "../helpers/reminder";
import { signIn } from "../helpers/signed-in";
import { NOWHERE, visit } from "../helpers/visit";
import { catalogueOf, fileOf, type Look, looks } from "./catalogue";

/** What to take pictures of, and where to. */
export interface PicturesOptions {
  /** The project. */
  root: string;
  /** The folder that the pictures go to; what is in it is deleted. */
  folder: string;
  /** How the names of the places begin, such as "orders."; all places where none is given. */
  names: readonly string[];
  /** Only in this language. */
  language?: string | undefined;
  /** Only in this theme. */
  theme?: string | undefined;
  log: (line: string) => void;
  /** Gets what has to be closed when the program ends, however it ends. */
  onShutdown: (close: () => unknown) => void;
}

/** The longest a place is waited for; it is taken as it is then. */
const PATIENCE_MS = 15_000;

/**
 * Takes a picture of every view of both consoles in each language, theme and width, with the demo's data, and writes a page that shows them
 * all.
 * @returns the file of that page
 */
export async function takePictures({
  root,
  folder,
  names,
  language,
  theme,
  log,
  onShutdown,
}: PicturesOptions): Promise<string> {
  const wantedLooks = looks.filter(
    (look) => look.language === (language ?? look.language) && look.theme === (theme ?? look.theme),
  );
  if (wantedLooks.length === 0) throw new Explained("There are the languages zh and en and the themes light and dark.");
  await ensureBuilt(root);
  const { origin, databaseUrl } = await openConsole(root, onShutdown);
  await sendReminderIn(databaseUrl);
  const { places, missing } = await findPlaces(origin, visitors);
  for (const name of missing) log(`no place shows ${name}`);
  const wanted = places.filter(({ says }) => names.length === 0 || names.some((name) => says.startsWith(name)));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await openBrowser();
  onShutdown(() => browser.close());
  for (const look of wantedLooks) {
    log(`${look.language}, ${look.theme}: ${wanted.length} places`);
    await walk(browser, { origin, look, places: wanted, folder, log });
  }
  const page = path.join(folder, "index.html");
  await writeFile(page, catalogueOf(wanted, wantedLooks));
  return page;
}

/** So that a message is seen that the demo sends to nobody who is pictured. */
async function sendReminderIn(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await sendReminder((sql) => client.query(sql));
  await client.end();
}

interface Walk {
  origin: string;
  look: Look;
  places: readonly Place[];
  folder: string;
  log: (line: string) => void;
}

/** Goes through the places in one look, as each place's visitor. */
async function walk(browser: Browser, { origin, look, places, folder, log }: Walk): Promise<void> {
  for (const visitor of visitors) {
    const own = places.filter(({ username, mode }) => username === visitor.username && mode === visitor.mode);
    if (own.length === 0) continue;
    const context = await contextOf(browser, origin, look, visitor);
    const page = await context.newPage();
    await page.goto(`/custom${NOWHERE}`);
    for (const place of own) {
      const isThere = await goTo(page, place);
      if (!isThere) log(`${place.says} (${look.language}, ${look.theme}) was not there in time`);
      await photograph(page, place, look, folder);
    }
    await context.close();
  }
}

async function contextOf(
  browser: Browser,
  origin: string,
  { language, theme }: Look,
  { username, mode }: (typeof visitors)[number],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: language === "zh" ? "zh-CN" : "en-US",
    timezoneId: "Asia/Shanghai",
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  const session = JSON.stringify({ user_token: await signIn(origin, username), loginFlag: String(mode) });
  await context.addInitScript({ content: `Object.assign(sessionStorage, ${session});` });
  return context;
}

/** Goes to a place as a link would. @returns whether all of the place was there in time. */
export async function goTo(
  page: Page,
  { path: address, state, shown }: Pick<Place, "path" | "state" | "shown">,
): Promise<boolean> {
  await visit(page, NOWHERE);
  await visit(page, address, state);
  try {
    await page.locator(shown).first().waitFor({ timeout: PATIENCE_MS });
    await page.waitForFunction(
      (waiting) => document.querySelector(waiting) === null,
      `${skeletons}, [aria-busy=true]`,
      {
        timeout: PATIENCE_MS,
      },
    );
    return true;
  } catch {
    return false;
  }
}

async function photograph(page: Page, place: Place, look: Look, folder: string): Promise<void> {
  for (const { width, height } of look.windows) {
    await page.setViewportSize({ width, height });
    // What a new width folds is folded in the next frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.screenshot({ path: path.join(folder, fileOf(place.says, look, width)), type: "jpeg", quality: 75 });
  }
}
