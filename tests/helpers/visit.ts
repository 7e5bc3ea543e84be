import { expect, type Page } from "playwright/test";

/** An address that does not exist: nothing is asked for there but what every page asks for. */
export const NOWHERE = "/no/such/page";

/**
 * Goes to an address of the console as a link would, without loading the page: a fifth of the time. `state` is what the history
 * keeps beside it.
 */
export async function visit(page: Page, path: string, state: object = {}): Promise<void> {
  await page.evaluate(
    ([address, usr]) => {
      history.pushState({ usr, key: address }, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
    },
    [`/custom${path}`, state] as const,
  );
}

/** The same by way of an address that does not exist: what is there afterwards is of the new page only. */
export async function visitAfresh(page: Page, path: string): Promise<void> {
  const missing = page.getByRole("main").getByText(NOWHERE).first();
  await visit(page, NOWHERE);
  await expect(missing).toBeVisible();
  await visit(page, path);
  await expect(missing).toHaveCount(0);
}
