import path from "node:path";
import { describe, expect, it } from "vitest";
import connection from "../../config/connection.json" with { type: "json" };
import settings from "../../config/console.json" with { type: "json" };
import { compileConsole } from "../../src/compiler/node/compile";

describe("§9: config/console.json and connection.json", () => {
  it("has the time-out, the toast's duration, the badge's cap, the double-click guard and the menu's width", () => {
    expect({ ...settings, ...connection }).toMatchObject({
      timeoutMs: 30_000,
      toastMs: 5000,
      unreadBadgeCap: 99,
      doubleClickMs: 1000,
      leftMenuWidth: 220,
    });
  });

  it("has the base paths of §2 and §7, and signs as §7 says", () => {
    expect(connection).toMatchObject({
      basePath: "/custom",
      api: {
        base: "/cdz-admin",
        authentication: { source: "web", order: ["source", "path", "code", "timestamp", "token"] },
      },
    });
  });
});

describe("§9: route views", () => {
  it("load in chunks: a subject's screen is a file of its own, fetched with its address", async () => {
    const { console } = await compileConsole(path.join(import.meta.dirname, "../.."));
    const routes = console?.manifest.routes.filter(({ subject }) => subject) ?? [];
    expect(routes.length).toBeGreaterThan(40);
    const chunks = new Set(console?.chunks.map((chunk) => chunk.path));
    for (const { subject = "" } of routes) expect(chunks).toContain(`console/${console?.screens[subject]}`);
    const subjects = [...new Set(routes.map(({ subject = "" }) => subject))];
    expect(new Set(subjects.map((subject) => console?.screens[subject])).size).toBe(subjects.length);
  });
});
