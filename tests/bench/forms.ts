import type { Browser, Page } from "playwright";
import { type Measure, SLOW_KEY_MS } from "./measure";
import { costOf, inside, openWindow } from "./page-tools";
import { FORM_SIZES, type FormSize, formRoute } from "./prepared";
import { byTurns, type Side, siteOf } from "./rounds";
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

const names = ["cold load to the last field painted", "key to frame", "main thread's processor time per key", "key to frame, processor 4 x slower"] as const;
type Add = (name: (typeof names)[number], value: number) => void;

/** Forms of 100 and 300 fields: cold load, and what a keystroke costs. */
export async function measureForms(browser: Browser, sites: Sites, rounds: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const size of FORM_SIZES) {
    const gathered = await byTurns(rounds, names, (side, add) => useForm(browser, sites, side, size, add));
    const heading = `Form of ${size} fields, ${rounds} rounds, ${gathered["key to frame"].console.length} keys`;
    for (const name of names) {
      const lines = timeMeasures(heading, name, gathered[name]);
      if (size === 300 && name === "key to frame, processor 4 x slower") lines[1] = { ...lines[1], budget: SLOW_KEY_MS } as Measure;
      measures.push(...lines);
    }
  }
  return measures;
}

async function useForm(browser: Browser, sites: Sites, side: Side, size: FormSize, add: Add): Promise<void> {
  const site = siteOf(sites, side);
  const context = await openWindow(browser, site.token);
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}/custom${formRoute(size)}`, { waitUntil: "commit" });
    add("cold load to the last field painted", await inside(page, `bench.painted("main .bp6-input, main select, main input[type=checkbox]", ${size})`));
    await page.waitForLoadState("networkidle");
    // Everything has been drawn and warmed up before the first key that counts.
    await type(page, [size - GROUP + 3]);
    const { latencies, work } = await measured(page, size);
    for (const latency of latencies) add("key to frame", latency);
    add("main thread's processor time per key", work / latencies.length);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    for (const latency of (await measured(page, size)).latencies) add("key to frame, processor 4 x slower", latency);
  } finally {
    await context.close();
  }
}

async function measured(page: Page, size: FormSize): Promise<{ latencies: number[]; work: number }> {
  const { work } = await costOf(page, async () => {
    await inside(page, "bench.keystrokes.length = 0");
    await type(page, TYPED.map((share) => Math.floor((share * size) / GROUP) * GROUP + 1));
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
