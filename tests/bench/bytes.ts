import { get } from "node:http";
import type { Browser, Request } from "playwright";
import { MANY } from "./many-screens";
import { budgets, type Measure, TIMES_WITH_MANY } from "./measure";
import { openWindow } from "./page-tools";
import type { Site, Sites } from "./sites";

const KINDS = ["JS", "CSS", "JSON", "page"] as const;
const ENCODINGS = { br: "brotli", gzip: "gzip" } as const;

type Kind = (typeof KINDS)[number];
type Encoding = keyof typeof ENCODINGS;

/** Bytes by kind of file; answers of the API are no files and not counted. */
type Sizes = Record<Kind, number>;

/** What a page loads at first, as the server sends it, per encoding. */
type Load = Record<Encoding, Sizes>;

/** The list that is measured. */
export const LIST = "/userCenter/messageCenter/index";

/**
 * First load of login and of the first list, cold: every file that is fetched until the network is silent, whatever it is
 * (scripts, stylesheets, manifest, version file, the page itself); answers of the API are no files. Once more with 1,000
 * screens added to config, in the reference's place: the same files are counted there.
 */
export async function measureBytes(browser: Browser, sites: Sites): Promise<Measure[]> {
  const login = await loadOf(browser, { url: sites.console.url }, "/login");
  const list = await loadOf(browser, sites.console, LIST);
  const reference = await loadOf(browser, sites.reference, LIST);
  const [manyLogin, manyList] = [
    await loadOf(browser, { url: sites.many.url }, "/login"),
    await loadOf(browser, sites.many, LIST),
  ];
  return [
    ...measuresOf("First load of login", login, undefined, budgets.login),
    ...measuresOf("First load of the first list (message centre, signed in)", list, reference, budgets.firstList),
    ...growthOf("login", manyLogin, login),
    ...growthOf("first list", manyList, list),
  ];
}

function measuresOf(heading: string, load: Load, reference: Load | undefined, budget: number): Measure[] {
  return (Object.keys(ENCODINGS) as Encoding[]).flatMap((encoding): Measure[] => {
    const line = (name: string, kinds: readonly Kind[], limit?: number): Measure => ({
      heading,
      name: `${name}, ${ENCODINGS[encoding]}`,
      value: sum(load[encoding], kinds),
      reference: reference && sum(reference[encoding], kinds),
      unit: "kB",
      ...(limit !== undefined && { budget: limit }),
    });
    return [
      line("JS", ["JS"]),
      line("CSS", ["CSS"]),
      line("JS + CSS", ["JS", "CSS"], encoding === "br" ? budget : undefined),
      line("JSON (manifest, version)", ["JSON"]),
      line("all, with the page itself", KINDS),
    ];
  });
}

function growthOf(name: string, many: Load, few: Load): Measure[] {
  const heading = `First load with ${MANY.toLocaleString("en")} screens more, beside what it is without them (in the place of the reference), brotli`;
  const line = (what: string, kinds: readonly Kind[]): Measure => ({
    heading,
    name: `${name}, ${what}`,
    value: sum(many.br, kinds),
    reference: sum(few.br, kinds),
    unit: "kB",
  });
  return [
    line("JS + CSS", ["JS", "CSS"]),
    line("JSON (manifest, version)", ["JSON"]),
    { ...line("all, with the page itself", KINDS), ratio: TIMES_WITH_MANY },
  ];
}

function sum(sizes: Sizes, kinds: readonly Kind[]): number {
  return kinds.reduce((total, kind) => total + sizes[kind], 0) / 1000;
}

async function loadOf(browser: Browser, site: Pick<Site, "url"> & Partial<Site>, path: string): Promise<Load> {
  const files = new Map<string, Kind>();
  const context = await openWindow(browser, { token: site.token });
  const page = await context.newPage();
  page.on("request", (request) => {
    const kind = kindOf(request);
    if (kind) files.set(request.url(), kind);
  });
  await page.goto(`${site.url}/custom${path}`, { waitUntil: "networkidle" });
  await context.close();
  return { br: await sizesOf(files, "br"), gzip: await sizesOf(files, "gzip") };
}

function kindOf(request: Request): Kind | undefined {
  if (request.isNavigationRequest()) return "page";
  const { pathname } = new URL(request.url());
  if (!pathname.startsWith("/custom/")) return undefined;
  if (pathname.endsWith(".js")) return "JS";
  if (pathname.endsWith(".css")) return "CSS";
  return pathname.endsWith(".json") ? "JSON" : undefined;
}

async function sizesOf(files: ReadonlyMap<string, Kind>, encoding: Encoding): Promise<Sizes> {
  const sizes: Sizes = { JS: 0, CSS: 0, JSON: 0, page: 0 };
  for (const [url, kind] of files) sizes[kind] += await sentBytes(url, encoding);
  return sizes;
}

/** Length of a body on its way; `fetch` would unpack it. */
function sentBytes(url: string, encoding: Encoding): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => resolve(bytes));
      response.on("error", reject);
    });
    request.on("error", reject);
  });
}
