import type { Browser, Page } from "playwright";
import type { ResourceMap } from "../../src/generated/api";
import { operations } from "../../src/generated/operations";
import type { Measure } from "./measure";
import { costOf, inside, openWindow } from "./page-tools";
import type { Site } from "./sites";
import { median, percentile } from "./statistics";

/** As many as a map shows at most. */
const NODES = 1000;

/** Ids of a copy are greater by so much. */
const COPY = 1_000_000_000;

/** Milliseconds from one frame to the next at 60 a second, and what clocks are off by. */
const FRAME_MS = 17.2;

/** How far the map is pulled to and fro, pixels, in how many movements of the mouse. */
const PULL = { pixels: 400, movements: 60 } as const;

/** Pulling the map of a thousand resources by the mouse: how the frames follow each other, and what each costs the main thread. */
export async function measureMap(browser: Browser, { url, token }: Site, rounds: number): Promise<Measure[]> {
  const context = await openWindow(browser, { token, mode: 2, origin: url });
  try {
    const page = await context.newPage();
    await answerMap(page);
    await page.goto("/custom/resource/pubCloud/host?sheet=map", { waitUntil: "networkidle" });
    await page.locator("[data-thing]").first().waitFor();
    const nodes = await page.locator("[data-thing]").count();
    if (nodes !== NODES) throw new Error(`The map has ${nodes} of ${NODES} resources.`);
    const frames: number[] = [];
    const { work } = await costOf(page, async () => {
      for (let round = 0; round < rounds; round += 1) frames.push(...(await pull(page)));
      return 0;
    });
    const heading = `Map of ${nodes} resources, pulled by the mouse, ${frames.length} frames`;
    return [
      { heading, name: "from frame to frame, median", value: median(frames), unit: "ms", budget: FRAME_MS },
      {
        heading,
        name: "from frame to frame, 95 of 100",
        value: percentile(frames, 0.95),
        unit: "ms",
        budget: FRAME_MS,
      },
      {
        heading,
        name: "main thread's processor time, a frame",
        value: work / frames.length,
        unit: "ms",
        budget: FRAME_MS,
      },
    ];
  } finally {
    await context.close();
  }
}

/** Answers with the resources of the demo again and again, until they are as many. */
async function answerMap(page: Page): Promise<void> {
  await page.route(`**${operations.getResourceMap.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: ResourceMap };
    const { list } = answer.data;
    const copies = Array.from({ length: Math.ceil(NODES / list.length) }, (_, copy) =>
      list.map((row) => ({
        ...row,
        id: row.id + copy * COPY,
        parentId: row.parentId === null ? null : row.parentId + copy * COPY,
      })),
    );
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, list: copies.flat().slice(0, NODES) } },
    });
  });
}

/** Pulls the map to the left and back. @returns the milliseconds between its frames */
async function pull(page: Page): Promise<number[]> {
  const box = await page.locator(".map-frame").boundingBox();
  if (!box) throw new Error("The map is not there.");
  const from = { x: box.x + box.width / 2 + PULL.pixels / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await inside(page, "bench.beginFrames()");
  await page.mouse.move(from.x - PULL.pixels, from.y, { steps: PULL.movements });
  await page.mouse.move(from.x, from.y, { steps: PULL.movements });
  const frames = await page.evaluate<number[]>("bench.endFrames()");
  await page.mouse.up();
  return frames;
}
