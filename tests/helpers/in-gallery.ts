import { fileURLToPath } from "node:url";
import { expect, type Page } from "playwright/test";
import type { GalleryView } from "../gallery/catalogue";
import { openGallery } from "../gallery/gallery";
import { type GalleryState, stateNames, tokenOf, usernameOf } from "../gallery/states";
import { test as base } from "./browser";
import { NOWHERE, visit } from "./visit";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** `test` at the gallery instead of a server with a database. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const { url, close } = await openGallery(root, 0);
      await use(url);
      await close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
});

/** How a state is looked at: both languages and both themes among the states. */
function lookOf(state: GalleryState): { language: "zh" | "en"; theme: "light" | "dark" } {
  const index = stateNames.indexOf(state);
  return { language: index % 2 === 0 ? "zh" : "en", theme: index % 3 === 0 ? "dark" : "light" };
}

/**
 * Goes to each of the views in a state. A page is loaded only where somebody else looks, and after a form, which may ask before it is
 * left; everything else is a link followed.
 */
export async function walk(
  page: Page,
  state: GalleryState,
  views: readonly GalleryView[],
  check: (view: GalleryView) => Promise<void>,
): Promise<void> {
  let before: GalleryView | undefined;
  for (const view of views) {
    await test.step(`${view.name}, ${state}`, async () => {
      if (view.user !== before?.user || view.mode !== before.mode || before.kind === "form")
        await enterAs(page, view, state);
      before = view;
      await visit(page, view.path, view.state);
      await check(view);
    });
  }
}

async function enterAs(page: Page, { user, mode, path }: GalleryView, state: GalleryState): Promise<void> {
  const session = { user_token: tokenOf(usernameOf({ user, state })), loginFlag: String(mode) };
  const look = JSON.stringify({ session: user === "" ? {} : session, preferences: lookOf(state), state: {} });
  await page.goto(`/custom${user === "" ? path : NOWHERE}?gallery=${encodeURIComponent(look)}`);
  await expect(page.locator("main :is(h1, form)").first()).toBeVisible();
}
