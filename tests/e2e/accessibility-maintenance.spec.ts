import { expect } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { atEveryPlace, settled } from "../helpers/faults";
import { expectNoOverflow } from "../helpers/layout";
import { test } from "../helpers/own-data";
import { NOWHERE, visit } from "../helpers/visit";

test.describe.configure({ mode: "parallel" });

// Every place of the cloud-maintenance console as axe sees it in English, narrow and dark: what the tests of single screens, which
// are in Chinese, wide and light, do not see.

// High enough that nothing of a form is out of sight: axe takes colours and labels there for missing.
test.use({ locale: "en-US", colorScheme: "dark", viewport: { width: 360, height: 6000 } });

/** So many walks share the places. */
const WALKS = 4;

for (let from = 0; from < WALKS; from += 1) {
  test(`every place of cloud maintenance: accessible, and never wider than the window (${from + 1} of ${WALKS})`, async ({
    page,
    openAs,
    own,
    consoleServer,
  }) => {
    test.slow();
    const share = { from, each: WALKS };
    const only = ({ mode }: { mode: number }) => mode === 2;
    await atEveryPlace({ page, openAs, own, url: consoleServer.url, only, share }, async ({ shown }) => {
      await expect(page.locator(shown).first()).toBeVisible();
      await settled(page);
      await expectNoOverflow(page);
      await expectAccessible(page);
      // Nothing of a place is still open at the next one.
      await visit(page, NOWHERE);
      await expect(page.locator("[data-row-key], [data-card], .detail, .form-submit")).toHaveCount(0);
    });
  });
}
