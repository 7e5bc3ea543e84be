import { describe, expect, test } from "vitest";
import { classesIn, purgeBlueprint } from "../../../scripts/setup/purge-blueprint";

describe("the classes a piece of code can bring about", () => {
  test.each([
    { code: "className={Classes.BUTTON}", classes: ["bp6-button"] },
    {
      code: "classNames(Classes.CARD, Classes.elevationClass(2))",
      classes: [
        "bp6-card",
        "bp6-elevation-0",
        "bp6-elevation-1",
        "bp6-elevation-2",
        "bp6-elevation-3",
        "bp6-elevation-4",
      ],
    },
    {
      code: "Classes.intentClass(intent)",
      classes: ["bp6-intent-primary", "bp6-intent-success", "bp6-intent-warning", "bp6-intent-danger"],
    },
    { code: '"bp6-html-table bp6-compact"', classes: ["bp6-html-table", "bp6-compact"] },
    { code: "Classes.NOTHING_OF_THE_KIND", classes: [] },
  ])("$code", ({ code, classes }) => expect(classesIn(code)).toEqual(classes));
});

describe("the purged stylesheet", () => {
  const css = `
    :root { --bp-used: var(--bp-behind); --bp-behind: red; --bp-ours: 2px; --bp-unused: 3px }
    body { margin: 0 }
    .bp6-button { color: var(--bp-used) }
    .bp6-button.bp6-minimal:hover { color: green }
    .bp6-button.bp6-small { padding: 0 }
    .bp6-button .bp6-small, .bp6-button:not(.bp6-small) { gap: 0 }
    .bp6-card { color: blue }
    .bp6-dark .bp6-button { color: white }
    [data-bp-color-scheme="dark"] .bp6-button { color: grey }
    [data-bp-ours="on"] .bp6-button { color: black }
    .bp6-button:not([data-bp-color-scheme]) { left: 0 }
    .bp6-button, .bp6-tree { top: 0 }
  `;

  async function purged(id: string): Promise<string | undefined> {
    const { transform } = purgeBlueprint({
      names: new Set(["bp6-button", "bp6-minimal", "bp6-small", "--bp-ours", "data-bp-ours"]),
      modules: [new Set(["bp6-button", "bp6-minimal"]), new Set(["bp6-small"])],
    });
    const result: unknown =
      typeof transform === "function" ? await Reflect.apply(transform, undefined, [css, id]) : undefined;
    return typeof result === "object" && result !== null && "code" in result ? String(result.code) : undefined;
  }

  test("keeps what is used, with its states, and what is not Blueprint's", async () => {
    const kept = await purged("/p/node_modules/@blueprintjs/core/lib/css/blueprint.css");
    expect(kept).toContain("body { margin: 0 }");
    expect(kept).toContain(".bp6-button.bp6-minimal:hover");
    expect(kept).not.toMatch(/bp6-card|bp6-dark|bp6-tree/);
  });

  test("keeps classes on one element only where one module names them", async () => {
    const kept = await purged("/p/node_modules/@blueprintjs/core/lib/css/blueprint.css");
    expect(kept).not.toContain(".bp6-button.bp6-small");
    for (const selector of [".bp6-button .bp6-small", ".bp6-button:not(.bp6-small)"]) expect(kept).toContain(selector);
  });

  test("keeps rules for attributes only where our own code sets them", async () => {
    const kept = await purged("/p/node_modules/@blueprintjs/core/lib/css/blueprint.css");
    expect(kept).not.toContain('[data-bp-color-scheme="dark"]');
    for (const selector of ["[data-bp-ours=", ".bp6-button:not([data-bp-color-scheme])"])
      expect(kept).toContain(selector);
  });

  test("keeps the custom properties that its rules or our own stylesheets use", async () => {
    const kept = await purged("/p/node_modules/@blueprintjs/core/lib/css/blueprint.css");
    for (const name of ["--bp-used:", "--bp-behind:", "--bp-ours:"]) expect(kept).toContain(name);
    expect(kept).not.toContain("--bp-unused");
  });

  test("leaves every other stylesheet alone", async () => {
    expect(await purged("/p/src/shell/theme.css")).toBeUndefined();
  });
});
