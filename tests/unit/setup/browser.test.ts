import { describe, expect, test } from "vitest";
import { browserPlaces, firstBrowser } from "../../../scripts/setup/browser.mjs";

describe("the browser for the tests", () => {
  test.each([
    { there: ["/own/chrome", "/usr/bin/chromium"], found: "/own/chrome", why: "Playwright's own comes first" },
    {
      there: ["/usr/bin/chromium", "/opt/bin/chromium-headless-shell"],
      found: "/opt/bin/chromium-headless-shell",
      why: "Chromium without windows is quicker",
    },
    {
      there: ["/usr/bin/google-chrome", "/opt/bin/chromium"],
      found: "/opt/bin/chromium",
      why: "Chromium comes before Chrome, wherever it lies",
    },
    {
      there: ["/opt/bin/chromium", "/usr/bin/chromium"],
      found: "/usr/bin/chromium",
      why: "the PATH's order decides between two of a name",
    },
    { there: ["/usr/bin/chromium-browser"], found: "/usr/bin/chromium-browser", why: "older systems call it so" },
    { there: ["/usr/bin/google-chrome"], found: "/usr/bin/google-chrome", why: "Chrome will do" },
    {
      there: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
      found: "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      why: "macOS keeps it off the PATH",
    },
    { there: ["/usr/bin/firefox"], found: undefined, why: "another browser will not" },
  ])("$why", ({ there, found }) => {
    const places = browserPlaces("/own/chrome", "/usr/bin:/opt/bin");
    expect(firstBrowser(places, (file) => there.includes(file))).toBe(found);
  });

  test("a file that is no browser is passed over", () => {
    expect(firstBrowser(["/bin/false", "/nonexistent/chrome", "/bin/true"])).toBe("/bin/true");
  });

  test("an empty PATH is no place", () => {
    expect(
      browserPlaces(undefined, "").filter((place) => !place.startsWith("/Applications") && !place.startsWith("C:")),
    ).toEqual([]);
  });
});
