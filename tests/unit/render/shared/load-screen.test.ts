import { describe, expect, it } from "vitest";
import { loadScreen, moduleOf, screenAddress } from "../../../../src/render/shared/load-screen";
import { paramValues } from "../../../../src/render/shared/param-values";
import type { Manifest } from "../../../../src/model/resolved";
import { screen } from "../views";

/** A manifest with one screen at an address of its own, since loaded screens are kept by address. */
function manifest(hash: string): Manifest {
  return { settings: { basePath: "/custom" }, screens: { things: `screens/things.${hash}.js` } } as unknown as Manifest;
}

/** An import that answers one thing after the other. */
function importer(...answers: (object | Error)[]) {
  const asked: string[] = [];
  return {
    asked,
    importModule: async (address: string) => {
      asked.push(address);
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error("asked once too often");
      return answer;
    },
  };
}

describe("loading a screen", () => {
  it("asks for the chunk that the manifest names, once", async () => {
    const module = { default: screen(), operations: {} };
    const { asked, importModule } = importer(module);
    const [first, second] = await Promise.all([
      loadScreen(manifest("a"), "things", importModule),
      loadScreen(manifest("a"), "things", importModule),
    ]);
    expect([first, second, asked]).toEqual([module, module, ["/custom/console/screens/things.a.js"]]);
    expect(moduleOf(module.default)).toBe(module);
  });

  it("tries once more, under another name, because browsers remember a failed import", async () => {
    const { asked, importModule } = importer(new Error("offline"), { default: screen(), operations: {} });
    await loadScreen(manifest("b"), "things", importModule);
    expect(asked).toEqual([
      "/custom/console/screens/things.b.js",
      expect.stringMatching(/^\/custom\/console\/screens\/things\.b\.js\?try=\d+$/),
    ]);
  });

  it("forgets a failure, so that the reader can try again", async () => {
    const { importModule } = importer(new Error("offline"), new Error("offline"), {
      default: screen(),
      operations: {},
    });
    await expect(loadScreen(manifest("c"), "things", importModule)).rejects.toThrow("offline");
    await expect(loadScreen(manifest("c"), "things", importModule)).resolves.toBeDefined();
  });

  it("refuses a chunk that holds no screen, and a subject that is not there", async () => {
    await expect(loadScreen(manifest("d"), "things", async () => ({}))).rejects.toThrow("no screen");
    await expect(loadScreen(manifest("d"), "others")).rejects.toThrow("others");
    expect(screenAddress(manifest("d"), "others")).toBeUndefined();
  });
});

it("reads whole numbers of an address as numbers, since that is how the API writes ids", () => {
  const params = { id: "12", zero: "0", order: "007", big: "99999999999999999", name: "a%b", none: undefined };
  expect(paramValues(params)).toEqual({ id: 12, zero: 0, order: "007", big: "99999999999999999", name: "a%b" });
});
