import { describe, expect, test } from "vitest";
import type { DirectoryPart, Manifest, ResolvedRoute } from "../../../src/model/resolved";
import { AddressBook } from "../../../src/state/directory";

const words = { zh: "甲", en: "A" };
const route = (path: string): ResolvedRoute => ({
  path,
  title: words,
  frame: "standard",
  modes: [1],
  permission: [],
  subject: path,
});
const part = (...paths: string[]): DirectoryPart => ({
  routes: paths.map(route),
  screens: Object.fromEntries(paths.map((path) => [path, `screens${path}.js`])),
  groups: { 1: { v2: [{ code: "v2-1", words, route: paths[0] ?? "" }] }, 2: {} },
  codes: { "v2-1": words },
});
const chunks: Record<string, DirectoryPart> = {
  "/custom/console/early.js": part("/a", "/a/:id"),
  "/custom/console/late.js": part("/m", "/m/:id/edit"),
  "/custom/console/whole.js": part("/a", "/a/:id", "/m", "/m/:id/edit"),
};

function book() {
  const manifest = {
    settings: { basePath: "/custom" },
    operations: {},
    routes: [route("/index")],
    screens: {},
    menus: {
      1: {
        mode: 1,
        entries: [
          { code: "v1", words },
          { code: "v2", words, folded: true },
        ],
      },
      2: { mode: 2, entries: [] },
    },
    directory: {
      parts: [
        ["/a", "early.js"],
        ["/m", "late.js"],
      ],
      whole: "whole.js",
    },
  } as unknown as Manifest;
  const asked: string[] = [];
  const addresses = new AddressBook(manifest, async (address) => {
    asked.push(address.replace("/custom/console/", ""));
    if (!chunks[address]) throw new Error("gone");
    return { default: chunks[address] };
  });
  return { addresses, asked, paths: () => addresses.manifest.routes.map(({ path }) => path) };
}

describe("the addresses of a large console", () => {
  test.each([
    { path: "/index", asks: [] },
    { path: "/a", asks: ["early.js"] },
    { path: "/a/7", asks: ["early.js"] },
    { path: "/m/7/edit", asks: ["late.js"] },
    { path: "/nowhere", asks: ["late.js"] },
  ])("$path asks for $asks", async ({ path, asks }) => {
    const { addresses, asked } = book();
    await addresses.load(path);
    expect([asked, addresses.isKnown(path)]).toEqual([asks, true]);
  });

  test("are given to listeners, with the menu group and the chunks they need", async () => {
    const { addresses, paths } = book();
    let told = 0;
    addresses.subscribe(() => (told += 1));
    expect(addresses.isKnown("/a")).toBe(false);
    await addresses.load("/a");
    expect([told, paths(), addresses.manifest.screens["/a"]]).toEqual([1, ["/index", "/a", "/a/:id"], "screens/a.js"]);
    expect(addresses.manifest.menus[1].entries[1]).toEqual({
      code: "v2",
      words,
      children: [{ code: "v2-1", words, route: "/a" }],
    });
  });

  test("are asked for once, and stand once, however often they are needed", async () => {
    const { addresses, asked, paths } = book();
    await Promise.all([addresses.load("/a"), addresses.load("/a"), addresses.load("/a/1")]);
    await addresses.loadAll();
    await addresses.loadAll();
    expect([asked, new Set(paths()).size]).toEqual([["early.js", "whole.js"], paths().length]);
  });

  test("are all known once the whole has come", async () => {
    const { addresses, asked } = book();
    await addresses.loadAll();
    await addresses.load("/m");
    expect([asked, addresses.isKnown("/nowhere")]).toEqual([["whole.js"], true]);
  });

  test("of a small one need no asking", async () => {
    const { addresses, asked } = book();
    const { directory: _none, ...small } = addresses.manifest;
    addresses.replace(small);
    await Promise.all([addresses.load("/nowhere"), addresses.loadAll()]);
    expect([asked, addresses.isKnown("/nowhere")]).toEqual([[], true]);
  });

  test("that could not be fetched can be asked for again", async () => {
    const { addresses } = book();
    const { directory } = addresses.manifest;
    addresses.replace({
      ...addresses.manifest,
      directory: { parts: [["/a", "gone.js"]], whole: directory?.whole ?? "" },
    });
    await expect(addresses.load("/a")).rejects.toThrow("gone");
    expect(addresses.isKnown("/a")).toBe(false);
    await addresses.loadAll();
    expect(addresses.isKnown("/a")).toBe(true);
  });
});
