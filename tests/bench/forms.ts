import type { Browser, Page } from "playwright";
import { type Measure, SLOW_KEY_MS } from "./measure";
import { costOf, inside, openWindow } from "./page-tools";
import { FORM_SIZES, type FormSize, formRoute } from "./prepared";
import { BOTH, byTurns, type Side, siteOf } from "./rounds";
import type { Sites } from "./sites";
import { timeMeasures } from "./statistics";

/** Plain text fields from top to bottom of the form, as shares of its length; the first field of a group is one. */
const TYPED = [0, 0.25, 0.5, 0.75];
const GROUP = 10;
const TEXT = "cloud console";
/** As fast as a good typist; pauses of the same length as between words make drafts count. */
const BETWEEN_KEYS_MS = 60;
/** So many times slower than this machine's is the processor that a modest laptop has. */
const SLOWER = 4;

const loads = ["cold load to the last field painted", "cold load, main thread's processor time"] as const;
const keys = ["key to frame", "main thread's processor time per key", "key to frame, processor 4 x slower"] as const;
/** Adds what was found. */
type Add<Names extends readonly string[]> = (name: Names[number], value: number) => void;

/** How often a form is loaded, and how often it is typed into: that is long, and has many keys each time. */
export interface FormRounds {
  load: number;
  type: number;
}

/** Forms of 100 and 300 fields: cold load, and what a keystroke costs. */
export async function measureForms(browser: Browser, sites: Sites, rounds: FormRounds): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const size of FORM_SIZES) {
    const open = (side: Side, use: (page: Page) => Promise<void>) => inForm(browser, sites, side, use);
    const loaded = await byTurns(BOTH, rounds.load, loads, (side, add) =>
      open(side, (page) => loadForm(page, size, add)),
    );
    measures.push(
      ...loads.flatMap((name) => timeMeasures(`Form of ${size} fields, ${rounds.load} loads`, name, loaded[name])),
    );
    const typed = await byTurns(BOTH, rounds.type, keys, (side, add) =>
      open(side, (page) => typeInto(page, size, add)),
    );
    const heading = `Form of ${size} fields, ${typed["key to frame"].console.length} keys`;
    for (const name of keys) {
      const lines = timeMeasures(heading, name, typed[name]);
      if (size === 300 && name === "key to frame, processor 4 x slower")
        lines[1] = { ...lines[1], budget: SLOW_KEY_MS };
      measures.push(...lines);
    }
  }
  return measures;
}

/** Has a page of a side, in a window of its own. */
async function inForm(browser: Browser, sites: Sites, side: Side, use: (page: Page) => Promise<void>): Promise<void> {
  const { url, token } = siteOf(sites, side);
  const context = await openWindow(browser, { token, origin: url });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function loadForm(page: Page, size: FormSize, add: Add<typeof loads>): Promise<void> {
  const { time, work } = await costOf(page, async () => {
    await page.goto(`/custom${formRoute(size)}`, { waitUntil: "commit" });
    return inside(page, `bench.painted("main .bp6-input, main select, main input[type=checkbox]", ${size})`);
  });
  add("cold load to the last field painted", time);
  add("cold load, main thread's processor time", work);
}

async function typeInto(page: Page, size: FormSize, add: Add<typeof keys>): Promise<void> {
  await page.goto(`/custom${formRoute(size)}`, { waitUntil: "networkidle" });
  // Everything has been drawn and warmed up before the first key that counts.
  await type(page, [size - GROUP + 3]);
  const { latencies, work } = await measured(page, size);
  for (const latency of latencies) add("key to frame", latency);
  add("main thread's processor time per key", work / latencies.length);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  for (const latency of (await measured(page, size)).latencies) add("key to frame, processor 4 x slower", latency);
}

async function measured(page: Page, size: FormSize): Promise<{ latencies: number[]; work: number }> {
  const { work } = await costOf(page, async () => {
    await inside(page, "bench.keystrokes.length = 0");
    await type(
      page,
      TYPED.map((share) => Math.floor((share * size) / GROUP) * GROUP + 1),
    );
    return 0;
  });
  return { latencies: await page.evaluate<number[]>("bench.keystrokes"), work };
}

async function type(page: Page, fields: readonly number[]): Promise<void> {
  for (const field of fields) await page.getByLabel(labelOf(field)).pressSequentially(TEXT, { delay: BETWEEN_KEYS_MS });
}

/** The label of a field; what marks it as required may follow. */
function labelOf(field: number): RegExp {
  return new RegExp(`^字段 ${field}(?!\\d)`);
}
