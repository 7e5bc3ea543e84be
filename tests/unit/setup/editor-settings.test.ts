import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fileKinds, kindOf } from "../../../src/compiler/read/file-kinds";

interface Settings {
  "json.schemas": { fileMatch: [string]; url: string }[];
}

/** A glob of editors: `*` is within a folder, a whole `**` any folders. */
function patternOf(glob: string): RegExp {
  return new RegExp(
    `^${glob
      .replaceAll(".", "\\.")
      .replaceAll("**/", "(?:.+/)?")
      .replaceAll(/(?<!\))\*/g, "[^/]+")}$`,
  );
}

describe("the settings of editors", () => {
  it("complete every file of config from the schema of its kind", async () => {
    const settings = JSON.parse(await readFile(".vscode/settings.json", "utf8")) as Settings;
    const files = readdirSync("config", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => path.posix.join("config", file.replaceAll(path.sep, "/")));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const found = settings["json.schemas"].filter(({ fileMatch: [glob] }) => patternOf(glob).test(`/${file}`));
      const kind = kindOf(file);
      expect({ file, schemas: found.map(({ url }) => path.basename(url)) }).toEqual({
        file,
        schemas: kind ? [fileKinds[kind].schemaFile] : [],
      });
    }
  });
});
