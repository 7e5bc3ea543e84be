import { describe, expect, it } from "vitest";
import { check } from "../../src/compiler/compile";
import { type ConsoleOnDemand, consoleOnDemand } from "../../src/compiler/on-demand";
import { nodeTools } from "../../src/compiler/node/tools";
import type { SourceFile } from "../../src/compiler/read/config-file";
import type { Manifest } from "../../src/model/resolved";
import { describe as describeApi } from "../../src/compiler/api/description";
import { description } from "./fixture/description";
import { changed, compileFiles, fixtureFiles } from "./fixture/fixture";

const api = describeApi(description);

function demanded(config: readonly SourceFile[], change: string, before?: ConsoleOnDemand): ConsoleOnDemand {
  const made = consoleOnDemand(check({ config, api }).scope, nodeTools, { version: "development", change, before });
  if (!made) throw new Error("There is no manifest.");
  return made;
}

const manifestOf = (made: ConsoleOnDemand) => JSON.parse(made.content("console/manifest.json") ?? "") as Manifest;
const contentAt = (made: ConsoleOnDemand, address: string) => made.content(`console/${address}`);
const otherTitle = changed({
  file: "config/screens/library/shelves.json",
  from: '"en": "Shelves"',
  to: '"en": "Racks"',
});

describe("a console made on demand", () => {
  it("says the same as one that is compiled, file by file", () => {
    const made = demanded(fixtureFiles, "1");
    const manifest = manifestOf(made);
    const { console: compiled } = compileFiles(fixtureFiles);
    if (!compiled) throw new Error("It does not compile.");
    const textAt = (address: string) => compiled.chunks.find(({ path }) => path === `console/${address}`)?.content;
    const contents = (addresses: Readonly<Record<string, string>>, at: (address: string) => string | undefined) =>
      Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, at(address)]));
    const demandedAt = (address: string) => contentAt(made, address);
    expect(contents(manifest.screens, demandedAt)).toEqual(contents(compiled.screens, textAt));
    expect(contents(manifest.parts, demandedAt)).toEqual(contents(compiled.manifest.parts, textAt));
    const sources = compiled.chunks.filter(({ path }) => path.includes("/_sources."));
    const whole = compiled.manifest.parts.sources;
    for (const { path, content } of sources.filter((chunk) => !chunk.path.endsWith(whole)))
      expect(made.content(path)).toBe(content);
    const { screens: _screens, parts: _parts, version: _version, ...rest } = manifest;
    const { screens: _compiled, parts: _named, ...same } = compiled.manifest;
    expect(rest).toEqual(same);
  });

  it("has no other files", () => {
    const made = demanded(fixtureFiles, "1");
    const missing = ["console/screens/nothing.1.js", "console/screens/_nothing.1.js", "console/other.js", "index.html"];
    expect(missing.map(made.content)).toEqual(missing.map(() => undefined));
  });

  it("keeps the address of a screen that was asked for and stays the same; nobody has asked for the others", () => {
    const before = demanded(fixtureFiles, "1");
    const asked = manifestOf(before).screens;
    contentAt(before, asked.shelves ?? "");
    contentAt(before, asked.books ?? "");
    const first = manifestOf(demanded(fixtureFiles, "2", before)).screens;
    const other = manifestOf(demanded(otherTitle, "3", demanded(fixtureFiles, "2", before))).screens;
    expect(other.books).toBe(first.books);
    expect(other.shelves).not.toBe(first.shelves);
  });
});
