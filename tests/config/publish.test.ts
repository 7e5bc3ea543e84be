import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Manifest } from "../../src/model/resolved";
import { ConfigHasErrors, publish } from "../../src/compiler/node/publish";
import { description } from "./fixture/description";

let root: string;
let out: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "publish-"));
  out = path.join(root, "out");
  await cp(path.join(import.meta.dirname, "fixture/config"), path.join(root, "config"), { recursive: true });
  await mkdir(path.join(root, "src/generated"), { recursive: true });
  await writeFile(path.join(root, "src/generated/openapi.json"), JSON.stringify(description));
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string) => readFile(path.join(out, file), "utf8");
const manifest = async () => JSON.parse(await read("console/manifest.json")) as Manifest;
const chunks = async () => (await readdir(path.join(out, "console/screens"))).sort();

async function change(file: string, from: string, to: string): Promise<void> {
  const place = path.join(root, "config", file);
  await writeFile(place, (await readFile(place, "utf8")).replace(from, to));
}

describe("publishing", () => {
  it("writes manifest, chunks and version", async () => {
    const { version, files } = await publish({ root, out });
    expect(JSON.parse(await read("version.json"))).toEqual({ version });
    expect((await manifest()).version).toBe(version);
    expect(files.at(-1)).toBe("version.json");
    for (const screen of Object.values((await manifest()).screens))
      expect(await read(`console/${screen}`)).toMatch(/^export default /);
    expect((await readdir(out)).sort()).toEqual(["console", "version.json"]);
  });

  it("is deterministic: the same config gives the same version and the same bytes", async () => {
    const first = await publish({ root, out });
    const before = await Promise.all(first.files.map(read));
    const second = await publish({ root, out });
    expect([second.version, await Promise.all(second.files.map(read))]).toEqual([first.version, before]);
  });

  it("has another version when anything changes: words, a screen, the application", async () => {
    const versions = [(await publish({ root, out })).version];
    await change("words/messages.json", "Goodbye", "Farewell");
    versions.push((await publish({ root, out })).version);
    await change("screens/library/shelves.json", '"Name"', '"Label"');
    versions.push((await publish({ root, out })).version);
    await mkdir(path.join(out, "app"));
    await writeFile(path.join(out, "app/index.html"), '<script src="/custom/main.1.js">');
    versions.push((await publish({ root, out })).version);
    expect(new Set(versions).size).toBe(4);
  });

  it("puts nothing in place where trying it fails", async () => {
    await publish({ root, out });
    const before = [await read("version.json"), await read("console/manifest.json"), await chunks()];
    await change("screens/library/shelves.json", '"Name"', '"Label"');
    const tryOut = () => Promise.reject(new Error("no list answers"));
    await expect(publish({ root, out, tryOut })).rejects.toThrow("no list answers");
    expect([await read("version.json"), await read("console/manifest.json"), await chunks()]).toEqual(before);
  });

  it("tries what differs from what is in place, and nothing else", async () => {
    let tries = 0;
    const tryOut = async (): Promise<void> => {
      tries += 1;
    };
    await publish({ root, out });
    await publish({ root, out, tryOut });
    await publish({ root, out, tryOut, dryRun: true });
    expect(tries).toBe(0);
    await change("screens/library/shelves.json", '"Name"', '"Label"');
    await publish({ root, out, tryOut });
    expect(tries).toBe(1);
  });

  it("leaves chunks that have not changed where they are, with their compressed copies", async () => {
    await publish({ root, out });
    const before = await chunks();
    const places = async (names: string[]) =>
      Promise.all(names.map(async (name) => (await stat(path.join(out, "console/screens", name))).ino));
    const kept = before.filter((name) => name.startsWith("books"));
    const files = await places(kept);
    await writeFile(path.join(out, "console/screens", `${kept[0]}.br`), "compressed");
    await change("screens/library/shelves.json", '"Name"', '"Label"');
    await publish({ root, out });
    expect([await places(kept), await read(`console/screens/${kept[0]}.br`)]).toEqual([files, "compressed"]);
  });

  it("writes a chunk again that was damaged", async () => {
    await publish({ root, out });
    const [name] = await chunks();
    const whole = await read(`console/screens/${name}`);
    await writeFile(path.join(out, "console/screens", name ?? ""), "export");
    await publish({ root, out });
    expect(await read(`console/screens/${name}`)).toBe(whole);
  });

  it("keeps the chunks of the console before, for those who have it open, and no older ones", async () => {
    await publish({ root, out });
    const ofShelves = async () => (await chunks()).filter((name) => /^(_sources\.)?shelves/.test(name));
    const first = await ofShelves();
    expect(first).toHaveLength(2);
    await change("screens/library/shelves.json", '"Name"', '\n"Label"');
    await publish({ root, out });
    expect(await chunks()).toEqual(expect.arrayContaining(first));
    await publish({ root, out });
    expect(await chunks(), "publishing the same again").toEqual(expect.arrayContaining(first));
    await change("screens/library/shelves.json", '\n"Label"', '\n\n"Title"');
    await publish({ root, out });
    expect((await chunks()).filter((name) => first.includes(name))).toEqual([]);
    expect(await ofShelves()).toHaveLength(4);
  });

  it("leaves no compressed copy that is older than its source", async () => {
    await publish({ root, out });
    await writeFile(path.join(out, "console/manifest.json.br"), "old");
    await change("words/messages.json", "Goodbye", "Farewell");
    await publish({ root, out });
    expect(await readdir(path.join(out, "console"))).toEqual(["manifest.json", "screens"]);
  });

  it("refuses mistakes and leaves what is there untouched", async () => {
    await publish({ root, out });
    const before = [await read("console/manifest.json"), await read("version.json"), await chunks()];
    await change("screens/library/books.json", '"columns": ["title"', '"columns": ["titel"');
    const refusal = publish({ root, out });
    await expect(refusal).rejects.toThrow(ConfigHasErrors);
    await expect(refusal).rejects.toThrow(/books\.json:41:19 {2}CFG_UNDECLARED_FIELD .* did you mean "title"\?/);
    expect([await read("console/manifest.json"), await read("version.json"), await chunks()]).toEqual(before);
    expect((await readdir(out)).sort()).toEqual(["console", "version.json"]);
  });

  it("names only chunks that are there, whenever somebody reads", async () => {
    await publish({ root, out });
    const publishing = new AbortController();
    const reader = (async () => {
      const missing: string[] = [];
      while (!publishing.signal.aborted) {
        const present = await chunks();
        const named = Object.values((await manifest()).screens).map((screen) => path.basename(screen));
        const later = await chunks();
        missing.push(...named.filter((name) => !present.includes(name) && !later.includes(name)));
      }
      return missing;
    })();
    const words = ["Name", "One", "Two", "Three", "Four", "Five", "Six"];
    for (const [index, word] of words.slice(1).entries()) {
      await change("screens/library/shelves.json", `"en": "${words[index]}"`, `"en": "${word}"`);
      await publish({ root, out });
    }
    publishing.abort();
    expect(await reader).toEqual([]);
  });
});
