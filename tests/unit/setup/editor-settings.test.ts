import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fileKinds, kindOf } from "../../../src/compiler/read/file-kinds";

interface Settings {
  "json.schemas": { fileMatch: [string]; url: string }[];
}

/** What is asked of a package of VS Code. */
interface Extension {
  main: string;
  engines: { vscode: string };
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

  it("start the language server of config in a VS Code that its client runs in", async () => {
    const folder = ".vscode/extensions/console-config";
    const { main, engines } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as Extension;
    const code = await readFile(path.join(folder, main), "utf8");
    const client = JSON.parse(await readFile("node_modules/vscode-languageclient/package.json", "utf8")) as Extension;
    expect(engines).toEqual(client.engines);
    const [, script = ""] = /"(scripts\/[^"]+)"/.exec(code) ?? [];
    expect(existsSync(script)).toBe(true);
  });
});
