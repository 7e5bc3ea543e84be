import { expect, type Page } from "playwright/test";

/** Calls of the API that wait: what a page asks for by itself must not come between two steps of a test. */
export interface HeldAnswers {
  /** From now on no call goes to the server; resolves when those under way have been answered. */
  hold(): Promise<void>;
  /** Lets all of them go, together. */
  release(): void;
}

/** Prepares a page whose calls can be held. To be called before the page is opened. */
export async function holdAnswers(page: Page): Promise<HeldAnswers> {
  let gate: Promise<void> | undefined;
  let open = (): void => undefined;
  let underWay = 0;
  await page.route("**/cdz-admin/**", async (route) => {
    if (gate) await gate;
    underWay += 1;
    try {
      // The page may have gone meanwhile, and its calls with it.
      const response = await route.fetch();
      await route.fulfill({ response });
    } catch {
      await route.abort().catch(() => undefined);
    } finally {
      underWay -= 1;
    }
  });
  return {
    async hold() {
      gate = new Promise((resolve) => (open = resolve));
      await expect.poll(() => underWay).toBe(0);
    },
    release() {
      gate = undefined;
      open();
    },
  };
}
