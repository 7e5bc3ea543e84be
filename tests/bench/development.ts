import type { Browser } from "playwright";
import { tokenOf } from "../gallery/states";
import { type DevConsole, openDevConsole } from "../helpers/dev-console";
import { SAVE_MS, type Measure } from "./measure";
import { inside, openWindow } from "./page-tools";
import { median } from "./statistics";

/** Pages of which the words of a field are changed, in the file that they are drawn from. */
const pages = [
  {
    name: "list",
    address: "/custom/userCenter/messageCenter/index",
    file: "config/screens/message/messages.json",
    words: "发送时间",
  },
  {
    name: "form",
    address: "/custom/userCenter/costCenter/recharge",
    file: "config/screens/cost/recharge.json",
    words: "充值方式",
  },
] as const;

/** How long it takes under `npm run dev` from the saving of a config file until the open page is painted with it, in today's config. */
export async function measureDevelopment(
  browser: Browser,
  rounds: number,
  onShutdown: (close: () => unknown) => void,
): Promise<Measure[]> {
  const development = await openDevConsole();
  onShutdown(development.close);
  const measures: Measure[] = [];
  for (const page of pages)
    measures.push({
      heading: `npm run dev, from saving a config file to painted, ${rounds} saves`,
      name: page.name,
      value: median(await timesOf(browser, development, page, rounds)),
      unit: "ms",
      budget: SAVE_MS,
    });
  return measures;
}

async function timesOf(
  browser: Browser,
  { url, save }: DevConsole,
  { address, file, words }: (typeof pages)[number],
  rounds: number,
): Promise<number[]> {
  const context = await openWindow(browser, { token: tokenOf("admin.many"), origin: url });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator("main").getByText(words).first().waitFor();
    const times: number[] = [];
    let before: string = words;
    // What the first saves compile and load for good is not measured.
    for (const round of [-2, -1, ...Array.from({ length: rounds }, (_, index) => index)]) {
      const now = `${words} ${round}`;
      const painted = inside(page, paintedWith(now));
      const start = Date.now();
      await save(file, `"zh": "${before}"`, `"zh": "${now}"`);
      const took = (await painted) - start;
      if (round >= 0) times.push(took);
      before = now;
    }
    return times;
  } finally {
    await context.close();
  }
}

/** Waits until a text has been painted. @returns the time, milliseconds since 1970 */
function paintedWith(text: string): string {
  return `(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!document.querySelector("main").textContent.includes(${JSON.stringify(text)})) await frame();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Date.now();
  })()`;
}
