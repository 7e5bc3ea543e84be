import type { Page } from "playwright/test";
import type { Manifest } from "../../src/model/resolved";

/** Makes an address one that has no screen yet, as config that says `"pending": true` does, for a page of the browser. */
export async function makePending(page: Page, path: string): Promise<void> {
  await page.route("**/console/manifest.json", async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as Manifest;
    const routes = manifest.routes.map((each) => {
      if (each.path !== path) return each;
      const { subject: _subject, view: _view, ...address } = each;
      return { ...address, pending: true };
    });
    await route.fulfill({ response, json: { ...manifest, routes } });
  });
}
