import type { Browser } from "playwright";
import type { Measure } from "./measure";
import { costOf, inside, openWindow } from "./page-tools";
import type { Site, Sites } from "./sites";
import { median, percentile } from "./statistics";
import { FIELDS, FORM_ROUTE } from "./wide-form";

/** Plain text fields from top to bottom of the form, by the numbers in their labels. */
const TYPED_FIELDS = [1, 13, 35, 57, 79, 91];
const TEXT = "cloud console";
/** As fast as a good typist; pauses of the same length as between words make drafts count. */
const BETWEEN_KEYS_MS = 60;

interface Typing {
  /** Milliseconds from each key to the frame that shows it. */
  latencies: number[];
  /** Processor milliseconds of the main thread per key, pauses included. */
  work: number;
}

/** What a keystroke costs in a form of 100 fields. */
export async function measureTyping(browser: Browser, sites: Sites): Promise<Measure[]> {
  const [console, reference] = [await type(browser, sites.wideForm), await type(browser, sites.reference)];
  const line = (name: string, pick: (typing: Typing) => number): Measure => ({
    heading: `A form of ${FIELDS} fields, ${console.latencies.length} keystrokes`,
    name,
    value: pick(console),
    reference: pick(reference),
    unit: "ms",
  });
  return [
    line("key to frame, median", ({ latencies }) => median(latencies)),
    line("key to frame, 95 of 100", ({ latencies }) => percentile(latencies, 0.95)),
    line("main thread's processor time per key", ({ work }) => work),
  ];
}

async function type(browser: Browser, site: Site): Promise<Typing> {
  const context = await openWindow(browser, site.token);
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}/custom${FORM_ROUTE}`);
    // Everything has been drawn and warmed up before the first key that counts.
    await page.getByLabel(labelOf(FIELDS - 1)).pressSequentially(TEXT, { delay: BETWEEN_KEYS_MS });
    const cost = await costOf(page, async () => {
      await inside(page, "bench.keystrokes.length = 0");
      for (const field of TYPED_FIELDS) await page.getByLabel(labelOf(field)).pressSequentially(TEXT, { delay: BETWEEN_KEYS_MS });
      return 0;
    });
    const latencies = await page.evaluate<number[]>("bench.keystrokes");
    return { latencies, work: cost.work / latencies.length };
  } finally {
    await context.close();
  }
}

/** The label of a field; what marks it as required may follow. */
function labelOf(field: number): RegExp {
  return new RegExp(`^字段 ${field}(?!\\d)`);
}
